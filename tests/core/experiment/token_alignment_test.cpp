// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/token_alignment.h"

#include <QTest>

#include "tests/support/test_class.h"

namespace token_alignment_test {

using headlight::align_tokens;
using headlight::Index;

using Tokens = std::vector<std::string>;
using Sources = std::vector<Index>;

class TokenAlignmentTest : public QObject {
  Q_OBJECT

 private slots:
  void equal_tokens_stay() { QCOMPARE(align_tokens({"a", "b"}, {"a", "b"}), (Sources{0, 1})); }

  void an_inserted_token_is_new() {
    QCOMPARE(align_tokens({"a", "b"}, {"a", "x", "b"}), (Sources{0, -1, 1}));
    QCOMPARE(align_tokens({"a", "b"}, {"x", "a", "b"}), (Sources{-1, 0, 1}));
    QCOMPARE(align_tokens({"a", "b"}, {"a", "b", "x"}), (Sources{0, 1, -1}));
  }

  void a_deleted_token_goes() {
    QCOMPARE(align_tokens({"a", "b", "c"}, {"a", "c"}), (Sources{0, 2}));
    QCOMPARE(align_tokens({"a", "b"}, {}), Sources{});
  }

  void tokens_between_two_that_stay_are_renamed_in_order() {
    QCOMPARE(align_tokens({"a", "b", "c"}, {"a", "x", "c"}), (Sources{0, 1, 2}));
    QCOMPARE(align_tokens({"a", "b", "c", "d"}, {"a", "x", "d"}), (Sources{0, 1, 3}));
    QCOMPARE(align_tokens({"a", "b", "d"}, {"a", "x", "y", "d"}), (Sources{0, 1, -1, 2}));
  }

  void a_sentence_without_common_tokens_renames_all() {
    QCOMPARE(align_tokens({"a", "b"}, {"x", "y", "z"}), (Sources{0, 1, -1}));
    QCOMPARE(align_tokens({}, {"x", "y"}), (Sources{-1, -1}));
  }

  void the_longest_common_subsequence_stays() {
    // "b c d" is longer than "a".
    QCOMPARE(align_tokens({"a", "b", "c", "d"}, {"b", "c", "d", "a"}), (Sources{1, 2, 3, -1}));
    QCOMPARE(align_tokens({"the", "cat", "the", "dog"}, {"the", "dog", "the", "cat"}), (Sources{0, 1, 2, 3}));
  }

  void repeated_tokens_stay_apart() {
    QCOMPARE(align_tokens({"a", "a", "a"}, {"a", "a"}), (Sources{0, 1}));
    QCOMPARE(align_tokens({"a", "b", "a"}, {"b", "a"}), (Sources{1, 2}));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<TokenAlignmentTest>("token_alignment_test");

}  // namespace token_alignment_test

#include "token_alignment_test.moc"
