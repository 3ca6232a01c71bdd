// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export/export_form.h"

#include <QHBoxLayout>
#include <QToolTip>

#include "ui/figure/lengths.h"
#include "ui/heatmap/head_chips.h"
#include "ui/look/theme.h"
#include "ui/widgets/number_box.h"
#include "ui/window/services/language.h"
#include "ui/words/heads_text.h"
#include "ui/words/matrix_words.h"
#include "ui/words/shown_text.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

constexpr qsizetype longest_quoted = 40;

/// Adds a choice; `value` absent stands for the default.
template <typename Value>
void add_choice(QComboBox& box, const QString& text, std::optional<Value> value) {
  box.addItem(text, value ? QVariant(static_cast<int>(*value)) : QVariant());
}

template <typename Value>
void choose(QComboBox& box, std::optional<Value> value) {
  box.setCurrentIndex(box.findData(value ? QVariant(static_cast<int>(*value)) : QVariant()));
}

template <typename Value>
std::optional<Value> chosen(const QComboBox& box) {
  const QVariant data = box.currentData();
  return data.isValid() ? std::optional(static_cast<Value>(data.toInt())) : std::nullopt;
}

std::vector<std::string> split_titles(const QString& text) {
  std::vector<std::string> titles;
  if (!text.trimmed().isEmpty()) {
    for (const QString& title : text.split(QLatin1Char(','))) {
      titles.push_back(title.trimmed().toStdString());
    }
  }
  return titles;
}

QComboBox* combo(QWidget* parent, const QString& name) {
  auto* const box = new QComboBox(parent);
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  return box;
}

QDoubleSpinBox* length_box(QWidget* parent, const QString& name, std::optional<double> value) {
  constexpr double longest = 2000.0;
  auto* const box = new NumberBox<QDoubleSpinBox>(parent);
  box->setObjectName(name);
  box->setRange(0.0, longest);
  box->setDecimals(1);
  box->setSuffix(ExportForm::tr(" mm"));
  box->setSpecialValueText(ExportForm::tr("automatic"));
  box->setValue(value.value_or(0.0));
  return box;
}

std::optional<double> length_in(const QDoubleSpinBox& box) {
  return box.value() > 0.0 ? std::optional(box.value()) : std::nullopt;
}

/// Shows an end of a range that is a number or follows the numbers.
void set_end(NumberField& field, double number, bool is_automatic) {
  //: In an empty field: this end of the range follows the numbers.
  field.allow_nothing(ExportForm::tr("auto"));
  field.set_value(number);
  if (is_automatic) {
    field.set_nothing();
  }
}

}  // namespace

ExportForm::ExportForm(const FigureOptions& options, const QString& language, QWidget* parent)
    : QWidget(parent) {
  setObjectName(QStringLiteral("exportForm"));
  auto* const form = new QFormLayout(this);
  form->setContentsMargins(16, 12, 16, 12);
  form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setHorizontalSpacing(12);
  form->setVerticalSpacing(6);
  add_size(*form, options);
  add_words(*form, options, language);
  add_colours(*form, options);
  add_numbers(*form, options);
  follow();
}

void ExportForm::add_heading(QFormLayout& form, const QString& text) {
  constexpr int space_above = 10;
  auto* const heading = new QLabel(text, this);
  heading->setFont(font_at(font(), TypeStep::heading));
  if (form.rowCount() > 0) {
    heading->setContentsMargins(0, space_above, 0, 0);
  }
  form.addRow(heading);
}

void ExportForm::add_size(QFormLayout& form, const FigureOptions& options) {
  add_heading(form, tr("File"));
  format_ = combo(this, QStringLiteral("exportFormat"));
  format_->addItem(tr("PNG image"), QVariant::fromValue(PictureFormat::png));
  format_->addItem(tr("SVG drawing"), QVariant::fromValue(PictureFormat::svg));
  format_->addItem(tr("PDF document"), QVariant::fromValue(PictureFormat::pdf));
  format_->setToolTip(tr("PNG for text documents and slides; SVG and PDF stay sharp at any size"));
  form.addRow(tr("Format"), format_);
  width_ = length_box(this, QStringLiteral("exportWidth"), options.width_mm);
  width_->setToolTip(tr("How wide the picture is on paper; 0 lets its contents decide"));
  form.addRow(tr("Width"), width_);
  height_ = length_box(this, QStringLiteral("exportHeight"), options.height_mm);
  height_->setToolTip(tr("How high the picture is on paper; 0 lets its contents decide"));
  form.addRow(tr("Height"), height_);
  constexpr int lowest_dpi = 36;
  constexpr int highest_dpi = 2400;
  dpi_ = new NumberBox<QSpinBox>(this);
  dpi_->setObjectName(QStringLiteral("exportDpi"));
  dpi_->setRange(lowest_dpi, highest_dpi);
  dpi_->setSuffix(tr(" dpi"));
  dpi_->setValue(options.dpi);
  dpi_->setToolTip(tr("Pixels an inch; journals ask for 300 or more"));
  form.addRow(tr("Resolution"), dpi_);
  pixels_ = new QLabel(this);
  pixels_->setObjectName(QStringLiteral("exportPixels"));
  pixels_->setForegroundRole(QPalette::PlaceholderText);
  pixels_->setWordWrap(true);
  form.addRow(QString(), pixels_);
  background_ = combo(this, QStringLiteral("exportBackground"));
  add_choice<Background>(*background_, tr("White"), Background::white);
  add_choice<Background>(*background_, tr("Transparent"), Background::transparent);
  add_choice<Background>(*background_, tr("As in the window"), Background::theme);
  choose<Background>(*background_, options.background);
  background_->setToolTip(tr("What lies behind the cells"));
  form.addRow(tr("Background"), background_);
  svg_text_ = new QCheckBox(tr("Words that can be edited"), this);
  svg_text_->setObjectName(QStringLiteral("exportSvgText"));
  svg_text_->setChecked(options.svg_text);
  svg_text_->setToolTip(
      tr("Text instead of outlines: it can be changed in a drawing program, and looks as the fonts "
         "there make it"));
  form.addRow(QString(), svg_text_);

  connect(format_, &QComboBox::currentIndexChanged, this, &ExportForm::follow);
  connect(width_, &QDoubleSpinBox::valueChanged, this, &ExportForm::changed);
  connect(height_, &QDoubleSpinBox::valueChanged, this, &ExportForm::changed);
  connect(dpi_, &QSpinBox::valueChanged, this, &ExportForm::changed);
  connect(background_, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
  connect(svg_text_, &QCheckBox::toggled, this, &ExportForm::changed);
}

void ExportForm::add_words(QFormLayout& form, const FigureOptions& options, const QString& language) {
  //: A heading: language, titles and type of a picture.
  add_heading(form, tr("Words"));
  language_ = combo(this, QStringLiteral("exportLanguage"));
  for (const Language::Info& info : Language::available()) {
    language_->addItem(info.name, info.code);
  }
  language_->setCurrentIndex(language_->findData(language));
  language_->setToolTip(tr("The language of the titles that you do not write yourself"));
  form.addRow(tr("Language"), language_);
  const auto add_label = [&](const QString& text, const QString& name, const std::optional<QString>& value) {
    auto* const field = new LabelField(name, text, this);
    field->set_value(value);
    form.addRow(text, field);
    connect(field, &LabelField::changed, this, &ExportForm::changed);
    return field;
  };
  title_ = add_label(tr("Title"), QStringLiteral("exportTitle"), optional_text(options.title));
  //: Before a field: the title of the rows' axis.
  query_title_ =
      add_label(tr("Rows"), QStringLiteral("exportQueryTitle"), optional_text(options.query_title));
  //: Before a field: the title of the columns' axis.
  key_title_ = add_label(tr("Columns"), QStringLiteral("exportKeyTitle"), optional_text(options.key_title));
  bar_title_ =
      add_label(tr("Colour bar"), QStringLiteral("exportBarTitle"), optional_text(options.bar_title));
  heads_ = new LineField(this);
  heads_->setObjectName(QStringLiteral("exportHeads"));
  heads_->setToolTip(tr("The heads in the picture, such as 1, 3–5; those in the window where empty"));
  form.addRow(tr("Heads"), heads_);
  head_titles_ = new LineField(this);
  QStringList head_titles;
  for (const std::string& title : options.head_titles) {
    head_titles << utf8_text(title);
  }
  head_titles_->set_value(head_titles.join(QStringLiteral(", ")));
  head_titles_->setObjectName(QStringLiteral("exportHeadTitles"));
  head_titles_->setToolTip(tr("The title of each head, separated by commas"));
  form.addRow(tr("Titles of heads"), head_titles_);
  //: A font that the author chooses instead of the usual one.
  own_font_ = new QCheckBox(tr("Own font"), this);
  own_font_->setObjectName(QStringLiteral("exportOwnFont"));
  own_font_->setChecked(!options.font_family.empty());
  font_ = new QFontComboBox(this);
  font_->setObjectName(QStringLiteral("exportFont"));
  font_->setAccessibleName(tr("Font"));
  font_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  font_->setMinimumContentsLength(8);
  if (!options.font_family.empty()) {
    font_->setCurrentFont(QFont(utf8_text(options.font_family)));
  }
  own_font_->setToolTip(tr("Write with a font of your choice instead of the program's"));
  font_->setToolTip(tr("The font of every word and number"));
  form.addRow(own_font_, font_);
  constexpr double smallest_font = 0.25;
  constexpr double largest_font = 4.0;
  constexpr double font_step = 0.1;
  font_scale_ = new NumberBox<QDoubleSpinBox>(this);
  font_scale_->setObjectName(QStringLiteral("exportFontScale"));
  font_scale_->setRange(smallest_font, largest_font);
  font_scale_->setSingleStep(font_step);
  font_scale_->setPrefix(QStringLiteral("× "));
  font_scale_->setValue(options.font_scale);
  font_scale_->setToolTip(tr("How much larger than usual words and numbers are"));
  form.addRow(tr("Size of type"), font_scale_);

  connect(language_, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
  connect(heads_, &QLineEdit::textChanged, this, &ExportForm::changed);
  connect(head_titles_, &QLineEdit::textChanged, this, &ExportForm::changed);
  connect(own_font_, &QCheckBox::toggled, this, &ExportForm::follow);
  connect(font_, &QFontComboBox::currentFontChanged, this, &ExportForm::changed);
  connect(font_scale_, &QDoubleSpinBox::valueChanged, this, &ExportForm::changed);
}

void ExportForm::add_colours(QFormLayout& form, const FigureOptions& options) {
  add_heading(form, tr("Colours"));
  palette_ = combo(this, QStringLiteral("exportPalette"));
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
  form.addRow(tr("Palette"), palette_);
  //: The palette, its first colour for the largest number.
  reversed_ = new QCheckBox(tr("Reversed"), this);
  reversed_->setObjectName(QStringLiteral("exportReversed"));
  reversed_->setChecked(options.reversed);
  reversed_->setToolTip(tr("Turn the palette round"));
  form.addRow(QString(), reversed_);
  range_ = combo(this, QStringLiteral("exportRange"));
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
  form.addRow(tr("Range"), range_);
  own_range_ = new QWidget(this);
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
  form.addRow(QString(), own_range_);
  per_head_ = new QCheckBox(tr("Each head its own range"), this);
  per_head_->setObjectName(QStringLiteral("exportPerHead"));
  per_head_->setChecked(options.per_head_range);
  per_head_->setToolTip(tr("Give each head its own colour range instead of a shared one"));
  form.addRow(QString(), per_head_);
  colorbar_ = new QCheckBox(tr("Colour bar"), this);
  colorbar_->setObjectName(QStringLiteral("exportColorbar"));
  colorbar_->setChecked(options.colorbar);
  colorbar_->setToolTip(tr("Show beside the heatmaps which colour stands for which number"));
  form.addRow(QString(), colorbar_);

  connect(palette_, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
  connect(reversed_, &QCheckBox::toggled, this, &ExportForm::changed);
  connect(range_, &QComboBox::currentIndexChanged, this, &ExportForm::follow);
  for (NumberField* const field : {low_, high_}) {
    connect(field, &NumberField::committed, this, &ExportForm::changed);
    connect(field, &NumberField::emptied, this, &ExportForm::changed);
    connect(field, &NumberField::refused, field, [field](const QString& sentence) {
      QToolTip::showText(field->mapToGlobal(field->rect().bottomLeft()), plain_tooltip(sentence), field);
    });
  }
  connect(per_head_, &QCheckBox::toggled, this, &ExportForm::changed);
  connect(colorbar_, &QCheckBox::toggled, this, &ExportForm::changed);
}

void ExportForm::add_numbers(QFormLayout& form, const FigureOptions& options) {
  add_heading(form, tr("Numbers in the cells"));
  annotations_ = combo(this, QStringLiteral("exportAnnotations"));
  add_choice<Annotations>(*annotations_, tr("Where they can be read"), Annotations::automatic);
  add_choice<Annotations>(*annotations_, tr("Always"), Annotations::always);
  add_choice<Annotations>(*annotations_, tr("Never"), Annotations::never);
  choose<Annotations>(*annotations_, options.annotations);
  annotations_->setToolTip(tr("Whether numbers are written in the cells"));
  //: Before a choice: whether numbers show in the cells.
  form.addRow(tr("Show"), annotations_);
  constexpr int most_decimals = 12;
  decimals_ = new NumberBox<QSpinBox>(this);
  decimals_->setObjectName(QStringLiteral("exportDecimals"));
  decimals_->setRange(0, most_decimals);
  decimals_->setValue(options.decimals);
  decimals_->setToolTip(tr("Digits behind the point"));
  form.addRow(tr("Decimals"), decimals_);

  connect(annotations_, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
  connect(decimals_, &QSpinBox::valueChanged, this, &ExportForm::changed);
}

void ExportForm::follow() {
  static_cast<QFormLayout&>(*layout()).setRowVisible(own_range_,
                                                     chosen<RangeKind>(*range_) == RangeKind::own);
  font_->setEnabled(own_font_->isChecked());
  emit changed();
}

FigureOptions ExportForm::options() const {
  FigureOptions options;
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
  options.decimals = decimals_->value();
  options.annotations = chosen<Annotations>(*annotations_).value_or(Annotations::automatic);
  options.colorbar = colorbar_->isChecked();
  options.title = utf8_bytes(title_->value());
  options.query_title = utf8_bytes(query_title_->value());
  options.key_title = utf8_bytes(key_title_->value());
  options.bar_title = utf8_bytes(bar_title_->value());
  options.head_titles = split_titles(head_titles_->value());
  options.font_family = own_font_->isChecked() ? font_->currentFont().family().toStdString() : std::string();
  options.font_scale = font_scale_->value();
  options.width_mm = length_in(*width_);
  options.height_mm = length_in(*height_);
  options.dpi = dpi_->value();
  options.background = chosen<Background>(*background_).value_or(Background::white);
  options.svg_text = svg_text_->isChecked();
  return options;
}

tl::expected<std::vector<HeadIndex>, QString> ExportForm::heads(Index count) const {
  const QString text = heads_->text().trimmed();
  if (text.isEmpty()) {
    return {};
  }
  if (std::optional<std::vector<HeadIndex>> heads = parse_heads(text, count)) {
    return *std::move(heads);
  }
  return tl::unexpected(tr("“%1” names no heads; write numbers from 1 to %2, such as 1, 3–5.")
                            .arg(shown_text(text, longest_quoted), QString::number(count)));
}

void ExportForm::set_format(PictureFormat format) {
  format_->setCurrentIndex(format_->findData(QVariant::fromValue(format)));
}

void ExportForm::show_defaults(const Figure& figure, QSize pixels, Index head_count) {
  title_->set_default(figure.title);
  query_title_->set_default(figure.row_title);
  key_title_->set_default(figure.column_title);
  bar_title_->set_default(figure.bar_title);
  QStringList titles;
  std::vector<HeadIndex> shown;
  for (const FigurePanel& panel : figure.panels) {
    titles.append(panel.title);
    shown.push_back(panel.head);
  }
  head_titles_->setPlaceholderText(shown_text(titles.join(QStringLiteral(", ")), longest_line));
  heads_->setPlaceholderText(heads_text(shown));
  auto& form = static_cast<QFormLayout&>(*layout());
  form.setRowVisible(heads_, is_per_head(figure.stage) && head_count > 1);
  form.setRowVisible(head_titles_, figure.panels.size() > 1);
  form.setRowVisible(per_head_, figure.panels.size() > 1);
  form.setRowVisible(dpi_, format() == PictureFormat::png);
  form.setRowVisible(svg_text_, format() == PictureFormat::svg);
  const auto millimetres = [this](int count) {
    return QLocale().toString(count * millimetres_per_inch / dpi_->value(), 'f', 0);
  };
  pixels_->setText(format() == PictureFormat::png
                       ? tr("%1 × %2 pixels, %3 × %4 mm")
                             .arg(QString::number(pixels.width()), QString::number(pixels.height()),
                                  millimetres(pixels.width()), millimetres(pixels.height()))
                       : tr("%1 × %2 mm").arg(millimetres(pixels.width()), millimetres(pixels.height())));
}

}  // namespace headlight::ui
