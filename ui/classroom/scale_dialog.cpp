// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/scale_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/accessible_role.h"
#include "ui/look/theme.h"
#include "ui/widgets/number_box.h"
#include "ui/words/fixed_number.h"

namespace headlight::ui {

namespace {

constexpr int row_space = 8;
constexpr int widest_bar = 320;
constexpr int weight_decimals = 3;
constexpr int score_decimals = 2;

QString key_name(std::size_t key) { return WeightBars::tr("key %1").arg(key + 1); }

QLabel* add_text(QVBoxLayout& column, const QString& text, TypeStep step = TypeStep::text) {
  auto* const label = new QLabel(text, column.parentWidget());
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setFont(font_at(label->font(), step));
  column.addWidget(label);
  return label;
}

}  // namespace

WeightBars::WeightBars(QWidget* parent) : QWidget(parent) {
  set_accessible_role(*this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WeightBars::set_numbers(const ScaleLesson::Row& scores, const ScaleLesson::Row& weights) {
  scores_ = scores;
  weights_ = weights;
  QStringList spoken;
  for (std::size_t key = 0; key < ScaleLesson::keys; ++key) {
    spoken.append(tr("%1: score %2, weight %3")
                      .arg(key_name(key), fixed_text(scores_.at(key), score_decimals),
                           fixed_text(weights_.at(key), weight_decimals)));
  }
  setAccessibleDescription(spoken.join(tr("; ", "between the items of a list")));
  update();
}

QSize WeightBars::sizeHint() const {
  const QFontMetrics metrics(font());
  return {widest_bar + metrics.horizontalAdvance(QStringLiteral("key 9  512.00  0.000")) + 4 * row_space,
          static_cast<int>(ScaleLesson::keys) * (metrics.height() + row_space)};
}

void WeightBars::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QFontMetrics metrics(font());
  int names = 0;
  for (std::size_t key = 0; key < ScaleLesson::keys; ++key) {
    names = std::max(names, metrics.horizontalAdvance(key_name(key)));
  }
  const int scores = metrics.horizontalAdvance(QStringLiteral("512.00"));
  const int numbers = metrics.horizontalAdvance(QStringLiteral("0.000"));
  const int left = names + scores + 2 * row_space;
  const int room = std::max(0, width() - left - numbers - row_space);
  for (std::size_t key = 0; key < ScaleLesson::keys; ++key) {
    const int height = metrics.height() + row_space / 2;
    const int y = static_cast<int>(key) * (metrics.height() + row_space);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, y, names, height), Qt::AlignLeft | Qt::AlignVCenter, key_name(key));
    painter.drawText(QRect(names + row_space, y, scores, height), Qt::AlignRight | Qt::AlignVCenter,
                     fixed_text(scores_.at(key), score_decimals));
    const int bar = static_cast<int>(weights_.at(key) * room + 0.5);
    painter.fillRect(QRect(left, y, room, height), palette().color(QPalette::Midlight));
    painter.fillRect(QRect(left, y, bar, height), palette().color(QPalette::Highlight));
    painter.drawText(QRect(left + room + row_space, y, numbers, height), Qt::AlignRight | Qt::AlignVCenter,
                     fixed_text(weights_.at(key), weight_decimals));
  }
}

ScaleDialog::ScaleDialog(Index d_k, QWidget* parent)
    : QDialog(parent),
      slider_(new QSlider(Qt::Horizontal, this)),
      number_(new NumberBox<QSpinBox>(this)),
      unscaled_(new WeightBars(this)),
      scaled_(new WeightBars(this)) {
  setObjectName(QStringLiteral("scaleDialog"));
  setWindowTitle(tr("What the scale is for"));
  slider_->setObjectName(QStringLiteral("widthSlider"));
  slider_->setRange(static_cast<int>(least_lesson_d_k), static_cast<int>(largest_lesson_d_k));
  slider_->setPageStep(16);
  slider_->setAccessibleName(tr("Width d_k of queries and keys"));
  slider_->setToolTip(tr("Drag, or use the arrow keys, Page Up and Page Down"));
  number_->setObjectName(QStringLiteral("widthField"));
  number_->setRange(slider_->minimum(), slider_->maximum());
  number_->setAccessibleName(slider_->accessibleName());
  number_->setToolTip(tr("How many numbers a query and a key have"));
  unscaled_->setObjectName(QStringLiteral("unscaledBars"));
  unscaled_->setAccessibleName(tr("Without the scale: softmax(q·k)"));
  scaled_->setObjectName(QStringLiteral("scaledBars"));
  scaled_->setAccessibleName(tr("With the scale: softmax(q·k / √d_k)"));

  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(24, 20, 24, 16);
  column->setSpacing(10);
  add_text(*column,
           tr("The query has d_k ones, and each of three keys d_k times the same number: 1, 0.75 and "
              "0.5. Slide d_k and see what the softmax makes of the scores."));
  auto* const width = new QHBoxLayout;
  auto* const label = new QLabel(QStringLiteral("d_k"), this);
  label->setBuddy(number_);
  width->addWidget(label);
  width->addWidget(slider_, 1);
  width->addWidget(number_);
  column->addLayout(width);
  column->addSpacing(6);
  add_text(*column, unscaled_->accessibleName(), TypeStep::heading);
  column->addWidget(unscaled_);
  column->addSpacing(6);
  add_text(*column, scaled_->accessibleName(), TypeStep::heading);
  column->addWidget(scaled_);
  verdict_ = add_text(*column, QString());
  verdict_->setObjectName(QStringLiteral("scaleVerdict"));
  verdict_->setMinimumHeight(QFontMetrics(verdict_->font()).height() * 2);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Back to the window (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);

  connect(slider_, &QSlider::valueChanged, this, &ScaleDialog::show_d_k);
  connect(number_, &QSpinBox::valueChanged, slider_, &QSlider::setValue);
  const int first = static_cast<int>(std::clamp(d_k, least_lesson_d_k, largest_lesson_d_k));
  slider_->setValue(first);
  show_d_k(first);
  slider_->setFocus();
}

Index ScaleDialog::d_k() const { return slider_->value(); }

void ScaleDialog::show_d_k(int d_k) {
  number_->setValue(d_k);
  const ScaleLesson lesson = scale_lesson(d_k);
  unscaled_->set_numbers(lesson.products, lesson.product_weights);
  scaled_->set_numbers(lesson.scaled, lesson.scaled_weights);
  verdict_->setText(tr("At d_k = %1 the first key gets %2 of the weight without the scale, and %3 with it.")
                        .arg(QString::number(d_k), fixed_text(lesson.product_weights[0], weight_decimals),
                             fixed_text(lesson.scaled_weights[0], weight_decimals)));
}

}  // namespace headlight::ui
