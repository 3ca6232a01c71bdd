// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/formats/lesson_json.h"
#include "tests/support/lesson_files.h"
#include "tests/support/lessons.h"
#include "tests/support/test_class.h"

namespace invalid_lesson_test {

using namespace headlight;
using namespace headlight::test;
using enum headlight::ProblemCode;

// Every way a lesson file can be wrong is refused, and the refusal names the place, what was found and what
// was expected. What holds for all files (UTF-8, JSON) is tested with experiments.
class InvalidLessonTest : public QObject {
  Q_OBJECT

 private slots:
  void refused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Problem>("problem");
    texts();
    top_level();
    steps();
    experiments();
    stages();
    selections();
    predictions();
    limits();
  }

  void refused() {
    QFETCH(const QByteArray, file);
    QFETCH(const Problem, problem);
    const auto result =
        read_lesson({file.constData(), static_cast<std::size_t>(file.size())}, built_in_examples());
    QVERIFY2(!result, "was read as a valid lesson");
    QCOMPARE(QByteArray::fromStdString(result.error().place), QByteArray::fromStdString(problem.place));
    QCOMPARE(static_cast<int>(result.error().code), static_cast<int>(problem.code));
    QCOMPARE(QByteArray::fromStdString(result.error().found), QByteArray::fromStdString(problem.found));
    QCOMPARE(QByteArray::fromStdString(result.error().expected), QByteArray::fromStdString(problem.expected));
  }

 private:
  static void row(const char* name, const std::string& file, const Problem& problem) {
    QTest::newRow(name) << QByteArray::fromStdString(file) << problem;
  }
  /// The small lesson with the value at `pointer` replaced by a JSON text; "" removes it.
  static void row(const char* name, const std::string& pointer, const std::string& json,
                  const Problem& problem) {
    row(name, with(small_lesson_file(), pointer, json).dump(), problem);
  }
  /// The small lesson's text with a piece of it replaced.
  static std::string text_with(const std::string& piece, const std::string& replacement) {
    std::string text = small_lesson_file().dump();
    return text.replace(text.find(piece), piece.size(), replacement);
  }
  static std::string repeated(const std::string& piece, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
      text += piece;
    }
    return text;
  }

  static void texts() {
    row("empty file", std::string(), {not_json, "", "", "1:1"});
    row("not UTF-8", text_with("\"one\"", "\"\xff\""),
        {not_utf8, "", std::to_string(small_lesson_file().dump().find("\"one\"") + 1), ""});
    row("truncated", small_lesson_file().dump().substr(0, 90), {not_json, "/steps/0/select", "", "1:91"});
    row("duplicate member", text_with("\"text\"", "\"text\":\"\",\"text\""),
        {duplicate_member, "/steps/0/text", "text", ""});
    row("duplicate in the experiment", text_with("\"query_tokens\"", "\"inputs\":1,\"query_tokens\""),
        {duplicate_member, "/steps/0/experiment/inputs", "inputs", ""});
    row("beyond double", text_with("\"row\":2", "\"row\":1e999"),
        {number_out_of_range, "/steps/0/select/row", "1e999", ""});
    row("brackets only", repeated("[", 100'000), {nested_too_deep, repeated("/0", 64), "", "64"});
    row("nested in a step", text_with("\"text\"", "\"x\":" + repeated("[", 100'000)),
        {nested_too_deep, "/steps/0/x" + repeated("/0", 61), "", "64"});
    row("nested in an experiment", text_with("[[1,0.5],[0,2]]", repeated("{\"a\":", 100'000)),
        {nested_too_deep, "/steps/0/experiment/inputs/heads/0/q" + repeated("/a", 57), "", "64"});
  }

  static void top_level() {
    row("a list", std::string("[]"), {wrong_type, "", "array", "object"});
    row("an experiment", qkv_file().dump(),
        {unknown_name, "/format", "headlight-experiment", "headlight-lesson"});
    row("no format", "/format", "", {missing_member, "/format", "", "format"});
    row("no version", "/version", "", {missing_member, "/version", "", "version"});
    row("newer version", "/version", "2", {newer_version, "/version", "2", "1"});
    row("version 0", "/version", "0", {not_positive, "/version", "0", ""});
    row("broken version", "/version", "0.5", {not_an_integer, "/version", "0.5", ""});
    row("title is null", "/title", "null", {wrong_type, "/title", "null", "string or object"});
    row("notes are a list", "/notes", "[]", {wrong_type, "/notes", "array", "string or object"});
    row("no steps", "/steps", "", {missing_member, "/steps", "", "steps"});
    row("steps are an object", "/steps", "{}", {wrong_type, "/steps", "object", "array"});
    row("steps are numbers", "/steps", "[1, 2]", {wrong_type, "/steps/0", "number", "object"});
  }

  static void steps() {
    row("a step is a string", "/steps/1", "\"two\"", {wrong_type, "/steps/1", "string", "object"});
    row("title is a number", "/steps/1/title", "1",
        {wrong_type, "/steps/1/title", "number", "string or object"});
    row("a text is no string", "/steps/1/text", R"({"en": "t", "zh/CN": 1})",
        {wrong_type, "/steps/1/text/zh~1CN", "number", "string"});
    row("example is a number", "/steps/3/example", "7", {wrong_type, "/steps/3/example", "number", "string"});
    row("unknown example", "/steps/3/example", "\"casual\"",
        {unknown_name, "/steps/3/example", "casual",
         "additive, causal, coreference, encoder-decoder, library-books, numpy-seed-42, "
         "scaled-dot-two-heads, sixty-four-ones, soft-and-hard, translation, translation-scores, "
         "translation-two-heads"});
    row("picture is a number", "/steps/2/picture", "1",
        {wrong_type, "/steps/2/picture", "number", "string or object"});
    row("a picture is null", "/steps/2/picture", R"({"en": "<svg/>", "zh_CN": null})",
        {wrong_type, "/steps/2/picture/zh_CN", "null", "string"});
    row("experiment and picture", "/steps/0/picture", "\"<svg/>\"",
        {excluded_member, "/steps/0/picture", "picture", "experiment"});
    row("example and picture", "/steps/2/example", "\"causal\"",
        {excluded_member, "/steps/2/picture", "picture", "example"});
    row("experiment and example", "/steps/0/example", "\"causal\"",
        {excluded_member, "/steps/0/example", "example", "experiment"});
    row("locked is a string", "/steps/3/locked", "\"mask\"",
        {wrong_type, "/steps/3/locked", "string", "array"});
    row("unknown lock", "/steps/3/locked", R"(["mask", "heads"])",
        {unknown_name, "/steps/3/locked/1", "heads", "tokens, matrices, mask, scoring"});
    row("a lock is a number", "/steps/3/locked", "[1]",
        {wrong_type, "/steps/3/locked/0", "number", "string"});
  }

  static void experiments() {
    const std::string experiment = "/steps/0/experiment";
    row("experiment is null", experiment, "null", {wrong_type, experiment, "null", "object"});
    row("experiment without format", experiment + "/format", "",
        {missing_member, experiment + "/format", "", "format"});
    row("lesson in a lesson", experiment + "/format", "\"headlight-lesson\"",
        {unknown_name, experiment + "/format", "headlight-lesson", "headlight-experiment"});
    row("newer experiment", experiment + "/version", "2", {newer_version, experiment + "/version", "2", "1"});
    row("ragged rows", experiment + "/inputs/heads/0/q", "[[1, 2], [3]]",
        {ragged_rows, experiment + "/inputs/heads/0/q/1", "1", "2"});
    row("too few rows", experiment + "/inputs/heads/0/k", "[[1, 2]]",
        {wrong_row_count, experiment + "/inputs/heads/0/k", "1", "3"});
    row("a recipe beyond the stream", experiment + "/inputs/heads/0/q",
        R"({"shape": [2, 2], "randn": {"seed": 1, "skip": 9999997}})",
        {too_many, experiment + "/inputs/heads/0/q/randn/skip", "9999997", "9999996"});
    row("mask out of range", experiment + "/mask", R"({"layers": [{"kind": "padding", "keys": [3]}]})",
        {index_out_of_range, experiment + "/mask/layers/0/keys/0", "3", "3"});
    row("problem of a later step", "/steps/1/experiment", with(weights_file(), "/temperature", "0").dump(),
        {not_positive, "/steps/1/experiment/temperature", "0", ""});
    // With one head of its own, not the two of the step before.
    row("a step's own experiment counts", "/steps/1/experiment", weights_file().dump(),
        {index_out_of_range, "/steps/1/heads/0", "1", "1"});
  }

  static void stages() {
    const std::string all = "q, k, v, raw, scores, logits, weights, output, concat, final";
    const std::string causal = "q, k, v, raw, scores, logits, weights, output, concat";
    row("unknown stage", "/steps/3/stage", "\"keys\"", {unknown_name, "/steps/3/stage", "keys", all});
    row("stage is a number", "/steps/3/stage", "1", {wrong_type, "/steps/3/stage", "number", "string"});
    row("stage that is not there", "/steps/3/stage", "\"final\"",
        {unknown_name, "/steps/3/stage", "final", causal});
    row("stage of a picture", "/steps/2/stage", "\"raw\"",
        {missing_member, "/steps/2/experiment", "", "experiment"});
    row("heads of a picture", "/steps/2/heads", "[0]",
        {missing_member, "/steps/2/experiment", "", "experiment"});
    row("selection in a picture", "/steps/2/select", R"({"stage": "raw", "row": 0, "column": 0})",
        {missing_member, "/steps/2/experiment", "", "experiment"});
    row("prediction after a picture", "/steps/3/example", "",
        {missing_member, "/steps/3/experiment", "", "experiment"});
    row("prediction of nothing", "/steps/0/experiment", "",
        {missing_member, "/steps/0/experiment", "", "experiment"});
    row("no heads", "/steps/1/heads", "[]", {wrong_length, "/steps/1/heads", "0", "1"});
    row("heads are a number", "/steps/1/heads", "1", {wrong_type, "/steps/1/heads", "number", "array"});
    row("head out of range", "/steps/1/heads", "[0, 2]", {index_out_of_range, "/steps/1/heads/1", "2", "2"});
    row("negative head", "/steps/1/heads", "[-1]", {index_out_of_range, "/steps/1/heads/0", "-1", "2"});
    row("broken head", "/steps/1/heads", "[0.5]", {not_an_integer, "/steps/1/heads/0", "0.5", ""});
  }

  static void selections() {
    const std::string select = "/steps/0/select";
    row("select is a list", select, "[0, 0]", {wrong_type, select, "array", "object"});
    row("no stage", select + "/stage", "", {missing_member, select + "/stage", "", "stage"});
    row("no row", select + "/row", "", {missing_member, select + "/row", "", "row"});
    row("no column", select + "/column", "", {missing_member, select + "/column", "", "column"});
    row("broken row", select + "/row", "0.5", {not_an_integer, select + "/row", "0.5", ""});
    row("row beyond integers", select + "/row", "1e300",
        {number_out_of_range, select + "/row", "1e+300", "9007199254740992"});
    row("row out of range", select + "/row", "3", {index_out_of_range, select + "/row", "3", "3"});
    row("negative row", select + "/row", "-1", {index_out_of_range, select + "/row", "-1", "3"});
    row("column out of range", select + "/column", "3", {index_out_of_range, select + "/column", "3", "3"});
    row("column of the other head", select + "/head", "1",
        {index_out_of_range, select + "/column", "1", "1"});
    row("selected head out of range", select + "/head", "2",
        {index_out_of_range, select + "/head", "2", "2"});
    row("selected stage that is not there", select + "/stage", "\"final\"",
        {unknown_name, select + "/stage", "final", "q, k, v, raw, scores, logits, weights, output, concat"});
    row("a head of all heads", select, R"({"stage": "concat", "head": 1, "row": 0, "column": 0})",
        {index_out_of_range, select + "/head", "1", "1"});
    row("column of all heads", select, R"({"stage": "concat", "row": 0, "column": 4})",
        {index_out_of_range, select + "/column", "4", "4"});
  }

  static void predictions() {
    const std::string predict = "/steps/0/predict";
    const std::string stages = "raw, scores, logits, weights";
    row("predict is a string", predict, "\"weights\"", {wrong_type, predict, "string", "object"});
    row("no kind", predict + "/kind", "", {missing_member, predict + "/kind", "", "kind"});
    row("unknown kind", predict + "/kind", "\"order\"",
        {unknown_name, predict + "/kind", "order", "values, strongest"});
    row("no predicted stage", predict + "/stage", "", {missing_member, predict + "/stage", "", "stage"});
    row("predicted values", predict + "/stage", "\"v\"", {unknown_name, predict + "/stage", "v", stages});
    row("predicted output", predict + "/stage", "\"output\"",
        {unknown_name, predict + "/stage", "output", stages});
    row("predicted stage that is not there", "/steps/1",
        R"({"experiment": )" + weights_file().dump() +
            R"(, "predict": {"kind": "strongest", "stage": "raw", "query": 0}})",
        {unknown_name, "/steps/1/predict/stage", "raw", "weights"});
    row("no query", predict + "/query", "", {missing_member, predict + "/query", "", "query"});
    row("query out of range", predict + "/query", "2", {index_out_of_range, predict + "/query", "2", "2"});
    row("query is a string", predict + "/query", "\"a\"",
        {wrong_type, predict + "/query", "string", "number"});
    row("predicted head out of range", predict + "/head", "2",
        {index_out_of_range, predict + "/head", "2", "2"});
    row("negative predicted head", predict + "/head", "-1",
        {index_out_of_range, predict + "/head", "-1", "2"});
    row("no keys", predict + "/keys", "[]", {wrong_length, predict + "/keys", "0", "1"});
    row("key out of range", predict + "/keys", "[0, 3]", {index_out_of_range, predict + "/keys/1", "3", "3"});
    row("keys are a number", predict + "/keys", "0", {wrong_type, predict + "/keys", "number", "array"});
    row("question is a number", predict + "/question", "1",
        {wrong_type, predict + "/question", "number", "string or object"});
  }

  static void limits() {
    row("too many steps", "/steps", "[" + repeated("{},", 500) + "{}]", {too_many, "/steps", "501", "500"});
    row("too large a picture", "/steps/2/picture", "\"" + std::string(1048577, ' ') + "\"",
        {too_many, "/steps/2/picture", "1048577", "1048576"});
    nlohmann::ordered_json pictures = small_lesson_file();
    pictures["steps"][2]["picture"] = {{"en", ""}, {"zh_CN", std::string(1048577, ' ')}};
    row("too large a picture in one language", pictures.dump(),
        {too_many, "/steps/2/picture/zh_CN", "1048577", "1048576"});
    // Each experiment keeps to the limit of numbers, all together do not.
    const std::string large = with(weights_file(), "/inputs/heads/0",
                                   R"({"weights": [[1, 0], [0, 1]],
                                       "v": {"shape": [2, 16384], "randn": {"seed": 1}}})")
                                  .dump();
    nlohmann::ordered_json many = small_lesson_file();
    many["steps"] = nlohmann::ordered_json::array();
    for (int i = 0; i < 500; ++i) {
      many["steps"].push_back({{"experiment", nlohmann::ordered_json::parse(large)}});
      many["steps"].back()["experiment"]["inputs"]["heads"] =
          std::vector<nlohmann::ordered_json>(4, nlohmann::ordered_json::parse(large)["inputs"]["heads"][0]);
    }
    row("too many numbers together", many.dump(),
        {too_many, "/steps/152/experiment/inputs/heads/2/v/shape", "20023692", "20000000"});
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<InvalidLessonTest>("invalid_lesson_test");

}  // namespace invalid_lesson_test

#include "invalid_lesson_test.moc"
