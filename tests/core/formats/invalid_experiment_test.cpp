// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/formats/experiment_json.h"
#include "tests/support/experiment_files.h"
#include "tests/support/test_class.h"

namespace invalid_experiment_test {

using namespace headlight;
using namespace headlight::test;
using enum headlight::ProblemCode;

// Every way a file can be wrong is refused, and the refusal names the place, what was found and what was
// expected.
class InvalidExperimentTest : public QObject {
  Q_OBJECT

 private slots:
  void refused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Problem>("problem");
    texts();
    top_level();
    matrices();
    recipes();
    inputs();
    scoring();
    masks();
    limits();
  }

  void refused() {
    QFETCH(const QByteArray, file);
    QFETCH(const Problem, problem);
    const auto result = read_experiment({file.constData(), static_cast<std::size_t>(file.size())});
    QVERIFY2(!result, "was read as a valid experiment");
    QCOMPARE(QByteArray::fromStdString(result.error().place), QByteArray::fromStdString(problem.place));
    QCOMPARE(static_cast<int>(result.error().code), static_cast<int>(problem.code));
    QCOMPARE(QByteArray::fromStdString(result.error().found), QByteArray::fromStdString(problem.found));
    QCOMPARE(QByteArray::fromStdString(result.error().expected), QByteArray::fromStdString(problem.expected));
  }

 private:
  static void row(const char* name, const std::string& file, const Problem& problem) {
    QTest::newRow(name) << QByteArray::fromStdString(file) << problem;
  }
  static void row(const char* name, const nlohmann::ordered_json& file, const Problem& problem) {
    row(name, file.dump(), problem);
  }
  static void qkv(const char* name, const std::string& pointer, const std::string& json,
                  const Problem& problem) {
    row(name, with(qkv_file(), pointer, json), problem);
  }
  static void projected(const char* name, const std::string& pointer, const std::string& json,
                        const Problem& problem) {
    row(name, with(projected_file(), pointer, json), problem);
  }
  static void masked(const char* name, const std::string& layer, const Problem& problem) {
    qkv(name, "/mask", R"({"layers":[)" + layer + "]}", problem);
  }
  /// qkv_file's text with a piece of it replaced.
  static std::string text_with(const std::string& piece, const std::string& replacement) {
    std::string text = qkv_file().dump();
    return text.replace(text.find(piece), piece.size(), replacement);
  }
  /// Where a piece of qkv_file's text begins, as the refusals name it.
  static std::string column_of(const std::string& piece) {
    return "1:" + std::to_string(qkv_file().dump().find(piece) + 1);
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
    row("white space only", std::string("\n \n"), {not_json, "", "", "3:1"});
    row("words", std::string("hello"), {not_json, "", "h", "1:1"});
    row("truncated", qkv_file().dump().substr(0, 150), {not_json, "/inputs/heads/0", "", "1:151"});
    row("text after the end", qkv_file().dump() + "\n{}", {not_json, "", "{", "2:1"});
    row("trailing comma", std::string("{\"a\":1,}"), {not_json, "", "}", "1:8"});
    row("comment", std::string("{/* a */}"), {not_json, "", "/", "1:2"});
    for (const char* const word : {"NaN", "nan", "-nan", "Infinity", "-Infinity", "inf", "-inf", "+Inf"}) {
      row(word, text_with("0.5", word), {not_a_number, "/inputs/heads/0/q/0/1", word, column_of("0.5")});
    }
    row("NaN in a string", text_with("\"a\"", "\"NaN\n\""), {not_json, "/query_tokens/0", "U+000A", "1:66"});
    row("another word", text_with("0.5", "nano"),
        {not_json, "/inputs/heads/0/q/0/1", "a", "1:" + std::to_string(qkv_file().dump().find("0.5") + 2)});
    row("leading plus", text_with("0.5", "+5"), {not_json, "/inputs/heads/0/q/0/1", "+", column_of("0.5")});
    row("NUL after the end", qkv_file().dump() + std::string(1, '\0') + "x",
        {not_json, "", "U+0000", "1:" + std::to_string(qkv_file().dump().size() + 1)});
    row("NUL alone", std::string(1, '\0'), {not_json, "", "U+0000", "1:1"});
    row("line feed in a string", text_with("\"a\"", "\"a\nb\""),
        {not_json, "/query_tokens/0", "U+000A", "1:64"});
    row("lone surrogate", text_with("\"a\"", R"("\ud800")"), {not_json, "/query_tokens/0", "\"", "1:69"});
    row("lone low surrogate", text_with("\"a\"", R"("\udc00")"), {not_json, "/query_tokens/0", "0", "1:68"});
    row("not UTF-8", text_with("\"a\"", "\"\xff\""), {not_utf8, "", "62", ""});
    row("overlong UTF-8", text_with("\"a\"", "\"\xc0\xaf\""), {not_utf8, "", "62", ""});
    row("surrogate in UTF-8", text_with("\"a\"", "\"\xed\xa0\x80\""), {not_utf8, "", "62", ""});
    row("UTF-16", std::string("\xff\xfe{\0}\0", 6), {not_utf8, "", "0", ""});
    row("cut UTF-8", std::string("\"\xe4\xb8"), {not_utf8, "", "1", ""});
    row("beyond double", text_with("0.5", "1e999"),
        {number_out_of_range, "/inputs/heads/0/q/0/1", "1e999", ""});
    row("beyond double, negative", text_with("0.5", "-1e999"),
        {number_out_of_range, "/inputs/heads/0/q/0/1", "-1e999", ""});
    row("beyond double in an unknown member", text_with("\"version\"", "\"x\":[1e400],\"version\""),
        {number_out_of_range, "/x/0", "1e400", ""});
    row("duplicate member", text_with("\"version\"", "\"format\":1,\"version\""),
        {duplicate_member, "/format", "format", ""});
    row("duplicate, escaped", text_with("\"version\"", "\"f\\u006frmat\":1,\"version\""),
        {duplicate_member, "/format", "format", ""});
    row("duplicate in a head", text_with("\"q\"", "\"q\":[],\"q\""),
        {duplicate_member, "/inputs/heads/0/q", "q", ""});
    row("duplicate in an unknown member",
        text_with("\"version\"", R"("x":{"a/b":[{"~":1,"~":2}]},"version")"),
        {duplicate_member, "/x/a~1b/0/~0", "~", ""});
    row("brackets only", repeated("[", 100'000), {nested_too_deep, repeated("/0", 64), "", "64"});
    row("nested in an unknown member", text_with("\"version\"", "\"x\":" + repeated("[", 100'000)),
        {nested_too_deep, "/x" + repeated("/0", 63), "", "64"});
    row("nested in a known member", text_with("[[1,0.5],[0,2]]", repeated("[", 100'000)),
        {nested_too_deep, "/inputs/heads/0/q" + repeated("/0", 60), "", "64"});
    row("nested objects", repeated("{\"a\":", 65) + "1" + repeated("}", 65),
        {nested_too_deep, repeated("/a", 64), "", "64"});
  }

  static void top_level() {
    row("a list", std::string("[]"), {wrong_type, "", "array", "object"});
    row("a number", std::string("7"), {wrong_type, "", "number", "object"});
    row("nothing in it", std::string("{}"), {missing_member, "/format", "", "format"});
    qkv("another format", "/format", "\"headlight-evaluation\"",
        {unknown_name, "/format", "headlight-evaluation", "headlight-experiment"});
    qkv("format is a number", "/format", "1", {wrong_type, "/format", "number", "string"});
    qkv("no version", "/version", "", {missing_member, "/version", "", "version"});
    qkv("newer version", "/version", "2", {newer_version, "/version", "2", "1"});
    qkv("much newer version", "/version", "1e300", {newer_version, "/version", "1e+300", "1"});
    qkv("version 0", "/version", "0", {not_positive, "/version", "0", ""});
    qkv("broken version", "/version", "0.5", {not_an_integer, "/version", "0.5", ""});
    qkv("version is a string", "/version", "\"1\"", {wrong_type, "/version", "string", "number"});
    qkv("no query tokens", "/query_tokens", "", {missing_member, "/query_tokens", "", "query_tokens"});
    qkv("query tokens are a string", "/query_tokens", "\"a b\"",
        {wrong_type, "/query_tokens", "string", "array"});
    qkv("a token is a number", "/key_tokens/1", "7", {wrong_type, "/key_tokens/1", "number", "string"});
    qkv("tokens are numbers", "/key_tokens", "[7, 8]", {wrong_type, "/key_tokens/0", "number", "string"});
    qkv("key tokens are null", "/key_tokens", "null", {wrong_type, "/key_tokens", "null", "array"});
    qkv("title is a number", "/title", "1", {wrong_type, "/title", "number", "string or object"});
    qkv("a title is no string", "/title", R"({"en": "t", "zh/CN": []})",
        {wrong_type, "/title/zh~1CN", "array", "string"});
    qkv("notes are null", "/notes", "null", {wrong_type, "/notes", "null", "string or object"});
    qkv("view is a list", "/view", "[]", {wrong_type, "/view", "array", "object"});
    qkv("temperature 0", "/temperature", "0", {not_positive, "/temperature", "0", ""});
    qkv("negative temperature", "/temperature", "-0.5", {not_positive, "/temperature", "-0.5", ""});
    qkv("temperature is a string", "/temperature", "\"1\"", {wrong_type, "/temperature", "string", "number"});
    qkv("temperature is infinite", "/temperature", "\"inf\"",
        {wrong_type, "/temperature", "string", "number"});
    qkv("unknown normalizer", "/normalizer", "\"sparsemax\"",
        {unknown_name, "/normalizer", "sparsemax", "softmax, hardmax"});
    qkv("unknown normalizer in a list", "/normalizer", R"(["softmax", "max"])",
        {unknown_name, "/normalizer/1", "max", "softmax, hardmax"});
    qkv("too few normalizers", "/normalizer", R"(["softmax"])", {wrong_head_count, "/normalizer", "1", "2"});
    qkv("normalizer is an object", "/normalizer", "{}", {wrong_type, "/normalizer", "object", "string"});
  }

  static void matrices() {
    const std::string q = "/inputs/heads/0/q";
    qkv("ragged", q, "[[1, 2], [3]]", {ragged_rows, q + "/1", "1", "2"});
    qkv("rows are numbers", q, "[1, 2]", {wrong_type, q + "/0", "number", "array"});
    qkv("a row is an object", q, "[[1, 2], {}]", {wrong_type, q + "/1", "object", "array"});
    qkv("too few rows", q, "[[1, 2]]", {wrong_row_count, q, "1", "2"});
    qkv("too many rows", q, "[[1, 2], [3, 4], [5, 6]]", {wrong_row_count, q, "3", "2"});
    qkv("no rows where tokens are", q, "[]", {wrong_row_count, q, "0", "2"});
    qkv("boolean entry", q, "[[1, 2], [3, true]]", {wrong_type, q + "/1/1", "boolean", "number"});
    qkv("null entry", q, "[[1, null], [3, 4]]", {wrong_type, q + "/0/1", "null", "number"});
    qkv("string entry", q, R"([["1", 2], [3, 4]])", {not_a_number, q + "/0/0", "1", ""});
    qkv("non-finite entry in another spelling", q, R"([[1, "NaN"], [3, 4]])",
        {not_a_number, q + "/0/1", "NaN", ""});
    qkv("matrix is a number", q, "1", {wrong_type, q, "number", "array"});
    qkv("matrix is null", q, "null", {wrong_type, q, "null", "array"});
    qkv("no k", "/inputs/heads/0/k", "", {missing_member, "/inputs/heads/0/k", "", "k"});
    qkv("k too wide", "/inputs/heads/0/k", "[[1,2,3],[1,2,3],[1,2,3]]",
        {width_mismatch, "/inputs/heads/0/k", "3", "2"});
    qkv("v too short", "/inputs/heads/1/v", "[[1],[2]]", {wrong_row_count, "/inputs/heads/1/v", "2", "3"});
    qkv("no dimension", "/inputs/heads/1", R"({"q": [[],[]], "k": [[],[],[]], "v": [[],[],[]]})",
        {no_dimension, "/inputs/heads/1/q", "0", "1"});
    qkv("v in one head only", "/inputs/heads/1/v", "", {values_in_some_heads, "/inputs/heads/1/v", "", ""});
    qkv("v not in the first head", "/inputs/heads/0/v", "",
        {values_in_some_heads, "/inputs/heads/0/v", "", ""});
  }

  static void recipes() {
    const std::string q = "/inputs/heads/0/q";
    const auto recipe = [&](const char* name, const std::string& json, const Problem& problem) {
      qkv(name, q, json, problem);
    };
    recipe("no shape", R"({"randn": {"seed": 1}})", {missing_member, q + "/shape", "", "shape"});
    recipe("shape only", R"({"shape": [2, 2]})", {missing_member, q + "/randn", "", "randn"});
    recipe("shape of three", R"({"shape": [2, 2, 2], "randn": {"seed": 1}})",
           {wrong_length, q + "/shape", "3", "2"});
    recipe("negative shape", R"({"shape": [2, -2], "randn": {"seed": 1}})",
           {negative, q + "/shape/1", "-2", ""});
    recipe("broken shape", R"({"shape": [2, 2.5], "randn": {"seed": 1}})",
           {not_an_integer, q + "/shape/1", "2.5", ""});
    recipe("shape is a string", R"({"shape": "2x2", "randn": {"seed": 1}})",
           {wrong_type, q + "/shape", "string", "array"});
    recipe("wrong shape", R"({"shape": [3, 2], "randn": {"seed": 1}})", {wrong_row_count, q, "3", "2"});
    recipe("no seed", R"({"shape": [2, 2], "randn": {}})", {missing_member, q + "/randn/seed", "", "seed"});
    recipe("negative seed", R"({"shape": [2, 2], "randn": {"seed": -1}})",
           {negative, q + "/randn/seed", "-1", ""});
    recipe("seed too large", R"({"shape": [2, 2], "randn": {"seed": 4294967296}})",
           {number_out_of_range, q + "/randn/seed", "4294967296", "4294967295"});
    recipe("seed is a string", R"({"shape": [2, 2], "randn": {"seed": "1"}})",
           {wrong_type, q + "/randn/seed", "string", "number"});
    recipe("broken skip", R"({"shape": [2, 2], "randn": {"seed": 1, "skip": 0.5}})",
           {not_an_integer, q + "/randn/skip", "0.5", ""});
    recipe("negative skip", R"({"shape": [2, 2], "randn": {"seed": 1, "skip": -2}})",
           {negative, q + "/randn/skip", "-2", ""});
    recipe("skip too far", R"({"shape": [2, 2], "randn": {"seed": 1, "skip": 9999997}})",
           {too_many, q + "/randn/skip", "9999997", "9999996"});
    recipe("skip beyond integers", R"({"shape": [2, 2], "randn": {"seed": 1, "skip": 1e300}})",
           {number_out_of_range, q + "/randn/skip", "1e+300", "9007199254740992"});
    recipe("scale is null", R"({"shape": [2, 2], "randn": {"seed": 1, "scale": null}})",
           {wrong_type, q + "/randn/scale", "null", "number"});
    recipe("unknown member of a recipe", R"({"shape": [2, 2], "randn": {"seed": 1, "sacle": 2}})",
           {unknown_name, q + "/randn/sacle", "sacle", "seed, skip, scale"});
    recipe("rows and recipe", R"({"shape": [0, 2], "rows": [], "randn": {"seed": 1}})",
           {unknown_name, q + "/randn", "randn", "shape, rows"});
    recipe("rows against shape", R"({"shape": [0, 2], "rows": [[1, 2]]})",
           {wrong_row_count, q + "/rows", "1", "0"});
    recipe("width against shape", R"({"shape": [1, 2], "rows": [[1]]})",
           {ragged_rows, q + "/rows/0", "1", "2"});
  }

  static void inputs() {
    qkv("no inputs", "/inputs", "", {missing_member, "/inputs", "", "inputs"});
    qkv("inputs are a list", "/inputs", "[]", {wrong_type, "/inputs", "array", "object"});
    qkv("no kind", "/inputs/kind", "", {missing_member, "/inputs/kind", "", "kind"});
    qkv("unknown kind", "/inputs/kind", "\"QKV\"",
        {unknown_name, "/inputs/kind", "QKV", "qkv, projected, scores, weights"});
    qkv("no heads", "/inputs/heads", "", {missing_member, "/inputs/heads", "", "heads"});
    qkv("zero heads", "/inputs/heads", "[]", {no_head, "/inputs/heads", "0", "1"});
    qkv("heads are an object", "/inputs/heads", "{}", {wrong_type, "/inputs/heads", "object", "array"});
    qkv("a head is a matrix", "/inputs/heads/1", "[[1]]", {wrong_type, "/inputs/heads/1", "array", "object"});
    projected("no x_query", "/inputs/x_query", "", {missing_member, "/inputs/x_query", "", "x_query"});
    projected("x_query too short", "/inputs/x_query", "[[1, 2, 3]]",
              {wrong_row_count, "/inputs/x_query", "1", "2"});
    projected("no x_key where it is needed", "/key_tokens", R"(["x", "y", "z"])",
              {wrong_row_count, "/inputs/x_key", "2", "3"});
    projected("x_key too long", "/inputs/x_key", "[[1],[2],[3]]",
              {wrong_row_count, "/inputs/x_key", "3", "2"});
    projected("x_value too long", "/inputs/x_value", "[[1],[2],[3]]",
              {wrong_row_count, "/inputs/x_value", "3", "2"});
    projected("w_q too short", "/inputs/heads/0/w_q", "[[1, 2]]",
              {wrong_row_count, "/inputs/heads/0/w_q", "1", "3"});
    projected("w_k does not fit x_key", "/inputs/x_key", "[[1], [2]]",
              {wrong_row_count, "/inputs/heads/0/w_k", "3", "1"});
    projected("w_k too wide", "/inputs/heads/1/w_k", "[[1],[2],[3]]",
              {width_mismatch, "/inputs/heads/1/w_k", "1", "2"});
    projected("b_q too long", "/inputs/heads/0/b_q", "[1, 2, 3]",
              {wrong_length, "/inputs/heads/0/b_q", "3", "2"});
    projected("b_q is a matrix", "/inputs/heads/0/b_q", "[[1, 2]]",
              {wrong_type, "/inputs/heads/0/b_q/0", "array", "number"});
    projected("b_v of no w_v", "/inputs/heads/0/w_v", "",
              {bias_without_matrix, "/inputs/heads/0/b_v", "b_v", "w_v"});
    projected("w_v in one head only", "/inputs/heads/1/w_v", "",
              {values_in_some_heads, "/inputs/heads/1/w_v", "", ""});
    projected("w_o too short", "/inputs/w_o", "[[1, 2], [3, 4]]", {wrong_row_count, "/inputs/w_o", "2", "3"});
    projected("b_o too short", "/inputs/b_o", "[1]", {wrong_length, "/inputs/b_o", "1", "4"});
    projected("b_o without w_o", "/inputs/w_o", "", {bias_without_matrix, "/inputs/b_o", "b_o", "w_o"});
    row("scores too narrow", with(scores_file(), "/inputs/heads/0/scores", "[[1]]"),
        {wrong_column_count, "/inputs/heads/0/scores", "1", "2"});
    row("weights too narrow", with(weights_file(), "/inputs/heads/0/weights", "[[1], [1]]"),
        {wrong_column_count, "/inputs/heads/0/weights", "1", "2"});
    row("v too long for weights", with(weights_file(), "/inputs/heads/0/v", "[[1], [1], [1]]"),
        {wrong_row_count, "/inputs/heads/0/v", "3", "2"});
  }

  static void scoring() {
    qkv("scoring is a string", "/scoring", "\"dot\"", {wrong_type, "/scoring", "string", "object"});
    qkv("no scoring kind", "/scoring", "{}", {missing_member, "/scoring/kind", "", "kind"});
    qkv("unknown scoring", "/scoring", R"({"kind": "cosine"})",
        {unknown_name, "/scoring/kind", "cosine", "dot, scaled_dot, additive, general"});
    qkv("scale is a string", "/scoring", R"({"kind": "scaled_dot", "scale": "1"})",
        {wrong_type, "/scoring/scale", "string", "number"});
    qkv("additive without heads", "/scoring", R"({"kind": "additive"})",
        {missing_member, "/scoring/heads", "", "heads"});
    const auto additive = [](const char* name, const std::string& pointer, const std::string& json,
                             const Problem& problem) {
      row(name, with(additive_file(), "/scoring/heads" + pointer, json), problem);
    };
    additive("too many scoring heads", "/2", R"({"w_a": [[1]], "u_a": [[1]], "v_a": [1]})",
             {wrong_head_count, "/scoring/heads", "3", "2"});
    additive("no v_a", "/0/v_a", "", {missing_member, "/scoring/heads/0/v_a", "", "v_a"});
    additive("w_a too wide", "/1/w_a", "[[1, 2], [3, 4]]",
             {wrong_column_count, "/scoring/heads/1/w_a", "2", "1"});
    additive("u_a too wide", "/1/u_a", "[[1, 2], [3, 4]]",
             {wrong_column_count, "/scoring/heads/1/u_a", "2", "1"});
    additive("u_a too short", "/1/u_a", "[[1]]", {wrong_row_count, "/scoring/heads/1/u_a", "1", "2"});
    additive("v_a too long", "/0/v_a", "[1, 2, 3]", {wrong_length, "/scoring/heads/0/v_a", "3", "2"});
    additive("b_w too short", "/0/b_w", "[1]", {wrong_length, "/scoring/heads/0/b_w", "1", "2"});
    additive("b_u too short", "/0/b_u", "[1]", {wrong_length, "/scoring/heads/0/b_u", "1", "2"});
    additive("b_v is a list", "/0/b_v", "[1]", {wrong_type, "/scoring/heads/0/b_v", "array", "number"});
    additive("b_v is a boolean", "/0/b_v", "true", {wrong_type, "/scoring/heads/0/b_v", "boolean", "number"});
    row("general too short", with(general_file(), "/scoring/heads/0/w", "[[1, 2]]"),
        {wrong_row_count, "/scoring/heads/0/w", "1", "2"});
    row("general too wide", with(general_file(), "/scoring/heads/1/w", "[[1, 2]]"),
        {wrong_column_count, "/scoring/heads/1/w", "2", "1"});
    row("scores with 1/√d_k", with(scores_file(), "/scoring", R"({"kind": "scaled_dot"})"),
        {wrong_type, "/scoring/scale", "null", "number"});
    row("scores with general",
        with(scores_file(), "/scoring", R"({"kind": "general", "heads": [{"w": [[1]]}]})"),
        {scoring_not_applicable, "/scoring/kind", "general", "scores"});
    row("weights with too many scoring heads",
        with(weights_file(), "/scoring", R"({"kind": "general", "heads": [{"w": [[1]]}, {"w": [[1]]}]})"),
        {wrong_head_count, "/scoring/heads", "2", "1"});
    row("weights with ill-fitting parameters",
        with(weights_file(), "/scoring",
             R"({"kind": "additive", "heads": [{"w_a": [[1]], "u_a": [[1, 2, 3]], "v_a": [1, 2]}]})"),
        {wrong_length, "/scoring/heads/0/v_a", "2", "1"});
    row("weights with negative temperature", with(weights_file(), "/temperature", "-1"),
        {not_positive, "/temperature", "-1", ""});
  }

  static void masks() {
    qkv("mask is a list", "/mask", "[]", {wrong_type, "/mask", "array", "object"});
    qkv("unknown mask mode", "/mask", R"({"mode": "hide"})",
        {unknown_name, "/mask/mode", "hide", "exclude, add, replace"});
    qkv("mask value is infinite", "/mask", R"({"value": "-inf"})",
        {wrong_type, "/mask/value", "string", "number"});
    qkv("layers are an object", "/mask", R"({"layers": {}})",
        {wrong_type, "/mask/layers", "object", "array"});
    masked("unknown layer", R"({"kind": "diagonal"})",
           {unknown_name, "/mask/layers/0/kind", "diagonal", "causal, padding, window, prefix, painted"});
    masked("no layer kind", "{}", {missing_member, "/mask/layers/0/kind", "", "kind"});
    masked("no padding keys", R"({"kind": "padding"})", {missing_member, "/mask/layers/0/keys", "", "keys"});
    masked("padding key out of range", R"({"kind": "padding", "keys": [0, 3]})",
           {index_out_of_range, "/mask/layers/0/keys/1", "3", "3"});
    masked("negative padding key", R"({"kind": "padding", "keys": [-1]})",
           {index_out_of_range, "/mask/layers/0/keys/0", "-1", "3"});
    masked("broken padding key", R"({"kind": "padding", "keys": [0.5]})",
           {not_an_integer, "/mask/layers/0/keys/0", "0.5", ""});
    masked("window without right", R"({"kind": "window", "left": 1})",
           {missing_member, "/mask/layers/0/right", "", "right"});
    masked("negative window", R"({"kind": "window", "left": -1, "right": 0})",
           {negative, "/mask/layers/0/left", "-1", "0"});
    masked("broken window", R"({"kind": "window", "left": 1, "right": 1.5})",
           {not_an_integer, "/mask/layers/0/right", "1.5", ""});
    masked("negative prefix", R"({"kind": "prefix", "length": -1})",
           {negative, "/mask/layers/0/length", "-1", "0"});
    masked("painted query out of range", R"({"kind": "painted", "hidden": [[0, 0], [2, 0]]})",
           {index_out_of_range, "/mask/layers/0/hidden/1/0", "2", "2"});
    masked("painted key out of range", R"({"kind": "painted", "hidden": [[0, 3]]})",
           {index_out_of_range, "/mask/layers/0/hidden/0/1", "3", "3"});
    masked("painted cell of three", R"({"kind": "painted", "hidden": [[0, 0, 0]]})",
           {wrong_length, "/mask/layers/0/hidden/0", "3", "2"});
    masked("painted numbers", R"({"kind": "painted", "hidden": [0, 0]})",
           {wrong_type, "/mask/layers/0/hidden/0", "number", "array"});
    masked("layer's head out of range", R"({"kind": "causal"}, {"kind": "causal", "heads": [0, 2]})",
           {index_out_of_range, "/mask/layers/1/heads/1", "2", "2"});
    masked("enabled is a number", R"({"kind": "causal", "enabled": 1})",
           {wrong_type, "/mask/layers/0/enabled", "number", "boolean"});
    row("weights with a key out of range",
        with(weights_file(), "/mask", R"({"layers": [{"kind": "padding", "keys": [2]}]})"),
        {index_out_of_range, "/mask/layers/0/keys/0", "2", "2"});
  }

  static void limits() {
    const auto tokens = [](std::size_t count) {
      return nlohmann::json(std::vector<std::string>(count)).dump();
    };
    qkv("too many queries", "/query_tokens", tokens(4097), {too_many, "/query_tokens", "4097", "4096"});
    qkv("too many keys", "/key_tokens", tokens(4097), {too_many, "/key_tokens", "4097", "4096"});
    qkv("too many heads", "/inputs/heads",
        "[" + repeated(R"({"q": [[1],[1]], "k": [[1],[1],[1]]},)", 256) +
            R"({"q": [[1],[1]], "k": [[1],[1],[1]]}])",
        {too_many, "/inputs/heads", "257", "256"});
    const std::string wide = "[" + repeated("1,", 16384) + "1]";
    qkv("too many columns", "/inputs/heads/0/q", "[" + wide + "," + wide + "]",
        {too_many, "/inputs/heads/0/q", "16385", "16384"});
    qkv("a shape too wide", "/inputs/heads/0/q", R"({"shape": [2, 16385], "randn": {"seed": 1}})",
        {too_many, "/inputs/heads/0/q/shape", "16385", "16384"});
    qkv("a shape beyond the stream", "/inputs/heads/0/q", R"({"shape": [4096, 16384], "randn": {"seed": 1}})",
        {too_many, "/inputs/heads/0/q/shape", "4096·16384", "10000000"});
    qkv("a shape beyond all integers", "/inputs/heads/0/q",
        R"({"shape": [9007199254740992, 9007199254740992], "randn": {"seed": 1}})",
        {too_many, "/inputs/heads/0/q/shape", "9007199254740992·9007199254740992", "10000000"});
    qkv("too many numbers", "/inputs/heads",
        "[" +
            repeated(R"({"q": {"shape": [2, 16384], "randn": {"seed": 1}},
        "k": {"shape": [250, 16384], "randn": {"seed": 1}}},)",
                     5) +
            "{}]",
        {too_many, "/inputs/heads/4/k/shape", "20643840", "20000000"});
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<InvalidExperimentTest>("invalid_experiment_test");

}  // namespace invalid_experiment_test

#include "invalid_experiment_test.moc"
