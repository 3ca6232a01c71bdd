// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "core/experiment/edit.h"
#include "core/experiment/evaluate.h"
#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/random_experiment.h"
#include "tests/support/test_class.h"

namespace edit_properties_test {

using namespace headlight;
using namespace headlight::test;
using edit::Side;

namespace {

constexpr Tolerance tight{.absolute = 1e-15, .relative = 1e-12};
constexpr std::uint32_t rounds = 300;

Experiment small(RandomExperiment& random) {
  return random.any({1 + random.pick(3), 1 + random.pick(5), 1 + random.pick(5)});
}

template <typename Item>
void sort_and_unite(std::vector<Item>& items) {
  std::sort(items.begin(), items.end());
  items.erase(std::unique(items.begin(), items.end()), items.end());
}

/// The same experiment told in one way: numbers instead of recipes, sorted masks, and inputs of the keys
/// of their own where they can change alone.
Experiment plain(Experiment experiment) {
  auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs);
  if (projected != nullptr && !projected->x_key && experiment.key_tokens) {
    projected->x_key = projected->x_query;
  }
  for (HeadIndex head{0}; head.value < head_count(experiment); ++head.value) {
    for (const MatrixAddress address : matrices_of(experiment, head)) {
      MatrixValue& matrix = *find_matrix(experiment, address);
      matrix = MatrixValue(matrix.values());
    }
  }
  for (MaskLayer& layer : experiment.mask.layers) {
    if (auto* padding = std::get_if<PaddingMask>(&layer.pattern)) {
      sort_and_unite(padding->keys);
    } else if (auto* painted = std::get_if<PaintedMask>(&layer.pattern)) {
      sort_and_unite(painted->hidden);
    }
  }
  return experiment;
}

/// Masks that do not go along with their tokens, because they speak of positions, set aside.
Experiment without_positional_masks(Experiment experiment) {
  std::erase_if(experiment.mask.layers, [](const MaskLayer& layer) {
    return !std::holds_alternative<PaddingMask>(layer.pattern) &&
           !std::holds_alternative<PaintedMask>(layer.pattern);
  });
  // Ties of hardmax go to the first, wherever it is.
  experiment.normalizer = Normalizer::softmax;
  return experiment;
}

std::vector<Matrix> weights_of(const Experiment& experiment) {
  std::vector<Matrix> result;
  const Evaluation evaluation = evaluate(experiment).value();
  for (const HeadTrace& head : evaluation.trace.heads) {
    result.push_back(*head.weights);
  }
  return result;
}

std::vector<Matrix> outputs_of(const Experiment& experiment) {
  std::vector<Matrix> result;
  const Evaluation evaluation = evaluate(experiment).value();
  for (const HeadTrace& head : evaluation.trace.heads) {
    if (head.output) {
      result.push_back(*head.output);
    }
  }
  return result;
}

/// Row or column `from` moved so that it is at `to`.
Matrix moved_row(const Matrix& matrix, Index from, Index to) {
  std::vector<Index> order;
  for (Index i = 0; i < matrix.rows(); ++i) {
    order.push_back(i);
  }
  order.erase(order.begin() + from);
  order.insert(order.begin() + to, from);
  return matrix(order, Eigen::all);
}
Matrix moved_column(const Matrix& matrix, Index from, Index to) {
  return moved_row(matrix.transpose(), from, to).transpose();
}

std::string differences(const std::vector<Matrix>& actual, const std::vector<Matrix>& expected) {
  if (actual.size() != expected.size()) {
    return "different counts of heads";
  }
  for (std::size_t head = 0; head < actual.size(); ++head) {
    if (const std::string found = difference(actual[head], expected[head], tight); !found.empty()) {
      return "head " + std::to_string(head) + ": " + found;
    }
  }
  return {};
}

}  // namespace

#define VERIFY_ALL_CLOSE(actual, expected)                                            \
  do {                                                                                \
    const std::string found = differences(actual, expected);                          \
    QVERIFY2(found.empty(), ("seed " + std::to_string(seed) + ": " + found).c_str()); \
  } while (false)

#define VERIFY_SAME(actual, expected) QVERIFY2((actual) == (expected), std::to_string(seed).c_str())

class EditPropertiesTest : public QObject {
  Q_OBJECT

 private slots:
  void deleting_what_was_inserted_gives_back_the_experiment() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = small(random);
      for (const Side side : {Side::queries, Side::keys}) {
        const Index count = side == Side::queries ? query_count(e) : key_count(e);
        const Index position = random.pick(count);
        const Experiment longer = must(edit::insert_token(e, side, position, "new", seed));
        VERIFY_SAME(plain(must(edit::delete_token(longer, side, position))), plain(e));
      }
    }
  }

  void inserting_several_is_inserting_one_by_one() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = plain(small(random));
      const Index position = random.pick(key_count(e));
      const Experiment one = must(edit::insert_token(e, Side::keys, position, "a", seed));
      const Experiment one_by_one = must(edit::insert_token(one, Side::keys, position + 1, "b", seed));
      const Experiment at_once = must(edit::insert_tokens(e, Side::keys, position, {"a", "b"}, seed));
      // The numbers drawn differ; all else is the same.
      VERIFY_SAME(one_by_one.mask, at_once.mask);
      VERIFY_SAME(key_tokens(one_by_one), key_tokens(at_once));
      VERIFY_SAME(must(edit::delete_tokens(at_once, Side::keys, {position, position + 1})), plain(e));
    }
  }

  void moving_a_token_moves_its_weights() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      Experiment e = without_positional_masks(small(random));
      e = must(edit::link_keys(e, false, seed));
      const std::vector<Matrix> before = weights_of(e);
      const std::vector<Matrix> outputs = outputs_of(e);
      const Index from = random.pick(key_count(e) - 1);
      const Index to = random.pick(key_count(e) - 1);
      std::vector<Matrix> expected;
      for (const Matrix& weights : before) {
        expected.push_back(moved_column(weights, from, to));
      }
      const Experiment keys = must(edit::move_token(e, Side::keys, from, to));
      VERIFY_ALL_CLOSE(weights_of(keys), expected);
      VERIFY_ALL_CLOSE(outputs_of(keys), outputs);

      const Index query_from = random.pick(query_count(e) - 1);
      const Index query_to = random.pick(query_count(e) - 1);
      expected.clear();
      for (const Matrix& weights : before) {
        expected.push_back(moved_row(weights, query_from, query_to));
      }
      const Experiment queries = must(edit::move_token(e, Side::queries, query_from, query_to));
      VERIFY_ALL_CLOSE(weights_of(queries), expected);
    }
  }

  void deleting_a_query_keeps_the_other_rows() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = must(edit::link_keys(without_positional_masks(small(random)), false, seed));
      const Index position = random.pick(query_count(e) - 1);
      std::vector<Matrix> expected;
      for (const Matrix& weights : weights_of(e)) {
        const Matrix last = moved_row(weights, position, weights.rows() - 1);
        expected.push_back(last.topRows(weights.rows() - 1));
      }
      VERIFY_ALL_CLOSE(weights_of(must(edit::delete_token(e, Side::queries, position))), expected);
    }
  }

  void a_key_that_is_hidden_can_be_deleted() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      Experiment e = must(edit::link_keys(without_positional_masks(small(random)), false, seed));
      if (input_kind(e) == InputKind::weights) {
        continue;
      }
      e.mask.mode = MaskMode::exclude;
      const Index position = random.pick(key_count(e) - 1);
      e = must(edit::add_mask_layer(e, {PaddingMask{{KeyIndex{position}}}, std::nullopt, true, {}}));
      std::vector<Matrix> expected;
      for (const Matrix& weights : weights_of(e)) {
        const Matrix last = moved_column(weights, position, weights.cols() - 1);
        expected.push_back(last.leftCols(weights.cols() - 1));
      }
      VERIFY_ALL_CLOSE(weights_of(must(edit::delete_token(e, Side::keys, position))), expected);
    }
  }

  void heads_come_and_go() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = plain(small(random));
      const Index count = head_count(e);
      VERIFY_SAME(must(edit::set_head_count(must(edit::set_head_count(e, count + 2, seed)), count, seed)), e);
      const HeadIndex head{random.pick(count - 1)};
      const Experiment twice = must(edit::duplicate_head(e, head));
      VERIFY_SAME(must(edit::delete_head(twice, head)), e);
      std::vector<Matrix> expected = weights_of(e);
      expected.insert(expected.begin() + head.value, expected[static_cast<std::size_t>(head.value)]);
      VERIFY_ALL_CLOSE(weights_of(twice), expected);
    }
  }

  void deleting_a_head_keeps_the_others() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = random.any({2 + random.pick(2), 3, 4});
      const HeadIndex head{random.pick(head_count(e) - 1)};
      std::vector<Matrix> expected = weights_of(e);
      expected.erase(expected.begin() + head.value);
      VERIFY_ALL_CLOSE(weights_of(must(edit::delete_head(e, head))), expected);
    }
  }

  void widths_that_grew_shrink_again() {
    using enum edit::Width;
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = plain(small(random));
      const HeadIndex head{random.pick(head_count(e) - 1)};
      for (const edit::Width width : {d_q, d_k, d_v, d_h, d_model, d_query_in, d_key_in, d_value_in}) {
        if (const auto old_width = edit::width_of(e, width, head)) {
          const Experiment wider = must(edit::set_width(e, width, head, *old_width + 3, seed));
          QCOMPARE(edit::width_of(wider, width, head), std::optional(*old_width + 3));
          VERIFY_SAME(must(edit::set_width(wider, width, head, *old_width, seed)), e);
        }
      }
    }
  }

  void the_picture_stays_from_one_kind_of_input_to_the_next() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = small(random);
      for (const InputKind kind : {InputKind::qkv, InputKind::scores, InputKind::weights}) {
        if (!edit::draws_numbers(e, kind)) {
          const Experiment further = must(edit::set_input_kind(e, kind, seed));
          VERIFY_ALL_CLOSE(weights_of(further), weights_of(e));
          VERIFY_ALL_CLOSE(outputs_of(further), outputs_of(e));
        }
      }
    }
  }

  void scoring_comes_back_from_memory() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = small(random);
      const edit::ScoringMemory memory = edit::remember_scoring(e, {});
      for (const ScoringKind kind :
           {ScoringKind::dot, ScoringKind::scaled_dot, ScoringKind::additive, ScoringKind::general}) {
        if (const edit::Result other = edit::set_scoring_kind(e, kind, memory, seed)) {
          const edit::Result back = edit::set_scoring_kind(*other, scoring_kind(e), memory, seed + 1);
          if (input_kind(e) != InputKind::weights || back.has_value()) {
            VERIFY_SAME(must(back), e);
          }
        }
      }
    }
  }

  void a_row_of_edits_done_twice_gives_the_same() {
    for (std::uint32_t seed = 0; seed < rounds; ++seed) {
      RandomExperiment random(seed);
      const Experiment e = small(random);
      VERIFY_SAME(must(edit::insert_token(e, Side::keys, 0, "new", seed)),
                  must(edit::insert_token(e, Side::keys, 0, "new", seed)));
      VERIFY_SAME(must(edit::set_head_count(e, 4, seed)), must(edit::set_head_count(e, 4, seed)));
      VERIFY_SAME(must(edit::set_input_kind(e, InputKind::projected, seed)),
                  must(edit::set_input_kind(e, InputKind::projected, seed)));
    }
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<EditPropertiesTest>("edit_properties_test");

}  // namespace edit_properties_test

#include "edit_properties_test.moc"
