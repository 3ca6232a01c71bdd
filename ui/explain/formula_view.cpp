// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula_view.h"

#include <QEvent>
#include <QFile>
#include <QFontInfo>
#include <QPainter>
#include <QStringList>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

#include "ui/look/accessible_role.h"

namespace headlight::ui {

namespace {

constexpr double units_per_em = 1000.0;
constexpr double em_of_text = 1.12;  // formulas look as large as text whose small letters are higher
constexpr int space_between = 28;
constexpr double least_shrinking = 0.55;

double pixels_per_unit(const QFont& font) { return QFontInfo(font).pixelSize() * em_of_text / units_per_em; }

}  // namespace

FormulaDrawing::FormulaDrawing(Formula formula, const QColor& ink) {
  const std::string_view name = formula_name(formula);
  QFile file(QStringLiteral(":/formulas/%1.svg").arg(QLatin1StringView(name.data(), qsizetype(name.size()))));
  QByteArray drawing = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  drawing.replace("currentColor", ink.name().toLatin1());
  renderer_ = std::make_unique<QSvgRenderer>(drawing);
}

FormulaDrawing::~FormulaDrawing() = default;

FormulaDrawing::FormulaDrawing(FormulaDrawing&& other) noexcept = default;

FormulaDrawing& FormulaDrawing::operator=(FormulaDrawing&& other) noexcept = default;

QSizeF FormulaDrawing::size(const QFont& font) const {
  return renderer_->viewBoxF().size() * pixels_per_unit(font);
}

double FormulaDrawing::ascent(const QFont& font) const {
  return -renderer_->viewBoxF().top() * pixels_per_unit(font);
}

void FormulaDrawing::draw(QPainter& painter, const QRectF& place) { renderer_->render(&painter, place); }

QPixmap formula_pixmap(Formula formula, const QFont& font, const QColor& ink, qreal device_pixel_ratio) {
  FormulaDrawing drawing(formula, ink);
  const QSizeF size = drawing.size(font);
  QPixmap pixmap((size * device_pixel_ratio).toSize() + QSize(1, 1));
  pixmap.setDevicePixelRatio(device_pixel_ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  drawing.draw(painter, QRectF(QPointF(), size));
  return pixmap;
}

FormulaView::FormulaView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("formulaView"));
  set_accessible_role(*this, QAccessible::Equation);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FormulaView::set_formulas(std::vector<Formula> formulas) {
  formulas_ = std::move(formulas);
  QStringList plain;
  for (const Formula formula : formulas_) {
    plain.append(QString::fromStdString(formula_plain(formula)));
  }
  setAccessibleName(plain.join(QStringLiteral("; ")));
  setToolTip(plain.join(QStringLiteral("\n")));
  renew_drawings();
}

void FormulaView::renew_drawings() {
  drawings_.clear();
  for (const Formula formula : formulas_) {
    drawings_.emplace_back(formula, palette().color(QPalette::WindowText));
  }
  updateGeometry();
  update();
}

QSize FormulaView::sizeHint() const {
  double width = 0.0;
  double above = 0.0;
  double below = 0.0;
  for (const FormulaDrawing& drawing : drawings_) {
    const QSizeF size = drawing.size(font());
    width += size.width() + (width > 0.0 ? space_between : 0);
    above = std::max(above, drawing.ascent(font()));
    below = std::max(below, size.height() - drawing.ascent(font()));
  }
  return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(above + below))};
}

QSize FormulaView::minimumSizeHint() const {
  const QSize hint = sizeHint();
  return {static_cast<int>(hint.width() * least_shrinking), hint.height()};
}

void FormulaView::paintEvent(QPaintEvent* /*event*/) {
  if (drawings_.empty()) {
    return;
  }
  const QSize hint = sizeHint();
  const double scale = std::min(1.0, width() / static_cast<double>(hint.width()));
  double above = 0.0;
  for (const FormulaDrawing& drawing : drawings_) {
    above = std::max(above, drawing.ascent(font()));
  }
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(isRightToLeft() ? 0.0 : width() - hint.width() * scale,
                    (height() - hint.height() * scale) / 2.0);
  painter.scale(scale, scale);
  double x = 0.0;
  for (FormulaDrawing& drawing : drawings_) {
    const QSizeF size = drawing.size(font());
    drawing.draw(painter, QRectF(QPointF(x, above - drawing.ascent(font())), size));
    x += size.width() + space_between;
  }
}

void FormulaView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    renew_drawings();
  }
  QWidget::changeEvent(event);
}

}  // namespace headlight::ui
