// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/stage_bar.h"

#include <QLabel>

#include "core/explain/stage_cell.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/follow_language.h"
#include "ui/words/stage_text.h"

namespace headlight::ui {

namespace {

/// Q, K and V stand side by side on the path; every other stage follows from the one before.
bool follows(Stage stage) { return stage != Stage::q && stage != Stage::k && stage != Stage::v; }

}  // namespace

StageBar::StageBar(Selection& selection, QWidget* parent)
    : QWidget(parent), selection_(selection), row_(new FlowLayout(this)) {
  setObjectName(QStringLiteral("stageBar"));
  row_->setContentsMargins(4, 0, 4, 0);
  row_->setSpacing(0);
  chips_.setExclusive(true);
  connect(&selection_, &Selection::result_changed, this, &StageBar::renew_stages);
  connect(&selection_, &Selection::stage_changed, this, &StageBar::mark_present);
  connect(&chips_, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
    if (checked) {
      selection_.set_stage(static_cast<Stage>(id));
    }
  });
  renew_stages();
  rebuild();
  follow_language(*this, [this] { rebuild(); });
}

void StageBar::renew_stages() {
  std::vector<Stage> stages = stages_of(selection_.experiment());
  if (stages != stages_) {
    stages_ = std::move(stages);
    rebuild();
  }
}

void StageBar::rebuild() {
  setAccessibleName(tr("Stages of the calculation"));
  const bool had_focus = isAncestorOf(window()->focusWidget());
  while (QLayoutItem* const item = row_->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (const Stage stage : stages_) {
    if (row_->count() > 0 && follows(stage)) {
      auto* const arrow = new QLabel(QStringLiteral("›"), this);
      arrow->setTextFormat(Qt::PlainText);
      arrow->setForegroundRole(QPalette::PlaceholderText);
      arrow->setMinimumHeight(Chip(this).sizeHint().height());  // on the line of the names
      row_->addWidget(arrow);
    }
    auto* const chip = new Chip(this);
    chip->setText(stage_text(stage));
    chip->setToolTip(stage_explanation(stage));
    chip->setAccessibleName(tr("Stage %1").arg(stage_text(stage)));
    chip->setAccessibleDescription(stage_explanation(stage));
    chip->setObjectName(QStringLiteral("stage_%1").arg(static_cast<int>(stage)));
    chips_.addButton(chip, static_cast<int>(stage));
    row_->addWidget(chip);
  }
  mark_present();
  if (had_focus && chips_.checkedButton() != nullptr) {
    chips_.checkedButton()->setFocus();
  }
}

void StageBar::mark_present() {
  if (QAbstractButton* const chip = chips_.button(static_cast<int>(selection_.stage()))) {
    chip->setChecked(true);
  }
  // As in a group of radio buttons: Tab leads to the present one, and the arrow keys choose from there.
  for (QAbstractButton* const chip : chips_.buttons()) {
    chip->setFocusPolicy(chip->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
  }
}

}  // namespace headlight::ui
