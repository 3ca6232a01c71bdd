// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/token_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "ui/editors/tokens/token_delegate.h"
#include "ui/words/token_label.h"

namespace token_model_test {

using namespace headlight;
using namespace headlight::ui;
using edit::Side;

namespace {

QString joined(const QAbstractItemModel& model) {
  QStringList tokens;
  for (int row = 0; row < model.rowCount(); ++row) {
    tokens.append(model.index(row, 0).data().toString());
  }
  return tokens.join(u' ');
}

}  // namespace

class TokenModelTest : public QObject {
  Q_OBJECT

 private slots:
  void shows_the_tokens_of_its_side();
  void follows_every_edit();
  void keeps_rows_that_stay();
  void renames_as_one_step();
  void names_a_new_token_in_the_step_that_added_it();
  void long_tokens_are_shown_by_their_beginning();
  void tooltips_show_what_cannot_be_seen();
  void escapes_tooltips();
  void says_numbers_to_assistive_tools();
  void drags_only_its_own_rows();
  void holds_the_most_tokens_there_can_be();
  void shows_white_space();
};

void TokenModelTest::shows_the_tokens_of_its_side() {
  Document document;
  document.reset(test::small_vectors(), {});
  const TokenModel queries(document, Side::queries);
  const TokenModel keys(document, Side::keys);
  QCOMPARE(joined(queries), QStringLiteral("a b"));
  QCOMPARE(joined(keys), QStringLiteral("x y z"));
  document.reset(test::small_projection(), {});
  QCOMPARE(joined(queries), QStringLiteral("a b c"));
  QCOMPARE(joined(keys), QStringLiteral("a b c"));
}

void TokenModelTest::follows_every_edit() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::keys);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  const auto apply = [&](const edit::Result& result) {
    return document.apply(QStringLiteral("edit"), result);
  };
  const auto now = [&]() -> const Experiment& { return *document.experiment(); };
  QVERIFY(apply(edit::insert_token(now(), Side::keys, 1, "new", 1)));
  QCOMPARE(joined(model), QStringLiteral("x new y z"));
  QVERIFY(apply(edit::move_tokens(now(), Side::keys, {0, 1}, 4)));
  QCOMPARE(joined(model), QStringLiteral("y z x new"));
  QVERIFY(apply(edit::delete_tokens(now(), Side::keys, {0, 3})));
  QCOMPARE(joined(model), QStringLiteral("z x"));
  QVERIFY(apply(edit::set_tokens(now(), Side::keys, {"p", "z", "q", "x", "r"}, 1)));
  QCOMPARE(joined(model), QStringLiteral("p z q x r"));
  QVERIFY(apply(edit::link_keys(now(), true, 1)));
  QCOMPARE(joined(model), QStringLiteral("a b"));
  QVERIFY(apply(edit::set_tokens(now(), Side::queries, {}, 1)));
  QCOMPARE(model.rowCount(), 0);
  for (const char* const before : {"a b", "p z q x r", "z x", "y z x new", "x new y z", "x y z"}) {
    document.undo_stack().undo();
    QCOMPARE(joined(model), QString::fromLatin1(before));
  }
}

void TokenModelTest::keeps_rows_that_stay() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::keys);
  const QPersistentModelIndex last = model.index(2);
  const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
  QVERIFY(document.apply(QStringLiteral("edit"), edit::delete_token(*document.experiment(), Side::keys, 0)));
  QVERIFY(last.isValid());
  QCOMPARE(last.row(), 1);
  QCOMPARE(last.data().toString(), QStringLiteral("z"));
  QCOMPARE(resets.count(), 0);
}

void TokenModelTest::renames_as_one_step() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::queries);
  QVERIFY(model.setData(model.index(1), QStringLiteral("中国")));
  QCOMPARE(joined(model), QStringLiteral("a 中国"));
  QCOMPARE(document.experiment()->query_tokens[1], std::string("中国"));
  QVERIFY(model.setData(model.index(1), QStringLiteral("中国")));
  QCOMPARE(document.undo_stack().count(), 1);
  document.undo_stack().undo();
  QCOMPARE(joined(model), QStringLiteral("a b"));
}

void TokenModelTest::names_a_new_token_in_the_step_that_added_it() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::queries);
  const Gesture gesture = document.new_gesture();
  QVERIFY(document.apply(QStringLiteral("add"),
                         edit::insert_token(*document.experiment(), Side::queries, 2, "", 1), gesture));
  model.set_rename_gesture(gesture);
  QVERIFY(model.setData(model.index(2), QStringLiteral("c")));
  model.set_rename_gesture(0);
  QCOMPARE(document.undo_stack().count(), 1);
  QVERIFY(model.setData(model.index(2), QStringLiteral("d")));
  QCOMPARE(document.undo_stack().count(), 2);
  document.undo_stack().undo();
  document.undo_stack().undo();
  QCOMPARE(joined(model), QStringLiteral("a b"));
}

void TokenModelTest::long_tokens_are_shown_by_their_beginning() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::queries);
  const QString token(1'000'000, u'w');
  QVERIFY(model.setData(model.index(0), token));
  const QModelIndex index = model.index(0);
  QCOMPARE(index.data(Qt::EditRole).toString(), token);
  for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
    QVERIFY(index.data(role).toString().size() < 1100);
    QVERIFY(index.data(role).toString().contains(u'…'));
  }
  QVERIFY(!model.flags(index).testFlag(Qt::ItemIsEditable));  // a line would cut it
  QVERIFY(model.flags(model.index(1)).testFlag(Qt::ItemIsEditable));
}

void TokenModelTest::tooltips_show_what_cannot_be_seen() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::queries);
  QVERIFY(model.setData(model.index(0), QStringLiteral("\u202Eabc")));
  QCOMPARE(model.index(0).data(Qt::ToolTipRole).toString(), QStringLiteral("<span>‹RLO›abc</span>"));
}

void TokenModelTest::escapes_tooltips() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::queries);
  QVERIFY(model.setData(model.index(0), QStringLiteral("<b>x</b> %1")));
  QCOMPARE(model.index(0).data(Qt::ToolTipRole).toString(),
           QStringLiteral("<span>&lt;b&gt;x&lt;/b&gt; %1</span>"));
}

void TokenModelTest::says_numbers_to_assistive_tools() {
  Document document;
  document.reset(test::small_vectors(), {});
  TokenModel model(document, Side::keys);
  QVERIFY(model.setData(model.index(1), QString()));
  QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("1: x"));
  QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(), QStringLiteral("2: empty token"));
}

void TokenModelTest::drags_only_its_own_rows() {
  Document document;
  document.reset(test::small_vectors(), {});
  const TokenModel keys(document, Side::keys);
  const TokenModel queries(document, Side::queries);
  const std::unique_ptr<QMimeData> data(keys.mimeData({keys.index(2), keys.index(0)}));
  QCOMPARE(keys.dragged_rows(*data), (std::vector<Index>{0, 2}));
  QVERIFY(queries.dragged_rows(*data).empty());
  QMimeData text;
  text.setText(QStringLiteral("x"));
  QVERIFY(keys.dragged_rows(text).empty());
}

void TokenModelTest::holds_the_most_tokens_there_can_be() {
  Experiment experiment = test::small_vectors();
  std::vector<std::string> tokens;
  for (int i = 0; i < 4096; ++i) {
    tokens.push_back(std::to_string(i));
  }
  Document document;
  document.reset(test::must(edit::set_tokens(experiment, Side::keys, tokens, 1)), {});
  TokenModel model(document, Side::keys);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  QCOMPARE(model.rowCount(), 4096);
  std::vector<Index> odd;
  for (Index i = 1; i < 4096; i += 2) {
    odd.push_back(i);
  }
  QVERIFY(
      document.apply(QStringLiteral("edit"), edit::delete_tokens(*document.experiment(), Side::keys, odd)));
  QCOMPARE(model.rowCount(), 2048);
  QCOMPARE(model.index(2047).data().toString(), QStringLiteral("4094"));
}

void TokenModelTest::shows_white_space() {
  QCOMPARE(visible_token(QStringLiteral(" the")), QStringLiteral("␣the"));
  QCOMPARE(visible_token(QStringLiteral("  ")), QStringLiteral("␣␣"));
  QCOMPARE(visible_token(QStringLiteral("New York")), QStringLiteral("New York"));
  QCOMPARE(visible_token(QStringLiteral("a\nb\tc\n")), QStringLiteral("a↵b⇥c↵"));
  QCOMPARE(visible_token(QString()), QString());
}

const headlight::test::TestClass registered = headlight::test::test_class<TokenModelTest>("token_model_test");

}  // namespace token_model_test

#include "token_model_test.moc"
