// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/lesson_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/lesson/validate.h"
#include "ui/words/problem_text.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

struct LessonWords {
  Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

}  // namespace

QString lock_name(Lockable part) {
  switch (part) {
    case Lockable::tokens: return LessonWords::tr("tokens");
    case Lockable::matrices: return LessonWords::tr("matrices");
    case Lockable::mask: return LessonWords::tr("mask");
    case Lockable::scoring: return LessonWords::tr("scoring");
  }
  return {};
}

QString locks_text(const std::set<Lockable>& locked) {
  QStringList names;
  for (const Lockable part : locked) {
    names.append(lock_name(part));
  }
  //: between two of several names
  return names.isEmpty() ? QString() : LessonWords::tr("Locked: %1").arg(names.join(LessonWords::tr(", ")));
}

QString kept_locked_text(Lockable part) {
  switch (part) {
    case Lockable::tokens: return LessonWords::tr("This step of the lesson keeps the tokens as they are.");
    case Lockable::matrices:
      return LessonWords::tr("This step of the lesson keeps the matrices as they are.");
    case Lockable::mask: return LessonWords::tr("This step of the lesson keeps the mask as it is.");
    case Lockable::scoring: return LessonWords::tr("This step of the lesson keeps the scoring as it is.");
  }
  return {};
}

QString misfit_text(const Lesson& lesson, const ExampleLibrary& examples) {
  const std::optional<Problem> problem = validate(lesson, examples);
  if (!problem) {
    return {};
  }
  // "/steps/1/heads/0"
  bool is_step = false;
  const int step = utf8_text(problem->place).section(QLatin1Char('/'), 2, 2).toInt(&is_step);
  return is_step ? LessonWords::tr("Step %1 would no longer fit what it shows: %2")
                       .arg(QString::number(step + 1), problem_text(*problem))
                 : problem_text(*problem);
}

QString step_heading(const Lesson& lesson, std::size_t step, const std::string& language) {
  constexpr int longest = 60;
  const LessonStep& shown = lesson.steps.at(step);
  const QString title = utf8_text(text_in(shown.title, language)).simplified();
  const QString text = utf8_text(text_in(shown.text, language)).simplified();
  const QString heading = title.isEmpty() ? text : title;
  if (heading.isEmpty()) {
    return LessonWords::tr("Step %1").arg(step + 1);
  }
  return heading.size() > longest ? heading.left(longest - 1) + QChar(0x2026) : heading;
}

}  // namespace headlight::ui
