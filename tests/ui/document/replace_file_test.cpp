// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/replace_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <string>

#include "tests/support/test_class.h"

namespace replace_file_test {

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
  void only_regular_files_are_replaced();
  void links_and_permissions_stay();
  void a_file_changed_meanwhile_is_not_replaced();
  void what_killed_programs_left_is_cleared_away();
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

void ReplaceFileTest::only_regular_files_are_replaced() {
  const QTemporaryDir folder;
  const QString pipe = folder.filePath(QStringLiteral("pipe"));
  QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  QCOMPARE(*replace_file(pipe, "x"), QStringLiteral("It is no regular file."));
  QCOMPARE(*replace_file(folder.path(), "x"), QStringLiteral("Is a directory"));
  const QString loop = folder.filePath(QStringLiteral("loop"));
  QVERIFY(QFile::link(loop, loop));
  QVERIFY(!replace_file(loop, "x")->isEmpty());
  QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(), 2);
}

void ReplaceFileTest::links_and_permissions_stay() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("x"));
  const QString link = folder.filePath(QStringLiteral("link"));
  QVERIFY(QFile::link(QStringLiteral("x"), link));
  QVERIFY(!replace_file(link, "through a link that leads nowhere yet"));
  QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
  QVERIFY(!replace_file(link, "new"));
  QCOMPARE(contents(path), QByteArray("new"));
  QVERIFY(QFileInfo(link).isSymLink());
  QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void ReplaceFileTest::a_file_changed_meanwhile_is_not_replaced() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("x"));
  const auto first = replace_file(path, "first", std::nullopt);
  QVERIFY(first.has_value());
  const auto second = replace_file(path, "second", *first);
  QVERIFY(second.has_value());  // it was as expected
  QVERIFY(!replace_file(path, "by another program"));
  const auto third = replace_file(path, "third", *second);
  QVERIFY(!third && third.error().unforeseen);
  QCOMPARE(contents(path), QByteArray("by another program"));
  QVERIFY(replace_file(path, "third", third.error().unforeseen).has_value());
  QCOMPARE(contents(path), QByteArray("third"));
  QVERIFY(QFile::remove(path));
  QVERIFY(replace_file(path, "again", *second).has_value());  // nothing there is lost
  QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
}

void ReplaceFileTest::what_killed_programs_left_is_cleared_away() {
  const QTemporaryDir folder;
  const auto put = [&](const char* name) {
    QFile file(folder.filePath(QString::fromLatin1(name)));
    return file.open(QIODevice::WriteOnly) && file.write("half") == 4;
  };
  for (const char* name : {"x.headlight-abc123", "x.headlight-zzzzzz", "x.headlight-toolong",
                           "x.headlight-ABC123", "y.headlight-abc123", "x.abc123"}) {
    QVERIFY(put(name));
  }
  // One is being written by somebody: it is locked.
  const QByteArray busy = QFile::encodeName(folder.filePath(QStringLiteral("x.headlight-zzzzzz")));
  const int descriptor = open(busy.constData(), O_RDWR | O_CLOEXEC);
  QCOMPARE(flock(descriptor, LOCK_EX), 0);
  QVERIFY(!replace_file(folder.filePath(QStringLiteral("x")), "new"));
  close(descriptor);
  QStringList left = QDir(folder.path()).entryList(QDir::Files);
  left.sort();
  QCOMPARE(left, QStringList({QStringLiteral("x"), QStringLiteral("x.abc123"),
                              QStringLiteral("x.headlight-ABC123"), QStringLiteral("x.headlight-toolong"),
                              QStringLiteral("x.headlight-zzzzzz"), QStringLiteral("y.headlight-abc123")}));
}

const headlight::test::TestClass registered =
    headlight::test::test_class<ReplaceFileTest>("replace_file_test");

}  // namespace replace_file_test

#include "replace_file_test.moc"
