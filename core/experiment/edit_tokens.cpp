// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"
#include "core/experiment/edit_mask_follow.h"
#include "core/experiment/token_alignment.h"
#include "core/experiment/validate.h"

namespace headlight::edit {

namespace {

using Tokens = std::vector<std::string>;

bool is_linked(const Experiment& experiment) { return !experiment.key_tokens.has_value(); }

const Tokens& tokens_of(const Experiment& experiment, Side side) {
  return side == Side::queries ? experiment.query_tokens : key_tokens(experiment);
}

Tokens& tokens_of(Experiment& experiment, Side side) {
  return side == Side::queries || is_linked(experiment) ? experiment.query_tokens : *experiment.key_tokens;
}

/// Keys that were projected from the queries' inputs get a copy, so that one side can change alone.
void separate_key_inputs(Experiment& experiment) {
  auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs);
  if (projected != nullptr && !projected->x_key) {
    projected->x_key = projected->x_query;
  }
}

std::optional<Problem> change_keys(Experiment& experiment, const Sources& sources, Index old_count,
                                   SeededNumbers& seeded) {
  follow_keys(experiment.mask, sources, old_count);
  return apply(experiment, {MatrixAxis::keys, std::nullopt, sources}, seeded);
}

std::optional<Problem> change_queries(Experiment& experiment, const Sources& sources, Index old_count,
                                      SeededNumbers& seeded) {
  follow_queries(experiment.mask, sources, old_count);
  return apply(experiment, {MatrixAxis::queries, std::nullopt, sources}, seeded);
}

/// Gathers the tokens of a side (of both while they are linked) and everything that goes with them.
Result with_tokens(Experiment experiment, Side side, const Sources& sources, Tokens tokens,
                   std::uint32_t seed) {
  const auto old_count = static_cast<Index>(tokens_of(experiment, side).size());
  if (static_cast<Index>(tokens.size()) > max_tokens) {
    return refused(ProblemCode::too_many, std::to_string(tokens.size()), std::to_string(max_tokens));
  }
  if (sources != unchanged(old_count)) {
    const bool both = is_linked(experiment);
    if (!both) {
      separate_key_inputs(experiment);
    }
    SeededNumbers seeded(seed);
    if (both || side == Side::queries) {
      if (auto problem = change_queries(experiment, sources, old_count, seeded)) {
        return tl::unexpected(std::move(*problem));
      }
    }
    if (both || side == Side::keys) {
      if (auto problem = change_keys(experiment, sources, old_count, seeded)) {
        return tl::unexpected(std::move(*problem));
      }
    }
  }
  tokens_of(experiment, side) = std::move(tokens);
  return checked(std::move(experiment));
}

/// The first of `positions` that is not in 0 … count − 1, as the reason to refuse an edit.
std::optional<Problem> outside(const std::vector<Index>& positions, Index count) {
  for (const Index position : positions) {
    if (position < 0 || position >= count) {
      return out_of_range(position, count).value();
    }
  }
  return std::nullopt;
}

/// A side with its lines taken away or put into another order; `sources` has no new line.
Result rearranged(const Experiment& experiment, Side side, const Sources& sources) {
  return with_tokens(experiment, side, sources, gathered(tokens_of(experiment, side), sources), 0);
}

}  // namespace

Result insert_token(const Experiment& experiment, Side side, Index position, const std::string& token,
                    std::uint32_t seed) {
  return insert_tokens(experiment, side, position, {token}, seed);
}

Result insert_tokens(const Experiment& experiment, Side side, Index position, const Tokens& inserted,
                     std::uint32_t seed) {
  Tokens tokens = tokens_of(experiment, side);
  const auto count = static_cast<Index>(tokens.size());
  if (auto problem = outside({position}, count + 1)) {
    return tl::unexpected(std::move(*problem));
  }
  tokens.insert(tokens.begin() + position, inserted.begin(), inserted.end());
  return with_tokens(experiment, side, with_new_lines(count, position, static_cast<Index>(inserted.size())),
                     std::move(tokens), seed);
}

Result delete_token(const Experiment& experiment, Side side, Index position) {
  return delete_tokens(experiment, side, {position});
}

Result delete_tokens(const Experiment& experiment, Side side, const std::vector<Index>& positions) {
  const auto count = static_cast<Index>(tokens_of(experiment, side).size());
  if (auto problem = outside(positions, count)) {
    return tl::unexpected(std::move(*problem));
  }
  return rearranged(experiment, side, without_lines(count, positions));
}

Result move_token(const Experiment& experiment, Side side, Index from, Index to) {
  const auto count = static_cast<Index>(tokens_of(experiment, side).size());
  if (auto problem = outside({from, to}, count)) {
    return tl::unexpected(std::move(*problem));
  }
  return move_tokens(experiment, side, {from}, to > from ? to + 1 : to);
}

Result move_tokens(const Experiment& experiment, Side side, const std::vector<Index>& positions,
                   Index before) {
  const auto count = static_cast<Index>(tokens_of(experiment, side).size());
  if (auto problem = outside(positions, count)) {
    return tl::unexpected(std::move(*problem));
  }
  if (auto problem = outside({before}, count + 1)) {
    return tl::unexpected(std::move(*problem));
  }
  return rearranged(experiment, side, with_moved_lines(count, positions, before));
}

Result rename_token(const Experiment& experiment, Side side, Index position, const std::string& token) {
  Tokens tokens = tokens_of(experiment, side);
  const auto count = static_cast<Index>(tokens.size());
  if (auto problem = outside({position}, count)) {
    return tl::unexpected(std::move(*problem));
  }
  tokens[static_cast<std::size_t>(position)] = token;
  return with_tokens(experiment, side, unchanged(count), std::move(tokens), 0);
}

Result set_tokens(const Experiment& experiment, Side side, const Tokens& tokens, std::uint32_t seed) {
  if (static_cast<Index>(tokens.size()) > max_tokens) {
    return refused(ProblemCode::too_many, std::to_string(tokens.size()), std::to_string(max_tokens));
  }
  return with_tokens(experiment, side, align_tokens(tokens_of(experiment, side), tokens), tokens, seed);
}

Result link_keys(const Experiment& experiment, bool linked, std::uint32_t seed) {
  Experiment result = experiment;
  if (!linked) {
    result.key_tokens = key_tokens(experiment);
    return checked(std::move(result));
  }
  SeededNumbers seeded(seed);
  const Index old_count = key_count(experiment);
  const Sources sources = resized(old_count, query_count(experiment));
  result.key_tokens.reset();
  if (sources != unchanged(old_count)) {
    if (auto problem = change_keys(result, sources, old_count, seeded)) {
      return tl::unexpected(std::move(*problem));
    }
  }
  return checked(std::move(result));
}

}  // namespace headlight::edit
