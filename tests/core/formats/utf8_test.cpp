// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/utf8.h"

#include <QTest>

#include "tests/support/test_class.h"

namespace utf8_test {

using headlight::first_invalid_utf8;

class Utf8Test : public QObject {
  Q_OBJECT

 private slots:
  // The first and the last character of each length, and those beside the surrogates.
  void well_formed() {
    for (const std::string_view text :
         {std::string_view(""), std::string_view("\0", 1), std::string_view("\x7f"),
          std::string_view("\xc2\x80"), std::string_view("\xdf\xbf"), std::string_view("\xe0\xa0\x80"),
          std::string_view("\xed\x9f\xbf"), std::string_view("\xee\x80\x80"),
          std::string_view("\xef\xbf\xbf"), std::string_view("\xf0\x90\x80\x80"),
          std::string_view("\xf4\x8f\xbf\xbf")}) {
      QVERIFY(!first_invalid_utf8(text));
    }
  }

  // Each stands behind two good bytes and before one.
  void ill_formed() {
    for (const std::string part : {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc2", "\xe0\x9f\xbf", "\xe1\x80",
                                   "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf1\x80\x80",
                                   "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xfe", "\xff"}) {
      QCOMPARE(first_invalid_utf8("ab" + part + "c").value_or(99), std::size_t{2});
      QCOMPARE(first_invalid_utf8("ab" + part).value_or(99), std::size_t{2});
    }
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<Utf8Test>("utf8_test");

}  // namespace utf8_test

#include "utf8_test.moc"
