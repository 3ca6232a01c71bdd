// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_document.h"

#include <utility>

#include "core/formats/lesson_json.h"

namespace headlight::ui {

namespace {

/// Whoever shows a lesson renews all of it.
struct Anything {
  Anything& operator|=(Anything) { return *this; }
};

}  // namespace

LessonDocument::LessonDocument(QObject* parent) : FileDocument(parent) {}

void LessonDocument::open(Lesson lesson, const QString& path) {
  replace(std::make_shared<const Lesson>(std::move(lesson)), path);
}

void LessonDocument::close() {
  if (is_open()) {
    replace(nullptr, QString());
  }
}

void LessonDocument::replace(std::shared_ptr<const Lesson> lesson, const QString& path) {
  begin(path);
  lesson_ = std::move(lesson);
  tell_begun();
  emit replaced();
}

void LessonDocument::apply(const QString& text, Lesson lesson, Gesture gesture) {
  if (!is_open() || lesson == *lesson_) {
    return;
  }
  undo_stack().push(new ChangeValue<Lesson, Anything>(text, lesson_,
                                                      std::make_shared<const Lesson>(std::move(lesson)), {},
                                                      gesture, [this](const auto& snapshot, Anything) {
                                                        lesson_ = snapshot;
                                                        emit changed();
                                                      }));
}

std::string LessonDocument::file_bytes() const { return write_lesson(*lesson_); }

QString LessonDocument::title(const QString& language) const {
  return is_open() ? QString::fromStdString(text_in(lesson_->title, language.toStdString())).simplified()
                   : QString();
}

}  // namespace headlight::ui
