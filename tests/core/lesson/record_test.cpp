// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/record.h"

#include <QTest>

#include "core/formats/lesson_json.h"
#include "core/lesson/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/lessons.h"
#include "tests/support/test_class.h"

namespace record_test {

using namespace headlight;
using namespace headlight::test;

namespace {

TaughtState state_of(Experiment experiment) {
  return {.experiment = std::move(experiment), .stage = Stage::raw, .heads = {}, .select = {}};
}

LessonStep recorded(const Lesson& lesson, std::size_t position, const TaughtState& state) {
  return with_state(LessonStep(), state, lesson, position, built_in_examples());
}

}  // namespace

class RecordTest : public QObject {
  Q_OBJECT

 private slots:
  void the_whole_state_is_recorded() {
    TaughtState state = state_of(small_projection());
    state.heads = {HeadIndex{1}};
    state.select = LessonSelection{Stage::raw, HeadIndex{1}, 2, 0, {}};
    const LessonStep step = recorded(Lesson(), 0, state);
    QVERIFY(step.content == StepContent(small_projection()));
    QCOMPARE(step.stage, Stage::raw);
    QVERIFY(step.heads == state.heads);
    QVERIFY(step.select == state.select);
  }

  void what_the_step_before_shows_is_not_written_again() {
    Lesson lesson = edit::insert_step(Lesson(), 0, recorded(Lesson(), 0, state_of(small_vectors())));
    QVERIFY(recorded(lesson, 1, state_of(small_vectors())).content == StepContent(SameAsBefore{}));
    QVERIFY(recorded(lesson, 1, state_of(small_scores())).content == StepContent(small_scores()));
    // Nothing stands before the first.
    QVERIFY(recorded(lesson, 0, state_of(small_vectors())).content == StepContent(small_vectors()));
  }

  void an_example_is_named() {
    for (const std::string& id : example_ids()) {
      QVERIFY(recorded(Lesson(), 0, state_of(example(id))).content == StepContent(BuiltInExample{id}));
    }
    Experiment changed = example("causal");
    changed.temperature = 2.0;
    QVERIFY(recorded(Lesson(), 0, state_of(changed)).content == StepContent(changed));
  }

  void words_and_locks_stay() {
    LessonStep step;
    step.title = "Title";
    step.text = "Text";
    step.locked = {Lockable::mask};
    step.predict = Prediction{};
    const LessonStep after = with_state(step, state_of(small_vectors()), Lesson(), 0, built_in_examples());
    QVERIFY(after.title == step.title && after.text == step.text && after.locked == step.locked);
    QVERIFY(after.predict == step.predict);
  }

  void a_prediction_about_what_is_gone_is_dropped() {
    LessonStep step;
    step.predict = Prediction{};
    step.predict->query = QueryIndex{2};  // there are two queries
    QVERIFY(!with_state(step, state_of(small_vectors()), Lesson(), 0, built_in_examples()).predict);
    step.predict->query = QueryIndex{1};
    QVERIFY(with_state(step, state_of(small_vectors()), Lesson(), 0, built_in_examples()).predict);
  }

  void what_was_recorded_can_be_saved_and_read_again() {
    Lesson lesson;
    std::size_t position = 0;
    for (const Experiment& experiment :
         {small_vectors(), small_vectors(), example("causal"), small_scores()}) {
      lesson = edit::insert_step(lesson, position, recorded(lesson, position, state_of(experiment)));
      ++position;
    }
    const Lesson read = must(read_lesson(write_lesson(lesson), built_in_examples()));
    QVERIFY(read == lesson);
    QVERIFY(std::get<Experiment>(shown_content(read, 1, built_in_examples())) == small_vectors());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<RecordTest>("record_test");

}  // namespace record_test

#include "record_test.moc"
