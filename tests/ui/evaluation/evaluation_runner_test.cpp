// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/evaluation/evaluation_runner.h"

#include <QEvent>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_class.h"

namespace evaluation_runner_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// One head of n × n given scores, all `value`.
std::shared_ptr<const Experiment> experiment_of(Index n, double value) {
  Experiment experiment;
  experiment.query_tokens.assign(static_cast<std::size_t>(n), "t");
  ScoresHead head;
  head.scores = MatrixValue(Matrix::Constant(n, n, value));
  experiment.inputs = ScoresInputs{.heads = {head}, .unknown = {}};
  experiment.scoring.function = DotScoring{};
  return std::make_shared<const Experiment>(std::move(experiment));
}

/// Calls the work off when its result is there and about to be delivered.
class CancelAtDelivery : public QObject {
 public:
  explicit CancelAtDelivery(EvaluationRunner& runner) : runner_(runner) { runner.installEventFilter(this); }

  bool eventFilter(QObject* object, QEvent* event) override {
    if (object == &runner_ && event->type() == QEvent::MetaCall) {
      runner_.removeEventFilter(this);
      runner_.cancel();
    }
    return false;
  }

 private:
  EvaluationRunner& runner_;
};

}  // namespace

class EvaluationRunnerTest : public QObject {
  Q_OBJECT

 private slots:
  void a_result_comes_back_with_its_experiment() {
    EvaluationRunner runner;
    QSignalSpy finished(&runner, &EvaluationRunner::finished);
    const auto experiment = experiment_of(2, 0.5);
    runner.request(experiment, false);
    QVERIFY(runner.is_busy());
    QVERIFY(finished.wait());
    QCOMPARE(runner.latest().experiment, experiment);
    QCOMPARE((*runner.latest().evaluation->trace.heads[0].weights)(0, 1), 0.5);
    QVERIFY(!runner.is_busy());
  }

  void the_newest_wins_and_the_ones_between_are_skipped() {
    EvaluationRunner runner;
    QSignalSpy finished(&runner, &EvaluationRunner::finished);
    const auto newest = experiment_of(300, 7);
    for (int i = 0; i < 200; ++i) {
      runner.request(experiment_of(300, i), false);
    }
    runner.request(newest, false);
    QTRY_VERIFY(!runner.is_busy());
    QCOMPARE(runner.latest().experiment, newest);
    QVERIFY2(finished.count() < 201, "every request was evaluated");
  }

  void changed_shapes_stop_the_work_before() {
    EvaluationRunner runner;
    runner.request(experiment_of(1500, 1), true);
    const auto newest = experiment_of(3, 2);
    runner.request(newest, true);
    QTRY_VERIFY(!runner.is_busy());
    QCOMPARE(runner.latest().experiment, newest);
  }

  void cancelled_work_leaves_the_last_result_until_it_is_resumed() {
    EvaluationRunner runner;
    QSignalSpy finished(&runner, &EvaluationRunner::finished);
    QSignalSpy busy(&runner, &EvaluationRunner::busy_changed);
    QSignalSpy cancelled(&runner, &EvaluationRunner::cancelled_changed);
    const auto small = experiment_of(2, 1);
    runner.request(small, false);
    QTRY_VERIFY(!runner.is_busy());
    runner.cancel();
    QVERIFY(!runner.is_cancelled());
    const auto large = experiment_of(1500, 2);
    runner.request(large, false);
    runner.cancel();
    QVERIFY(!runner.is_busy());
    QVERIFY(runner.is_cancelled());
    QCOMPARE(busy.count(), 4);
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(runner.latest().experiment, small);
    runner.resume();
    QVERIFY(runner.is_busy());
    QVERIFY(!runner.is_cancelled());
    QTRY_VERIFY(!runner.is_busy());
    QCOMPARE(runner.latest().experiment, large);
    // Results come in the order of their requests: of the one that was cancelled there was none.
    QCOMPARE(finished.count(), 2);
  }

  void a_result_that_was_ready_when_cancelled_is_not_delivered() {
    EvaluationRunner runner;
    QSignalSpy finished(&runner, &EvaluationRunner::finished);
    const CancelAtDelivery cancel(runner);
    runner.request(experiment_of(2, 1), false);
    QTRY_VERIFY(runner.is_cancelled());
    const auto next = experiment_of(3, 2);
    runner.request(next, false);
    QTRY_VERIFY(!runner.is_busy());
    QVERIFY(!runner.is_cancelled());
    QCOMPARE(runner.latest().experiment, next);
    QCOMPARE(finished.count(), 1);
  }

  void it_can_go_away_while_it_works() {
    for (int i = 0; i < 20; ++i) {
      EvaluationRunner runner;
      runner.request(experiment_of(400, i), false);
    }
  }

  void it_says_when_it_is_busy() {
    EvaluationRunner runner;
    QSignalSpy busy(&runner, &EvaluationRunner::busy_changed);
    runner.request(experiment_of(10, 1), false);
    runner.request(experiment_of(10, 2), false);
    QTRY_VERIFY(!runner.is_busy());
    QCOMPARE(busy.count(), 2);
    QCOMPARE(busy.first().first().toBool(), true);
    QCOMPARE(busy.last().first().toBool(), false);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<EvaluationRunnerTest>("evaluation_runner_test");

}  // namespace evaluation_runner_test

#include "evaluation_runner_test.moc"
