// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/widgets/number_box.h"
#include "ui/words/number_entry.h"

namespace headlight::ui {

namespace {

constexpr int unchosen_range = -1;

/// An end so far beyond the other, upwards or downwards; finite and never at it.
double moved_along(double other, double direction, double distance) {
  constexpr double largest = std::numeric_limits<double>::max();
  const double moved = std::clamp(other + direction * distance, -largest, largest);
  return (moved - other) * direction > 0.0
             ? moved
             : std::clamp(other + direction * std::max(1.0, 0.5 * std::abs(other)), -largest, largest);
}

void describe(QWidget* control, const QString& object_name, const QString& name, const QString& tip) {
  control->setObjectName(object_name);
  control->setAccessibleName(name);
  control->setToolTip(tip);
}

}  // namespace

FigureForm::FigureForm(Document& document, Selection& selection, QWidget* parent)
    : QFrame(parent),
      document_(document),
      selection_(selection),
      writer_(document),
      reversed_(new QCheckBox(this)),
      range_(new QComboBox(this)),
      own_(new QWidget(this)),
      low_(new QLineEdit(own_)),
      high_(new QLineEdit(own_)),
      per_head_(new QCheckBox(this)),
      numbers_(new QComboBox(this)),
      decimals_(new NumberBox<QSpinBox>(this)),
      colorbar_(new QCheckBox(this)) {
  setObjectName(QStringLiteral("figureForm"));
  setFrameShape(QFrame::StyledPanel);
  fill_words();
  build();
  renew();
  connect_controls();
  connect(&document_, &Document::changed, this, [this](Changes what) {
    if (what & Change::view) {
      renew();
    }
  });
  connect(&selection_, &Selection::result_changed, this, &FigureForm::renew_heads);
  connect(&selection_, &Selection::stage_changed, this, &FigureForm::renew);
}

void FigureForm::set_shown_range(std::function<std::optional<ColorRange>()> shown_range) {
  shown_range_ = std::move(shown_range);
}

void FigureForm::build() {
  own_->setObjectName(QStringLiteral("ownRange"));
  auto* const fields = new QHBoxLayout(own_);
  fields->setContentsMargins(0, 0, 0, 0);
  fields->addWidget(low_);
  fields->addWidget(new QLabel(QStringLiteral("–"), own_));
  fields->addWidget(high_);
  const int width = low_->fontMetrics().horizontalAdvance(QStringLiteral("−0000.00")) + 14;
  for (QLineEdit* const field : {low_, high_}) {
    field->setFixedWidth(width);
    field->setAlignment(Qt::AlignRight);
    //: In an empty field: this end of the colour range follows the numbers.
    field->setPlaceholderText(tr("auto"));
  }
  decimals_->setRange(0, 12);
  auto* const form = new QFormLayout(this);
  form->addRow(QString(), reversed_);
  form->addRow(tr("Colour range"), range_);
  form->addRow(QString(), own_);
  form->addRow(QString(), per_head_);
  form->addRow(tr("Numbers"), numbers_);
  form->addRow(tr("Decimals"), decimals_);
  form->addRow(QString(), colorbar_);
}

void FigureForm::fill_words() {
  reversed_->setText(tr("Palette reversed"));
  describe(reversed_, QStringLiteral("reversedSwitch"), tr("Palette reversed"), tr("Turn the palette round"));
  range_->addItem(tr("Automatic"), unchosen_range);
  range_->addItem(tr("0 to 1"), static_cast<int>(RangeKind::zero_to_one));
  range_->addItem(tr("Smallest to largest"), static_cast<int>(RangeKind::automatic));
  range_->addItem(tr("Robust: 2nd to 98th percentile"), static_cast<int>(RangeKind::robust));
  range_->addItem(tr("Logarithmic"), static_cast<int>(RangeKind::log));
  //: A colour range whose ends one types.
  range_->addItem(tr("Own"), static_cast<int>(RangeKind::own));
  describe(range_, QStringLiteral("rangeBox"), tr("Colour range"),
           tr("Which numbers the ends of the palette stand for. Automatic: 0 to 1 for weights, smallest to "
              "largest otherwise"));
  describe(low_, QStringLiteral("rangeLow"), tr("Low end of the colour range"),
           tr("The number that has the palette's first colour; the smallest one where empty"));
  describe(high_, QStringLiteral("rangeHigh"), tr("High end of the colour range"),
           tr("The number that has the palette's last colour; the largest one where empty"));
  per_head_->setText(tr("Each head its own range"));
  describe(per_head_, QStringLiteral("perHeadSwitch"), tr("Each head its own range"),
           tr("Give each head its own colour range instead of a shared one"));
  numbers_->addItem(tr("Automatic: where they fit"), static_cast<int>(Annotations::automatic));
  numbers_->addItem(tr("Always"), static_cast<int>(Annotations::always));
  numbers_->addItem(tr("Never"), static_cast<int>(Annotations::never));
  describe(numbers_, QStringLiteral("numbersBox"), tr("Numbers in the cells"),
           tr("Whether numbers are written in the cells"));
  describe(decimals_, QStringLiteral("decimalsBox"), tr("Decimals"), tr("Digits behind the point"));
  colorbar_->setText(tr("Colour bar"));
  describe(colorbar_, QStringLiteral("colorbarSwitch"), tr("Colour bar"),
           tr("Show beside the heatmaps which colour stands for which number"));
}

void FigureForm::renew() {
  const FigureOptions options = writer_.options();
  const QSignalBlocker decimals_blocker(decimals_);
  own_chosen_ = options.range == RangeKind::own || (own_chosen_ && options.range == RangeKind::zero_to_one);
  const bool own = own_chosen_;
  reversed_->setChecked(options.reversed);
  const std::optional<RangeKind> kind = own ? RangeKind::own : options.range;
  range_->setCurrentIndex(range_->findData(kind ? static_cast<int>(*kind) : unchosen_range));
  own_->setVisible(own);
  low_->setText(options.low_is_automatic ? QString() : exact_text(options.own_low));
  high_->setText(options.high_is_automatic ? QString() : exact_text(options.own_high));
  per_head_->setChecked(options.per_head_range);
  renew_heads();
  per_head_->setEnabled(!own && options.range != RangeKind::zero_to_one);
  numbers_->setCurrentIndex(numbers_->findData(static_cast<int>(options.annotations)));
  decimals_->setValue(options.decimals);
  colorbar_->setChecked(options.colorbar);
  if (isVisible()) {
    adjustSize();
  }
}

void FigureForm::renew_heads() {
  per_head_->setVisible(head_count(selection_.experiment()) > 1 && is_per_head(selection_.stage()));
}

void FigureForm::connect_controls() {
  connect(reversed_, &QCheckBox::clicked, this, [this](bool on) {
    writer_.write(reversed_, tr("Reverse the palette"),
                  [on](FigureOptions& options) { options.reversed = on; });
  });
  connect(range_, &QComboBox::activated, this, [this] {
    const int kind = range_->currentData().toInt();
    own_chosen_ = kind == static_cast<int>(RangeKind::own);
    const std::optional<ColorRange> shown = own_chosen_ && shown_range_ ? shown_range_() : std::nullopt;
    writer_.write(range_, tr("Change the colour range"), [kind, shown](FigureOptions& options) {
      options.range = kind == unchosen_range ? std::nullopt : std::optional(static_cast<RangeKind>(kind));
      if (shown) {
        const ColorRange own = rounded_outwards(*shown);
        options.own_low = own.low;
        options.own_high = own.high;
        options.low_is_automatic = false;
        options.high_is_automatic = false;
      }
    });
    renew();
  });
  connect(low_, &QLineEdit::editingFinished, this, [this] {
    write_own_end(*low_, {&FigureOptions::own_low, &FigureOptions::own_high, &FigureOptions::low_is_automatic,
                          &FigureOptions::high_is_automatic});
  });
  connect(high_, &QLineEdit::editingFinished, this, [this] {
    write_own_end(*high_, {&FigureOptions::own_high, &FigureOptions::own_low,
                           &FigureOptions::high_is_automatic, &FigureOptions::low_is_automatic});
  });
  connect(per_head_, &QCheckBox::clicked, this, [this](bool on) {
    writer_.write(per_head_, tr("Change the colour range"),
                  [on](FigureOptions& options) { options.per_head_range = on; });
  });
  connect(numbers_, &QComboBox::activated, this, [this] {
    const auto kind = static_cast<Annotations>(numbers_->currentData().toInt());
    writer_.write(numbers_, tr("Change the numbers in the cells"),
                  [kind](FigureOptions& options) { options.annotations = kind; });
  });
  connect(decimals_, &QSpinBox::valueChanged, this, [this](int decimals) {
    writer_.write(decimals_, tr("Change the decimals"),
                  [decimals](FigureOptions& options) { options.decimals = decimals; });
  });
  connect(colorbar_, &QCheckBox::clicked, this, [this](bool on) {
    writer_.write(colorbar_, tr("Switch the colour bar"),
                  [on](FigureOptions& options) { options.colorbar = on; });
  });
}

void FigureForm::write_own_end(QLineEdit& field, OwnEnd end) {
  const FigureOptions before = writer_.options();
  const bool empty = field.text().trimmed().isEmpty();
  if (empty && !(before.*end.other_is_automatic)) {
    writer_.write(&field, tr("Change the colour range"), [&](FigureOptions& options) {
      options.range = RangeKind::own;
      options.*end.is_automatic = true;
    });
    return;
  }
  const tl::expected<double, QString> number = parse_number(field.text());
  if (!number || !std::isfinite(*number)) {
    field.setText(before.*end.is_automatic ? QString() : exact_text(before.*end.number));
    emit refused(number  ? tr("An end of the colour range must be a finite number.")
                 : empty ? tr("One end of an own colour range must be a number.")
                         : number.error());
    return;
  }
  writer_.write(&field, tr("Change the colour range"), [&](FigureOptions& options) {
    options.range = RangeKind::own;
    options.*end.number = *number;
    options.*end.is_automatic = false;
    if (options.own_low >= options.own_high) {  // the other end moves along
      options.*end.other = moved_along(*number, end.number == &FigureOptions::own_low ? 1.0 : -1.0,
                                       before.own_high - before.own_low);
    }
  });
}

}  // namespace headlight::ui
