// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export/color_fields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolTip>

#include "ui/window/export/form_parts.h"
#include "ui/words/matrix_words.h"

namespace headlight::ui {

namespace {

/// Shows an end of a range that is a number or follows the numbers.
void set_end(NumberField& field, double number, bool is_automatic) {
  //: In an empty field: this end of the range follows the numbers.
  field.allow_nothing(ColorFields::tr("auto"));
  field.set_value(number);
  if (is_automatic) {
    field.set_nothing();
  }
}

}  // namespace

ColorFields::ColorFields(QFormLayout& form, const FigureOptions& options)
    : QObject(form.parentWidget()), form_(form) {
  add_heading(form_, tr("Colours"));
  add_palette(options);
  //: The palette, its first colour for the largest number.
  reversed_ = add_check(tr("Reversed"), QStringLiteral("exportReversed"), options.reversed);
  reversed_->setToolTip(tr("Turn the palette round"));
  add_range(options);
  add_own_range(options);
  per_head_ =
      add_check(tr("Each head its own range"), QStringLiteral("exportPerHead"), options.per_head_range);
  per_head_->setToolTip(tr("Give each head its own colour range instead of a shared one"));
  colorbar_ = add_check(tr("Colour bar"), QStringLiteral("exportColorbar"), options.colorbar);
  colorbar_->setToolTip(tr("Show beside the heatmaps which colour stands for which number"));
  follow_range();
}

void ColorFields::add_palette(const FigureOptions& options) {
  palette_ = new_choice_box(form_.parentWidget(), QStringLiteral("exportPalette"));
  add_choice<Palette>(*palette_, tr("Default"), std::nullopt);
  add_choice<Palette>(*palette_, QStringLiteral("viridis"), Palette::viridis);
  add_choice<Palette>(*palette_, QStringLiteral("cividis"), Palette::cividis);
  add_choice<Palette>(*palette_, QStringLiteral("magma"), Palette::magma);
  add_choice<Palette>(*palette_, QStringLiteral("inferno"), Palette::inferno);
  add_choice<Palette>(*palette_, QStringLiteral("YlOrRd"), Palette::ylorrd);
  add_choice<Palette>(*palette_, tr("Blues"), Palette::blues);
  add_choice<Palette>(*palette_, tr("Greys"), Palette::greys);
  add_choice<Palette>(*palette_, tr("Diverging"), Palette::diverging);
  choose(*palette_, options.palette);
  palette_->setToolTip(
      tr("Which colours numbers have; default: viridis for weights, diverging for the rest"));
  form_.addRow(tr("Palette"), palette_);
  connect(palette_, &QComboBox::currentIndexChanged, this, &ColorFields::changed);
}

QCheckBox* ColorFields::add_check(const QString& text, const QString& name, bool checked) {
  auto* const box = new QCheckBox(text, form_.parentWidget());
  box->setObjectName(name);
  box->setChecked(checked);
  form_.addRow(QString(), box);
  connect(box, &QCheckBox::toggled, this, &ColorFields::changed);
  return box;
}

void ColorFields::add_range(const FigureOptions& options) {
  range_ = new_choice_box(form_.parentWidget(), QStringLiteral("exportRange"));
  add_choice<RangeKind>(*range_, tr("Default"), std::nullopt);
  add_choice<RangeKind>(*range_, tr("0 to 1"), RangeKind::zero_to_one);
  add_choice<RangeKind>(*range_, tr("Automatic"), RangeKind::automatic);
  //: A colour range: the 2nd to the 98th percentile.
  add_choice<RangeKind>(*range_, tr("Robust"), RangeKind::robust);
  add_choice<RangeKind>(*range_, tr("Logarithmic"), RangeKind::log);
  //: A colour range whose ends the author types.
  add_choice<RangeKind>(*range_, tr("Own"), RangeKind::own);
  choose(*range_, options.range);
  range_->setToolTip(tr("Which numbers the ends of the palette stand for"));
  form_.addRow(tr("Range"), range_);
  connect(range_, &QComboBox::currentIndexChanged, this, [this] {
    follow_range();
    emit changed();
  });
}

void ColorFields::add_own_range(const FigureOptions& options) {
  own_range_ = new QWidget(form_.parentWidget());
  auto* const row = new QHBoxLayout(own_range_);
  row->setContentsMargins(0, 0, 0, 0);
  low_ = new NumberField(own_range_);
  low_->setObjectName(QStringLiteral("exportLow"));
  low_->setAccessibleName(tr("Low end of the range"));
  low_->setToolTip(tr("The number that has the palette's first colour; the smallest one where empty"));
  set_end(*low_, options.own_low, options.low_is_automatic);
  high_ = new NumberField(own_range_);
  high_->setObjectName(QStringLiteral("exportHigh"));
  high_->setAccessibleName(tr("High end of the range"));
  high_->setToolTip(tr("The number that has the palette's last colour; the largest one where empty"));
  set_end(*high_, options.own_high, options.high_is_automatic);
  row->addWidget(low_);
  row->addWidget(new QLabel(QStringLiteral("…"), own_range_));
  row->addWidget(high_);
  form_.addRow(QString(), own_range_);
  for (NumberField* const field : {low_, high_}) {
    connect(field, &NumberField::committed, this, &ColorFields::changed);
    connect(field, &NumberField::emptied, this, &ColorFields::changed);
    connect(field, &NumberField::refused, field, [field](const QString& sentence) {
      QToolTip::showText(field->mapToGlobal(field->rect().bottomLeft()), plain_tooltip(sentence), field);
    });
  }
}

void ColorFields::follow_range() {
  form_.setRowVisible(own_range_, chosen<RangeKind>(*range_) == RangeKind::own);
}

void ColorFields::show_per_head(bool shown) { form_.setRowVisible(per_head_, shown); }

void ColorFields::write(FigureOptions& options) const {
  options.palette = chosen<Palette>(*palette_);
  options.reversed = reversed_->isChecked();
  options.range = chosen<RangeKind>(*range_);
  options.own_low = low_->value();
  options.own_high = high_->value();
  if (options.range == RangeKind::own) {
    options.low_is_automatic = low_->is_nothing();
    options.high_is_automatic = high_->is_nothing();
    if (low_->is_nothing() && high_->is_nothing()) {
      options.range = RangeKind::automatic;
      options.low_is_automatic = false;
      options.high_is_automatic = false;
    }
  }
  options.per_head_range = per_head_->isChecked();
  options.colorbar = colorbar_->isChecked();
}

}  // namespace headlight::ui
