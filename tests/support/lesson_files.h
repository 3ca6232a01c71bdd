// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/experiment_files.h"

namespace headlight::test {

/// Four steps: an experiment (2 queries, 3 keys, 2 heads) with a selection and a prediction, the same, a
/// picture, a built-in example.
inline nlohmann::ordered_json small_lesson_file() {
  nlohmann::ordered_json file = nlohmann::ordered_json::parse(R"({
    "format": "headlight-lesson", "version": 1, "title": "Lesson",
    "steps": [
      { "text": "one", "select": { "stage": "v", "head": 0, "row": 2, "column": 1 },
        "predict": { "kind": "values", "stage": "raw", "head": 1, "query": 1, "keys": [0, 2] } },
      { "text": "two", "heads": [1], "predict": { "kind": "strongest", "stage": "weights", "query": 0 } },
      { "text": "three", "picture": "<svg/>" },
      { "text": "four", "example": "causal", "stage": "q", "locked": ["mask"] } ] })");
  file["steps"][0]["experiment"] = qkv_file();
  return file;
}

}  // namespace headlight::test
