// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "core/explain/rules.h"

namespace headlight::rules {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// One row of a head that computes its weights.
class Row {
 public:
  Row(DerivationBuilder& builder, Index query)
      : builder_(builder),
        query_(query),
        n_k_(builder.trace().logits->cols()),
        mode_(builder.experiment().mask.mode),
        is_soft_(normalizer_of(builder.experiment(), builder.head()) == Normalizer::softmax),
        sees_logits_(is_soft_ || builder.experiment().temperature == 1.0) {}

  Index n_k() const { return n_k_; }
  bool is_soft() const { return is_soft_; }
  /// Whether the normalizer looks at the logits, rather than at the scores with the mask.
  bool sees_logits() const { return sees_logits_; }
  bool is_hidden(Index key) const {
    const auto& hidden = builder_.trace().hidden;
    return hidden && (*hidden)(query_, key);
  }
  bool is_excluded(Index key) const { return is_hidden(key) && mode_ == MaskMode::exclude; }

  /// What the normalizer looks at, as a node; not for excluded keys.
  NodeIndex candidate(Index key) const {
    const HeadTrace& trace = builder_.trace();
    if (sees_logits_) {
      return builder_.stage(Stage::logits, *trace.logits, query_, key);
    }
    if (is_hidden(key) && mode_ == MaskMode::replace) {
      return builder_.parameter(ParameterKind::mask_value, builder_.experiment().mask.value);
    }
    const NodeIndex score = builder_.stage(Stage::scores, *trace.scores, query_, key);
    return is_hidden(key) ? builder_.with_mask_value(score, query_, key) : score;
  }

  /// Fills in what diagnostics say about the row. Returns whether any key takes part with more than −∞.
  bool describe(Derivation& derivation) const {
    const HeadTrace& trace = builder_.trace();
    const Matrix& before_mask = is_soft_ ? *trace.logits : *trace.scores;
    derivation.is_row_hidden = true;
    bool any = false;
    for (Index key = 0; key < n_k_; ++key) {
      const double number = before_mask(query_, key);
      const bool counts = number != -infinity;
      derivation.is_row_hidden = derivation.is_row_hidden && (is_hidden(key) || !counts);
      any = any || (!is_excluded(key) && (counts || (is_hidden(key) && mode_ == MaskMode::replace)));
      const bool is_looked_at = !is_hidden(key) || mode_ == MaskMode::add;
      if (is_looked_at && !(number < infinity) && !derivation.first_non_finite_key) {
        derivation.first_non_finite_key = KeyIndex{key};
      }
    }
    return any;
  }

 private:
  DerivationBuilder& builder_;
  Index query_;
  Index n_k_;
  MaskMode mode_;
  bool is_soft_;
  bool sees_logits_;
};

void softmax(DerivationBuilder& builder, const Row& row, Index own_key) {
  builder.reserve(3 * row.n_k() + 5, 5 * row.n_k() + 5);
  std::vector<NodeIndex> logits;
  logits.reserve(static_cast<std::size_t>(row.n_k()));
  std::size_t own = 0;
  for (Index key = 0; key < row.n_k(); ++key) {
    if (!row.is_excluded(key)) {
      own = key == own_key ? logits.size() : own;
      logits.push_back(row.candidate(key));
    }
  }
  const NodeIndex maximum = builder.apply(Operation::maximum, logits);
  std::vector<NodeIndex> exponentials;
  exponentials.reserve(logits.size());
  for (const NodeIndex logit : logits) {
    const NodeIndex difference = builder.apply(Operation::difference, {logit, maximum});
    exponentials.push_back(builder.apply(Operation::exponential, {difference}));
  }
  const NodeIndex sum = builder.apply(Operation::sum, exponentials);
  builder.step(Formula::softmax_maximum, maximum);
  builder.step(Formula::softmax_sum, sum);
  builder.step(Formula::softmax_exponential, exponentials[own]);
  builder.step(Formula::softmax_quotient, builder.apply(Operation::quotient, {exponentials[own], sum}));
  builder.result().formula = Formula::softmax;
}

void hardmax(DerivationBuilder& builder, const Row& row, Index own_key) {
  builder.reserve(2 * row.n_k() + 4, 3 * row.n_k() + 4);
  std::vector<NodeIndex> candidates;
  candidates.reserve(static_cast<std::size_t>(row.n_k()));
  // All excluded keys are this one node, so that the winner's place is its key's.
  const NodeIndex excluded = builder.number(-infinity);
  for (Index key = 0; key < row.n_k(); ++key) {
    candidates.push_back(row.is_excluded(key) ? excluded : row.candidate(key));
  }
  const NodeIndex winner = builder.apply(Operation::first_largest, candidates);
  const NodeIndex own = builder.number(static_cast<double>(own_key + 1));
  builder.step(row.sees_logits() ? Formula::hardmax_winner : Formula::hardmax_winner_of_scores, winner);
  builder.step(Formula::hardmax_equality, builder.apply(Operation::equality, {own, winner}));
  builder.result().formula = row.sees_logits() ? Formula::hardmax : Formula::hardmax_of_scores;
}

}  // namespace

void weight(DerivationBuilder& builder, Index query, Index key) {
  const Row row(builder, query);
  const bool any = row.describe(builder.result());
  if (row.is_hidden(key)) {
    builder.result().hiding_layers =
        layers_that_hide(builder.experiment().mask, builder.head(), {{query}, {key}});
  }
  if (row.is_excluded(key)) {
    builder.step(Formula::weight_of_excluded_key, builder.number(0.0));
  } else if (!any) {
    builder.step(Formula::weight_where_nothing_is_seen, builder.number(0.0));
  } else if (row.is_soft()) {
    softmax(builder, row, key);
  } else {
    hardmax(builder, row, key);
  }
}

}  // namespace headlight::rules
