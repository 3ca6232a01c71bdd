// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/path_bytes.h"

#include <QDir>
#include <QTest>

#include "tests/support/test_class.h"

namespace path_bytes_test {

using namespace headlight::ui;

// Every name of a file goes through a string and back as it was.
class PathBytesTest : public QObject {
  Q_OBJECT

 private slots:
  void bytes_come_back_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const QByteArray& bytes, const char* shown) {
      QTest::newRow(name) << bytes << QString::fromUtf8(shown);
    };
    row("empty", "", "");
    row("text", "/a/\xe6\x88\x91 \xf0\x9f\x98\x80.x", "/a/我 😀.x");
    row("Latin-1", "o\xe9.json", "o\\xE9.json");
    row("behind a surrogate pair", "\xf0\x9f\x98\x80\x80", "😀\\x80");
    row("every byte that begins nothing", "\xff\xfe\xc0\xaf", "\\xFF\\xFE\\xC0\\xAF");
    row("a lone surrogate in UTF-8", "\xed\xb3\xa9", "\\xED\\xB3\\xA9");
    row("cut", "\xe6\x88", "\\xE6\\x88");
  }
  void bytes_come_back() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, shown);
    const QString path = path_from_bytes({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    QCOMPARE(path_bytes(path), bytes);
    QCOMPARE(shown_path(path), shown);
    QCOMPARE(is_text(path), !shown.contains(QLatin1Char('\\')));
  }

  void paths_from_the_root_on() {
    const QString here = QDir::currentPath();
    QCOMPARE(absolute_path(QStringLiteral("x")), here + QStringLiteral("/x"));
    QCOMPARE(absolute_path(QStringLiteral("./a//x")), here + QStringLiteral("/a/x"));
    QCOMPARE(absolute_path(QStringLiteral("/a/./x")), QStringLiteral("/a/x"));
    QCOMPARE(absolute_path(QStringLiteral("/link/../x")), QStringLiteral("/link/../x"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<PathBytesTest>("path_bytes_test");

}  // namespace path_bytes_test

#include "path_bytes_test.moc"
