// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "core/experiment/experiment.h"
#include "core/experiment/matrices.h"
#include "core/experiment/problem.h"

/// Pure edits: each takes a valid experiment and gives a valid one, or why not. Matrices, masks and
/// parameters follow the tokens, heads and widths they belong to. Numbers that an edit has to invent
/// are drawn from the standard normal distribution times 0.5 (parameters of scoring functions: times
/// 0.1), seeded by `seed`, so that an edit done twice gives the same experiment.
namespace headlight::edit {

using Result = tl::expected<Experiment, Problem>;

enum class Side { queries, keys };

// --- tokens (while the keys are linked to the queries, an edit of either side is an edit of both)
/// The new token's rows of inputs are drawn from `seed`; given scores and weights get 0.
Result insert_token(const Experiment&, Side, Index position, const std::string& token, std::uint32_t seed);
Result delete_token(const Experiment&, Side, Index position);
/// Moves one token so that it ends at `to`; its rows, columns and painted cells go with it.
Result move_token(const Experiment&, Side, Index from, Index to);
/// Several at once, for one step of undo and one pass over the matrices. `insert_tokens` draws as
/// `insert_token` does; `delete_tokens` takes positions in any order (repetitions count once);
/// `move_tokens` keeps the tokens' own order and puts them before what stands at `before` (0 … n).
Result insert_tokens(const Experiment&, Side, Index position, const std::vector<std::string>& tokens,
                     std::uint32_t seed);
Result delete_tokens(const Experiment&, Side, const std::vector<Index>& positions);
Result move_tokens(const Experiment&, Side, const std::vector<Index>& positions, Index before);
Result rename_token(const Experiment&, Side, Index position, const std::string& token);
/// Replaces a whole side, as when a sentence is pasted: tokens that stay keep their numbers
/// (longest common subsequence), new ones are inserted, the others are deleted.
Result set_tokens(const Experiment&, Side, const std::vector<std::string>& tokens, std::uint32_t seed);
/// Linking makes the keys the queries (key rows grow or shrink at the end); unlinking copies them.
Result link_keys(const Experiment&, bool linked, std::uint32_t seed);

// --- heads and widths
/// New heads copy the last one's shapes with numbers drawn from `seed`; heads are deleted at the end.
Result set_head_count(const Experiment&, Index heads, std::uint32_t seed);
Result delete_head(const Experiment&, HeadIndex);
/// The widths that can be set. `d_q` and `d_k` go together where the scoring needs them equal.
enum class Width { d_q, d_k, d_v, d_h, d_model, d_query_in, d_key_in, d_value_in };
/// The width of a head now (d_model and d_…_in: of all); nothing where the experiment has no such width.
std::optional<Index> width_of(const Experiment&, Width, HeadIndex);
/// All heads where `head` is absent. New columns are drawn from `seed`; every matrix that shares the
/// width follows, W^O by the block of its head.
Result set_width(const Experiment&, Width, std::optional<HeadIndex>, Index width, std::uint32_t seed);

// --- scoring
/// Parameters of functions that were left, so that they come back while a window is open.
struct ScoringMemory {
  std::optional<ScaledDotScoring> scaled_dot;
  std::optional<AdditiveScoring> additive;
  std::optional<GeneralScoring> general;
};
/// Parameters come from `memory` where its shapes still fit, else they are drawn from `seed`. Where
/// the new function needs d_q = d_k and they differ, the result is `width_mismatch`.
Result set_scoring_kind(const Experiment&, ScoringKind, const ScoringMemory& memory, std::uint32_t seed);
/// `memory` with the present function's parameters added.
ScoringMemory remember_scoring(const Experiment&, ScoringMemory memory);
/// Scaled dot product only; absent: 1/√d_k.
Result set_scale(const Experiment&, std::optional<double> scale);
Result set_temperature(const Experiment&, double temperature);
/// One head, or all heads (and then one for all) where `head` is absent.
Result set_normalizer(const Experiment&, std::optional<HeadIndex>, Normalizer);

// --- kinds of input
/// From projected to qkv to scores to weights the picture stays (values are what was evaluated);
/// the other way new matrices are drawn from `seed`. Scoring that the new kind cannot have is
/// replaced: scores keep one common scale as a number, or take the scaled scores and `dot`.
Result set_input_kind(const Experiment&, InputKind, std::uint32_t seed);
/// Whether going to `kind` invents numbers, so that the window can say so.
bool invents_numbers(const Experiment&, InputKind kind);

// --- matrices
/// Writes `block` with its top left at (row, column); it must fit. Makes rows of a recipe.
Result set_entries(const Experiment&, MatrixAddress, Index row, Index column, const Matrix& block);
enum class Fill { zeros, ones, identity };
/// Fills a rectangle; identity has its ones where row = column counted in the rectangle.
Result fill(const Experiment&, MatrixAddress, Index row, Index column, Index rows, Index columns, Fill);
/// Random numbers; a whole matrix keeps `recipe` in the file.
Result fill_randn(const Experiment&, MatrixAddress, Index row, Index column, Index rows, Index columns,
                  RandnRecipe recipe);
/// Adds an optional matrix (biases as zeros; values, x_key, x_value and w_o drawn from `seed`), to
/// every head where heads bring it all or none.
Result add_matrix(const Experiment&, MatrixAddress, std::uint32_t seed);
Result remove_matrix(const Experiment&, MatrixAddress);
/// Grows tokens and widths until the matrix has at least that many rows and columns. New tokens are
/// named by their number.
Result grow_to(const Experiment&, MatrixAddress, Index rows, Index columns, std::uint32_t seed);

// --- mask
Result set_mask_mode(const Experiment&, MaskMode);
Result set_mask_value(const Experiment&, double value);
Result add_mask_layer(const Experiment&, MaskLayer);
Result replace_mask_layer(const Experiment&, Index layer, MaskLayer);
Result remove_mask_layer(const Experiment&, Index layer);
/// Hides or shows cells in the painted layer `layer`.
Result paint(const Experiment&, Index layer, const std::vector<Cell>& cells, bool hidden);

// --- words and view
/// Sets the text of one language; a plain string stays one where `language` is empty.
Result set_title(const Experiment&, const std::string& language, const std::string& title);
Result set_notes(const Experiment&, const std::string& language, const std::string& notes);
/// `view` is a JSON object's text.
Result set_view(const Experiment&, const std::string& view);

}  // namespace headlight::edit
