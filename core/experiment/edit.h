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
/// parameters follow the tokens, heads and widths they belong to; a recipe stays as long as its matrix
/// does. Numbers that an edit has to draw follow from `seed`, so that an edit done twice gives the
/// same experiment: biases are 0, all others are drawn from the standard normal distribution, those of
/// matrices that others are multiplied with (projections, W_a, U_a, W) times 1/√(number of inputs), so
/// that every stage comes out at about 1. They are rounded to three decimals, to be read; whole
/// matrices of more than 256 numbers keep a recipe instead.
namespace headlight::edit {

using Result = tl::expected<Experiment, Problem>;

enum class Side { queries, keys };

// --- tokens (while the keys are linked to the queries, an edit of either side is an edit of both)
/// The new token's rows of inputs are drawn from `seed`; given scores and weights get 0. Keys projected
/// from the queries' inputs get a copy of them (x_key) before one side changes alone.
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
/// Replaces a whole side, as when a sentence is pasted: tokens that stay keep their numbers (longest
/// common subsequence). Between two that stay, new ones take the numbers of those that went, in order
/// (they were renamed); what is left over is inserted or deleted.
Result set_tokens(const Experiment&, Side, const std::vector<std::string>& tokens, std::uint32_t seed);
/// Linking makes the keys the queries (key rows grow or shrink at the end); unlinking copies them.
Result link_keys(const Experiment&, bool linked, std::uint32_t seed);

// --- heads and widths
/// New heads copy the last one's shapes and normalizer with numbers drawn from `seed`; heads are deleted
/// at the end. Mask layers for some heads do not act on new ones, and go with the last of their heads.
Result set_head_count(const Experiment&, Index heads, std::uint32_t seed);
/// Puts a copy after the head: the same numbers, normalizer, mask layers and rows of W^O.
Result duplicate_head(const Experiment&, HeadIndex);
Result delete_head(const Experiment&, HeadIndex);
/// The widths that can be set. `d_q` and `d_k` go together where the scoring needs them equal.
enum class Width { d_q, d_k, d_v, d_h, d_model, d_query_in, d_key_in, d_value_in };
/// The width of a head now (d_model and d_…_in: of all); nothing where the experiment has no such width,
/// or where it is another one's (d_key_in without x_key).
std::optional<Index> width_of(const Experiment&, Width, HeadIndex);
/// All heads where `head` is absent. New columns are drawn from `seed`, old ones go at the end; every
/// matrix that shares the width follows, W^O by the block of its head.
Result set_width(const Experiment&, Width, std::optional<HeadIndex>, Index width, std::uint32_t seed);

// --- scoring
/// Parameters of functions that were left, so that they come back while a window is open.
struct ScoringMemory {
  std::optional<ScaledDotScoring> scaled_dot;
  std::optional<AdditiveScoring> additive;
  std::optional<GeneralScoring> general;
};
/// Each head's parameters come from `memory` where its shapes still fit, else they are drawn from `seed`
/// (d_h: the larger of d_q and d_k). Where the new function needs d_q = d_k and they differ, the result
/// is `width_mismatch`; functions with parameters need queries and keys (`scoring_not_applicable`).
Result set_scoring_kind(const Experiment&, ScoringKind, const ScoringMemory& memory, std::uint32_t seed);
/// `memory` with the present function's parameters added.
ScoringMemory remember_scoring(const Experiment&, ScoringMemory memory);
/// Scaled dot product only; absent: 1/√d_k.
Result set_scale(const Experiment&, std::optional<double> scale);
Result set_temperature(const Experiment&, double temperature);
/// One head, or all heads where `head` is absent. Where all heads have the same, it is one for all.
Result set_normalizer(const Experiment&, std::optional<HeadIndex>, Normalizer);

// --- kinds of input
/// From projected to qkv to scores to weights the picture stays up to the output (values are what was
/// evaluated; W^O goes); the other way new matrices are drawn from `seed`, values and known widths are
/// kept, unknown widths are 4. Scoring that the new kind cannot have is replaced: scores keep one
/// common scale as a number, or take the scaled scores and `dot`; weights keep it, though it rests.
Result set_input_kind(const Experiment&, InputKind, std::uint32_t seed);
/// Whether going to `kind` draws numbers, so that the window can say so.
bool draws_numbers(const Experiment&, InputKind kind);

// --- matrices
/// Writes `block` with its top left at (row, column); it must fit. Makes rows of a recipe, unless all
/// numbers stay the same.
Result set_entries(const Experiment&, MatrixAddress, Index row, Index column, const Matrix& block);
enum class Fill { zeros, ones, identity };
/// Fills a rectangle; identity has its ones where row = column counted in the rectangle.
Result fill(const Experiment&, MatrixAddress, Index row, Index column, Index rows, Index columns, Fill);
/// Random numbers; a whole matrix (not a vector) keeps `recipe` in the file.
Result fill_randn(const Experiment&, MatrixAddress, Index row, Index column, Index rows, Index columns,
                  RandnRecipe recipe);
/// Adds an optional matrix (biases as zeros; values, x_key, x_value and w_o drawn from `seed`): values to
/// every head, since heads bring them all or none, d_v = d_k; W^O leads to the width of X. Where it needs
/// another matrix first (b_o: W^O; x_value, b_v, W^O: W^V) the result is `needs_edit_elsewhere`.
Result add_matrix(const Experiment&, MatrixAddress, std::uint32_t seed);
/// Takes an optional matrix away, and what cannot be without it: values from every head with x_value, b_v
/// and W^O; b_o with W^O. `missing_member` for one that must be there.
Result remove_matrix(const Experiment&, MatrixAddress);
/// Grows tokens and widths until the matrix has at least that many rows and columns. New tokens are
/// named by their number. Rows of W^O follow from d_v: `needs_edit_elsewhere`.
Result grow_to(const Experiment&, MatrixAddress, Index rows, Index columns, std::uint32_t seed);

// --- mask
Result set_mask_mode(const Experiment&, MaskMode);
Result set_mask_value(const Experiment&, double value);
Result add_mask_layer(const Experiment&, MaskLayer);
Result replace_mask_layer(const Experiment&, Index layer, MaskLayer);
Result remove_mask_layer(const Experiment&, Index layer);
/// Hides or shows cells in the painted layer `layer` (`unknown_name` where it is of another kind).
Result paint(const Experiment&, Index layer, const std::vector<Cell>& cells, bool hidden);

// --- words and view
/// Sets the text of one language; see `with_text`.
Result set_title(const Experiment&, const std::string& language, const std::string& title);
Result set_notes(const Experiment&, const std::string& language, const std::string& notes);
Result set_view(const Experiment&, View view);

}  // namespace headlight::edit
