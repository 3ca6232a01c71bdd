// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lesson_parts.h"

#include <QVBoxLayout>

namespace headlight::ui {

LessonParts::LessonParts(QMainWindow& window, Document& document, Selection& selection,
                         PredictionRound& round, FileOperations& files, const WindowServices& services)
    : window_(window),
      document_(document),
      selection_(selection),
      round_(round),
      files_(files),
      services_(services),
      operations_(lesson_, document, files, services, window),
      session_(lesson_, document, selection, round, [this] { return files_.may_leave(); }) {
  connect(&operations_, &LessonOperations::saved, this, &LessonParts::told);
  connect(&operations_, &LessonOperations::warned, this, &LessonParts::warned);
  connect(&session_, &LessonSession::moved, this, &LessonParts::renew);
  // Who opens something else has left the lesson; who makes one needs experiments for it.
  connect(&files_, &FileOperations::opened, this, [this] {
    if (!session_.is_making()) {
      operations_.leave();
    }
  });
}

QWidget* LessonParts::new_centre(QWidget* heatmap_page) {
  const QString language = services_.language.code();
  session_.set_language(language);
  auto* const centre = new QWidget(&window_);
  auto* const column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  pages_ = new QStackedWidget(centre);
  pages_->addWidget(heatmap_page);
  pages_->addWidget(new LessonPage(session_, language, pages_));
  bar_ = new LessonBar(lesson_, session_, round_, document_, selection_, language, centre);
  connect(bar_, &LessonBar::closed, this, &LessonParts::bar_closed);
  column->addWidget(pages_, 1);
  column->addWidget(bar_);
  renew();
  return centre;
}

QDockWidget* LessonParts::new_dock() {
  dock_ = new QDockWidget(tr("Lesson"), &window_);
  dock_->setObjectName(QStringLiteral("lessonDock"));
  dock_->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  maker_ = new LessonEditor(lesson_, session_, document_, selection_, services_.language.code(), dock_);
  dock_->setWidget(maker_);
  QAction* const toggle = dock_->toggleViewAction();
  toggle->setObjectName(QStringLiteral("lessonEditorAction"));
  toggle->setText(tr("&Make a lesson"));
  connect(toggle, &QAction::triggered, dock_, [this](bool on) {
    if (on) {
      dock_->raise();
    }
  });
  connect(maker_, &LessonEditor::new_requested, this, &LessonParts::begin_new);
  connect(maker_, &LessonEditor::save_requested, &operations_, &LessonOperations::save);
  connect(maker_, &LessonEditor::refused, this, &LessonParts::warned);
  return dock_;
}

LessonMenu* LessonParts::new_menu(QWidget* menu_parent) {
  auto* const menu = new LessonMenu(lesson_, session_, operations_, dock_->toggleViewAction(),
                                    services_.language.code(), menu_parent);
  connect(menu, &LessonMenu::new_requested, this, &LessonParts::begin_new);
  connect(menu, &LessonMenu::record_requested, this, &LessonParts::record);
  connect(menu, &LessonMenu::open_requested, &files_, &FileOperations::open);
  return menu;
}

void LessonParts::begin_new() {
  if (operations_.begin_new()) {
    dock_->show();
    dock_->raise();
    maker_->record();
  }
}

void LessonParts::record() {
  dock_->show();
  dock_->raise();
  maker_->record();
}

void LessonParts::renew() {
  if (!pages_) {
    return;  // still being built
  }
  bar_->setVisible(lesson_.is_open());
  pages_->setCurrentIndex(session_.present() != nullptr && !session_.shows_experiment() ? 1 : 0);
}

}  // namespace headlight::ui
