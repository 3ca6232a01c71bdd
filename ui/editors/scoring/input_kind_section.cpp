// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/input_kind_section.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <array>

namespace headlight::ui {

namespace {

constexpr std::array kinds{InputKind::qkv, InputKind::projected, InputKind::scores, InputKind::weights};

QString kind_words(InputKind kind) {
  switch (kind) {
    case InputKind::qkv: return InputKindSection::tr("Q, K and V");
    case InputKind::projected: return InputKindSection::tr("Inputs X and projections");
    case InputKind::scores: return InputKindSection::tr("Scores");
    case InputKind::weights: return InputKindSection::tr("Weights");
  }
  return {};
}

}  // namespace

InputKindSection::InputKindSection(Document& document, QWidget* parent)
    : PanelSection(document, parent), kind_(new QComboBox(this)), note_(new_note(this)) {
  kind_->setObjectName(QStringLiteral("inputKind"));
  note_->setObjectName(QStringLiteral("inputKindNote"));
  auto* const fields = new QVBoxLayout;
  fields->setSpacing(4);
  fields->addWidget(kind_);
  fields->addWidget(note_);
  set_fields(fields);
  for (const InputKind kind : kinds) {
    kind_->addItem(kind_words(kind));
  }
  connect(kind_, &QComboBox::activated, this, [this](int chosen) {
    const InputKind kind = kinds[static_cast<std::size_t>(chosen)];
    take(tr("Start from %1").arg(kind_words(kind)),
         edit::set_input_kind(experiment(), kind, this->document().next_seed()));
  });
  renew();
}

void InputKindSection::renew() {
  set_heading(tr("The calculation starts from"));
  kind_->setAccessibleName(tr("What the calculation starts from"));
  kind_->setToolTip(tr("Which matrices are given; what follows from them is calculated"));
  for (int i = 0; i < kind_->count(); ++i) {
    kind_->setItemText(i, kind_words(kinds[static_cast<std::size_t>(i)]));
  }
  kind_->setCurrentIndex(static_cast<int>(input_kind(experiment())));
  note_->setText(consequences());
}

QString InputKindSection::consequences() const {
  QStringList kept;
  QStringList drawn;
  for (const InputKind kind : kinds) {
    if (kind != input_kind(experiment())) {
      (edit::draws_numbers(experiment(), kind) ? drawn : kept).append(kind_words(kind));
    }
  }
  const QString separator = tr(", ", "between the items of a list");
  QStringList sentences;
  if (input_kind(experiment()) == InputKind::weights) {
    sentences.append(tr("Given weights are shown as they are; scoring, temperature and mask do not act."));
  }
  if (!kept.isEmpty()) {
    sentences.append(tr("The picture stays on switching to: %1.").arg(kept.join(separator)));
  }
  if (!drawn.isEmpty()) {
    sentences.append(tr("New random numbers come on switching to: %1. Undo brings yours back.")
                         .arg(drawn.join(separator)));
  }
  return sentences.join(QLatin1Char('\n'));
}

}  // namespace headlight::ui
