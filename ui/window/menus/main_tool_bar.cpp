// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/main_tool_bar.h"

#include <QHBoxLayout>

#include "ui/look/icons.h"

namespace headlight::ui {

MainToolBar::MainToolBar(Document& document, FileMenu& file, EditMenu& edit, ViewMenu& view,
                         AttentionMenu& attention, LessonMenu& lesson, QWidget* parent)
    : QToolBar(tr("Tool bar"), parent), document_(document) {
  setObjectName(QStringLiteral("mainToolBar"));
  setMovable(false);
  setContextMenuPolicy(Qt::PreventContextMenu);
  addAction(file.new_action());
  addAction(file.open_action());
  addAction(file.save_action());
  addSeparator();
  addAction(edit.undo_action());
  addAction(edit.redo_action());
  addSeparator();
  QToolButton* const examples =
      add_menu_button(QStringLiteral("examplesButton"), QStringLiteral("examples"), file.examples_menu());
  examples->setText(tr("Examples"));
  examples->setToolTip(tr("Finished experiments to look at and to change"));
  addWidget(examples);
  QToolButton* const lessons =
      add_menu_button(QStringLiteral("lessonsButton"), QStringLiteral("lessons"), lesson.built_in_menu());
  lessons->setText(tr("Lessons"));
  lessons->setToolTip(tr("Walks that explain attention step by step, each with a question"));
  addWidget(lessons);
  addSeparator();
  scoring_button_ =
      add_menu_button(QStringLiteral("scoringButton"), QStringLiteral("scoring"), attention.scoring_menu());
  scoring_button_->setToolTip(tr("How a query is scored against a key"));
  scoring_action_ = addWidget(scoring_button_);
  add_heads(attention);
  mask_button_ = add_menu_button(QStringLiteral("maskButton"), QStringLiteral("mask"), attention.mask_menu());
  mask_button_->setToolTip(tr("Which keys a query does not see"));
  mask_action_ = addWidget(mask_button_);
  auto* const space = new QWidget(this);
  space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  addWidget(space);
  file.export_action()->setToolTip(tr("Writes the picture as PNG, SVG or PDF"));
  view.steps_action()->setToolTip(tr("Walks through the calculation, one stage after the other"));
  view.presentation_action()->setToolTip(tr("The picture and its steps on the whole screen, in large type"));
  add_action_button(QStringLiteral("exportButton"), tr("Export…"), file.export_action());
  //: A button: shows the step bar.
  add_action_button(QStringLiteral("stepsButton"), tr("Steps"), view.steps_action());
  //: A button, a verb: shows the picture to a class.
  add_action_button(QStringLiteral("presentButton"), tr("Present"), view.presentation_action());

  connect(&document, &Document::changed, this, [this, &attention] { renew(attention); });
  renew(attention);
}

QToolButton* MainToolBar::add_menu_button(const QString& name, const QString& symbol, QMenu* menu) {
  auto* const button = new QToolButton(this);
  button->setObjectName(name);
  button->setIcon(symbol_icon(symbol));
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setMenu(menu);
  return button;
}

void MainToolBar::add_action_button(const QString& name, const QString& text, QAction* action) {
  auto* const button = new QToolButton(this);
  button->setObjectName(name);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  action->setIconText(text);
  button->setDefaultAction(action);
  addWidget(button);
}

void MainToolBar::add_heads(AttentionMenu& attention) {
  auto* const box = new QWidget(this);
  box->setObjectName(QStringLiteral("headsBox"));
  auto* const layout = new QHBoxLayout(box);
  layout->setContentsMargins(6, 0, 6, 0);
  layout->setSpacing(2);
  const auto add_button = [&](QAction* action, const QString& name) {
    auto* const button = new QToolButton(box);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    layout->addWidget(button);
  };
  add_button(attention.remove_head_action(), QStringLiteral("removeHeadButton"));
  heads_label_ = new QLabel(box);
  heads_label_->setObjectName(QStringLiteral("headCountLabel"));
  heads_label_->setTextFormat(Qt::PlainText);
  heads_label_->setAlignment(Qt::AlignCenter);
  layout->addWidget(heads_label_);
  add_button(attention.add_head_action(), QStringLiteral("addHeadButton"));
  addWidget(box);
}

void MainToolBar::renew(const AttentionMenu& attention) {
  scoring_button_->setText(tr("Scoring: %1").arg(attention.scoring_menu()->summary()));
  scoring_action_->setVisible(attention.scoring_menu()->applies());
  mask_button_->setText(tr("Mask: %1").arg(attention.mask_menu()->summary()));
  mask_action_->setVisible(attention.mask_menu()->applies());
  heads_label_->setText(tr("%n head(s)", nullptr, static_cast<int>(head_count(*document_.experiment()))));
}

}  // namespace headlight::ui
