// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/scoring_panel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <memory>

#include "tests/support/test_class.h"

namespace scoring_panel_test {

namespace {

using namespace headlight;
using namespace headlight::ui;

/// Two heads, two queries, three keys, d_q = d_k = 4, d_v = 2.
Experiment small_experiment() {
  Experiment experiment;
  experiment.query_tokens = {"it", "was"};
  experiment.key_tokens = {"the", "tired", "animal"};
  const auto numbers = [](Index rows, Index columns, std::uint32_t seed) {
    return MatrixValue::randn(rows, columns, {.seed = seed, .skip = 0, .scale = 1.0});
  };
  for (const std::uint32_t seed : {1U, 2U}) {
    std::get<QkvInputs>(experiment.inputs)
        .heads.push_back({.q = numbers(2, 4, seed),
                          .k = numbers(3, 4, seed + 10),
                          .v = numbers(3, 2, seed + 20),
                          .unknown = {}});
  }
  return experiment;
}

class ScoringPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void chooses_the_function();
  void parameters_come_back();
  void a_function_that_needs_equal_widths_says_so();
  void scale_is_automatic_or_a_number();
  void a_wrong_scale_is_refused_in_place();
  void a_drag_of_the_temperature_is_one_step();
  void keys_on_the_temperature_are_one_step();
  void typed_temperature_and_reset();
  void a_temperature_of_zero_is_refused();
  void normalizer_for_all_and_for_each();
  void head_count_in_one_step_and_back();
  void widths_of_all_heads_and_of_one();
  void a_width_that_shrinks_and_grows_loses_nothing();
  void links_to_parameters();
  void what_does_not_apply_is_absent();
  void says_what_switching_does();
  void survives_an_empty_experiment();

 private:
  template <typename Widget>
  Widget* find(const char* name) const {
    auto* const widget = panel_->findChild<Widget*>(QLatin1String(name));
    return widget;
  }
  const Experiment& experiment() const { return *document_->experiment(); }
  int steps() const { return document_->undo_stack().count(); }
  void click(const char* name) const { find<QAbstractButton>(name)->click(); }
  void choose(const char* name, int item) const {
    auto* const box = find<QComboBox>(name);
    box->setCurrentIndex(item);
    emit box->activated(item);
  }
  void type(const char* name, const QString& text) const {
    auto* const field = find<QLineEdit>(name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
  }
  QString problem() const {
    for (const QLabel* const label : panel_->findChildren<QLabel*>(QStringLiteral("problem"))) {
      if (label->isVisible()) {
        return label->text();
      }
    }
    return {};
  }
  Index width(edit::Width width, Index head) const {
    return edit::width_of(experiment(), width, HeadIndex{head}).value_or(-1);
  }
  QSpinBox* width_box(edit::Width width) const {
    return panel_->findChild<QSpinBox*>(QStringLiteral("width_%1").arg(static_cast<int>(width)));
  }

  std::unique_ptr<Document> document_;
  std::unique_ptr<EvaluationRunner> runner_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ScoringPanel> panel_;
};

void ScoringPanelTest::init() {
  document_ = std::make_unique<Document>();
  runner_ = std::make_unique<EvaluationRunner>(*document_);
  selection_ = std::make_unique<Selection>(*document_, *runner_);
  document_->reset(small_experiment(), QString());
  QTRY_VERIFY(selection_->is_current());
  panel_ = std::make_unique<ScoringPanel>(*document_, *selection_);
  panel_->resize(340, 700);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void ScoringPanelTest::cleanup() {
  panel_.reset();
  selection_.reset();
  runner_.reset();
  document_.reset();
}

void ScoringPanelTest::chooses_the_function() {
  QVERIFY(find<QAbstractButton>("scoring_scaled_dot")->isChecked());
  click("scoring_dot");
  QVERIFY(scoring_kind(experiment()) == ScoringKind::dot);
  click("scoring_general");
  QVERIFY(scoring_kind(experiment()) == ScoringKind::general);
  QCOMPARE(steps(), 2);
  document_->undo_stack().undo();
  QVERIFY(find<QAbstractButton>("scoring_dot")->isChecked());
}

void ScoringPanelTest::parameters_come_back() {
  click("scoring_additive");
  const MatrixAddress w_a{.role = MatrixRole::w_a, .head = {}};
  QVERIFY(document_->apply(QStringLiteral("edit"),
                           edit::set_entries(experiment(), w_a, 0, 0, Matrix::Constant(1, 1, 123))));
  const ScoringFunction edited = experiment().scoring.function;
  click("scoring_dot");
  click("scoring_general");
  click("scoring_additive");
  QVERIFY(experiment().scoring.function == edited);
}

void ScoringPanelTest::a_function_that_needs_equal_widths_says_so() {
  click("scoring_additive");
  width_box(edit::Width::d_k)->setValue(3);
  QCOMPARE(width(edit::Width::d_k, 0), Index{3});
  QCOMPARE(width(edit::Width::d_q, 0), Index{4});
  const int before = steps();
  click("scoring_dot");
  QCOMPARE(steps(), before);
  QVERIFY(!problem().isEmpty());
  QVERIFY(find<QAbstractButton>("scoring_additive")->isChecked());
  width_box(edit::Width::d_k)->setValue(4);
  QVERIFY(problem().isEmpty());
  click("scoring_dot");
  QVERIFY(scoring_kind(experiment()) == ScoringKind::dot);
}

void ScoringPanelTest::scale_is_automatic_or_a_number() {
  QCOMPARE(find<QLabel>("automaticScaleValue")->text(), QStringLiteral("1/√d<sub>k</sub> = 0.5"));
  click("automaticScale");
  QCOMPARE(std::get<ScaledDotScoring>(experiment().scoring.function).scale.value_or(-1), 0.5);
  type("scale", QStringLiteral("1/8"));
  QCOMPARE(std::get<ScaledDotScoring>(experiment().scoring.function).scale.value_or(-1), 0.125);
  click("automaticScale");
  QVERIFY(!std::get<ScaledDotScoring>(experiment().scoring.function).scale);
  QCOMPARE(steps(), 3);
}

void ScoringPanelTest::a_wrong_scale_is_refused_in_place() {
  click("automaticScale");
  type("scale", QStringLiteral("1,5"));
  QCOMPARE(problem(), QStringLiteral("⚠ Write the decimal separator as a point: 1.5, not 1,5."));
  QTest::keyClick(find<QLineEdit>("scale"), Qt::Key_Escape);
  QVERIFY(problem().isEmpty());
  QCOMPARE(find<QLineEdit>("scale")->text(), QStringLiteral("0.5"));
  QCOMPARE(steps(), 1);
}

void ScoringPanelTest::a_drag_of_the_temperature_is_one_step() {
  auto* const slider = find<QSlider>("temperatureSlider");
  slider->setSliderDown(true);
  QVERIFY(document_->in_gesture());
  slider->setSliderPosition(20);
  slider->setSliderPosition(50);
  QCOMPARE(experiment().temperature, 10.0);
  slider->setSliderDown(false);
  QVERIFY(!document_->in_gesture());
  QCOMPARE(steps(), 1);
  slider->setSliderDown(true);
  slider->setSliderPosition(70);
  slider->setSliderPosition(50);
  slider->setSliderDown(false);
  QCOMPARE(steps(), 1);
  document_->undo_stack().undo();
  QCOMPARE(experiment().temperature, 1.0);
  QCOMPARE(slider->value(), 0);
}

void ScoringPanelTest::keys_on_the_temperature_are_one_step() {
  auto* const slider = find<QSlider>("temperatureSlider");
  QTest::keyClick(slider, Qt::Key_Right);
  QTest::keyClick(slider, Qt::Key_Right);
  QVERIFY(experiment().temperature > 1.0);
  QCOMPARE(steps(), 1);
}

void ScoringPanelTest::typed_temperature_and_reset() {
  type("temperature", QStringLiteral("sqrt(4)"));
  QCOMPARE(experiment().temperature, 2.0);
  click("temperatureReset");
  QCOMPARE(experiment().temperature, 1.0);
  QVERIFY(!find<QAbstractButton>("temperatureReset")->isVisible());
}

void ScoringPanelTest::a_temperature_of_zero_is_refused() {
  type("temperature", QStringLiteral("0"));
  QCOMPARE(experiment().temperature, 1.0);
  QVERIFY(!problem().isEmpty());
  QCOMPARE(find<QLineEdit>("temperature")->text(), QStringLiteral("1"));
}

void ScoringPanelTest::normalizer_for_all_and_for_each() {
  choose("normalizer", 1);
  QVERIFY(normalizer_of(experiment(), HeadIndex{1}) == Normalizer::hardmax);
  QVERIFY(find<QComboBox>("normalizer_1") == nullptr);
  choose("normalizer", 2);
  QCOMPARE(steps(), 1);
  QVERIFY(find<QComboBox>("normalizer_1")->isVisible());
  choose("normalizer_1", 0);
  QVERIFY(normalizer_of(experiment(), HeadIndex{0}) == Normalizer::softmax);
  QVERIFY(normalizer_of(experiment(), HeadIndex{1}) == Normalizer::hardmax);
  choose("normalizer", 0);
  QVERIFY(std::get<Normalizer>(experiment().normalizer) == Normalizer::softmax);
}

void ScoringPanelTest::head_count_in_one_step_and_back() {
  click("moreHeads");
  click("moreHeads");
  QCOMPARE(head_count(experiment()), Index{4});
  QCOMPARE(steps(), 1);
  click("fewerHeads");
  click("fewerHeads");
  QCOMPARE(steps(), 0);
  QVERIFY(experiment() == small_experiment());
  click("fewerHeads");
  QVERIFY(!find<QAbstractButton>("fewerHeads")->isEnabled());
}

void ScoringPanelTest::widths_of_all_heads_and_of_one() {
  width_box(edit::Width::d_v)->setValue(5);
  QCOMPARE(width(edit::Width::d_v, 0), Index{5});
  QCOMPARE(width(edit::Width::d_v, 1), Index{5});
  choose("widthScope", 2);
  width_box(edit::Width::d_v)->setValue(3);
  QCOMPARE(width(edit::Width::d_v, 0), Index{5});
  QCOMPARE(width(edit::Width::d_v, 1), Index{3});
  choose("widthScope", 0);
  QCOMPARE(width_box(edit::Width::d_v)->text(), QStringLiteral("differ"));
  width_box(edit::Width::d_q)->setValue(6);
  QCOMPARE(width(edit::Width::d_k, 1), Index{6});  // products need them equal
}

void ScoringPanelTest::a_width_that_shrinks_and_grows_loses_nothing() {
  QSpinBox* const box = width_box(edit::Width::d_v);
  box->stepDown();
  QCOMPARE(width(edit::Width::d_v, 0), Index{1});
  QCOMPARE(steps(), 1);
  box->stepUp();
  QCOMPARE(steps(), 0);
  QVERIFY(experiment() == small_experiment());
}

void ScoringPanelTest::links_to_parameters() {
  click("scoring_additive");
  selection_->set_heads({HeadIndex{1}});
  const QSignalSpy requests(panel_.get(), &ScoringPanel::matrix_requested);
  click("parameter_U_a");
  QCOMPARE(requests.count(), 1);
  QVERIFY(requests.first().first().value<MatrixAddress>() == (MatrixAddress{MatrixRole::u_a, HeadIndex{1}}));
}

void ScoringPanelTest::what_does_not_apply_is_absent() {
  choose("inputKind", static_cast<int>(InputKind::scores));
  QVERIFY(!find<QWidget>("scoring_additive")->isVisible());
  QVERIFY(find<QWidget>("scoring_dot")->isVisible());
  QVERIFY(find<QWidget>("temperatureSlider")->isVisible());
  QVERIFY(!width_box(edit::Width::d_q)->isVisible());
  choose("inputKind", static_cast<int>(InputKind::weights));
  QVERIFY(!find<QWidget>("scoring_dot")->isVisible());
  QVERIFY(!find<QWidget>("temperatureSlider")->isVisible());
  QVERIFY(!find<QWidget>("normalizer")->isVisible());
  QVERIFY(find<QWidget>("headCount")->isVisible());
}

void ScoringPanelTest::says_what_switching_does() {
  const auto* const note = find<QLabel>("inputKindNote");
  QCOMPARE(note->text(),
           QStringLiteral(
               "The picture stays on switching to: Scores, Weights.\n"
               "New random numbers come on switching to: Inputs X and projections. Undo brings yours back."));
  choose("inputKind", static_cast<int>(InputKind::weights));
  QVERIFY(
      note->text().contains(QStringLiteral("switching to: Q, K and V, Inputs X and projections, Scores.")));
}

void ScoringPanelTest::survives_an_empty_experiment() {
  document_->reset(Experiment(), QString());
  QCOMPARE(find<QSpinBox>("headCount")->text(), QStringLiteral("1"));
  QVERIFY(!width_box(edit::Width::d_v)->isVisible());
}

}  // namespace

const headlight::test::TestClass registered =
    headlight::test::test_class<ScoringPanelTest>("scoring_panel_test");

}  // namespace scoring_panel_test

#include "scoring_panel_test.moc"
