// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/head_list.h"

#include <QTest>

#include "tests/support/test_class.h"

namespace head_list_test {

using namespace headlight;
using namespace headlight::app;

class HeadListTest : public QObject {
  Q_OBJECT

 private slots:
  void lists_and_ranges() {
    const auto heads = [](const char* text) { return *heads_named(QString::fromUtf8(text)); };
    QVERIFY(heads("all").empty());
    QVERIFY(heads("ALL").empty());
    QVERIFY(heads("0,2") == (std::vector<HeadIndex>{{0}, {2}}));
    QVERIFY(heads("0..2") == (std::vector<HeadIndex>{{0}, {1}, {2}}));
    QVERIFY(heads("0..2,5") == (std::vector<HeadIndex>{{0}, {1}, {2}, {5}}));
    QVERIFY(heads("5, 1 .. 2") == (std::vector<HeadIndex>{{5}, {1}, {2}}));
    QVERIFY(heads("3..3") == (std::vector<HeadIndex>{{3}}));
  }

  void what_names_no_heads_is_wrong_usage() {
    for (const char* text : {"", "0,", "a", "0..", "..2", "2..0", "0..2,1", "-1", "0..1000000000", "0-2"}) {
      const auto heads = heads_named(QString::fromUtf8(text));
      QVERIFY2(!heads && heads.error().status == ExitStatus::usage, text);
    }
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<HeadListTest>("head_list_test");

}  // namespace head_list_test

#include "head_list_test.moc"
