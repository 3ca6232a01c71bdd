// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/lesson_menu.h"

#include "ui/document/lesson_file.h"
#include "ui/window/menus/menu_actions.h"

namespace headlight::ui {

LessonMenu::LessonMenu(LessonDocument& lesson, LessonSession& session, LessonOperations& operations,
                       QAction* maker_switch, const QString& language, QWidget* parent)
    : QMenu(tr("&Lesson"), parent), lesson_(lesson), session_(session) {
  setObjectName(QStringLiteral("lessonMenu"));
  built_in_menu_ = addMenu(symbol_icon(QStringLiteral("lessons")), tr("&Lessons of Headlight"));
  built_in_menu_->setObjectName(QStringLiteral("lessonsMenu"));
  for (const LessonInfo& info : built_in_lessons()) {
    QAction* const action = built_in_menu_->addAction(
        without_mnemonics(QString::fromStdString(text_in(info.title, language.toStdString()))));
    action->setObjectName(QStringLiteral("lesson/%1").arg(info.id));
    connect(action, &QAction::triggered, &operations,
            [&operations, id = info.id] { operations.open_built_in(id); });
  }
  add_action(*this, {.name = "openLessonAction", .text = tr("&Open a lesson…")}, this,
             &LessonMenu::open_requested);
  addSeparator();
  reset_action_ = add_action(*this,
                             {.name = "resetStepAction",
                              .text = tr("R&eset the step"),
                              .shortcut = QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_R))},
                             &session_, &LessonSession::reset);
  leave_action_ = add_action(*this, {.name = "leaveLessonAction", .text = tr("Lea&ve the lesson")},
                             &operations, &LessonOperations::leave);
  addSeparator();
  add_action(*this, {"newLessonAction", tr("&New lesson"), QStringLiteral("new")}, this,
             &LessonMenu::new_requested);
  addAction(maker_switch);
  record_action_ = add_action(*this,
                              {"recordStepAction", tr("Re&cord as a new step"), QStringLiteral("plus"),
                               QKeySequence(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_R))},
                              this, &LessonMenu::record_requested);
  save_action_ = add_action(*this,
                            {"saveLessonAction", tr("S&ave the lesson"), QStringLiteral("save"),
                             QKeySequence(QKeyCombination(Qt::CTRL | Qt::ALT, Qt::Key_S))},
                            &operations, &LessonOperations::save);
  save_as_action_ = add_action(*this, {.name = "saveLessonAsAction", .text = tr("Save the le&sson as…")},
                               &operations, &LessonOperations::save_as);
  connect(&session_, &LessonSession::moved, this, &LessonMenu::renew);
  renew();
}

void LessonMenu::renew() {
  const bool open = lesson_.is_open();
  for (QAction* const action : {leave_action_, record_action_, save_action_, save_as_action_}) {
    action->setEnabled(open);
  }
  reset_action_->setEnabled(session_.present() != nullptr);
}

}  // namespace headlight::ui
