// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/view_menu.h"

#include <QActionGroup>
#include <array>

#include "ui/window/menus/menu_actions.h"

namespace headlight::ui {

ViewMenu::ViewMenu(const WindowServices& services, QWidget* parent)
    : QMenu(tr("&View"), parent), services_(services) {
  setObjectName(QStringLiteral("viewMenu"));
  after_panels_ = add_action(*this, {.name = "resetLayoutAction", .text = tr("&Reset the layout")}, this,
                             &ViewMenu::layout_reset_requested);
  addSeparator();
  add_action(*this,
             {"zoomResetAction", tr("Show the &whole heatmap"), QStringLiteral("zoom-reset"),
              QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_0))},
             this, &ViewMenu::zoom_reset_requested);
  QAction* const full_screen = add_action(*this,
                                          {.name = "fullScreenAction",
                                           .text = tr("&Full screen"),
                                           .shortcut = QKeySequence(QKeyCombination(Qt::SHIFT, Qt::Key_F11))},
                                          this, &ViewMenu::full_screen_requested);
  full_screen->setCheckable(true);
  addSeparator();
  steps_action_ = add_action(
      *this, {"stepsAction", tr("S&tep by step"), QStringLiteral("steps"), QKeySequence(Qt::Key_F9)}, this,
      &ViewMenu::steps_requested);
  steps_action_->setCheckable(true);
  presentation_action_ = add_action(
      *this,
      {"presentationAction", tr("&Presentation"), QStringLiteral("present"), QKeySequence(Qt::Key_F11)}, this,
      &ViewMenu::presentation_requested);
  presentation_action_->setCheckable(true);
  addSeparator();
  add_appearance();
  add_language();
}

void ViewMenu::add_panel(QAction* switch_action) { insertAction(after_panels_, switch_action); }

void ViewMenu::add_appearance() {
  QMenu* const menu = addMenu(tr("&Appearance"));
  menu->setObjectName(QStringLiteral("appearanceMenu"));
  auto* const group = new QActionGroup(this);
  struct Choice {
    AppearanceChoice choice;
    const char* name;
    QString text;
  };
  const std::array choices{
      Choice{AppearanceChoice::system, "appearanceSystemAction", tr("&System")},
      Choice{AppearanceChoice::light, "appearanceLightAction", tr("&Light")},
      Choice{AppearanceChoice::dark, "appearanceDarkAction", tr("&Dark")},
  };
  for (const Choice& choice : choices) {
    QAction* const action =
        add_action(*menu, {.name = choice.name, .text = choice.text}, this,
                   [this, chosen = choice.choice] { services_.appearance.choose(chosen); });
    action->setCheckable(true);
    action->setChecked(services_.appearance.choice() == choice.choice);
    group->addAction(action);
    connect(&services_.appearance, &Appearance::changed, action, [this, action, own = choice.choice] {
      action->setChecked(services_.appearance.choice() == own);
    });
  }
  menu->addSeparator();
  QAction* const motion = menu->addAction(tr("&Reduced motion"));
  motion->setObjectName(QStringLiteral("reducedMotionAction"));
  motion->setCheckable(true);
  motion->setChecked(services_.appearance.reduced_motion());
  connect(motion, &QAction::triggered, &services_.appearance, &Appearance::set_reduced_motion);
  connect(&services_.appearance, &Appearance::changed, motion,
          [this, motion] { motion->setChecked(services_.appearance.reduced_motion()); });
}

void ViewMenu::add_language() {
  // Both names stand there, so that those who cannot read the present language find the way.
  QMenu* const menu = addMenu(tr("&Language · 语言"));
  menu->setObjectName(QStringLiteral("languageMenu"));
  auto* const group = new QActionGroup(this);
  for (const Language::Info& info : Language::available()) {
    QAction* const action = menu->addAction(info.name);
    action->setObjectName(QStringLiteral("language/%1").arg(info.code));
    action->setCheckable(true);
    action->setChecked(services_.language.code() == info.code);
    group->addAction(action);
    // Once the menu is done with the click or key: the choice replaces all menus.
    connect(
        action, &QAction::triggered, &services_.language,
        [&language = services_.language, code = info.code] { language.choose(code); }, Qt::QueuedConnection);
  }
}

}  // namespace headlight::ui
