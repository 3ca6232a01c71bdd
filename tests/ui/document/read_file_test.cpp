// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/read_file.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "ui/document/replace_file.h"

#include "tests/support/test_class.h"

namespace read_file_test {

using namespace headlight::ui;

// What may be opened, and what is known of it afterwards.
class ReadFileTest : public QObject {
  Q_OBJECT

 private slots:
  void a_file_is_read_with_its_state() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x"));
    const auto written = replace_file(path, "content", std::nullopt);
    const auto read = read_file(path);
    QVERIFY(written && read);
    QCOMPARE(read->bytes, QByteArray("content"));
    QCOMPARE(read->state.digest, written->digest);
    QVERIFY(is_untouched(*written, read->state));
    QVERIFY(!replace_file(path, "CONTENT"));
    QVERIFY(!is_untouched(read->state, *present_state(path)));
    QVERIFY(read_file(path)->state.digest != read->state.digest);
  }

  void one_file_has_many_names() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x"));
    QVERIFY(!replace_file(path, "x") && !replace_file(folder.filePath(QStringLiteral("y")), "x"));
    QVERIFY(QFile::link(path, folder.filePath(QStringLiteral("soft"))));
    QCOMPARE(link(QFile::encodeName(path).constData(),
                  QFile::encodeName(folder.filePath(QStringLiteral("hard"))).constData()),
             0);
    const FileState state = *present_state(path);
    for (const char* name : {"soft", "hard", "./x"}) {
      QVERIFY(is_same_file(state, *present_state(folder.filePath(QString::fromLatin1(name)))));
    }
    QVERIFY(!is_same_file(state, *present_state(folder.filePath(QStringLiteral("y")))));
    QVERIFY(!present_state(folder.filePath(QStringLiteral("none"))));
  }

  // Opening a pipe would wait for whoever writes to it; nobody does here.
  void what_is_no_regular_file_is_refused() {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, folder.filePath(QStringLiteral("link"))));
    const QByteArray socket_name = QFile::encodeName(folder.filePath(QStringLiteral("socket")));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, socket_name.constData(), sizeof(address.sun_path));
    const int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    QCOMPARE(bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
    for (const QString& path : {pipe, folder.filePath(QStringLiteral("link")), QFile::decodeName(socket_name),
                                QStringLiteral("/dev/zero")}) {
      const auto read = read_file(path);
      QVERIFY(!read);
      QCOMPARE(read.error().reason, QStringLiteral("It is no regular file."));
    }
    close(descriptor);
    QCOMPARE(read_file(folder.path()).error().reason, QStringLiteral("It is a folder."));
    QCOMPARE(read_file(folder.filePath(QStringLiteral("none"))).error().reason,
             QStringLiteral("No such file or directory"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<ReadFileTest>("read_file_test");

}  // namespace read_file_test

#include "read_file_test.moc"
