// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export/export_form.h"

#include "ui/figure/lengths.h"
#include "ui/heatmap/head_chips.h"
#include "ui/widgets/number_box.h"
#include "ui/window/export/form_parts.h"
#include "ui/window/services/language.h"
#include "ui/words/heads_text.h"
#include "ui/words/shown_text.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

constexpr qsizetype longest_quoted = 40;

std::vector<std::string> split_titles(const QString& text) {
  std::vector<std::string> titles;
  if (!text.trimmed().isEmpty()) {
    for (const QString& title : text.split(QLatin1Char(','))) {
      titles.push_back(title.trimmed().toStdString());
    }
  }
  return titles;
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
  colors_ = new ColorFields(*form, options);
  connect(colors_, &ColorFields::changed, this, &ExportForm::changed);
  add_numbers(*form, options);
  follow();
}

void ExportForm::add_size(QFormLayout& form, const FigureOptions& options) {
  add_heading(form, tr("File"));
  format_ = new_choice_box(this, QStringLiteral("exportFormat"));
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
  background_ = new_choice_box(this, QStringLiteral("exportBackground"));
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
  language_ = new_choice_box(this, QStringLiteral("exportLanguage"));
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

void ExportForm::add_numbers(QFormLayout& form, const FigureOptions& options) {
  add_heading(form, tr("Numbers in the cells"));
  annotations_ = new_choice_box(this, QStringLiteral("exportAnnotations"));
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
  font_->setEnabled(own_font_->isChecked());
  emit changed();
}

FigureOptions ExportForm::options() const {
  FigureOptions options;
  colors_->write(options);
  options.decimals = decimals_->value();
  options.annotations = chosen<Annotations>(*annotations_).value_or(Annotations::automatic);
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
  colors_->show_per_head(figure.panels.size() > 1);
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
