// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QScreen>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "ui/figure/color_map.h"
#include "ui/heatmap/figure_form.h"
#include "ui/look/icons.h"

namespace headlight::ui {

namespace {

constexpr int unchosen_palette = -1;
constexpr QSize swatch_size(28, 12);
constexpr std::array palettes{Palette::viridis, Palette::cividis, Palette::magma, Palette::inferno,
                              Palette::ylorrd,  Palette::blues,   Palette::greys, Palette::diverging};

QIcon swatch(Palette palette, bool reversed, qreal ratio) {
  QPixmap pixmap(swatch_size * ratio);
  pixmap.setDevicePixelRatio(ratio);
  const ColorMap map(palette, reversed);
  QPainter painter(&pixmap);
  for (int x = 0; x < swatch_size.width(); ++x) {
    painter.fillRect(x, 0, 1, swatch_size.height(), QColor(map.color((x + 0.5) / swatch_size.width())));
  }
  return pixmap;
}

}  // namespace

FigureBar::FigureBar(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      writer_(document),
      advice_button_(new QToolButton(this)),
      palette_(new QComboBox(this)),
      more_(new QToolButton(this)),
      form_(new FigureForm(document, selection, this)) {
  setObjectName(QStringLiteral("figureBar"));
  form_->setWindowFlags(Qt::Popup);
  form_->hide();
  palette_->setObjectName(QStringLiteral("paletteBox"));
  palette_->setIconSize(swatch_size);
  palette_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  palette_->setAccessibleName(tr("Palette"));
  palette_->setToolTip(tr("Palette: which colours numbers have"));
  more_->setObjectName(QStringLiteral("figureFormButton"));
  more_->setText(QStringLiteral("%1 ▾").arg(tr("Range and numbers")));
  more_->setToolTip(tr("Colour range, decimals, numbers in the cells"));
  more_->setAccessibleName(tr("Colour range and numbers"));
  more_->setAutoRaise(true);
  more_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  advice_button_->setObjectName(QStringLiteral("figureAdvice"));
  advice_button_->setIcon(symbol_icon(QStringLiteral("warning")));
  advice_button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  advice_button_->setAutoRaise(true);
  advice_button_->hide();
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 4, 0);
  row->setSpacing(4);
  row->addStretch();
  row->addWidget(advice_button_);
  row->addWidget(palette_);
  row->addWidget(more_);
  fill_palettes();
  renew();
  connect(palette_, &QComboBox::activated, this, [this] {
    const int chosen = palette_->currentData().toInt();
    writer_.write(palette_, tr("Change the palette"), [chosen](FigureOptions& options) {
      options.palette =
          chosen == unchosen_palette ? std::nullopt : std::optional(static_cast<Palette>(chosen));
    });
  });
  connect(advice_button_, &QToolButton::clicked, this, &FigureBar::take_advice);
  connect(more_, &QToolButton::clicked, this, &FigureBar::open_form);
  connect(form_, &FigureForm::refused, this, &FigureBar::refused);
  connect(&document_, &Document::changed, this, [this](Changes what) {
    if (what & Change::view) {
      renew();
    }
  });
}

void FigureBar::fill_palettes() {
  const std::array names{QStringLiteral("viridis"),
                         QStringLiteral("cividis"),
                         QStringLiteral("magma"),
                         QStringLiteral("inferno"),
                         QStringLiteral("YlOrRd"),
                         tr("Blues"),
                         tr("Greys"),
                         tr("Diverging")};
  palette_->addItem(tr("Automatic"), unchosen_palette);
  for (std::size_t index = 0; index < palettes.size(); ++index) {
    palette_->addItem(names[index], static_cast<int>(palettes[index]));
  }
}

void FigureBar::renew() {
  const FigureOptions options = writer_.options();
  for (int row = 1; row < palette_->count(); ++row) {
    const auto palette = static_cast<Palette>(palette_->itemData(row).toInt());
    palette_->setItemIcon(row, swatch(palette, options.reversed, devicePixelRatioF()));
  }
  palette_->setCurrentIndex(
      palette_->findData(options.palette ? static_cast<int>(*options.palette) : unchosen_palette));
}

void FigureBar::advise(const std::shared_ptr<const Figure>& figure) {
  beyond_log_scale_ = figure ? figure->beyond_log_scale : 0;
  advice_ = beyond_log_scale_ > 0           ? Advice::other_range
            : figure && figure->half_unused ? Advice::other_palette
                                            : Advice::none;
  renew_advice();
}

void FigureBar::renew_advice() {
  QString sentence;
  switch (advice_) {
    case Advice::none: break;
    case Advice::other_palette:
      advice_button_->setText(tr("Use viridis"));
      sentence =
          tr("All numbers lie on one side of zero, so half of the diverging palette is not used. A click "
             "takes viridis, which uses all of it.");
      break;
    case Advice::other_range:
      advice_button_->setText(tr("Use all numbers"));
      sentence =
          tr("A logarithmic range has no place for zero and negative numbers (%1 here). A click takes the "
             "range from the smallest to the largest.")
              .arg(beyond_log_scale_);
      break;
  }
  advice_button_->setToolTip(sentence);
  advice_button_->setVisible(advice_ != Advice::none);
}

void FigureBar::take_advice() {
  if (advice_ == Advice::other_palette) {
    writer_.write(advice_button_, tr("Change the palette"),
                  [](FigureOptions& options) { options.palette = Palette::viridis; });
  } else if (advice_ == Advice::other_range) {
    writer_.write(advice_button_, tr("Change the colour range"),
                  [](FigureOptions& options) { options.range = RangeKind::automatic; });
  }
}

void FigureBar::open_form() {
  form_->adjustSize();
  QPoint corner = more_->mapToGlobal(QPoint(more_->width() - form_->width(), more_->height()));
  const QRect available = screen()->availableGeometry();
  corner.setX(std::clamp(corner.x(), available.left(),
                         std::max(available.left(), available.right() - form_->width())));
  form_->move(corner);
  form_->show();
}

}  // namespace headlight::ui
