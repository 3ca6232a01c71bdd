// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lessons.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

#include "core/formats/lesson_json.h"
#include "tests/support/experiments.h"

namespace headlight::test {

namespace {

const std::filesystem::path lessons_folder =
    std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "resources/lessons";

std::optional<Experiment> built_in_example(const std::string& id) {
  static const std::vector<std::string> ids = example_ids();
  static std::map<std::string, Experiment> read;
  if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
    return std::nullopt;
  }
  if (!read.contains(id)) {
    read.emplace(id, example(id));
  }
  return read.at(id);
}

}  // namespace

const ExampleLibrary& built_in_examples() {
  static const ExampleLibrary library{example_ids(), built_in_example};
  return library;
}

std::vector<std::string> lesson_names() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(lessons_folder)) {
    names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string lesson_file(const std::string& name) {
  std::ifstream file(lessons_folder / (name + ".headlight-lesson"), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Lesson lesson(const std::string& name) { return must(read_lesson(lesson_file(name), built_in_examples())); }

Lesson must(const tl::expected<Lesson, Problem>& result) {
  if (!result) {
    const Problem& problem = result.error();
    throw std::runtime_error("at '" + problem.place + "', found '" + problem.found + "', expected '" +
                             problem.expected + "'");
  }
  return *result;
}

}  // namespace headlight::test
