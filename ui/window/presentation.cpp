// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>

namespace headlight::ui {

namespace {

constexpr int percent_of_a_step = 25;

}  // namespace

Presentation::Presentation(QMainWindow& window, StepGuide& guide, LessonSession& lesson,
                           const WindowServices& services)
    : QObject(&window),
      window_(window),
      guide_(guide),
      lesson_(lesson),
      services_(services),
      keys_(new PresenterKeys(window)),
      blank_(new BlankScreen(window)) {
  connect(keys_, &PresenterKeys::pressed, this, &Presentation::take_key);
  connect(&lesson_, &LessonSession::moved, this, &Presentation::renew_walk);
  add_type_action("typeLargerAction", QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_Plus)),
                  [](int percent) { return percent + percent_of_a_step; });
  add_type_action("typeSmallerAction", QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_Minus)),
                  [](int percent) { return percent - percent_of_a_step; });
  add_type_action("typeNormalAction", QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_0)),
                  [](int) { return least_percent; });
  // On many keyboards the plus needs Shift.
  type_actions_.front()->setShortcuts({QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_Plus)),
                                       QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_Equal))});
}

void Presentation::add_type_action(const char* name, const QKeySequence& keys, int (*next)(int)) {
  auto* const action = new QAction(this);
  action->setObjectName(QLatin1StringView(name));
  action->setShortcut(keys);
  action->setEnabled(false);
  connect(action, &QAction::triggered, this,
          [this, next] { set_percent(next(services_.settings.presentation_percent())); });
  window_.addAction(action);
  type_actions_.push_back(action);
}

void Presentation::set_parts(HeatmapPanel* heatmap, StepBar* step_bar, QDockWidget* editors,
                             std::vector<QWidget*> others) {
  heatmap_ = heatmap;
  step_bar_ = step_bar;
  editors_ = editors;
  others_ = std::move(others);
  renew_walk();
  emit steps_shown_changed(services_.settings.step_bar_shown());
  if (on_) {
    hide_all_but_picture();
    apply_type();
  }
}

void Presentation::show_steps(bool shown) {
  services_.settings.set_step_bar_shown(shown);
  if (shown) {
    guide_.show_present();
  } else {
    guide_.set_playing(false);
  }
  renew_walk();
  emit steps_shown_changed(shown);
}

void Presentation::renew_walk() {
  if (!step_bar_) {
    return;  // still being built
  }
  const bool steps_shown = services_.settings.step_bar_shown();
  const bool taught = lesson_.present() != nullptr;
  step_bar_->setVisible(steps_shown || (on_ && !taught));
  keys_->set_walking(steps_shown || taught);
}

void Presentation::close_steps() {
  if (on_) {
    set_on(false);
  } else {
    show_steps(false);
  }
}

void Presentation::set_on(bool on) {
  if (on == on_) {
    return;
  }
  on_ = on;
  if (on) {
    enter();
  } else {
    leave();
  }
  keys_->set_presenting(on);
  for (QAction* const action : type_actions_) {
    action->setEnabled(on);
  }
  emit changed(on);
}

void Presentation::enter() {
  around_before_.remember(window_);
  geometry_before_ = window_.geometry();
  window_state_before_ = window_.windowState();
  services_.appearance.set_projector(true);
  hide_all_but_picture();
  apply_type();
  window_.setWindowState(window_state_before_ | Qt::WindowFullScreen);
  heatmap_->setFocus(Qt::OtherFocusReason);
}

void Presentation::hide_all_but_picture() {
  lend_shortcuts();
  window_.menuBar()->hide();
  window_.statusBar()->hide();
  PutAside::hide(window_);
  for (QWidget* const other : others_) {
    other->hide();
  }
  renew_walk();
}

void Presentation::lend_shortcuts() {
  // Shortcuts of a menu that is hidden do nothing; the window has them meanwhile.
  for (const QMenu* const menu : window_.menuBar()->findChildren<QMenu*>()) {
    for (QAction* const action : menu->actions()) {
      const bool is_taken = action->shortcut() == QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_0));
      if (!action->shortcut().isEmpty() && !is_taken) {
        window_.addAction(action);
        lent_.emplace_back(action);
      }
    }
  }
}

void Presentation::leave() {
  blank_->uncover();
  for (const QPointer<QAction>& action : lent_) {
    window_.removeAction(action);
  }
  lent_.clear();
  services_.appearance.set_projector(false);
  apply_type();
  window_.menuBar()->show();
  window_.statusBar()->show();
  for (QWidget* const other : others_) {
    other->show();
  }
  renew_walk();
  around_before_.show_again(window_);
  window_.setWindowState(window_state_before_);
  if (!(window_state_before_ & (Qt::WindowMaximized | Qt::WindowFullScreen))) {
    window_.setGeometry(geometry_before_);
  }
}

void Presentation::set_percent(int percent) {
  services_.settings.set_presentation_percent(std::clamp(percent, least_percent, most_percent));
  apply_type();
}

void Presentation::apply_type() {
  const double scale = on_ ? services_.settings.presentation_percent() / 100.0 : 1.0;
  QFont font;  // that of the application where nothing is set
  if (scale != 1.0) {
    font = QApplication::font();
    if (font.pointSizeF() > 0) {
      font.setPointSizeF(font.pointSizeF() * scale);
    } else {
      font.setPixelSize(qRound(font.pixelSize() * scale));
    }
  }
  window_.setFont(font);
  heatmap_->canvas().set_type_scale(scale);
}

void Presentation::toggle_editors() {
  // The picture keeps the keyboard, so that the keys go on working.
  editors_->setVisible(!editors_->isVisible());
}

void Presentation::take_key(PresenterKeys::Key key) {
  if (blank_->isVisible()) {
    blank_->uncover();
    return;
  }
  switch (key) {
    case PresenterKeys::Key::blank: blank_->cover(); return;
    case PresenterKeys::Key::leave: set_on(false); return;
    case PresenterKeys::Key::editors: toggle_editors(); return;
    default: break;
  }
  if (lesson_.present() != nullptr) {
    walk_lesson(key);
  } else {
    walk_calculation(key);
  }
  if (key == PresenterKeys::Key::start || key == PresenterKeys::Key::start_present) {
    set_on(true);
  }
}

void Presentation::walk_lesson(PresenterKeys::Key key) {
  switch (key) {
    case PresenterKeys::Key::next: lesson_.next(); break;
    case PresenterKeys::Key::previous: lesson_.previous(); break;
    case PresenterKeys::Key::first:
    case PresenterKeys::Key::start: lesson_.first(); break;
    case PresenterKeys::Key::last: lesson_.last(); break;
    default: break;
  }
}

void Presentation::walk_calculation(PresenterKeys::Key key) {
  switch (key) {
    case PresenterKeys::Key::next: guide_.next(); break;
    case PresenterKeys::Key::previous: guide_.previous(); break;
    case PresenterKeys::Key::first:
    case PresenterKeys::Key::start: guide_.first(); break;
    case PresenterKeys::Key::last: guide_.last(); break;
    case PresenterKeys::Key::start_present: guide_.show_present(); break;
    default: break;
  }
}

}  // namespace headlight::ui
