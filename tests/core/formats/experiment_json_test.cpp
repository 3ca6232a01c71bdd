// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/experiment_json.h"

#include <QTest>
#include <limits>

#include "core/experiment/validate.h"
#include "tests/support/experiment_files.h"
#include "tests/support/test_class.h"

namespace experiment_json_test {

using namespace headlight;
using namespace headlight::test;

namespace {

Experiment read(const std::string& text) {
  auto result = read_experiment(text);
  if (!result) {
    const Problem& problem = result.error();
    throw std::runtime_error("at " + problem.place + ": found " + problem.found + ", expected " +
                             problem.expected);
  }
  return std::move(*result);
}

Experiment read(const nlohmann::ordered_json& file) { return read(file.dump()); }

const Matrix& values(const Experiment& experiment, std::size_t head) {
  return std::get<QkvInputs>(experiment.inputs).heads.at(head).v->values();
}

bool has_negative_sign(double number) { return std::signbit(number); }

}  // namespace

class ExperimentJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void writing_and_reading_gives_the_same_data() {
    QTest::addColumn<QByteArray>("file");
    const auto row = [](const char* name, const nlohmann::ordered_json& file) {
      QTest::newRow(name) << QByteArray::fromStdString(file.dump());
    };
    row("qkv", qkv_file());
    row("projected", projected_file());
    row("scores", scores_file());
    row("weights", weights_file());
    row("additive", additive_file());
    row("general", general_file());
    row("everything", everything());
    row("no tokens", without_tokens());
    row("non-finite", with(qkv_file(), "/inputs/heads/0/q", R"([["nan", "inf"], ["-inf", -0.0]])"));
    row("extreme numbers", with(qkv_file(), "/inputs/heads/0/q",
                                "[[1.7976931348623157e308, 5e-324], [0.1, 123456789012345678]]"));
    row("strange tokens",
        with(qkv_file(), "/query_tokens", "[\"\", \"\\u0000\\t\\n\\\"\\\\/\\u007f\\ud83d\\ude00é\"]"));
    row("weights keep what does not act",
        with(with(with(weights_file(), "/scoring", R"({"kind": "dot"})"), "/temperature", "0.5"), "/mask",
             R"({"layers": [{"kind": "causal"}]})"));
  }

  void writing_and_reading_gives_the_same() {
    QFETCH(const QByteArray, file);
    const Experiment experiment = read(file.toStdString());
    const std::string written = write_experiment(experiment);
    const Experiment again = read(written);
    QVERIFY2(again == experiment, written.c_str());
    QCOMPARE(QByteArray::fromStdString(write_experiment(again)), QByteArray::fromStdString(written));
    QVERIFY(!validate(experiment));
  }

  void defaults_are_as_documented() {
    const Experiment experiment = read(qkv_file());
    QVERIFY(experiment.title == LocalizedText(""));
    QVERIFY(experiment.notes == LocalizedText(""));
    QVERIFY(experiment.view == View());
    QVERIFY(experiment.scoring.function == ScoringFunction(ScaledDotScoring{}));
    QCOMPARE(experiment.temperature, 1.0);
    QVERIFY(std::get<Normalizer>(experiment.normalizer) == Normalizer::softmax);
    QVERIFY(experiment.mask == Mask{});
    QCOMPARE(static_cast<int>(experiment.mask.mode), static_cast<int>(MaskMode::exclude));
    QCOMPARE(experiment.mask.value, -1e9);
    QVERIFY(experiment.unknown.empty());
    QVERIFY(!read(with(qkv_file(), "/scoring", R"({"kind": "scaled_dot", "scale": null})"))
                 .scoring.unknown.size());
    QVERIFY(read(scores_file()).scoring.function == ScoringFunction(DotScoring{}));
    QVERIFY(read(weights_file()).scoring.function == ScoringFunction(ScaledDotScoring{}));
    QVERIFY(!read(weights_file()).key_tokens.has_value());
    QVERIFY(read(with(weights_file(), "/key_tokens", R"(["a", "b"])")).key_tokens.has_value());
  }

  void defaults_are_left_out() {
    const std::string written = write_experiment(read(qkv_file()));
    for (const char* name :
         {"title", "notes", "scoring", "temperature", "normalizer", "mask", "view", "null"}) {
      QVERIFY2(written.find(name) == std::string::npos, name);
    }
    QVERIFY(written.ends_with("}\n"));
  }

  void one_matrix_row_is_one_line() {
    const std::string written = write_experiment(read(qkv_file()));
    QVERIFY2(written.find("        \"q\": [\n          [1, 0.5],\n          [0, 2]\n        ],\n") !=
                 std::string::npos,
             written.c_str());
  }

  void numbers_are_exact() {
    const Experiment experiment =
        read(with(qkv_file(), "/inputs/heads/1/v",
                  R"([[0.1, -0.0, "nan"], [1e22, 5e-324, "inf"], [1e5, 9007199254740993, "-inf"]])"));
    const Matrix& v = values(experiment, 1);
    QCOMPARE(v(0, 0), 0.1);
    QVERIFY(v(0, 1) == 0.0 && has_negative_sign(v(0, 1)));
    QVERIFY(std::isnan(v(0, 2)));
    QCOMPARE(v(1, 1), std::numeric_limits<double>::denorm_min());
    QCOMPARE(v(1, 2), std::numeric_limits<double>::infinity());
    QCOMPARE(v(2, 1), 9007199254740992.0);
    QCOMPARE(v(2, 2), -std::numeric_limits<double>::infinity());
    const std::string written = write_experiment(experiment);
    QVERIFY2(written.find("[0.1, -0.0, \"nan\"]") != std::string::npos, written.c_str());
    QVERIFY2(written.find("[1e+22, 5e-324, \"inf\"]") != std::string::npos, written.c_str());
  }

  void integers_may_be_written_as_reals() {
    const Experiment experiment =
        read(with(qkv_file(), "/mask", R"({"layers": [{"kind": "window", "left": 2.0, "right": 1e1}]})"));
    QVERIFY(experiment.mask.layers.front().pattern == MaskPattern(WindowMask{2, 10}));
  }

  void recipes_are_kept_and_drawn() {
    const std::string json = R"({"shape": [3, 2], "randn": {"seed": 42, "skip": 1, "scale": 2}})";
    const Experiment experiment = read(with(qkv_file(), "/inputs/heads/0/v", json));
    // The second to fourth draw of seed 42, as NumPy prints them, times 2.
    QCOMPARE(values(experiment, 0)(0, 0), -0.13826430117118466 * 2);
    QCOMPARE(values(experiment, 0)(0, 1), 0.6476885381006925 * 2);
    QCOMPARE(values(experiment, 0)(1, 0), 1.5230298564080254 * 2);
    QVERIFY(write_experiment(experiment)
                .find(R"("v": { "shape": [3, 2], "randn": { "seed": 42, "skip": 1, "scale": 2 } })") !=
            std::string::npos);
  }

  void vectors_can_be_recipes() {
    for (const char* shape : {"[2]", "[1, 2]"}) {
      const std::string json = R"({"shape": )" + std::string(shape) + R"(, "randn": {"seed": 42}})";
      const Experiment experiment = read(with(additive_file(), "/scoring/heads/0/v_a", json));
      const auto& head = std::get<AdditiveScoring>(experiment.scoring.function).heads.front();
      QCOMPARE(head.v_a.rows(), 1);
      QCOMPARE(head.v_a.values()(0, 1), -0.13826430117118466);
      QVERIFY(read(write_experiment(experiment)) == experiment);
    }
  }

  void a_matrix_without_rows_takes_its_width_from_its_neighbours() {
    using nlohmann::ordered_json;
    ordered_json file = with(qkv_file(), "/query_tokens", "[]");
    file = with(with(file, "/inputs/heads/0/q", "[]"), "/inputs/heads/1/q", "[]");
    const Experiment from_keys = read(file);
    const auto& heads = std::get<QkvInputs>(from_keys.inputs).heads;
    QCOMPARE(heads[0].q.columns(), 2);
    QCOMPARE(heads[1].q.columns(), 1);

    ordered_json additive = with(additive_file(), "/key_tokens", "[]");
    for (const std::string head : {"0", "1"}) {
      additive =
          with(with(additive, "/inputs/heads/" + head + "/k", "[]"), "/inputs/heads/" + head + "/v", "[]");
    }
    const Experiment from_parameters = read(additive);
    const auto& heads_of_additive = std::get<QkvInputs>(from_parameters.inputs).heads;
    QCOMPARE(heads_of_additive[0].k.columns(), 2);
    QCOMPARE(heads_of_additive[0].v->columns(), 0);

    ordered_json projected = with(projected_file(), "/query_tokens", "[]");
    const auto from_projection = read(with(projected, "/inputs/x_query", "[]"));
    QCOMPARE(std::get<ProjectedInputs>(from_projection.inputs).x_query.columns(), 3);

    const auto shaped = read(with(projected, "/inputs/x_query", R"({"shape": [0, 3], "rows": []})"));
    QVERIFY(shaped == from_projection);
    QVERIFY(write_experiment(shaped).find(R"("x_query": { "shape": [0, 3], "rows": [] })") !=
            std::string::npos);
  }

  void scores_without_queries_are_as_wide_as_there_are_keys() {
    const auto experiment =
        read(with(with(scores_file(), "/query_tokens", "[]"), "/inputs/heads/0/scores", "[]"));
    QCOMPARE(std::get<ScoresInputs>(experiment.inputs).heads[0].scores.columns(), 2);
  }

  void unknown_members_stay_where_they_are() {
    const Experiment experiment = read(everything());
    QVERIFY((experiment.unknown ==
             UnknownMembers{{"future", R"({"a":[1,2.0,"x",null,true],"b":{}})"}, {"z~/", "[]"}}));
    const auto& inputs = std::get<ProjectedInputs>(experiment.inputs);
    QVERIFY((inputs.unknown == UnknownMembers{{"of_inputs", "1.0"}}));
    QVERIFY((inputs.heads[1].unknown == UnknownMembers{{"of_head", "18446744073709551615"}}));
    QVERIFY((experiment.scoring.unknown == UnknownMembers{{"of_scoring", "-1"}}));
    QVERIFY((std::get<AdditiveScoring>(experiment.scoring.function).heads[0].unknown ==
             UnknownMembers{{"of_scoring_head", R"("\u0000")"}}));
    QVERIFY((experiment.mask.unknown == UnknownMembers{{"of_mask", "false"}}));
    QVERIFY((experiment.mask.layers[2].unknown == UnknownMembers{{"of_layer", "[[]]"}}));
  }

  void members_of_another_kind_are_unknown_ones() {
    const auto experiment = read(
        with(with(qkv_file(), "/scoring", R"({"kind": "dot", "scale": 2})"), "/inputs/w_o", "[[1], [2]]"));
    QVERIFY((experiment.scoring.unknown == UnknownMembers{{"scale", "2"}}));
    QVERIFY((std::get<QkvInputs>(experiment.inputs).unknown == UnknownMembers{{"w_o", "[[1],[2]]"}}));
  }

  void mixed_numbers_keep_their_forms() {
    const auto unknown = [](const char* json) {
      return read(with(qkv_file(), "/x", json)).unknown.front().second;
    };
    for (const char* json : {"[1,2.0]", "[1.0,2]", "[1.5,2]", "[1.5,2.0]", "[0.5,1,\"a\",2.0]", "[-0.0,1]",
                             "[9007199254740993,1]", "[1,-9223372036854775808]", "[18446744073709551615,0.5]",
                             "[1,0.5,1.0,null,3]", "[1e+100,1]", "[]", "[[],{}]", "\"nan\""}) {
      QCOMPARE(QByteArray::fromStdString(unknown(json)), QByteArray(json));
    }
  }

  void view_is_kept() {
    const auto experiment =
        read(with(qkv_file(), "/view", R"({ "palette": "magma", "decimals": 3, "own": [1.0] })"));
    FigureOptions expected;
    expected.palette = Palette::magma;
    expected.decimals = 3;
    QVERIFY(experiment.view.figure == expected);
    QVERIFY(experiment.view.unknown == (UnknownMembers{{"own", "[1.0]"}}));
    QVERIFY(read(write_experiment(experiment)) == experiment);
  }

  void a_byte_order_mark_is_allowed() {
    QVERIFY(read("\xef\xbb\xbf" + qkv_file().dump()) == read(qkv_file()));
    QVERIFY(!read_experiment("\xef\xbb\xbf\xef\xbb\xbf" + qkv_file().dump()));
  }

  void members_may_come_in_any_order() {
    std::string text =
        R"({"inputs": {"heads": [{"k": [[1]], "q": [[2]]}], "kind": "qkv"}, "query_tokens": ["a"],
                          "version": 1.0, "format": "headlight-experiment"})";
    QCOMPARE(std::get<QkvInputs>(read(text).inputs).heads[0].q.values()(0, 0), 2.0);
  }

  void nesting_up_to_the_limit_is_read() {
    std::string nested;
    for (int i = 0; i < 63; ++i) {
      nested = "[" + nested + "]";
    }
    QCOMPARE(read(with(qkv_file(), "/x", nested)).unknown.front().second, nested);
  }

  void limits_themselves_are_allowed() {
    nlohmann::ordered_json file = weights_file();
    file["query_tokens"] = std::vector<std::string>(4096);
    file["key_tokens"] = std::vector<std::string>(1);
    file["inputs"]["heads"] = nlohmann::ordered_json::array();
    for (int head = 0; head < 256; ++head) {
      file["inputs"]["heads"].push_back({{"weights", {{"shape", {4096, 1}}, {"randn", {{"seed", head}}}}}});
    }
    QCOMPARE(head_count(read(file)), 256);
    const auto wide = read(with(weights_file(), "/inputs/heads/0/v", R"({"shape": [2, 16384], "randn":
                                                                       {"seed": 4294967295, "skip": 9967232}})"));
    QCOMPARE(std::get<WeightsInputs>(wide.inputs).heads[0].v->columns(), 16384);
  }

 private:
  /// Every kind of member that a file can have, with unknown ones beside them.
  static nlohmann::ordered_json everything() {
    nlohmann::ordered_json file = projected_file();
    file = with(file, "/key_tokens", R"(["x", "y", "EOS"])");
    file = with(file, "/inputs/x_key", R"({"shape": [3, 3], "randn": {"seed": 7, "skip": 3}})");
    file = with(file, "/inputs/x_value", R"([[1, "nan", 0.5], [0, 0, 0], [1, 1, 1]])");
    file = with(file, "/inputs/of_inputs", "1.0");
    file = with(file, "/inputs/heads/1/of_head", "18446744073709551615");
    file = with(file, "/scoring", R"({"kind": "additive", "of_scoring": -1, "heads": [
      {"w_a": [[1, 0]], "u_a": [[0.5, 2]], "v_a": [2], "b_w": [0], "b_u": [1], "b_v": "nan", "of_scoring_head": "\u0000"},
      {"w_a": [[1, 0], [1, 1]], "u_a": [[0.5, 2], [1, 1]], "v_a": [2, 3], "b_v": 0.25}]})");
    file = with(file, "/temperature", "0.75");
    file = with(file, "/normalizer", R"(["hardmax", "softmax"])");
    file = with(file, "/mask", R"({"mode": "replace", "value": -10.5, "of_mask": false, "layers": [
      {"kind": "causal", "enabled": false}, {"kind": "padding", "keys": [2], "heads": [0, 1]},
      {"kind": "window", "left": 2, "right": 0, "of_layer": [[]]}, {"kind": "prefix", "length": 2, "heads": []},
      {"kind": "painted", "hidden": [[1, 0], [0, 0], [1, 0]], "enabled": true}]})");
    file = with(file, "/title", R"({"zh_CN": "标题", "en": "Title"})");
    file = with(file, "/notes", "\"line one\\nline two\"");
    file = with(file, "/view", R"({"palette": "viridis", "unknown": {"deep": [1, 2]}})");
    file = with(file, "/future", R"({"a": [1, 2.0, "x", null, true], "b": {}})");
    file["z~/"] = nlohmann::ordered_json::array();
    return file;
  }

  static nlohmann::ordered_json without_tokens() {
    nlohmann::ordered_json file = projected_file();
    file = with(file, "/query_tokens", "[]");
    return with(file, "/inputs/x_query", "[]");
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ExperimentJsonTest>("experiment_json_test");

}  // namespace experiment_json_test

#include "experiment_json_test.moc"
