// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/replace_file.h"

#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <string>

using namespace headlight::ui;

namespace {

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

/// Files of this process cannot become larger than that, as on a full disk.
class LargestFile {
 public:
  explicit LargestFile(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~LargestFile() { setrlimit(RLIMIT_FSIZE, &before_); }
  LargestFile(const LargestFile&) = delete;
  LargestFile& operator=(const LargestFile&) = delete;

 private:
  rlimit before_{};
};

}  // namespace

class ReplaceFileTest : public QObject {
  Q_OBJECT

 private slots:
  void replaces_what_is_there();
  void a_full_disk_keeps_the_old_file_data();
  void a_full_disk_keeps_the_old_file();
  void a_folder_that_is_not_there();
};

void ReplaceFileTest::replaces_what_is_there() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("x"));
  QVERIFY(!replace_file(path, "a longer text"));
  QVERIFY(!replace_file(path, "short"));
  QCOMPARE(contents(path), QByteArray("short"));
  QVERIFY(!replace_file(path, {}));
  QCOMPARE(contents(path), QByteArray());
}

void ReplaceFileTest::a_full_disk_keeps_the_old_file_data() {
  QTest::addColumn<int>("room");
  QTest::addColumn<int>("size");
  QTest::newRow("no room") << 0 << 1;
  QTest::newRow("half of a small file") << 50 << 100;
  QTest::newRow("less than a buffer") << 8192 << 12'000;
  QTest::newRow("more than a buffer") << 8192 << 100'000;
}

void ReplaceFileTest::a_full_disk_keeps_the_old_file() {
  QFETCH(int, room);
  QFETCH(int, size);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("x"));
  QVERIFY(!replace_file(path, "old"));
  {
    const LargestFile limit(static_cast<rlim_t>(room));
    const std::optional<QString> reason =
        replace_file(path, std::string(static_cast<std::size_t>(size), 'n'));
    QVERIFY(reason.has_value());
    QCOMPARE(*reason, QStringLiteral("File too large"));
  }
  QCOMPARE(contents(path), QByteArray("old"));
  QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
}

void ReplaceFileTest::a_folder_that_is_not_there() {
  QVERIFY(!replace_file(QStringLiteral("/nowhere/x"), "x")->isEmpty());
}

QTEST_GUILESS_MAIN(ReplaceFileTest)
#include "replace_file_test.moc"
