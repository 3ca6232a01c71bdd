// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"

#include <QTest>

#include "core/experiment/evaluate.h"
#include "core/explain/stage_cell.h"
#include "core/lesson/edit.h"
#include "core/lesson/validate.h"
#include "tests/support/experiments.h"
#include "tests/support/lessons.h"
#include "tests/support/test_class.h"

namespace lesson_test {

using namespace headlight;
using namespace headlight::test;

namespace {

LessonStep step(const std::string& text, StepContent content = SameAsBefore{}) {
  LessonStep result;
  result.text = text;
  result.content = std::move(content);
  return result;
}

/// a (text alone), b shows vectors, c the same, d a picture, e the same, f an example.
Lesson small_lesson() {
  return {{},
          {},
          {step("a"), step("b", small_vectors()), step("c"), step("d", LessonPicture{"<svg/>"}), step("e"),
           step("f", BuiltInExample{"causal"})},
          {}};
}

/// What each step shows: "a" nothing, "b vectors", "d picture" …
std::string shown(const Lesson& lesson) {
  std::string text;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const ShownContent content = shown_content(lesson, i, built_in_examples());
    text += (i > 0 ? ", " : "") + std::get<std::string>(lesson.steps[i].text);
    if (const auto* experiment = std::get_if<Experiment>(&content)) {
      text += *experiment == small_vectors()     ? " vectors"
              : *experiment == example("causal") ? " causal"
                                                 : " other";
    } else if (std::holds_alternative<LessonPicture>(content)) {
      text += " picture";
    }
  }
  return text;
}

}  // namespace

class LessonTest : public QObject {
  Q_OBJECT

 private slots:
  void a_step_that_brings_nothing_shows_what_is_before_it() {
    QCOMPARE(shown(small_lesson()), std::string("a, b vectors, c vectors, d picture, e picture, f causal"));
    QVERIFY(!content_step(small_lesson(), 0));
    QCOMPARE(content_step(small_lesson(), 1), std::optional(std::size_t{1}));
    QCOMPARE(content_step(small_lesson(), 4), std::optional(std::size_t{3}));
  }

  void an_unknown_example_shows_nothing() {
    Lesson lesson = small_lesson();
    lesson.steps[5].content = BuiltInExample{"no such"};
    QVERIFY(std::holds_alternative<std::monostate>(shown_content(lesson, 5, built_in_examples())));
  }

  void inserted() {
    const Lesson lesson = edit::insert_step(small_lesson(), 2, step("x"));
    QCOMPARE(shown(lesson),
             std::string("a, b vectors, x vectors, c vectors, d picture, e picture, f causal"));
    QCOMPARE(shown(edit::insert_step(small_lesson(), 6, step("x"))),
             std::string("a, b vectors, c vectors, d picture, e picture, f causal, x causal"));
    QCOMPARE(shown(edit::insert_step(Lesson{}, 0, step("x"))), std::string("x"));
  }

  void others_show_what_they_showed_when_one_comes_between() {
    const Lesson lesson = edit::insert_step(small_lesson(), 2, step("x", LessonPicture{"<svg/>"}));
    QCOMPARE(shown(lesson),
             std::string("a, b vectors, x picture, c vectors, d picture, e picture, f causal"));
  }

  void others_show_what_they_showed_when_one_goes() {
    const Lesson lesson = edit::remove_step(small_lesson(), 1);
    QCOMPARE(shown(lesson), std::string("a, c vectors, d picture, e picture, f causal"));
    QCOMPARE(shown(edit::remove_step(lesson, 2)), std::string("a, c vectors, e picture, f causal"));
    // Nothing is copied where nothing has to be.
    QVERIFY(edit::remove_step(small_lesson(), 4) ==
            (Lesson{{},
                    {},
                    {step("a"), step("b", small_vectors()), step("c"), step("d", LessonPicture{"<svg/>"}),
                     step("f", BuiltInExample{"causal"})},
                    {}}));
  }

  void others_show_what_they_showed_when_one_moves() {
    QCOMPARE(shown(edit::move_step(small_lesson(), 5, 2)),
             std::string("a, b vectors, f causal, c vectors, d picture, e picture"));
    QCOMPARE(shown(edit::move_step(small_lesson(), 2, 5)),
             std::string("a, b vectors, d picture, e picture, f causal, c vectors"));
    QCOMPARE(shown(edit::move_step(small_lesson(), 1, 2)),
             std::string("a, c vectors, b vectors, d picture, e picture, f causal"));
    QVERIFY(edit::move_step(small_lesson(), 3, 3) == small_lesson());
  }

  void a_moved_step_comes_back() {
    for (std::size_t from = 0; from < 6; ++from) {
      for (std::size_t to = 0; to < 6; ++to) {
        const Lesson there = edit::move_step(small_lesson(), from, to);
        QCOMPARE(there.steps.at(to).text, small_lesson().steps.at(from).text);
        // Text alone takes on what stands before it, which can only be nothing at the beginning.
        if (from != 0 && to != 0) {
          QCOMPARE(shown(edit::move_step(there, to, from)), shown(small_lesson()));
        }
      }
    }
  }

  void a_step_is_replaced() {
    const Lesson lesson = edit::set_step(small_lesson(), 1, step("x", LessonPicture{"<svg/>"}));
    QCOMPARE(shown(lesson), std::string("a, x picture, c picture, d picture, e picture, f causal"));
  }

  void words() {
    using ByLanguage = std::map<std::string, std::string>;
    Lesson lesson = edit::set_lesson_title(small_lesson(), "zh_CN", "课");
    lesson = edit::set_lesson_title(lesson, "en", "Lesson");
    lesson = edit::set_lesson_notes(lesson, "", "Notes");
    lesson = edit::set_step_title(lesson, 2, "en", "Third");
    lesson = edit::set_step_text(lesson, 2, "zh_CN", "丙");
    QVERIFY(lesson.title == LocalizedText(ByLanguage{{"en", "Lesson"}, {"zh_CN", "课"}}));
    QVERIFY(lesson.notes == LocalizedText("Notes"));
    QVERIFY(lesson.steps[2].title == LocalizedText(ByLanguage{{"en", "Third"}}));
    QVERIFY(lesson.steps[2].text == LocalizedText(ByLanguage{{"en", "c"}, {"zh_CN", "丙"}}));
    QVERIFY(lesson.steps[1] == small_lesson().steps[1]);
  }

  void rows_of_queries_and_keys_can_be_predicted() {
    std::string names;
    for (const Stage stage : all_stages) {
      names += can_be_predicted(stage) ? std::string(stage_name(stage)) + " " : "";
    }
    QCOMPARE(names, std::string("raw scores logits weights "));
  }

  /// The last cell of every stage fits, and the next row and the next column do not.
  void cells_are_those_of_the_stage() {
    for (const Experiment& experiment : {small_vectors(), small_projection(), small_scores()}) {
      for (const Stage stage : stages_of(experiment)) {
        const Index head = is_per_head(stage) ? head_count(experiment) - 1 : 0;
        const StageMatrix matrix = stage_matrix(evaluate(experiment).value(), stage, HeadIndex{head});
        const auto problem = [&](Index row, Index column) {
          LessonStep one = step("", experiment);
          one.select = LessonSelection{stage, HeadIndex{head}, row, column, {}};
          const std::optional<Problem> found = validate(Lesson{{}, {}, {one}, {}}, built_in_examples());
          return found ? found->place + ": " + found->found + " of " + found->expected : std::string();
        };
        const Index r = matrix->rows();
        const Index c = matrix->cols();
        QCOMPARE(problem(r - 1, c - 1), std::string());
        QCOMPARE(problem(r, 0), "/steps/0/select/row: " + std::to_string(r) + " of " + std::to_string(r));
        QCOMPARE(problem(0, c), "/steps/0/select/column: " + std::to_string(c) + " of " + std::to_string(c));
      }
    }
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<LessonTest>("lesson_test");

}  // namespace lesson_test

#include "lesson_test.moc"
