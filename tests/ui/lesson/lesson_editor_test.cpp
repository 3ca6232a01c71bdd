// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_editor.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "core/formats/lesson_json.h"
#include "core/lesson/validate.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/document/lesson_file.h"

namespace lesson_editor_test {

using namespace headlight;
using namespace headlight::test;
using namespace headlight::ui;

namespace {

struct Fixture : ViewFixture {
  LessonDocument lesson;
  PredictionRound round{document, selection};
  LessonSession session{lesson, document, selection, round, [] { return true; }};
  LessonEditor maker{lesson, session, document, selection, QStringLiteral("en")};

  Fixture() {
    maker.resize(400, 900);
    maker.show();
  }
  const Lesson& made() const { return *lesson.lesson(); }
  template <typename Widget>
  Widget* part(const char* name) {
    return maker.findChild<Widget*>(QLatin1StringView(name));
  }
  void click(const char* name) { part<QAbstractButton>(name)->click(); }
  void type(const char* name, const QString& text) {
    auto* const field = part<QWidget>(name);
    field->setFocus();
    QTest::keyClicks(field, text);
  }
  QStringList list() {
    QStringList lines;
    auto* const steps = part<QListWidget>("lessonSteps");
    for (int row = 0; row < steps->count(); ++row) {
      lines.append(steps->item(row)->text());
    }
    return lines;
  }
  /// Records three steps called a, b and c, on vectors, on scores, and on scores again.
  [[nodiscard]] bool record_three() {
    lesson.open(Lesson(), QString());
    for (const char* const name : {"a", "b", "c"}) {
      if (!open(name == std::string("a") ? small_vectors() : small_scores())) {
        return false;
      }
      maker.record();
      type("stepTitleField", QLatin1StringView(name));
    }
    return list() == QStringList{QStringLiteral("1  a"), QStringLiteral("2  b"), QStringLiteral("3  c")};
  }
};

}  // namespace

// A lesson made in the panel, with real clicks and keys.
class LessonEditorTest : public QObject {
  Q_OBJECT

 private slots:
  void without_a_lesson_it_offers_to_begin() {
    Fixture f;
    QSignalSpy wanted(&f.maker, &LessonEditor::new_requested);
    auto* const begin = f.part<QPushButton>("beginLessonButton");
    QVERIFY(begin->isVisible());
    QVERIFY(!f.part<QListWidget>("lessonSteps")->isVisible());
    begin->click();
    QCOMPARE(wanted.count(), 1);
    f.lesson.open(Lesson(), QString());
    QVERIFY(!begin->isVisible());
    QVERIFY(f.part<QListWidget>("lessonSteps")->isVisible());
    QVERIFY(!f.part<QWidget>("lessonStepForm")->isEnabled());
  }

  void what_is_looked_at_is_recorded() {
    Fixture f;
    f.lesson.open(Lesson(), QString());
    QVERIFY(f.open(small_scores()));
    f.selection.set_stage(Stage::logits);
    f.selection.set_heads({HeadIndex{1}});
    f.selection.set_pinned(StageCell{Stage::logits, HeadIndex{1}, 0, 2});
    f.click("recordStepButton");
    QCOMPARE(f.made().steps.size(), std::size_t{1});
    const LessonStep& step = f.made().steps.front();
    QVERIFY(std::get<Experiment>(step.content) == small_scores());
    QCOMPARE(step.stage, Stage::logits);
    QVERIFY(step.heads == std::vector{HeadIndex{1}});
    QVERIFY(step.select == (LessonSelection{Stage::logits, HeadIndex{1}, 0, 2, {}}));
    QCOMPARE(f.maker.focusWidget()->objectName(), QStringLiteral("stepTitleField"));
    f.click("recordStepButton");
    QVERIFY(std::holds_alternative<SameAsBefore>(f.made().steps.back().content));
    QCOMPARE(f.session.position(), std::size_t{1});
    QVERIFY(f.lesson.is_modified());
    QVERIFY(!validate(f.made(), built_in_examples()));
  }

  // Step 2 shows head 2 of what step 1 brings; step 1 is given an experiment with one head.
  void a_state_that_later_steps_do_not_fit_is_refused() {
    Fixture f;
    f.lesson.open(Lesson(), QString());
    QVERIFY(f.open(small_scores()));
    f.click("recordStepButton");
    f.selection.set_heads({HeadIndex{1}});
    f.click("recordStepButton");
    QCOMPARE(f.made().steps.size(), std::size_t{2});
    QVERIFY(std::holds_alternative<SameAsBefore>(f.made().steps.back().content));
    f.session.go_to(0);
    QVERIFY(f.document.apply(QStringLiteral("Remove"), edit::delete_head(small_scores(), HeadIndex{1})));
    f.selection.set_heads({});
    const Lesson before = f.made();
    QSignalSpy refused(&f.maker, &LessonEditor::refused);
    f.click("takeStateButton");
    QVERIFY(f.made() == before);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.front().front().toString(),
             QStringLiteral(
                 "Step 2 would no longer fit what it shows: steps[1].heads[0] is 1; counting begins with "
                 "0, and there are only 1."));
    f.click("recordStepButton");  // as a step of its own it fits
    QCOMPARE(f.made().steps.size(), std::size_t{3});
    QVERIFY(!validate(f.made(), built_in_examples()));
  }

  // Whatever is done to the steps, the lesson can be opened again.
  void every_order_of_steps_stays_valid() {
    Fixture f;
    QVERIFY(f.record_three());
    f.session.go_to(1);
    f.selection.set_heads({HeadIndex{1}});
    f.click("takeStateButton");
    for (const char* const button : {"stepUpButton", "stepDownButton", "stepDownButton", "removeStepButton",
                                     "stepUpButton", "takeStateButton", "removeStepButton"}) {
      f.click(button);
      QVERIFY2(read_lesson(write_lesson(f.made()), built_in_examples()).has_value(), button);
    }
  }

  void words_typed_when_the_lesson_is_gone_do_nothing() {
    Fixture f;
    QVERIFY(f.record_three());
    f.lesson.close();
    for (const char* const field : {"lessonTitleField", "stepTitleField", "stepQuestionField"}) {
      emit f.part<QLineEdit>(field)->textEdited(QStringLiteral("?"));
    }
    emit f.part<TextField>("lessonNotesField")->edited();
    emit f.part<TextField>("stepTextField")->edited();
    QVERIFY(!f.lesson.is_open());
  }

  void a_question_typed_when_it_is_gone_does_nothing() {
    Fixture f;
    QVERIFY(f.record_three());
    const Lesson before = f.made();
    emit f.part<QLineEdit>("stepQuestionField")->textEdited(QStringLiteral("?"));
    QVERIFY(f.made() == before);
  }

  void words_are_written_in_the_language_chosen() {
    Fixture f;
    QVERIFY(f.record_three());
    f.type("lessonTitleField", QStringLiteral("Two"));
    f.type("stepTextField", QStringLiteral("Look."));
    f.type("lessonNotesField", QStringLiteral("Slowly"));
    auto* const languages = f.part<QComboBox>("lessonLanguageField");
    languages->setCurrentIndex(1);
    emit languages->activated(1);
    QCOMPARE(f.part<QLineEdit>("lessonTitleField")->text(), QString());
    f.part<QLineEdit>("lessonTitleField")->setFocus();
    f.type("lessonTitleField", QStringLiteral("2"));
    f.type("stepTextField", QStringLiteral("3"));
    QVERIFY(f.made().title ==
            LocalizedText(std::map<std::string, std::string>{{"en", "Two"}, {"zh_CN", "2"}}));
    QVERIFY(f.made().steps[2].text ==
            LocalizedText(std::map<std::string, std::string>{{"en", "Look."}, {"zh_CN", "3"}}));
    QCOMPARE(text_in(f.made().notes, "en"), std::string("Slowly"));
  }

  void steps_are_ordered_by_buttons_and_by_dragging() {
    Fixture f;
    QVERIFY(f.record_three());
    f.click("stepUpButton");
    QCOMPARE(f.list(), (QStringList{QStringLiteral("1  a"), QStringLiteral("2  c"), QStringLiteral("3  b")}));
    QCOMPARE(f.session.position(), std::size_t{1});
    f.click("stepDownButton");
    QCOMPARE(f.list(), (QStringList{QStringLiteral("1  a"), QStringLiteral("2  b"), QStringLiteral("3  c")}));
    // What a drag of the last row to the top does to the list.
    auto* const steps = f.part<QListWidget>("lessonSteps");
    QVERIFY(steps->model()->moveRow({}, 2, {}, 0));
    QTRY_COMPARE(f.list(),
                 (QStringList{QStringLiteral("1  c"), QStringLiteral("2  a"), QStringLiteral("3  b")}));
    QCOMPARE(text_in(f.made().steps[0].title, "en"), std::string("c"));
    QCOMPARE(f.session.position(), std::size_t{0});
    // Each shows what it showed.
    const auto shown = [&f](std::size_t step) {
      return std::get<Experiment>(shown_content(f.made(), step, built_in_examples()));
    };
    QVERIFY(shown(0) == small_scores());
    QVERIFY(shown(1) == small_vectors());
    QVERIFY(shown(2) == small_scores());
  }

  void a_click_in_the_list_goes_there() {
    Fixture f;
    QVERIFY(f.record_three());
    f.part<QListWidget>("lessonSteps")->setCurrentRow(0);
    QCOMPARE(f.session.position(), std::size_t{0});
    QVERIFY(*f.document.experiment() == small_vectors());
    QCOMPARE(f.part<QLineEdit>("stepTitleField")->text(), QStringLiteral("a"));
  }

  void a_step_takes_over_what_is_shown_now() {
    Fixture f;
    QVERIFY(f.record_three());
    QVERIFY(f.open(small_projection()));
    f.selection.set_stage(Stage::output);
    f.click("takeStateButton");
    QCOMPARE(f.made().steps.size(), std::size_t{3});
    QVERIFY(std::get<Experiment>(f.made().steps[2].content) == small_projection());
    QCOMPARE(f.made().steps[2].stage, Stage::output);
    QCOMPARE(text_in(f.made().steps[2].title, "en"), std::string("c"));
  }

  void a_removed_step_comes_back_by_undo() {
    Fixture f;
    QVERIFY(f.record_three());
    const Lesson before = f.made();
    f.click("removeStepButton");
    QCOMPARE(f.list(), (QStringList{QStringLiteral("1  a"), QStringLiteral("2  b")}));
    QCOMPARE(f.session.position(), std::size_t{1});
    f.click("lessonUndoButton");
    QVERIFY(f.made() == before);
    f.click("lessonRedoButton");
    f.click("removeStepButton");
    f.click("removeStepButton");
    QVERIFY(f.made().steps.empty());
    QVERIFY(!f.part<QWidget>("removeStepButton")->isEnabled());
  }

  void typing_is_one_undo_step() {
    Fixture f;
    QVERIFY(f.record_three());
    const int before = f.lesson.undo_stack().index();
    f.type("stepTextField", QStringLiteral("several words"));
    QCOMPARE(f.lesson.undo_stack().index(), before + 1);
    f.click("lessonUndoButton");
    QCOMPARE(f.part<QPlainTextEdit>("stepTextField")->toPlainText(), QString());
  }

  void a_step_asks_about_the_selected_row() {
    Fixture f;
    QVERIFY(f.record_three());
    f.selection.set_stage(Stage::raw);
    f.selection.set_pinned(StageCell{Stage::raw, HeadIndex{1}, 1, 0});
    auto* const kind = f.part<QComboBox>("stepPredictField");
    kind->setCurrentIndex(2);
    emit kind->activated(2);
    f.type("stepQuestionField", QStringLiteral("Which?"));
    const std::optional<Prediction>& asked = f.made().steps[2].predict;
    QVERIFY(asked.has_value());
    QCOMPARE(asked->stage, Stage::raw);
    QCOMPARE(asked->head, HeadIndex{1});
    QCOMPARE(asked->query, QueryIndex{1});
    QVERIFY(std::holds_alternative<GuessStrongest>(asked->guess));
    QCOMPARE(text_in(asked->question, "en"), std::string("Which?"));
    QCOMPARE(f.list().last(), QStringLiteral("3  c (predict)"));
    kind->setCurrentIndex(1);
    emit kind->activated(1);
    QVERIFY(std::holds_alternative<GuessValues>(f.made().steps[2].predict->guess));
    QCOMPARE(text_in(f.made().steps[2].predict->question, "en"), std::string("Which?"));
    kind->setCurrentIndex(0);
    emit kind->activated(0);
    QVERIFY(!f.made().steps[2].predict);
  }

  void a_question_that_does_not_fit_is_refused_in_words() {
    Fixture f;
    QVERIFY(f.record_three());
    // Looked at is something larger than what the step shows.
    QVERIFY(f.open(small_projection()));
    f.selection.set_stage(Stage::weights);
    f.selection.set_pinned(StageCell{Stage::weights, HeadIndex{0}, 2, 0});
    QSignalSpy refused(&f.maker, &LessonEditor::refused);
    auto* const kind = f.part<QComboBox>("stepPredictField");
    kind->setCurrentIndex(1);
    emit kind->activated(1);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.front().front().toString().isEmpty());
    QVERIFY(!f.made().steps[2].predict);
    QCOMPARE(kind->currentIndex(), 0);
  }

  void controls_are_locked_for_students() {
    Fixture f;
    QVERIFY(f.record_three());
    f.click("lockBox/1");
    f.click("lockBox/3");
    QVERIFY(f.made().steps[2].locked == (std::set<Lockable>{Lockable::matrices, Lockable::scoring}));
    QVERIFY(f.document.locked().empty());  // not for the one who makes it
    f.click("lockBox/1");
    QVERIFY(f.made().steps[2].locked == std::set<Lockable>{Lockable::scoring});
    f.maker.hide();
    QVERIFY(f.document.locked() == std::set<Lockable>{Lockable::scoring});
  }

  void what_was_made_reads_back_the_same() {
    Fixture f;
    QVERIFY(f.record_three());
    f.click("lockBox/0");
    const auto read = read_lesson(write_lesson(f.made()), built_in_examples());
    QVERIFY(read.has_value());
    QVERIFY(*read == f.made());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<LessonEditorTest>("lesson_editor_test");

}  // namespace lesson_editor_test

#include "lesson_editor_test.moc"
