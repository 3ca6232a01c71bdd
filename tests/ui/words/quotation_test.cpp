// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/quotation.h"

#include <QTest>
#include <string>

#include "tests/support/test_class.h"

namespace quotation_test {

using namespace headlight::ui;

class QuotationTest : public QObject {
  Q_OBJECT

 private slots:
  void short_text_stays() { QCOMPARE(quotation("我 dot", 60), QStringLiteral("我 dot")); }
  void what_does_not_print_is_escaped() {
    QCOMPARE(quotation("x\n\x1b[31mred\xe2\x80\xae", 60), QStringLiteral("x\\u000a\\u001b[31mred\\u202e"));
  }
  void long_text_loses_its_middle() {
    const QString text = quotation(std::string(100'000, 'x') + "end", 60);
    QCOMPARE(text.size(), 60);
    QVERIFY(text.startsWith(QLatin1String("xxx")));
    QVERIFY(text.contains(QChar(0x2026)));
    QVERIFY(text.endsWith(QLatin1String("xend")));
  }
  void characters_of_two_halves_stay_whole() {
    std::string grins;
    for (int i = 0; i < 40; ++i) {
      grins += "\xf0\x9f\x98\x80";
    }
    const QString text = quotation(grins, 9);
    QVERIFY(text.isValidUtf16());
    QVERIFY(text.size() <= 9);
    QVERIFY(text.contains(QChar(0x2026)));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<QuotationTest>("quotation_test");

}  // namespace quotation_test

#include "quotation_test.moc"
