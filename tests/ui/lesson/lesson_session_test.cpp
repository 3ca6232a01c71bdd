// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_session.h"

#include <QSignalSpy>
#include <QTest>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/document/lesson_file.h"

namespace lesson_session_test {

using namespace headlight;
using namespace headlight::test;
using namespace headlight::ui;

namespace {

using Phase = PredictionRound::Phase;

LessonStep shows(StepContent content, Stage stage = Stage::weights) {
  LessonStep step;
  step.content = std::move(content);
  step.stage = stage;
  return step;
}

/// Vectors with a cell pointed at; the same, asking; a picture; an example with random numbers, locked.
Lesson four_steps() {
  Lesson lesson;
  lesson.steps = {shows(small_vectors(), Stage::raw), shows(SameAsBefore{}),
                  shows(headlight::LessonPicture{"<svg/>"}), shows(BuiltInExample{"numpy-seed-42"})};
  lesson.steps[0].select = LessonSelection{Stage::raw, HeadIndex{0}, 1, 2, {}};
  lesson.steps[1].predict =
      Prediction{Stage::weights,
                 HeadIndex{0},
                 QueryIndex{1},
                 GuessValues{std::vector{KeyIndex{0}, KeyIndex{2}}},
                 std::map<std::string, std::string>{{"en", "How much?"}, {"zh_CN", "多少？"}},
                 {}};
  lesson.steps[3].locked = {Lockable::matrices};
  return lesson;
}

struct Fixture : ViewFixture {
  LessonDocument lesson;
  PredictionRound round{document, selection};
  int questions = 0;
  bool answer = true;
  LessonSession session{lesson, document, selection, round, [this] {
                          ++questions;
                          return answer;
                        }};

  explicit Fixture(Lesson opened = four_steps()) { lesson.open(std::move(opened), QString()); }
  const Experiment& experiment() const { return *document.experiment(); }
  /// What learners do.
  bool set_temperature(double temperature) {
    return document.apply(QStringLiteral("t"), edit::set_temperature(experiment(), temperature));
  }
  bool change_entry() {
    const MatrixAddress x{.role = MatrixRole::x_query, .head = {}};
    const MatrixAddress q{.role = MatrixRole::q, .head = HeadIndex{0}};
    const bool projected = input_kind(experiment()) == InputKind::projected;
    return document.apply(QStringLiteral("e"),
                          edit::set_entries(experiment(), projected ? x : q, 0, 0, rows({{0.25}})));
  }
};

}  // namespace

// Load, step, reset, lock, predict.
class LessonSessionTest : public QObject {
  Q_OBJECT

 private slots:
  void the_first_step_is_shown_when_a_lesson_is_opened() {
    Fixture f;
    QCOMPARE(f.session.count(), std::size_t{4});
    QCOMPARE(f.session.position(), std::size_t{0});
    QVERIFY(f.experiment() == small_vectors());
    QVERIFY(!f.document.is_modified());
    QVERIFY(f.settle());
    QCOMPARE(f.selection.stage(), Stage::raw);
    QVERIFY(f.selection.pinned() == (StageCell{Stage::raw, HeadIndex{0}, 1, 2}));
    QVERIFY(f.session.shows_experiment());
  }

  void steps_are_walked_to_both_ends() {
    Fixture f;
    QSignalSpy moved(&f.session, &LessonSession::moved);
    QVERIFY(!f.session.has_previous());
    f.session.previous();
    QCOMPARE(f.session.position(), std::size_t{0});
    f.session.next();
    QCOMPARE(f.session.position(), std::size_t{1});
    QVERIFY(f.experiment() == small_vectors());
    QCOMPARE(f.selection.stage(), Stage::weights);
    QVERIFY(!f.selection.pinned());
    f.session.next();
    QVERIFY(!f.session.shows_experiment());
    QVERIFY(f.session.picture() != nullptr);
    f.session.last();
    QCOMPARE(f.session.position(), std::size_t{3});
    QVERIFY(!f.session.has_next());
    f.session.next();
    QCOMPARE(f.session.position(), std::size_t{3});
    QVERIFY(f.experiment() == example("numpy-seed-42"));
    QCOMPARE(moved.count(), 3);
    f.session.first();
    QVERIFY(f.experiment() == small_vectors());
  }

  void reset_brings_the_teachers_state_back_and_loses_nothing() {
    Fixture f;
    QVERIFY(f.set_temperature(0.5));
    f.selection.set_stage(Stage::output);
    f.selection.set_pinned({});
    f.session.reset();
    QVERIFY(f.experiment() == small_vectors());
    QVERIFY(f.settle());
    QCOMPARE(f.selection.stage(), Stage::raw);
    QVERIFY(f.selection.pinned().has_value());
    QVERIFY(!f.document.is_modified());
    QCOMPARE(f.questions, 0);
    f.document.undo_stack().undo();
    QCOMPARE(f.experiment().temperature, 0.5);
  }

  void no_undo_leads_from_step_to_step() {
    Fixture f;
    QVERIFY(f.set_temperature(0.5));
    f.session.next();  // shows the same experiment and asks
    QVERIFY(f.experiment() == small_vectors());
    QCOMPARE(f.document.undo_stack().count(), 0);
    QVERIFY(f.set_temperature(0.5));
    f.session.reset();
    QCOMPARE(f.document.undo_stack().count(), 0);  // it would tell what is asked
    QCOMPARE(f.round.phase(), Phase::asking);
    // Undone by hand, so that the experiment is the lesson's again, with something to redo.
    QVERIFY(f.set_temperature(0.5));
    f.document.undo_stack().undo();
    f.session.last();
    QCOMPARE(f.document.undo_stack().count(), 0);
    // Who makes a lesson keeps what is not recorded yet.
    f.session.set_making(true);
    QVERIFY(f.set_temperature(0.5));
    f.session.first();
    f.document.undo_stack().undo();
    QCOMPARE(f.experiment().temperature, 0.5);
  }

  void random_numbers_come_back_too() {
    Fixture f;
    f.session.last();
    f.document.set_locked({});
    QVERIFY(f.change_entry());
    QVERIFY(!(f.experiment() == example("numpy-seed-42")));
    f.session.reset();
    QVERIFY(f.experiment() == example("numpy-seed-42"));
  }

  void changes_that_belong_to_a_file_are_asked_about() {
    Fixture f;
    f.document.reset(small_scores(), QStringLiteral("/somewhere/mine.headlight"));
    QVERIFY(f.set_temperature(0.5));
    f.answer = false;
    f.session.next();
    QCOMPARE(f.questions, 1);
    QCOMPARE(f.session.position(), std::size_t{0});
    QCOMPARE(f.experiment().temperature, 0.5);
    f.answer = true;
    f.session.next();
    QCOMPARE(f.session.position(), std::size_t{1});
    QVERIFY(f.experiment() == small_vectors());
  }

  void what_is_locked_is_refused_until_the_next_step() {
    Fixture f;
    f.session.last();
    QSignalSpy kept(&f.document, &Document::kept_locked);
    QVERIFY(!f.change_entry());
    QCOMPARE(kept.count(), 1);
    QCOMPARE(kept.front().front().value<Lockable>(), Lockable::matrices);
    QVERIFY(f.experiment() == example("numpy-seed-42"));
    QVERIFY(f.set_temperature(2.0));  // only the matrices are locked
    f.session.first();
    QVERIFY(f.change_entry());
  }

  void a_question_hides_its_numbers_until_it_is_revealed() {
    Fixture f;
    QVERIFY(!f.session.asks());
    f.session.next();
    QVERIFY(QTest::qWaitFor([&f] { return !f.runner.is_busy(); }));
    QVERIFY(f.session.asks());
    QCOMPARE(f.round.phase(), Phase::asking);
    QCOMPARE(f.round.question().text, QStringLiteral("How much?"));
    QVERIFY(f.selection.concealment() ==
            (Concealment{Stage::weights, HeadIndex{0}, 1, std::vector<Index>{0, 2}}));
    QCOMPARE(f.round.asked_cells().size(), std::size_t{2});
    f.session.set_language(QStringLiteral("zh_CN"));
    QCOMPARE(f.round.question().text, QStringLiteral("多少？"));
    f.round.reveal();
    QVERIFY(!f.selection.concealment());
    QVERIFY(f.session.asks());
    f.session.reset();
    QCOMPARE(f.round.phase(), Phase::asking);
    f.session.previous();
    QCOMPARE(f.round.phase(), Phase::none);
    QVERIFY(!f.session.asks());
  }

  void the_strongest_key_can_be_asked_for() {
    Lesson lesson = four_steps();
    lesson.steps[1].predict->guess = GuessStrongest{};
    Fixture f(lesson);
    f.session.next();
    QCOMPARE(f.round.question().kind, PredictionQuestion::Kind::strongest);
    QVERIFY(!f.round.question().columns);
  }

  void who_makes_a_lesson_is_not_held_up() {
    Fixture f;
    f.session.last();
    f.session.set_making(true);
    QVERIFY(f.change_entry());
    f.session.go_to(1);
    QCOMPARE(f.round.phase(), Phase::none);
    QVERIFY(!f.selection.concealment());
    f.session.set_making(false);
    QCOMPARE(f.round.phase(), Phase::asking);
  }

  void closing_frees_everything() {
    Fixture f;
    f.session.last();
    f.lesson.close();
    QVERIFY(f.document.locked().empty());
    QVERIFY(f.session.present() == nullptr);
    QVERIFY(f.experiment() == example("numpy-seed-42"));
    Fixture asking;
    asking.session.next();
    asking.lesson.close();
    QVERIFY(!asking.selection.concealment());
  }

  void edits_of_the_lesson_keep_the_place() {
    Fixture f;
    f.session.last();
    Lesson shorter = *f.lesson.lesson();
    shorter.steps.resize(2);
    f.lesson.apply(QStringLiteral("x"), shorter);
    QCOMPARE(f.session.position(), std::size_t{1});
    f.lesson.apply(QStringLiteral("x"), Lesson());
    QVERIFY(f.session.present() == nullptr);
    f.lesson.undo_stack().undo();
    f.lesson.undo_stack().undo();
    QCOMPARE(f.session.count(), std::size_t{4});
  }

  void every_built_in_lesson_can_be_walked() {
    const std::vector<LessonInfo> lessons = built_in_lessons();
    QCOMPARE(lessons.size(), std::size_t{9});
    for (const LessonInfo& info : lessons) {
      const std::optional<Lesson> lesson = built_in_lesson(info.id);
      QVERIFY2(lesson, qPrintable(info.id));
      QVERIFY(info.title == lesson->title);
      Fixture f(*lesson);
      for (std::size_t step = 0; step < f.session.count(); ++step) {
        f.session.go_to(step);
        QVERIFY(QTest::qWaitFor([&f] { return !f.runner.is_busy(); }));
        QCOMPARE(f.session.position(), step);
        const ShownContent content = shown_content(*lesson, step, built_in_examples());
        if (const auto* const experiment = std::get_if<Experiment>(&content)) {
          QVERIFY(f.experiment() == *experiment);
          QCOMPARE(f.selection.stage(), lesson->steps[step].stage);
        } else {
          QVERIFY(f.session.picture() != nullptr);
        }
        QVERIFY(f.document.locked() == lesson->steps[step].locked);
        QCOMPARE(f.round.phase() == Phase::asking, lesson->steps[step].predict.has_value());
      }
    }
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<LessonSessionTest>("lesson_session_test");

}  // namespace lesson_session_test

#include "lesson_session_test.moc"
