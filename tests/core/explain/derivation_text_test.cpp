// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/derivation_text.h"

#include <QTest>
#include <clocale>
#include <set>

#include "core/experiment/evaluate.h"
#include "core/explain/derive.h"
#include "core/explain/stage_cell.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace headlight::test::derivation_text_test {

namespace {

Derivation derived(const Experiment& experiment, Stage stage, Index row, Index column, Index head = 0) {
  return derive(experiment, *evaluate(experiment), StageCell{stage, HeadIndex{head}, row, column}).value();
}

std::string plain(const Experiment& experiment, Stage stage, Index row, Index column, Index head = 0) {
  return to_plain_text(derived(experiment, stage, row, column, head));
}

std::string latex(const Experiment& experiment, Stage stage, Index row, Index column, Index head = 0) {
  return to_latex(derived(experiment, stage, row, column, head));
}

/// One query, two keys of ten dimensions.
Experiment ten_dimensions() {
  Experiment experiment;
  experiment.query_tokens = {"a"};
  experiment.key_tokens = {"x", "y"};
  experiment.inputs =
      QkvInputs{{{value({{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}),
                  value({{1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {1, -1, 1, 0, -7, 0, 1, 0, 0, -0.5}}),
                  {},
                  {}}},
                {}};
  return experiment;
}

}  // namespace

class DerivationTextTest : public QObject {
  Q_OBJECT

 private slots:
  void library_books() {
    const Experiment books = example("library-books");
    QCOMPARE(plain(books, Stage::weights, 0, 0),
             std::string("a_ij = exp(ℓ_ij - m_i) / Σ_j' exp(ℓ_ij' - m_i)\n"
                         "m_i = max_j' ℓ_ij'\n"
                         "m_1 ≈ max(0.4041, 0.05774, 0.5196, 0.1155, 0.3464) ≈ 0.5196\n"
                         "Z_i = Σ_j' exp(ℓ_ij' - m_i)\n"
                         "Z_1 ≈ exp(0.4041 - 0.5196) + exp(0.05774 - 0.5196) + exp(0.5196 - 0.5196) + "
                         "exp(0.1155 - 0.5196) + exp(0.3464 - 0.5196) ≈ "
                         "0.8909 + 0.6301 + 1 + 0.6675 + 0.841 ≈ 4.03\n"
                         "x_ij = exp(ℓ_ij - m_i)\n"
                         "x_1,1 ≈ exp(0.4041 - 0.5196) ≈ 0.8909\n"
                         "a_ij = x_ij / Z_i\n"
                         "a_1,1 ≈ 0.8909 / 4.03 ≈ 0.2211"));
    QCOMPARE(latex(books, Stage::weights, 0, 0),
             std::string(
                 "\\begin{aligned}\n"
                 "a_{ij} &= \\frac{\\exp(\\ell_{ij} - m_{i})}{\\sum_{j'} \\exp(\\ell_{ij'} - m_{i})} \\\\\n"
                 "m_{i} &= \\max_{j'} \\ell_{ij'} \\\\\n"
                 "m_{1} &\\approx \\max\\left(0.4041, 0.05774, 0.5196, 0.1155, 0.3464\\right) \\\\\n"
                 " &\\approx 0.5196 \\\\\n"
                 "Z_{i} &= \\sum_{j'} \\exp(\\ell_{ij'} - m_{i}) \\\\\n"
                 "Z_{1} &\\approx \\exp\\left(0.4041 - 0.5196\\right) + \\exp\\left(0.05774 - 0.5196\\right)"
                 " + \\exp\\left(0.5196 - 0.5196\\right) + \\exp\\left(0.1155 - 0.5196\\right)"
                 " + \\exp\\left(0.3464 - 0.5196\\right) \\\\\n"
                 " &\\approx 0.8909 + 0.6301 + 1 + 0.6675 + 0.841 \\\\\n"
                 " &\\approx 4.03 \\\\\n"
                 "x_{ij} &= \\exp(\\ell_{ij} - m_{i}) \\\\\n"
                 "x_{1,1} &\\approx \\exp\\left(0.4041 - 0.5196\\right) \\\\\n"
                 " &\\approx 0.8909 \\\\\n"
                 "a_{ij} &= \\frac{x_{ij}}{Z_{i}} \\\\\n"
                 "a_{1,1} &\\approx \\frac{0.8909}{4.03} \\\\\n"
                 " &\\approx 0.2211\n"
                 "\\end{aligned}"));
    QCOMPARE(plain(books, Stage::raw, 0, 1), std::string("e_ij = S_ij\ne_1,2 = S_1,2 = 0.1"));
    QCOMPARE(plain(books, Stage::scores, 0, 1), std::string("s_ij = e_ij·γ\ns_1,2 ≈ 0.1·0.5774 ≈ 0.05774"));
  }

  void exact_numbers_are_equal() {
    QCOMPARE(plain(small_vectors(), Stage::raw, 0, 0),
             std::string("e_ij = Σ_d q_id·k_jd\ne_1,1 = 1·5 + 2·6 = 5 + 12 = 17"));
    QCOMPARE(plain(example("sixty-four-ones"), Stage::scores, 0, 1),
             std::string("s_ij = e_ij / √d_k\ns_1,2 = 48 / √64 = 6"));
    QCOMPARE(latex(example("sixty-four-ones"), Stage::scores, 0, 1),
             std::string("\\begin{aligned}\n"
                         "s_{ij} &= \\frac{e_{ij}}{\\sqrt{d_{k}}} \\\\\n"
                         "s_{1,2} &= \\frac{48}{\\sqrt{64}} \\\\\n"
                         " &= 6\n"
                         "\\end{aligned}"));
  }

  void long_sums_are_folded() {
    QCOMPARE(plain(ten_dimensions(), Stage::raw, 0, 1),
             std::string("e_ij = Σ_d q_id·k_jd\n"
                         "e_1,2 = 1·1 + 2·(-1) + 3·1 + 4·0 + 5·(-7) + 6·0 + 7·1 + … + 10·(-0.5) = "
                         "1 - 2 + 3 + 0 - 35 + 0 + 7 + … - 5 = -31"));
    const Derivation all = derived(ten_dimensions(), Stage::raw, 0, 0);
    QCOMPARE(to_latex(all, {.digits = 4, .fold = {.first = 1, .largest = 1}}),
             std::string("\\begin{aligned}\n"
                         "e_{ij} &= \\sum_{d} q_{id} k_{jd} \\\\\n"
                         "e_{1,1} &= 1 \\cdot 1 + \\cdots + 10 \\cdot 1 \\\\\n"
                         " &= 1 + \\cdots + 10 \\\\\n"
                         " &= 55\n"
                         "\\end{aligned}"));
  }

  void additive_with_biases_and_heads() {
    Experiment experiment;
    experiment.query_tokens = {"a"};
    experiment.key_tokens = {"x"};
    experiment.inputs =
        QkvInputs{{{value({{1}}), value({{3}}), {}, {}}, {value({{1}}), value({{3}}), {}, {}}}, {}};
    const AdditiveHead head{
        value({{2}, {0}}), value({{-1}, {0}}), value({{5, 6}}), value({{1, 0}}), {}, value({{0.5}}), {}};
    experiment.scoring.function = AdditiveScoring{{head, head}};
    // tanh(3 − 3) = 0 and tanh(0 + 0) = 0.
    QCOMPARE(plain(experiment, Stage::raw, 0, 0, 1),
             std::string("e_ij = Σ_h (v_a)_h·tanh(f_ih + g_jh) + b_v\n"
                         "f_ih = Σ_d (W_a)_hd·q_id + (b_w)_h\n"
                         "g_jh = Σ_d (U_a)_hd·k_jd\n"
                         "e^(2)_1,1 = 5·tanh(3 - 3) + 6·tanh(0 + 0) + 0.5 = 0 + 0 + 0.5 = 0.5"));
    const Derivation part =
        derive(experiment, *evaluate(experiment), PartCell{Part::query_part, HeadIndex{1}, 0, 0}).value();
    QCOMPARE(to_plain_text(part), std::string("f_ih = Σ_d (W_a)_hd·q_id + (b_w)_h\n"
                                              "f^(2)_1,1 = 2·1 + 1 = 2 + 1 = 3"));
    QCOMPARE(to_latex(part), std::string("\\begin{aligned}\n"
                                         "f_{ih} &= \\sum_{d} (W_{a})_{hd} q_{id} + (b_{w})_{h} \\\\\n"
                                         "f^{(2)}_{1,1} &= 2 \\cdot 1 + 1 \\\\\n"
                                         " &= 2 + 1 \\\\\n"
                                         " &= 3\n"
                                         "\\end{aligned}"));
  }

  void masks() {
    Experiment experiment = small_scores();
    experiment.mask.layers = {{PaddingMask{{{2}}}, {}, true, {}}};
    QCOMPARE(plain(experiment, Stage::logits, 0, 2), std::string("ℓ_ij = -∞\nℓ^(1)_1,3 = -∞"));
    QCOMPARE(plain(experiment, Stage::weights, 0, 2), std::string("a_ij = 0\na^(1)_1,3 = 0"));
    experiment.mask.mode = MaskMode::add;
    experiment.temperature = 2.0;
    QCOMPARE(plain(experiment, Stage::logits, 0, 2, 1),
             std::string("ℓ_ij = s_ij / T + M_ij·μ\n"
                         "ℓ^(2)_1,3 = -3 / 2 + 1·(-1e9) = -1.5 - 1e9 ≈ -1e9"));
    QCOMPARE(latex(experiment, Stage::logits, 0, 2, 1),
             std::string("\\begin{aligned}\n"
                         "\\ell_{ij} &= \\frac{s_{ij}}{T} + M_{ij} \\cdot \\mu \\\\\n"
                         "\\ell^{(2)}_{1,3} &= \\frac{-3}{2} + 1 \\cdot \\left(-10^{9}\\right) \\\\\n"
                         " &= -1.5 - 10^{9} \\\\\n"
                         " &\\approx -10^{9}\n"
                         "\\end{aligned}"));
  }

  void hardmax() {
    Experiment experiment = example("library-books");
    experiment.normalizer = Normalizer::hardmax;
    experiment.scoring.function = DotScoring{};
    QCOMPARE(plain(experiment, Stage::weights, 0, 0),
             std::string("a_ij = [j = min argmax_j' ℓ_ij']\n"
                         "ĵ_i = min argmax_j' ℓ_ij'\n"
                         "ĵ_1 = argmax(0.7, 0.1, 0.9, 0.2, 0.6) = 3\n"
                         "a_ij = [j = ĵ_i]\n"
                         "a_1,1 = [1 = 3] = 0"));
  }

  void copies_name_what_they_copy() {
    Experiment experiment;
    experiment.query_tokens = {"a"};
    experiment.inputs =
        WeightsInputs{{{value({{1}}), value({{7}}), {}}, {value({{1}}), value({{8, 9}}), {}}}, {}};
    QCOMPARE(plain(experiment, Stage::concat, 0, 2), std::string("c_in = o^(h)_id\nc_1,3 = o^(2)_1,2 = 9"));
    QCOMPARE(plain(experiment, Stage::v, 0, 1, 1), std::string("v_jd = V_jd\nv^(2)_1,2 = V^(2)_1,2 = 9"));
    QCOMPARE(plain(experiment, Stage::output, 0, 1, 1),
             std::string("o_id = Σ_j a_ij·v_jd\no^(2)_1,2 = 1·9 = 9"));
  }

  void numbers_that_are_not_finite() {
    Experiment experiment = small_scores();
    const double infinity = std::numeric_limits<double>::infinity();
    std::get<ScoresInputs>(experiment.inputs).heads.resize(1);
    std::get<ScoresInputs>(experiment.inputs).heads[0].scores = value({{1, infinity, 3}, {0, 0, 0}});
    QCOMPARE(plain(experiment, Stage::raw, 0, 1), std::string("e_ij = S_ij\ne_1,2 = S_1,2 = ∞"));
    QVERIFY(latex(experiment, Stage::raw, 0, 1).find("= \\infty") != std::string::npos);
    // exp(1 − ∞) is 0, and exp(∞ − ∞) makes the sum NaN.
    QVERIFY(plain(experiment, Stage::weights, 0, 0).ends_with("a_1,1 = 0 / NaN = NaN"));
    QVERIFY(latex(experiment, Stage::weights, 0, 0).find("\\mathrm{NaN}") != std::string::npos);
  }

  void numbers_in_any_size_data() {
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("in_plain");
    QTest::addColumn<QString>("in_latex");
    QTest::newRow("whole") << 1234567.0 << 4 << "= 1234567"
                           << "= 1234567";
    QTest::newRow("rounded whole") << 1234567.5 << 4 << "≈ 1234568"
                                   << "\\approx 1234568";
    QTest::newRow("large") << 12345678.0 << 4 << "≈ 1.235e7"
                           << "\\approx 1.235 \\cdot 10^{7}";
    QTest::newRow("small") << 0.000012345 << 3 << "≈ 1.23e-5"
                           << "\\approx 1.23 \\cdot 10^{-5}";
    QTest::newRow("power") << -1e-9 << 4 << "= -1e-9"
                           << "= -10^{-9}";
    QTest::newRow("rounds up") << 9.99996 << 4 << "≈ 10"
                               << "\\approx 10";
    QTest::newRow("a tenth thrice") << 0.1 + 0.2 << 4 << "= 0.3"
                                    << "= 0.3";
    QTest::newRow("all digits") << 2.0 / 3.0 << 17 << "= 0.66666666666666663"
                                << "= 0.66666666666666663";
    QTest::newRow("negative zero") << -0.0 << 4 << "= 0"
                                   << "= 0";
  }
  void numbers_in_any_size() {
    QFETCH(double, number);
    QFETCH(int, digits);
    QFETCH(QString, in_plain);
    QFETCH(QString, in_latex);
    Experiment experiment;
    experiment.query_tokens = {"a"};
    experiment.inputs = ScoresInputs{{{value({{number}}), {}, {}}}, {}};
    experiment.scoring.function = DotScoring{};
    const Derivation derivation = derived(experiment, Stage::raw, 0, 0);
    const DerivationTextStyle style{.digits = digits, .fold = {}};
    QCOMPARE(QString::fromStdString(to_plain_text(derivation, style)),
             "e_ij = S_ij\ne_1,1 = S_1,1 " + in_plain);
    QVERIFY(QString::fromStdString(to_latex(derivation, style)).contains("&" + in_latex + "\n"));
  }

  void formulas_have_names_and_both_texts() {
    std::set<std::string_view> names;
    for (const Formula formula : all_formulas()) {
      QVERIFY(names.insert(formula_name(formula)).second);
      QVERIFY(formula_plain(formula).find(" = ") != std::string::npos);
      const std::string in_latex = formula_latex(formula);
      QCOMPARE(std::count(in_latex.begin(), in_latex.end(), '{'),
               std::count(in_latex.begin(), in_latex.end(), '}'));
    }
    QCOMPARE(formula_latex(Formula::softmax_quotient), std::string("a_{ij} = \\frac{x_{ij}}{Z_{i}}"));
    QCOMPARE(formula_plain(Formula::softmax_quotient), std::string("a_ij = x_ij / Z_i"));
  }

  /// Whatever there is to write, braces and \left … \right of the LaTeX pair up.
  void latex_is_balanced() {
    for (const std::string& id : example_ids()) {
      const Experiment experiment = example(id);
      const Evaluation evaluation = *evaluate(experiment);
      for (const Stage stage : stages_of(experiment)) {
        const QString text = QString::fromStdString(
            to_latex(derive(experiment, evaluation, StageCell{stage, HeadIndex{}, 0, 0}).value()));
        QCOMPARE(text.count('{'), text.count('}'));
        QCOMPARE(text.count("\\left("), text.count("\\right)"));
        QVERIFY(!text.contains("_{}") && !text.contains("--") && !text.contains("+ -"));
      }
    }
  }
};

const TestClass registered = test_class<DerivationTextTest>("derivation_text_test");

}  // namespace headlight::test::derivation_text_test

#include "derivation_text_test.moc"
