// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/scoring_function_section.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QSignalBlocker>
#include <cmath>

#include "ui/editors/matrix/symbol_chip.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_field.h"
#include "ui/words/matrix_words.h"
#include "ui/words/number_entry.h"

namespace headlight::ui {

namespace {

constexpr std::array function_kinds{ScoringKind::dot, ScoringKind::scaled_dot, ScoringKind::additive,
                                    ScoringKind::general};

/// Markup of our own: no words of a user are in it.
QString formula(ScoringKind kind, bool scores_are_given) {
  switch (kind) {
    case ScoringKind::dot: return scores_are_given ? QStringLiteral("S") : QStringLiteral("q<sup>T</sup>k");
    case ScoringKind::scaled_dot:
      return scores_are_given ? ScoringFunctionSection::tr("S · scale")
                              : QStringLiteral("q<sup>T</sup>k / √d<sub>k</sub>");
    case ScoringKind::additive:
      return QStringLiteral("v<sub>a</sub><sup>T</sup> tanh(W<sub>a</sub> q + U<sub>a</sub> k)");
    case ScoringKind::general: return QStringLiteral("q<sup>T</sup>W k");
  }
  return {};
}

bool gives_scores(const Experiment& experiment) { return input_kind(experiment) == InputKind::scores; }

/// 1/√d_k of each head that has another than those before.
std::vector<double> automatic_scales(const Experiment& experiment) {
  std::vector<double> scales;
  for (Index head = 0; head < head_count(experiment); ++head) {
    const Index d_k = edit::width_of(experiment, edit::Width::d_k, HeadIndex{head}).value_or(0);
    const double scale = 1.0 / std::sqrt(static_cast<double>(d_k));
    if (std::find(scales.begin(), scales.end(), scale) == scales.end()) {
      scales.push_back(scale);
    }
  }
  return scales;
}

}  // namespace

ScoringFunctionSection::ScoringFunctionSection(Document& document, Selection& selection, QWidget* parent)
    : PanelSection(document, parent),
      selection_(selection),
      scale_row_(new QWidget(this)),
      scale_label_(new QLabel(scale_row_)),
      automatic_(new QCheckBox(scale_row_)),
      scale_(new NumberField(scale_row_)),
      automatic_value_(new QLabel(scale_row_)),
      parameters_row_(new QWidget(this)),
      parameters_label_(new QLabel(parameters_row_)),
      parameters_(new FlowLayout) {
  auto* const grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(1, 1);
  for (const ScoringKind kind : function_kinds) {
    const int row = static_cast<int>(choices_.size());
    auto* const button = new QRadioButton(this);
    auto* const text = new QLabel(this);
    button->setObjectName(QStringLiteral("scoring_%1").arg(QLatin1String(scoring_kind_name(kind).data())));
    text->setTextFormat(Qt::RichText);
    text->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(button, row, 0);
    grid->addWidget(text, row, 1, Qt::AlignLeft | Qt::AlignVCenter);
    connect(button, &QRadioButton::clicked, this, [this, kind] { choose(kind); });
    choices_.push_back({kind, button, text});
  }

  auto* const scale_fields = new QHBoxLayout(scale_row_);
  scale_fields->setContentsMargins(0, 0, 0, 0);
  scale_fields->addWidget(scale_label_);
  scale_fields->addWidget(automatic_);
  scale_fields->addWidget(automatic_value_, 1);
  scale_fields->addWidget(scale_, 1);
  automatic_->setObjectName(QStringLiteral("automaticScale"));
  automatic_value_->setObjectName(QStringLiteral("automaticScaleValue"));
  automatic_value_->setTextFormat(Qt::RichText);
  scale_->setObjectName(QStringLiteral("scale"));
  connect(automatic_, &QCheckBox::clicked, this, [this](bool automatic) {
    const std::vector<double> scales = automatic_scales(experiment());
    set_scale(automatic || scales.empty() ? std::nullopt : std::optional(scales.front()));
  });
  connect(scale_, &NumberField::committed, this, [this](double scale) { set_scale(scale); });
  connect(scale_, &NumberField::refused, this, &PanelSection::tell_problem);
  connect(scale_, &NumberField::cleared, this, &PanelSection::clear_problem);

  auto* const parameter_fields = new QHBoxLayout(parameters_row_);
  parameter_fields->setContentsMargins(0, 0, 0, 0);
  parameter_fields->addWidget(parameters_label_);
  parameter_fields->addLayout(parameters_, 1);
  parameters_->setSpacing(0);

  auto* const fields = new QVBoxLayout;
  fields->setSpacing(6);
  fields->addLayout(grid);
  fields->addWidget(scale_row_);
  fields->addWidget(parameters_row_);
  set_fields(fields);
  renew();
}

void ScoringFunctionSection::choose(ScoringKind kind) {
  take(tr("Change the scoring function"),
       edit::set_scoring_kind(experiment(), kind, document().scoring_memory(), document().next_seed()));
}

void ScoringFunctionSection::set_scale(std::optional<double> scale) {
  take(tr("Change the scale"), edit::set_scale(experiment(), scale));
}

void ScoringFunctionSection::renew() {
  set_heading(gives_scores(experiment()) ? tr("From given scores") : tr("Scoring function"));
  renew_choices();
  renew_scale();
  renew_parameters();
  setVisible(input_kind(experiment()) != InputKind::weights);
}

void ScoringFunctionSection::renew_choices() {
  const bool given = gives_scores(experiment());
  for (const Choice& choice : choices_) {
    const auto words = [&] {
      switch (choice.kind) {
        case ScoringKind::dot:
          //: A scoring function: the given scores as they are.
          return given ? tr("As given") : tr("Dot product");
        case ScoringKind::scaled_dot:
          //: A scoring function: the given scores times a scale.
          return given ? tr("Scaled") : tr("Scaled dot product");
        case ScoringKind::additive:
          //: A scoring function (Bahdanau).
          return tr("Additive");
        case ScoringKind::general:
          //: A scoring function (Luong): a matrix between query and key.
          return tr("General");
      }
      return QString();
    };
    const bool applies = !given || choice.kind == ScoringKind::dot || choice.kind == ScoringKind::scaled_dot;
    choice.button->setText(words());
    choice.button->setToolTip(tr("Score with this function; its parameters come back when you return to it"));
    choice.button->setChecked(choice.kind == scoring_kind(experiment()));
    choice.button->setVisible(applies);
    choice.formula->setText(formula(choice.kind, given));
    choice.formula->setVisible(applies);
  }
}

void ScoringFunctionSection::renew_scale() {
  const auto* const scaled = std::get_if<ScaledDotScoring>(&experiment().scoring.function);
  scale_row_->setVisible(scaled != nullptr);
  if (scaled == nullptr) {
    return;
  }
  const bool automatic = !scaled->scale;
  scale_label_->setText(tr("Scale"));
  automatic_->setText(tr("Automatic"));
  automatic_->setToolTip(tr("1/√d_k, each head with its own d_k"));
  automatic_->setChecked(automatic);
  automatic_->setVisible(!gives_scores(experiment()));
  scale_->setAccessibleName(tr("Scale of the scores"));
  scale_->setToolTip(tr("A number or an expression such as 1/sqrt(64)"));
  scale_->setVisible(!automatic);
  scale_->set_value(scaled->scale.value_or(1.0));
  automatic_value_->setVisible(automatic);
  QStringList values;
  for (const double scale : automatic_scales(experiment())) {
    values.append(QString::number(scale, 'g', 4));
  }
  automatic_value_->setText(QStringLiteral("1/√d<sub>k</sub> = %1").arg(values.join(QStringLiteral("; "))));
}

void ScoringFunctionSection::renew_parameters() {
  std::vector<MatrixAddress> parameters;
  if (head_count(experiment()) > 0) {
    for (const MatrixAddress& address : matrices_of(experiment(), HeadIndex{})) {
      if (is_scoring_parameter(address.role)) {
        parameters.push_back(address);
      }
    }
  }
  parameters_row_->setVisible(!parameters.empty());
  parameters_label_->setText(tr("Parameters"));
  while (QLayoutItem* const item = parameters_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const MatrixAddress& address : parameters) {
    const MatrixValue& matrix = *find_matrix(experiment(), address);
    auto* const link = new SymbolChip(address.role, parameters_row_);
    link->setObjectName(QStringLiteral("parameter_") + symbol_text(address.role));
    link->setCheckable(false);
    QPalette as_link = palette();
    as_link.setColor(QPalette::WindowText, as_link.color(QPalette::Link));
    link->setPalette(as_link);
    link->setToolTip(tr("%1, %2 × %3: edit it among the matrices")
                         .arg(symbol_text(address.role), QString::number(matrix.rows()),
                              QString::number(matrix.columns())));
    connect(link, &QAbstractButton::clicked, this, [this, role = address.role] {
      const std::vector<HeadIndex>& shown = selection_.heads();
      emit matrix_requested({.role = role, .head = shown.empty() ? HeadIndex{} : shown.front()});
    });
    parameters_->addWidget(link);
    link->show();
  }
}

}  // namespace headlight::ui
