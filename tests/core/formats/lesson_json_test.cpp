// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/lesson_json.h"

#include <QTest>

#include "core/formats/experiment_json.h"
#include "core/lesson/validate.h"
#include "tests/support/experiments.h"
#include "tests/support/lesson_files.h"
#include "tests/support/lessons.h"
#include "tests/support/random_experiment.h"
#include "tests/support/test_class.h"

namespace lesson_json_test {

using namespace headlight;
using namespace headlight::test;

namespace {

Lesson read(const nlohmann::ordered_json& file) {
  return must(read_lesson(file.dump(), built_in_examples()));
}

/// Every kind of member that a file can have, with unknown ones beside them.
nlohmann::ordered_json everything() {
  nlohmann::ordered_json file = small_lesson_file();
  file = with(file, "/title", R"({"zh_CN": "课", "en": "Lesson"})");
  file = with(file, "/notes", "\"for the teacher\\n\"");
  file = with(file, "/future", R"({"a": [1, 2.0, null]})");
  file = with(file, "/steps/0/title", R"({"en": "One"})");
  file = with(file, "/steps/0/of_step", "[1.0]");
  file = with(file, "/steps/0/select/of_select", "{}");
  file = with(file, "/steps/0/predict/question", R"({"en": "?", "zh_CN": "？"})");
  file = with(file, "/steps/0/predict/of_predict", "false");
  file = with(file, "/steps/0/experiment/of_experiment", "\"kept\"");
  file = with(file, "/steps/1/locked", R"(["scoring", "mask", "matrices", "tokens"])");
  file = with(file, "/steps/1/predict/keys", "[7]");
  file = with(file, "/steps/2/picture", R"({"zh_CN": "<svg/>"})");
  file["steps"][2]["picture"]["en"] = "<svg id=\"a\"/>";
  return file;
}

}  // namespace

class LessonJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void all_members_are_read() {
    const Lesson lesson = read(everything());
    QCOMPARE(text_in(lesson.title, "zh_CN"), std::string("课"));
    QCOMPARE(text_in(lesson.notes, "en"), std::string("for the teacher\n"));
    QCOMPARE(lesson.steps.size(), std::size_t{4});
    const LessonStep& first = lesson.steps[0];
    QCOMPARE(text_in(first.title, "en"), std::string("One"));
    QCOMPARE(text_in(first.text, "en"), std::string("one"));
    QCOMPARE(write_experiment(std::get<Experiment>(first.content)),
             write_experiment(*read_experiment(everything()["steps"][0]["experiment"].dump())));
    QVERIFY(first.stage == Stage::weights && first.heads.empty() && first.locked.empty());
    QVERIFY(first.select == (LessonSelection{Stage::v, HeadIndex{0}, 2, 1, {{"of_select", "{}"}}}));
    const Prediction& values = first.predict.value();
    QVERIFY(values.stage == Stage::raw && values.head == HeadIndex{1} && values.query == QueryIndex{1});
    QVERIFY(std::get<GuessValues>(values.guess).keys == (std::vector{KeyIndex{0}, KeyIndex{2}}));
    QCOMPARE(text_in(values.question, "zh_CN"), std::string("？"));
    const LessonStep& second = lesson.steps[1];
    QVERIFY(std::holds_alternative<SameAsBefore>(second.content));
    QVERIFY(second.heads == std::vector{HeadIndex{1}});
    QVERIFY(std::holds_alternative<GuessStrongest>(second.predict.value().guess));
    QVERIFY(second.predict.value().head == HeadIndex{0});
    QCOMPARE(second.locked.size(), std::size_t{4});
    QCOMPARE(text_in(std::get<LessonPicture>(lesson.steps[2].content).svg, "en"),
             std::string("<svg id=\"a\"/>"));
    QCOMPARE(std::get<BuiltInExample>(lesson.steps[3].content).id, std::string("causal"));
    QVERIFY(lesson.steps[3].stage == Stage::q);
    QVERIFY(lesson.steps[3].locked == std::set{Lockable::mask});
  }

  void unknown_members_are_kept() {
    const Lesson lesson = read(everything());
    QVERIFY(lesson.unknown == (UnknownMembers{{"future", "{\"a\":[1,2.0,null]}"}}));
    QVERIFY(lesson.steps[0].unknown == (UnknownMembers{{"of_step", "[1.0]"}}));
    QVERIFY(lesson.steps[0].predict->unknown == (UnknownMembers{{"of_predict", "false"}}));
    QVERIFY(lesson.steps[1].predict->unknown == (UnknownMembers{{"keys", "[7]"}}));
    QVERIFY(std::get<Experiment>(lesson.steps[0].content).unknown ==
            (UnknownMembers{{"of_experiment", "\"kept\""}}));
  }

  void writing_and_reading_gives_the_same_data() {
    for (const Lesson& lesson : {read(small_lesson_file()), read(everything()), Lesson{}}) {
      const std::string written = write_lesson(lesson);
      const Lesson again = must(read_lesson(written, built_in_examples()));
      QVERIFY(again == lesson);
      QCOMPARE(write_lesson(again), written);
    }
  }

  void any_experiment_can_be_shown() {
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
      RandomExperiment random(seed);
      Lesson lesson;
      lesson.steps.resize(2);
      lesson.steps[0].content = random.any(random.any_shape());
      lesson.steps[1].content = random.any(random.any_shape());
      QVERIFY(must(read_lesson(write_lesson(lesson), built_in_examples())) == lesson);
    }
  }

  void an_experiment_stands_in_a_step_as_in_its_file() {
    const nlohmann::json experiment =
        nlohmann::json::parse(write_lesson(read(small_lesson_file())))["steps"][0]["experiment"];
    QVERIFY(experiment == nlohmann::json::parse(write_experiment(*read_experiment(qkv_file().dump()))));
  }

  void the_default_is_left_out() {
    Lesson lesson;
    lesson.steps.resize(1);
    QCOMPARE(write_lesson(lesson), std::string("{\n  \"format\": \"headlight-lesson\",\n  \"version\": 1,\n"
                                               "  \"steps\": [\n    {}\n  ]\n}\n"));
  }

  void an_empty_picture_stays_one() {
    Lesson lesson;
    lesson.steps.resize(1);
    lesson.steps[0].content = LessonPicture{};
    QVERIFY(must(read_lesson(write_lesson(lesson), built_in_examples())) == lesson);
  }

  void a_byte_order_mark_is_allowed() {
    QVERIFY(read_lesson("\xef\xbb\xbf" + small_lesson_file().dump(), built_in_examples()));
  }

  void limits_themselves_are_allowed() {
    nlohmann::ordered_json file = small_lesson_file();
    file["steps"] = std::vector<nlohmann::ordered_json>(500, nlohmann::ordered_json::object());
    file["steps"][0]["picture"] = std::string(1048576, ' ');
    QCOMPARE(read(file).steps.size(), std::size_t{500});
    file = small_lesson_file();
    std::string nested;
    for (int i = 0; i < 61; ++i) {
      nested = "[" + nested + "]";
    }
    QVERIFY(read_lesson(with(file, "/steps/0/x", nested).dump(), built_in_examples()));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<LessonJsonTest>("lesson_json_test");

}  // namespace lesson_json_test

#include "lesson_json_test.moc"
