// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <map>

#include "core/experiment/evaluate.h"
#include "core/explain/derive.h"
#include "core/explain/stage_cell.h"
#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/random_experiment.h"
#include "tests/support/test_class.h"

namespace headlight::test::derive_every_cell_test {

namespace {

constexpr Tolerance tolerance{.absolute = 1e-12, .relative = 1e-12};

bool is_same(double a, double b) { return a == b || (a != a && b != b); }

/// Derives every cell of an experiment and looks for what is wrong with it.
class EveryCell {
 public:
  explicit EveryCell(const Experiment& experiment)
      : experiment_(experiment), evaluation_(*evaluate(experiment)) {}

  /// "" where every derivation gives the engine's number from numbers that are where it says.
  std::string problem() {
    for (const Stage stage : stages_of(experiment_)) {
      const Index heads = is_per_head(stage) ? head_count(experiment_) : 1;
      for (Index head = 0; head < heads && problem_.empty(); ++head) {
        check_stage(stage, HeadIndex{head});
      }
    }
    return problem_;
  }

  Index cells() const { return cells_; }

 private:
  void check_stage(Stage stage, HeadIndex head) {
    const Matrix& shown = *stage_matrix(evaluation_, stage, head);
    Matrix recomputed(shown.rows(), shown.cols());
    place_ = std::string(stage_name(stage)) + " of head " + std::to_string(head.value);
    for (Index row = 0; row < shown.rows(); ++row) {
      for (Index column = 0; column < shown.cols() && problem_.empty(); ++column) {
        const StageCell cell{stage, head, row, column};
        const std::optional<Derivation> derivation = derive(experiment_, evaluation_, cell);
        if (!derivation) {
          return fail(row, column, "nothing derived");
        }
        recomputed(row, column) = evaluate(*derivation);
        check(*derivation, row, column);
        if (!is_same(derivation->result(), shown(row, column)) ||
            std::get<StageCell>(derivation->subject) != cell) {
          fail(row, column, "the result is not the shown number");
        }
        if (stage == Stage::logits || stage == Stage::weights) {
          check_mask(*derivation, cell);
        }
        ++cells_;
      }
    }
    if (problem_.empty()) {
      const std::string off = difference(recomputed, shown, tolerance);
      problem_ = off.empty() ? "" : place_ + ": " + off;
    }
  }

  /// Leaves stand where they say; operands come first; the last line gives the result.
  void check(const Derivation& derivation, Index row, Index column) {
    for (NodeIndex i = 0; i < derivation.nodes.size(); ++i) {
      const DerivationNode& node = derivation.nodes[i];
      for (const NodeIndex operand : derivation.operands_of(node)) {
        if (operand >= i) {
          return fail(row, column, "an operand comes after its node");
        }
      }
      if (std::holds_alternative<std::monostate>(node.address)) {
        continue;
      }
      const std::optional<double> there = number_there(node.address);
      const bool is_part = std::holds_alternative<PartCell>(node.address);
      if (node.operation != Operation::number || !there ||
          !(is_part ? close_to(node.value, *there, tolerance) : is_same(node.value, *there))) {
        return fail(row, column, "a leaf does not stand where it says");
      }
    }
    if (derivation.steps.empty() || derivation.steps.back().node + 1 != derivation.nodes.size()) {
      fail(row, column, "the last line is not the result");
    }
  }

  /// Parts are derived once each: every score of a row or column has the same ones.
  std::optional<double> number_there(const Address& address) {
    const auto* const part = std::get_if<PartCell>(&address);
    if (part == nullptr) {
      return number_at(experiment_, evaluation_, address);
    }
    const auto [known, is_new] = parts_.try_emplace(*part);
    if (is_new) {
      if (const std::optional<Derivation> derivation = derive(experiment_, evaluation_, *part)) {
        check(*derivation, part->row, part->column);
        known->second = evaluate(*derivation);
      }
    }
    return known->second;
  }

  /// What it says of the mask and the row is what the engine and the diagnostics say.
  void check_mask(const Derivation& derivation, const StageCell& cell) {
    const auto& trace = evaluation_.trace.heads[static_cast<std::size_t>(cell.head.value)];
    const bool hidden = trace.hidden && (*trace.hidden)(cell.row, cell.column);
    if (hidden == derivation.hiding_layers.empty()) {
      return fail(cell.row, cell.column, "hidden and not by a layer, or the other way round");
    }
    if (cell.stage != Stage::weights || !mask_acts(experiment_)) {
      return;
    }
    bool is_row_hidden = false;
    std::optional<KeyIndex> first_non_finite_key;
    const auto [first, last] = diagnostics_of(cell.head, QueryIndex{cell.row});
    for (auto i = first; i != last; ++i) {
      is_row_hidden = is_row_hidden || i->second->code == DiagnosticCode::fully_hidden_row;
      first_non_finite_key =
          i->second->code == DiagnosticCode::non_finite ? i->second->key : first_non_finite_key;
    }
    if (derivation.is_row_hidden != is_row_hidden ||
        derivation.first_non_finite_key != first_non_finite_key) {
      fail(cell.row, cell.column, "not what the diagnostics say");
    }
  }

  using DiagnosticsOfRows = std::multimap<std::pair<HeadIndex, QueryIndex>, const Diagnostic*>;
  std::pair<DiagnosticsOfRows::const_iterator, DiagnosticsOfRows::const_iterator> diagnostics_of(
      HeadIndex head, QueryIndex query) {
    if (diagnostics_.empty()) {
      for (const Diagnostic& diagnostic : evaluation_.diagnostics) {
        diagnostics_.emplace(std::pair(diagnostic.head, diagnostic.query.value_or(QueryIndex{})),
                             &diagnostic);
      }
    }
    return std::as_const(diagnostics_).equal_range({head, query});
  }

  void fail(Index row, Index column, const char* what) {
    problem_ = place_ + ", row " + std::to_string(row) + ", column " + std::to_string(column) + ": " + what;
  }

  const Experiment& experiment_;
  Evaluation evaluation_;
  std::map<PartCell, std::optional<double>> parts_;
  DiagnosticsOfRows diagnostics_;
  std::string place_;
  std::string problem_;
  Index cells_ = 0;
};

}  // namespace

/// The engine is the measure: from the leaves alone every derivation has to come to what it calculated.
class DeriveEveryCellTest : public QObject {
  Q_OBJECT

 private slots:
  void of_every_example_data() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : example_ids()) {
      QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }
  void of_every_example() {
    QFETCH(QString, id);
    const Experiment experiment = example(id.toStdString());
    EveryCell every(experiment);
    const std::string problem = every.problem();
    QVERIFY2(problem.empty(), problem.c_str());
    QVERIFY(every.cells() > 0);
  }

  void of_random_experiments() {
    Index cells = 0;
    for (std::uint32_t seed = 0; seed < 250; ++seed) {
      RandomExperiment random(seed);
      const Experiment experiment = random.any(random.any_shape());
      EveryCell every(experiment);
      const std::string problem = every.problem();
      QVERIFY2(problem.empty(), ("seed " + std::to_string(seed) + ", " + problem).c_str());
      cells += every.cells();
    }
    QVERIFY(cells > 100'000);
  }

  /// Scores with ties, infinities and NaN, in every mode, with and without a temperature.
  void of_hardmax_in_every_mode() {
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
      RandomExperiment random(seed);
      Experiment experiment = small_scores();
      auto& heads = std::get<ScoresInputs>(experiment.inputs).heads;
      for (ScoresHead& head : heads) {
        Matrix scores = random.matrix(2, 3).array().round();
        if (random.chance(3)) {
          scores(0, random.pick(2)) = -std::numeric_limits<double>::infinity();
          scores(1, random.pick(2)) = std::numeric_limits<double>::quiet_NaN();
        }
        head.scores = MatrixValue(scores);
      }
      experiment.normalizer = Normalizer::hardmax;
      experiment.temperature = random.chance(2) ? 1.0 : 4.0;
      experiment.mask.mode = static_cast<MaskMode>(random.pick(2));
      experiment.mask.value = random.chance(2) ? -1.0 : -1e9;
      experiment.mask.layers.push_back(random.mask_layer({2, 2, 3}));
      EveryCell every(experiment);
      const std::string problem = every.problem();
      QVERIFY2(problem.empty(), ("seed " + std::to_string(seed) + ", " + problem).c_str());
    }
  }
};

const TestClass registered = test_class<DeriveEveryCellTest>("derive_every_cell_test");

}  // namespace headlight::test::derive_every_cell_test

#include "derive_every_cell_test.moc"
