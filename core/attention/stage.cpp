// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/stage.h"

#include <algorithm>

namespace headlight {

std::string_view stage_name(Stage stage) {
  switch (stage) {
    case Stage::q: return "q";
    case Stage::k: return "k";
    case Stage::v: return "v";
    case Stage::raw: return "raw";
    case Stage::scores: return "scores";
    case Stage::logits: return "logits";
    case Stage::weights: return "weights";
    case Stage::output: return "output";
    case Stage::concat: return "concat";
    case Stage::final_output: return "final";
  }
  return {};
}

std::optional<Stage> parse_stage(std::string_view name) {
  const auto* const found = std::find_if(all_stages.begin(), all_stages.end(),
                                         [name](Stage stage) { return stage_name(stage) == name; });
  return found == all_stages.end() ? std::nullopt : std::optional(*found);
}

bool is_per_head(Stage stage) { return stage != Stage::concat && stage != Stage::final_output; }

StageAxis row_axis(Stage stage) {
  return stage == Stage::k || stage == Stage::v ? StageAxis::keys : StageAxis::queries;
}

StageAxis column_axis(Stage stage) {
  switch (stage) {
    case Stage::raw:
    case Stage::scores:
    case Stage::logits:
    case Stage::weights: return StageAxis::keys;
    default: return StageAxis::dimensions;
  }
}

bool is_query_by_key(Stage stage) {
  return row_axis(stage) == StageAxis::queries && column_axis(stage) == StageAxis::keys;
}

}  // namespace headlight
