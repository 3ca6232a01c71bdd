// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/attention_menu.h"

#include "core/experiment/validate.h"
#include "ui/window/menus/menu_actions.h"

namespace headlight::ui {

AttentionMenu::AttentionMenu(Document& document, QWidget* parent)
    : QMenu(tr("&Attention"), parent),
      document_(document),
      scoring_menu_(new ScoringMenu(document, this)),
      mask_menu_(new MaskMenu(document, this)),
      inputs_menu_(new InputsMenu(document, this)) {
  setObjectName(QStringLiteral("attentionMenu"));
  addMenu(inputs_menu_);
  addMenu(scoring_menu_);
  addMenu(mask_menu_);
  addSeparator();
  add_head_action_ = add_action(*this,
                                {"addHeadAction", tr("&Add a head"), QStringLiteral("plus"),
                                 QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_H))},
                                this, [this] { set_head_count(head_count(*document_.experiment()) + 1); });
  remove_head_action_ = add_action(*this,
                                   {"removeHeadAction", tr("&Remove the last head"), QStringLiteral("minus"),
                                    QKeySequence(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_H))},
                                   this, [this] { set_head_count(head_count(*document_.experiment()) - 1); });
  addSeparator();
  add_action(*this, {.name = "scaleLessonAction", .text = tr("&What the scale is for…")}, this,
             &AttentionMenu::scale_lesson_requested);
  const auto renew = [this] {
    const Index heads = head_count(*document_.experiment());
    add_head_action_->setEnabled(heads < max_heads);
    remove_head_action_->setEnabled(heads > 1);
  };
  connect(&document, &Document::changed, this, renew);
  renew();
}

void AttentionMenu::set_head_count(Index heads) {
  const Experiment& experiment = *document_.experiment();
  const QString text = heads > head_count(experiment) ? tr("Add a head") : tr("Remove the last head");
  document_.apply(text,
                  edit::set_head_count(experiment, heads, document_.next_seed(), document_.head_memory()));
}

}  // namespace headlight::ui
