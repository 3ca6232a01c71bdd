// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/formats/lesson_json.h"
#include "core/lesson/validate.h"

namespace {

using namespace headlight;

void require(bool holds, const char* what) {
  if (!holds) {
    std::fprintf(stderr, "violated: %s\n", what);
    std::abort();
  }
}

/// Every stage, 12 tokens and 3 heads, so that the steps of most lessons fit it.
Experiment large_example() {
  const auto zeros = [](Index rows, Index columns) { return MatrixValue(Matrix::Zero(rows, columns)); };
  ProjectedInputs inputs;
  inputs.x_query = zeros(12, 1);
  inputs.heads.resize(3);
  for (ProjectedHead& head : inputs.heads) {
    head.w_q = head.w_k = zeros(1, 100);
    head.w_v = zeros(1, 100);
  }
  inputs.w_o = zeros(300, 300);
  Experiment experiment;
  experiment.query_tokens.resize(12);
  experiment.inputs = inputs;
  return experiment;
}

/// The same experiment under every name but "".
std::optional<Experiment> find_example(const std::string& id) {
  static const Experiment example = large_example();
  return id.empty() ? std::nullopt : std::optional(example);
}

}  // namespace

/// Reads any bytes. What is read is valid and survives writing and reading; what is refused has a place that
/// is a JSON pointer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const ExampleLibrary examples{{"any"}, find_example};
  const auto lesson = read_lesson({reinterpret_cast<const char*>(data), size}, examples);
  if (!lesson) {
    const std::string& place = lesson.error().place;
    require(place.empty() || place.front() == '/', "a place is a JSON pointer");
    return 0;
  }
  require(!validate(*lesson, examples), "what is read is valid");
  const std::string written = write_lesson(*lesson);
  const auto again = read_lesson(written, examples);
  require(again.has_value(), "what is written can be read");
  require(*again == *lesson, "reading what was written gives the same lesson");
  require(write_lesson(*again) == written, "writing is stable");
  return 0;
}
