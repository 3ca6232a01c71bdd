// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/evaluation_json.h"

#include <QTest>

#include "core/formats/experiment_json.h"
#include "tests/support/experiment_files.h"
#include "tests/support/test_class.h"

namespace evaluation_json_test {

using namespace headlight;
using namespace headlight::test;
using nlohmann::ordered_json;

namespace {

ordered_json evaluated(const ordered_json& file, const EvaluationSelection& selection = {}) {
  const Experiment experiment = read_experiment(file.dump()).value();
  const Evaluation evaluation = evaluate(experiment).value();
  return ordered_json::parse(write_evaluation_json(
      experiment, evaluation, selection,
      [](const Diagnostic& diagnostic) { return "about " + std::string(diagnostic_name(diagnostic.code)); }));
}

std::vector<std::string> names(const ordered_json& object) {
  std::vector<std::string> result;
  for (const auto& [name, value] : object.items()) {
    result.push_back(name);
  }
  return result;
}

using Names = std::vector<std::string>;

}  // namespace

class EvaluationJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void members_are_those_of_the_contract() {
    const ordered_json file = with(projected_file(), "/title", R"({"en": "Title", "zh_CN": "标题"})");
    const ordered_json result = evaluated(file);
    QCOMPARE(names(result), (Names{"format", "version", "title", "query_tokens", "key_tokens", "heads",
                                   "concat", "final", "diagnostics"}));
    QCOMPARE(result["format"].get<std::string>(), std::string("headlight-evaluation"));
    QVERIFY(result["version"] == 1);
    QCOMPARE(result["title"].get<std::string>(), std::string("Title"));
    QVERIFY(result["key_tokens"] == ordered_json({"a", "b"}));
    QCOMPARE(names(result["heads"][1]),
             (Names{"q", "k", "v", "raw", "scores", "logits", "weights", "output"}));
    QVERIFY(result["heads"][0]["q"] == ordered_json::parse("[[4.5, 5], [10.5, 11]]"));
    QVERIFY(result["concat"].size() == 2 && result["concat"][0].size() == 3);
    QVERIFY(result["final"][0].size() == 4);
  }

  void stages_that_do_not_exist_are_left_out() {
    QCOMPARE(names(evaluated(weights_file())["heads"][0]), Names{"weights"});
    QVERIFY(!evaluated(weights_file()).contains("concat"));
    QCOMPARE(names(evaluated(scores_file())["heads"][0]),
             (Names{"v", "raw", "scores", "logits", "weights", "output"}));
    QVERIFY(!evaluated(scores_file()).contains("final"));
  }

  void what_is_not_finite_is_a_string() {
    QVERIFY(evaluated(scores_file())["heads"][0]["raw"] == ordered_json::parse(R"([[0.5, "-inf"]])"));
    const ordered_json masked =
        with(qkv_file(), "/mask", R"({"layers": [{"kind": "padding", "keys": [2], "heads": [1]}]})");
    QVERIFY(evaluated(masked)["heads"][1]["logits"] ==
            ordered_json::parse(R"([[3, 4, "-inf"], [6, 8, "-inf"]])"));
    QVERIFY(evaluated(masked)["heads"][1]["weights"][0][2] == 0);
    const ordered_json nan = with(scores_file(), "/inputs/heads/0/scores", R"([["nan", "inf"]])");
    QVERIFY(evaluated(nan)["heads"][0]["raw"] == ordered_json::parse(R"([["nan", "inf"]])"));
    QVERIFY(evaluated(nan)["heads"][0]["weights"] == ordered_json::parse(R"([["nan", "nan"]])"));
  }

  void diagnostics_name_their_place() {
    const ordered_json hidden =
        with(qkv_file(), "/mask",
             R"({"layers": [{"kind": "painted", "hidden": [[1,0],[1,1],[1,2]], "heads": [1]}]})");
    const ordered_json expected = ordered_json::parse(
        R"([{"code": "fully-hidden-row", "head": 1, "query": 1, "message": "about fully-hidden-row"}])");
    QCOMPARE(evaluated(hidden, {std::nullopt, HeadIndex{1}})["diagnostics"].dump(), expected.dump());
    QVERIFY(evaluated(with(weights_file(), "/inputs/heads/0/weights",
                           "[[1.5, -0.5], [0.5, 0.5]]"))["diagnostics"] ==
            ordered_json::parse(R"([{"code": "negative-weight", "head": 0, "query": 0, "key": 1,
                                     "message": "about negative-weight"}])"));
  }

  void a_stage_or_a_head_narrows_it() {
    const ordered_json weights = evaluated(projected_file(), {Stage::weights, std::nullopt});
    QCOMPARE(weights["heads"].size(), std::size_t{2});
    QCOMPARE(names(weights["heads"][1]), Names{"weights"});
    QVERIFY(!weights.contains("concat") && !weights.contains("final"));

    const ordered_json head = evaluated(projected_file(), {std::nullopt, HeadIndex{1}});
    QCOMPARE(head["heads"].size(), std::size_t{1});
    QVERIFY(head["heads"][0] == evaluated(projected_file())["heads"][1]);
    QVERIFY(!head.contains("concat") && !head.contains("final"));

    const ordered_json final_output = evaluated(projected_file(), {Stage::final_output, std::nullopt});
    QVERIFY(final_output["final"] == evaluated(projected_file())["final"]);
    QVERIFY(!final_output.contains("concat"));
    QVERIFY(final_output["heads"] == ordered_json::parse("[{}, {}]"));
  }

  void without_tokens() {
    const ordered_json file =
        with(with(weights_file(), "/query_tokens", "[]"), "/inputs/heads/0/weights", "[]");
    const ordered_json result = evaluated(file);
    QVERIFY(result["heads"][0]["weights"] == ordered_json::array());
    QVERIFY(result["query_tokens"] == ordered_json::array());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<EvaluationJsonTest>("evaluation_json_test");

}  // namespace evaluation_json_test

#include "evaluation_json_test.moc"
