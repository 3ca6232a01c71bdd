// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_edit.h"

#include <array>

namespace headlight::test {

namespace {

using edit::Side;

/// Draws the arguments of edits of one experiment.
class Arguments {
 public:
  Arguments(const Experiment& experiment, RandomExperiment& random)
      : experiment_(experiment), random_(random) {}

  Side side() { return random_.chance(2) ? Side::queries : Side::keys; }
  Index count(Side side) const {
    return side == Side::queries ? query_count(experiment_) : key_count(experiment_);
  }
  /// Mostly a position of that side, sometimes one beyond it.
  Index position(Side side) { return random_.pick(count(side)); }
  std::vector<Index> positions(Side side) {
    std::vector<Index> result;
    for (Index n = random_.pick(3); n > 0; --n) {
      result.push_back(position(side));
    }
    return result;
  }
  std::string token() { return std::string(1, static_cast<char>('a' + random_.pick(5))); }
  std::vector<std::string> tokens(Index most) {
    std::vector<std::string> result;
    for (Index n = random_.pick(most); n > 0; --n) {
      result.push_back(token());
    }
    return result;
  }
  std::uint32_t seed() { return static_cast<std::uint32_t>(random_.pick(1'000'000)); }
  HeadIndex head() {
    return HeadIndex{random_.pick(random_.chance(8) ? head_count(experiment_) : head_count(experiment_) - 1)};
  }
  std::optional<HeadIndex> head_or_all() { return random_.chance(2) ? std::nullopt : std::optional(head()); }
  edit::Width width() { return static_cast<edit::Width>(random_.pick(7)); }
  Normalizer normalizer() { return random_.chance(2) ? Normalizer::softmax : Normalizer::hardmax; }
  /// One that is there.
  MatrixAddress matrix() {
    return any_of(matrices_of(experiment_, HeadIndex{random_.pick(head_count(experiment_) - 1)}));
  }
  /// One that is not there but could be; any at all where there is none.
  MatrixAddress absent_matrix() {
    const auto absent = absent_matrices_of(experiment_, HeadIndex{random_.pick(head_count(experiment_) - 1)});
    return absent.empty() ? MatrixAddress{static_cast<MatrixRole>(random_.pick(22)), {}} : any_of(absent);
  }
  std::vector<Cell> cells() {
    std::vector<Cell> result;
    for (Index n = random_.pick(4); n > 0; --n) {
      result.push_back({QueryIndex{position(Side::queries)}, KeyIndex{position(Side::keys)}});
    }
    return result;
  }
  /// The last painted layer; any where there is none.
  Index painted_layer() {
    for (auto i = static_cast<Index>(experiment_.mask.layers.size()) - 1; i >= 0; --i) {
      if (std::holds_alternative<PaintedMask>(experiment_.mask.layers[static_cast<std::size_t>(i)].pattern)) {
        return i;
      }
    }
    return layer();
  }
  Index layer() { return random_.pick(static_cast<Index>(experiment_.mask.layers.size())); }

 private:
  MatrixAddress any_of(const std::vector<MatrixAddress>& addresses) {
    return addresses[static_cast<std::size_t>(random_.pick(static_cast<Index>(addresses.size()) - 1))];
  }

  const Experiment& experiment_;
  RandomExperiment& random_;
};

/// A part of a matrix, and a number of rows and columns that fits (or not).
struct Part {
  Index row, column, rows, columns;
};

Part part_of(const MatrixValue& matrix, RandomExperiment& random) {
  const Index row = random.pick(matrix.rows());
  const Index column = random.pick(matrix.columns());
  return {row, column, random.pick(matrix.rows() - row), random.pick(matrix.columns() - column)};
}

}  // namespace

RandomEdit random_edit(const Experiment& e, RandomExperiment& random) {
  Arguments any(e, random);
  const Side side = any.side();
  const bool may_grow = any.count(side) < 9;
  const MatrixAddress matrix = any.matrix();
  const Part part = part_of(*find_matrix(e, matrix), random);
  switch (random.pick(30)) {
    case 0:
      return {"insert_token", may_grow
                                  ? edit::insert_token(e, side, any.position(side), any.token(), any.seed())
                                  : edit::Result(e)};
    case 1:
      return {"insert_tokens",
              may_grow ? edit::insert_tokens(e, side, any.position(side), any.tokens(3), any.seed())
                       : edit::Result(e)};
    case 2: return {"delete_token", edit::delete_token(e, side, any.position(side))};
    case 3: return {"delete_tokens", edit::delete_tokens(e, side, any.positions(side))};
    case 4: return {"move_token", edit::move_token(e, side, any.position(side), any.position(side))};
    case 5: return {"move_tokens", edit::move_tokens(e, side, any.positions(side), any.position(side))};
    case 6: return {"rename_token", edit::rename_token(e, side, any.position(side), any.token())};
    case 7: return {"set_tokens", edit::set_tokens(e, side, any.tokens(9), any.seed())};
    case 8: return {"link_keys", edit::link_keys(e, random.chance(2), any.seed())};
    case 9: return {"set_head_count", edit::set_head_count(e, random.pick(4), any.seed())};
    case 10: return {"delete_head", edit::delete_head(e, any.head())};
    case 11:
      return {"duplicate_head", head_count(e) < 4 ? edit::duplicate_head(e, any.head()) : edit::Result(e)};
    case 12:
    case 13:
      return {"set_width", edit::set_width(e, any.width(), any.head_or_all(), random.pick(6), any.seed())};
    case 14:
    case 15:
      return {"set_scoring_kind",
              edit::set_scoring_kind(e, static_cast<ScoringKind>(random.pick(3)), {}, any.seed())};
    case 16: return {"set_scale", edit::set_scale(e, random.chance(2) ? std::nullopt : std::optional(0.5))};
    case 17: return {"set_temperature", edit::set_temperature(e, static_cast<double>(random.pick(4)) / 2.0)};
    case 18: return {"set_normalizer", edit::set_normalizer(e, any.head_or_all(), any.normalizer())};
    case 19:
      return {"set_input_kind", edit::set_input_kind(e, static_cast<InputKind>(random.pick(3)), any.seed())};
    case 20:
      return {"set_entries",
              edit::set_entries(e, matrix, part.row, part.column, random.matrix(part.rows, part.columns))};
    case 21:
      return {"fill", edit::fill(e, matrix, part.row, part.column, part.rows, part.columns,
                                 static_cast<edit::Fill>(random.pick(2)))};
    case 22:
      return {"fill_randn", edit::fill_randn(e, matrix, 0, 0, find_matrix(e, matrix)->rows(),
                                             find_matrix(e, matrix)->columns(),
                                             {.seed = any.seed(), .skip = 0, .scale = 1.0})};
    case 23:
    case 24: return {"add_matrix", edit::add_matrix(e, any.absent_matrix(), any.seed())};
    case 25: return {"remove_matrix", edit::remove_matrix(e, matrix)};
    case 26: return {"grow_to", edit::grow_to(e, matrix, random.pick(9), random.pick(6), any.seed())};
    case 27:
      return {"add_mask_layer",
              edit::add_mask_layer(e, random.mask_layer({head_count(e), query_count(e), key_count(e)}))};
    case 28: return {"remove_mask_layer", edit::remove_mask_layer(e, any.layer())};
    case 29: return {"paint", edit::paint(e, any.painted_layer(), any.cells(), random.chance(2))};
    default: return {"set_mask_mode", edit::set_mask_mode(e, static_cast<MaskMode>(random.pick(2)))};
  }
}

}  // namespace headlight::test
