// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/source.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

#include "app/output.h"

#include "tests/support/test_class.h"

namespace source_test {

using namespace headlight::app;

// Reading and writing where the program meets the system.
class SourceTest : public QObject {
  Q_OBJECT

 private slots:
  // Permission is denied by the function that opens, since a test may run as root.
  void without_permission() {
    const auto denied = [](const char*) {
      errno = EACCES;
      return -1;
    };
    const auto bytes = read_source_bytes(QStringLiteral("secret.headlight"), denied);
    QVERIFY(!bytes.has_value());
    QVERIFY(bytes.error().status == ExitStatus::failed);
    QCOMPARE(bytes.error().message, QStringLiteral("secret.headlight: could not be read: Permission denied"));
  }

  void written_files_are_read_back() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QString::fromUtf8("注意 力.bin"));
    const std::string bytes("a\0\xff\n", 4);
    QVERIFY(write_file(path, "longer than what replaces it").has_value());
    QVERIFY(write_file(path, bytes).has_value());
    QCOMPARE(read_source_bytes(path).value(), bytes);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
  }

  void a_folder_is_neither_read_nor_written() {
    const QTemporaryDir folder;
    QCOMPARE(read_source_bytes(folder.path()).error().message,
             QStringLiteral("%1: could not be read: Is a directory").arg(folder.path()));
    QVERIFY(write_file(folder.path(), "x").error().status == ExitStatus::failed);
  }

  void a_full_device_is_told() {
    QCOMPARE(write_file(QStringLiteral("/dev/full"), "x").error().message,
             QStringLiteral("/dev/full: could not be written: No space left on device"));
  }

  void examples_are_sources() {
    QCOMPARE(headlight::text_in(load_source(QStringLiteral("example:causal")).value().title, "zh_CN").empty(),
             false);
    const auto unknown = load_source(QStringLiteral("example:nonesuch"));
    QVERIFY(unknown.error().status == ExitStatus::usage);
    QVERIFY(unknown.error().message.contains(QStringLiteral("translation-two-heads")));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<SourceTest>("source_test");

}  // namespace source_test

#include "source_test.moc"
