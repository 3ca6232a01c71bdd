// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/experiment/validate.h"
#include "core/formats/experiment_json.h"

namespace {

void require(bool holds, const char* what) {
  if (!holds) {
    std::fprintf(stderr, "violated: %s\n", what);
    std::abort();
  }
}

}  // namespace

/// Reads any bytes. What is read is valid and survives writing and reading; what is refused has a place that
/// is a JSON pointer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace headlight;
  const auto experiment = read_experiment({reinterpret_cast<const char*>(data), size});
  if (!experiment) {
    const std::string& place = experiment.error().place;
    require(place.empty() || place.front() == '/', "a place is a JSON pointer");
    return 0;
  }
  require(!validate(*experiment), "what is read is valid");
  const std::string written = write_experiment(*experiment);
  const auto again = read_experiment(written);
  require(again.has_value(), "what is written can be read");
  require(*again == *experiment, "reading what was written gives the same experiment");
  require(write_experiment(*again) == written, "writing is stable");
  return 0;
}
