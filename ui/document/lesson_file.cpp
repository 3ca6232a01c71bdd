// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/lesson_file.h"

#include <QDir>
#include <QFileInfo>
#include <map>
#include <mutex>
#include <new>
#include <utility>

#include "core/formats/experiment_json.h"
#include "core/formats/lesson_json.h"
#include "ui/document/examples.h"

namespace headlight::ui {

namespace {

QString resource_of(const QString& id) { return QStringLiteral(":/lessons/%1.%2").arg(id, lesson_ending); }

/// Each example is read once; reading one draws all its random numbers. Lessons that name examples are read
/// beside the window's thread.
std::optional<Experiment> example_experiment(const std::string& id) {
  static std::mutex mutex;
  static std::map<std::string, Experiment> read;
  const std::lock_guard lock(mutex);
  if (const auto known = read.find(id); known != read.end()) {
    return known->second;
  }
  const std::optional<QByteArray> bytes = example_bytes(QString::fromStdString(id));
  if (!bytes) {
    return std::nullopt;
  }
  const auto experiment = read_experiment(as_text(*bytes));
  if (!experiment) {
    return std::nullopt;
  }
  return read.emplace(id, *experiment).first->second;
}

}  // namespace

bool is_lesson_path(const QString& path) {
  return QFileInfo(path).suffix().compare(lesson_ending, Qt::CaseInsensitive) == 0;
}

tl::expected<Opened<Lesson>, OpenFailure> open_lesson_file(const QString& path) try {
  return read_file(path).and_then([](FileContent&& content) {
    return read_lesson(as_text(content.bytes), built_in_examples())
        .map_error(&refusal)
        .map([&](Lesson&& lesson) {
          return Opened<Lesson>{std::move(lesson), std::move(content.state)};
        });
  });
} catch (const std::bad_alloc&) {
  return tl::make_unexpected(out_of_memory());
}

std::vector<LessonInfo> built_in_lessons() {
  std::vector<LessonInfo> result;
  const QStringList files = QDir(QStringLiteral(":/lessons")).entryList(QDir::Files, QDir::Name);
  for (const QString& file : files) {
    const QString id = QFileInfo(file).completeBaseName();
    result.push_back({id, title_in(read_file(resource_of(id)).value_or(FileContent()).bytes)});
  }
  return result;
}

std::optional<Lesson> built_in_lesson(const QString& id) {
  auto lesson = open_lesson_file(resource_of(id));
  return lesson ? std::optional(std::move(lesson->value)) : std::nullopt;
}

const ExampleLibrary& built_in_examples() {
  static const ExampleLibrary library = [] {
    ExampleLibrary result;
    for (const ExampleInfo& example : examples()) {
      result.ids.push_back(example.id.toStdString());
    }
    result.find = &example_experiment;
    return result;
  }();
  return library;
}

}  // namespace headlight::ui
