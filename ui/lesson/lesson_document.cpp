// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_document.h"

namespace headlight::ui {

LessonDocument::LessonDocument(QObject* parent) : QObject(parent) {
  connect(&undo_stack_, &QUndoStack::cleanChanged, this,
          [this](bool clean) { emit modified_changed(!clean); });
}

// A stack that goes away says that it is clean, which nobody is to hear any more.
LessonDocument::~LessonDocument() { undo_stack_.disconnect(); }

void LessonDocument::open(Lesson lesson, const QString& path) {
  undo_stack_.clear();
  path_ = path;
  lesson_ = std::make_shared<const Lesson>(std::move(lesson));
  emit modified_changed(false);
  emit path_changed();
  emit replaced();
}

void LessonDocument::close() {
  if (is_open()) {
    undo_stack_.clear();
    path_.clear();
    lesson_.reset();
    emit modified_changed(false);
    emit path_changed();
    emit replaced();
  }
}

void LessonDocument::apply(const QString& text, Lesson lesson, Gesture gesture) {
  if (!is_open() || lesson == *lesson_) {
    return;
  }
  undo_stack_.push(new ChangeValue<Lesson>(text, lesson_, std::make_shared<const Lesson>(std::move(lesson)),
                                           gesture, [this](const auto& snapshot) {
                                             lesson_ = snapshot;
                                             emit changed();
                                           }));
}

void LessonDocument::mark_saved(const QString& path) {
  path_ = path;
  undo_stack_.setClean();
  emit path_changed();
}

}  // namespace headlight::ui
