// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace headlight {

/// The stages of the calculation, in its order. `concat` and `final_output` belong to all heads
/// together, the others to each head.
enum class Stage { q, k, v, raw, scores, logits, weights, output, concat, final_output };

inline constexpr std::array all_stages{Stage::q,      Stage::k,           Stage::v,       Stage::raw,
                                       Stage::scores, Stage::logits,      Stage::weights, Stage::output,
                                       Stage::concat, Stage::final_output};

/// What the rows or the columns of a stage's matrix stand for.
enum class StageAxis { queries, keys, dimensions };

/// The name in files and on the command line ("final" for `final_output`).
std::string_view stage_name(Stage stage);
std::optional<Stage> parse_stage(std::string_view name);

/// Whether each head has its own matrix of this stage.
bool is_per_head(Stage stage);
StageAxis row_axis(Stage stage);
StageAxis column_axis(Stage stage);
/// raw, scores, logits and weights.
bool is_query_by_key(Stage stage);

}  // namespace headlight
