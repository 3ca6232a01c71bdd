// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_lines.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "core/explain/derivation_text.h"
#include "core/explain/derive.h"
#include "core/explain/stage_cell.h"
#include "core/formats/experiment_json.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/document/examples.h"

namespace derivation_lines_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

tl::expected<Experiment, Problem> read_example(const QString& id) {
  return read_experiment(example_bytes(id)->toStdString());
}

/// The lines as one text, one line for a calculation from its left side to its result.
QString joined(const std::vector<DerivationLine>& lines) {
  QString text;
  for (const DerivationLine& line : lines) {
    if (!text.isEmpty()) {
      text += line.kind == DerivationLine::Kind::further ? QLatin1Char(' ') : QLatin1Char('\n');
    }
    text += plain_text(line.runs);
  }
  static const QRegularExpression folded(QStringLiteral("… \\d+ more"));
  return text.replace(folded, QStringLiteral("…"));
}

/// The text that core writes, without the marks that stand for raising and lowering and as on screen.
QString as_on_screen(QString text) {
  static const QRegularExpression power_of_one(QStringLiteral("(?<![\\d.])1e(-?\\d+)"));
  static const QRegularExpression power(QStringLiteral("(\\d)e(-?\\d+)"));
  text.replace(power_of_one, QStringLiteral("10\\1"));
  text.replace(power, QStringLiteral("\\1·10\\2"));
  text.remove(QLatin1Char('_')).remove(QLatin1Char('^'));
  return text.replace(QLatin1Char('-'), QChar(0x2212));
}

}  // namespace

class DerivationLinesTest : public QObject {
  Q_OBJECT

 private slots:
  void lines_say_what_core_writes_data() {
    QTest::addColumn<QString>("id");
    for (const ExampleInfo& example : examples()) {
      QTest::newRow(qPrintable(example.id)) << example.id;
    }
  }
  void lines_say_what_core_writes() {
    QFETCH(QString, id);
    const auto experiment = read_example(id);
    QVERIFY(experiment.has_value());
    const std::optional<Evaluation> evaluation = evaluate(*experiment);
    QVERIFY(evaluation.has_value());
    for (const Stage stage : stages_of(*experiment)) {
      for (Index head = 0; head < (is_per_head(stage) ? head_count(*experiment) : 1); ++head) {
        const StageMatrix matrix = stage_matrix(*evaluation, stage, {head});
        // Every cell of small matrices, some of each row and column of large ones.
        const Index step = std::max<Index>(1, matrix->size() / 200);
        for (Index i = 0; i < matrix->size(); i += step) {
          const StageCell cell{stage, {head}, i / matrix->cols(), i % matrix->cols()};
          const std::optional<Derivation> derivation = derive(*experiment, *evaluation, cell);
          QVERIFY(derivation.has_value());
          QCOMPARE(joined(derivation_lines(*derivation, {})),
                   as_on_screen(QString::fromStdString(to_plain_text(*derivation))));
        }
      }
    }
  }

  void a_score_is_written_term_by_term() {
    const Experiment experiment = test::sample_experiment(2, 3, 1);
    const std::optional<Evaluation> evaluation = evaluate(experiment);
    const auto derivation =
        derive(experiment, *evaluation, StageCell{Stage::raw, {0}, 1, 2});  // (1, 1) · (1, 2)
    const std::vector<DerivationLine> lines = derivation_lines(*derivation, {});
    QCOMPARE(lines.size(), 4U);
    QCOMPARE(plain_text(lines[0].runs), QStringLiteral("eij = Σd qid·kjd"));
    QCOMPARE(plain_text(lines[1].runs), QStringLiteral("e2,3 = 1·1 + 1·2"));
    QCOMPARE(plain_text(lines[2].runs), QStringLiteral("= 1 + 2"));
    QCOMPARE(plain_text(lines[3].runs), QStringLiteral("= 3"));
    std::vector<Address> operands;
    for (const MathRun& run : lines[1].runs) {
      if (run.operand) {
        operands.push_back(derivation->nodes[*run.operand].address);
      }
    }
    const std::vector<Address> expected{StageCell{Stage::q, {0}, 1, 0}, StageCell{Stage::k, {0}, 2, 0},
                                        StageCell{Stage::q, {0}, 1, 1}, StageCell{Stage::k, {0}, 2, 1}};
    QVERIFY(operands == expected);
  }

  void symbols_are_raised_and_lowered() {
    const MathRuns runs = formula_runs(Formula::k_of_x_key);  // k_jd = Σ_t (X_k)_jt·W^K_td
    using enum MathRun::Height;
    const auto height_of = [&](const QString& text) {
      return std::ranges::find(runs, text, &MathRun::text)->height;
    };
    QCOMPARE(height_of(QStringLiteral("jd")), lowered);
    QCOMPARE(height_of(QStringLiteral("X")), base);
    QCOMPARE(height_of(QStringLiteral("jt")), lowered);
    QCOMPARE(height_of(QStringLiteral("K")), raised);
    QCOMPARE(height_of(QStringLiteral("td")), lowered);
  }

  void numbers_have_a_true_minus_and_powers() {
    QCOMPARE(plain_text(number_runs(-0.5, 4)), QStringLiteral("−0.5"));
    QCOMPARE(plain_text(number_runs(-1e9, 4)), QStringLiteral("−109"));
    QCOMPARE(number_runs(-1e9, 4).back().height, MathRun::Height::raised);
    QCOMPARE(plain_text(number_runs(2.5e-7, 4)), QStringLiteral("2.5·10−7"));
    QCOMPARE(plain_text(number_runs(-std::numeric_limits<double>::infinity(), 4)), QStringLiteral("−∞"));
    QCOMPARE(plain_text(number_runs(std::numeric_limits<double>::quiet_NaN(), 4)), QStringLiteral("NaN"));
  }

  void long_sums_unfold() {
    const Experiment experiment = test::sample_experiment(1, 12, 1);
    const std::optional<Evaluation> evaluation = evaluate(experiment);
    const auto derivation = derive(experiment, *evaluation, StageCell{Stage::output, {0}, 0, 1});
    const std::vector<DerivationLine> folded = derivation_lines(*derivation, {});
    // Of twelve terms the first three and the three largest of the others.
    QVERIFY(plain_text(folded[1].runs).contains(QStringLiteral("… 6 more")));
    const NodeIndex sum = derivation->steps.front().node;
    const std::vector<DerivationLine> unfolded = derivation_lines(*derivation, {sum});
    const auto products = std::ranges::count_if(
        unfolded[1].runs, [](const MathRun& run) { return run.text == QStringLiteral("·"); });
    QCOMPARE(products, 12);
    QVERIFY(unfolded[1].runs.back().folds == sum);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<DerivationLinesTest>("derivation_lines_test");

}  // namespace derivation_lines_test

#include "derivation_lines_test.moc"
