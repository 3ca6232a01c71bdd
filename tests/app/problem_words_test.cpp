// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/problem_line.h"
#include "core/experiment/diagnostics.h"
#include "ui/words/problem_text.h"

#include "tests/support/test_class.h"

namespace problem_words_test {

using namespace headlight;
using enum headlight::ProblemCode;

namespace {

struct Words {
  Problem problem;
  const char* line;      ///< for standard error
  const char* sentence;  ///< for the window
};

const std::vector<Words>& all_words() {
  static const std::vector<Words> words{
      {{not_utf8, "", "7", ""},
       "at the top level: found a byte at offset 7 that is not UTF-8, expected UTF-8 text",
       "The file is not UTF-8 text: byte 7 does not fit in."},
      {{not_json, "/inputs", "}", "3:14"},
       "at /inputs: line 3, column 14: found \"}\", expected JSON",
       "The file is not JSON: in line 3, column 14 there is “}”, which cannot stand there."},
      {{not_json, "", "", "1:1"},
       "at the top level: line 1, column 1: found the end of the file, expected JSON",
       "The file ends too early, in line 1, column 1."},
      {{not_a_number, "/q/0/1", "NaN", "3:14"},
       "at /q/0/1: line 3, column 14: found NaN without quotation marks, expected a number, \"nan\", \"inf\" "
       "or "
       "\"-inf\" with them",
       "In line 3, column 14 there is NaN without quotation marks; it has to be a number, or \"nan\", "
       "\"inf\" or "
       "\"-inf\" with them."},
      {{nested_too_deep, "/x/0", "", "64"},
       "at /x/0: found deeper nesting, expected at most 64 levels",
       "x[0] lies more than 64 levels deep."},
      {{duplicate_member, "/a~1b", "a/b", ""},
       "at /a~1b: found the member \"a/b\" twice, expected it once",
       "a/b is there twice."},
      {{number_out_of_range, "/temperature", "1e999", ""},
       "at /temperature: found 1e999, expected a number that fits into a double",
       "temperature is 1e999, which is beyond the numbers that can be used there."},
      {{wrong_type, "", "array", "object"},
       "at the top level: found an array, expected an object",
       "The experiment is a list; it has to be an object."},
      {{wrong_type, "/scoring/scale", "null", "number"},
       "at /scoring/scale: found null, expected a number",
       "scoring.scale is null; it has to be a number."},
      {{missing_member, "/inputs/heads/0/k", "", "k"},
       "at /inputs/heads/0/k: found nothing, expected the member \"k\"",
       "inputs.heads[0].k is missing."},
      {{unknown_name, "/scoring/kind", "cosine", "dot, general"},
       "at /scoring/kind: found \"cosine\", expected one of dot, general",
       "scoring.kind is “cosine”; known are: dot, general."},
      {{unknown_name, "/m/randn/sacle", "sacle", "seed, scale"},
       "at /m/randn/sacle: found \"sacle\", expected one of seed, scale",
       "m.randn.sacle is not known there; known are: seed, scale."},
      {{excluded_member, "/steps/1/picture", "picture", "example"},
       "at /steps/1/picture: found the member \"picture\" beside \"example\", expected one of them only",
       "steps[1].picture cannot stand beside example."},
      {{newer_version, "/version", "2", "1"},
       "at /version: found version 2 of the format, expected at most 1: a newer Headlight is needed to read "
       "it",
       "The file has version 2 of the format, and this program knows it up to version 1: a newer Headlight "
       "can open "
       "it."},
      {{not_a_number, "/inputs/heads/0/q/0/1", "NaN", ""},
       "at /inputs/heads/0/q/0/1: found \"NaN\", expected a number, \"nan\", \"inf\" or \"-inf\"",
       "inputs.heads[0].q[0][1] is “NaN”; it has to be a number, “nan”, “inf” or “-inf”."},
      {{wrong_row_count, "/inputs/heads/1/q", "1", "3"},
       "at /inputs/heads/1/q: found 1 row, expected 3",
       "inputs.heads[1].q has a row count of 1; it needs 3, one row for each query."},
      {{wrong_row_count, "/inputs/heads/1/v", "2", "3"},
       "at /inputs/heads/1/v: found 2 rows, expected 3",
       "inputs.heads[1].v has a row count of 2; it needs 3, one row for each key."},
      {{wrong_column_count, "/inputs/heads/0/scores", "4", "5"},
       "at /inputs/heads/0/scores: found 4 columns, expected 5",
       "inputs.heads[0].scores has a width of 4; it needs 5, one column for each key."},
      {{ragged_rows, "/inputs/heads/0/q/1", "1", "2"},
       "at /inputs/heads/0/q/1: found 1 number in this row, expected 2 as in the others",
       "inputs.heads[0].q[1] has a length of 1; the rows of this matrix have 2."},
      {{wrong_length, "/inputs/b_o", "1", "4"},
       "at /inputs/b_o: found 1 entry, expected 4",
       "inputs.b_o has a length of 1; it needs 4."},
      {{wrong_head_count, "/normalizer", "1", "2"},
       "at /normalizer: found 1 head, expected 2, as many as the inputs have",
       "normalizer is for a number of heads of 1; the inputs have 2."},
      {{no_head, "/inputs/heads", "0", "1"},
       "at /inputs/heads: found no head, expected at least one",
       "The experiment has no head; it needs at least one."},
      {{index_out_of_range, "/mask/layers/0/keys/1", "3", "3"},
       "at /mask/layers/0/keys/1: found index 3, expected one from 0 and below 3",
       "mask.layers[0].keys[1] is 3; counting begins with 0, and there are only 3."},
      {{not_an_integer, "/mask/layers/0/left", "0.5", ""},
       "at /mask/layers/0/left: found 0.5, expected an integer",
       "mask.layers[0].left is 0.5; it has to be a whole number."},
      {{negative, "/mask/layers/0/left", "-1", "0"},
       "at /mask/layers/0/left: found -1, expected an integer from 0 on",
       "mask.layers[0].left is -1; it cannot be less than 0."},
      {{not_positive, "/temperature", "0", ""},
       "at /temperature: found 0, expected a number greater than 0",
       "temperature is 0; it has to be greater than 0."},
      {{not_finite, "/mask/value", "inf", ""},
       "at /mask/value: found inf, expected a finite number",
       "mask.value is inf; it has to be a finite number."},
      {{too_many, "/query_tokens", "4097", "4096"},
       "at /query_tokens: found 4097, expected at most 4096",
       "query_tokens comes to 4097; the limit is 4096."},
      {{width_mismatch, "/inputs/heads/0/k", "4", "5"},
       "at /inputs/heads/0/k: found 4 columns, expected 5, as a dot product needs d_q = d_k",
       "inputs.heads[0].k has a width of 4; it needs 5, because a dot product multiplies queries and keys of "
       "the same "
       "width."},
      {{no_dimension, "/inputs/heads/0/q", "0", "1"},
       "at /inputs/heads/0/q: found no column, expected at least one for a dot product",
       "inputs.heads[0].q has no column; a dot product needs at least one dimension."},
      {{values_in_some_heads, "/inputs/heads/1/v", "", ""},
       "at /inputs/heads/1/v: found no values in this head, expected values in all heads or in none",
       "inputs.heads[1].v is missing: either all heads bring values or none."},
      {{scoring_not_applicable, "/scoring/kind", "general", "scores"},
       "at /scoring/kind: found \"general\", expected \"dot\" or \"scaled_dot\" with inputs of kind "
       "\"scores\"",
       "The scoring function general needs queries and keys; these inputs are scores."},
      {{bias_without_matrix, "/inputs/b_o", "b_o", "w_o"},
       "at /inputs/b_o: found \"b_o\", expected \"w_o\" beside it",
       "inputs.b_o is a bias of w_o, which is missing."},
  };
  return words;
}

}  // namespace

class ProblemWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void every_problem_has_a_line_and_a_sentence() {
    for (const Words& words : all_words()) {
      QCOMPARE(app::problem_line(words.problem), QString::fromUtf8(words.line));
      QCOMPARE(ui::problem_text(words.problem), QString::fromUtf8(words.sentence));
    }
  }

  void problems_of_edits_have_sentences() {
    for (const ProblemCode code : {no_such_matrix, last_head, needs_edit_elsewhere}) {
      QVERIFY(ui::problem_text({code, "", "", "W^Q"}).endsWith(QLatin1Char('.')));
    }
  }

  void problems_without_a_place_are_about_what_was_asked_for() {
    QCOMPARE(ui::problem_text({too_many, "", "4097", "4096"}),
             QStringLiteral("That comes to 4097; the limit is 4096."));
    QCOMPARE(ui::problem_text({negative, "", "-1", ""}),
             QStringLiteral("That is -1; it cannot be less than 0."));
    QCOMPARE(ui::problem_text({missing_member, "", "", "W^O"}), QStringLiteral("W^O is missing."));
  }

  void tokens_and_heads_are_counted_from_one() {
    const auto text = [](DiagnosticCode code, double value) {
      return ui::diagnostic_text({code, HeadIndex{0}, QueryIndex{1}, KeyIndex{2}, value});
    };
    QCOMPARE(text(DiagnosticCode::fully_hidden_row, 0),
             QStringLiteral("In head 1, query 2 sees no key: its weights say nothing."));
    QCOMPARE(
        text(DiagnosticCode::negative_weight, -0.25),
        QStringLiteral("In head 1, the weight of query 2 for key 3 is -0.25; weights are not negative."));
    QCOMPARE(text(DiagnosticCode::saturated, 0.99951),
             QStringLiteral(
                 "In head 1, query 2 gives key 3 nearly all its weight (0.9995): the softmax is saturated."));
    QCOMPARE(text(DiagnosticCode::row_sum, 0.9),
             QStringLiteral("In head 1, the weights of query 2 add up to 0.9 instead of 1."));
    QVERIFY(text(DiagnosticCode::non_finite, 0).contains(QStringLiteral("at key 3")));
    QVERIFY(!ui::diagnostic_text({DiagnosticCode::non_finite, HeadIndex{0}, QueryIndex{1}, std::nullopt, 0})
                 .contains(QStringLiteral("key")));
    QVERIFY(text(DiagnosticCode::columns_sum_to_one, 0).contains(QStringLiteral("transposed")));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ProblemWordsTest>("problem_words_test");

}  // namespace problem_words_test

#include "problem_words_test.moc"
