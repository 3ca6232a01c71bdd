// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/experiment_files.h"
#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace export_program_test {

using namespace headlight::test;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<no file>");
}

}  // namespace

// Starts the program without a display: pictures are written, the window is not opened.
class ExportProgramTest : public QObject {
  Q_OBJECT

 private slots:
  void pictures_are_written_without_a_display() {
    const QTemporaryDir folder;
    const auto exported = [&](const char* name, const QStringList& more) {
      const QString path = folder.filePath(s(name));
      const Run run = run_program(QStringList{s("export"), s("example:translation"), s("-o"), path} + more);
      return run.status == 0 && run.out.isEmpty() && run.err.isEmpty() ? contents(path) : run.err;
    };
    QVERIFY(exported("a.png", {s("--width=100"), s("--dpi"), s("300")}).startsWith("\x89PNG\r\n"));
    const QImage image(folder.filePath(s("a.png")));
    QCOMPARE(image.width(), 1181);
    QCOMPARE(image.dotsPerMeterX(), 11811);
    QVERIFY(exported("A.SVG", {s("--language=zh_CN")}).contains("<svg"));
    QVERIFY(exported("a.pdf", {s("--palette=ylorrd-r")}).startsWith("%PDF-"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
  }

  void failures_have_their_status_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& more, int status, const char* message) {
      QTest::newRow(name) << QStringList{s("export"), s("example:translation-two-heads")} + more << status
                          << s(message);
    };
    row("no file", {}, 2, "-o OUT");
    row("unknown ending", {s("-o=x.jpg")}, 2, ".png, .svg or .pdf");
    row("unknown option", {s("-o=x.png"), s("--foo")}, 2, "no option --foo");
    row("unknown stage", {s("-o=x.png"), s("--stage=attention")}, 2, "there are: q, k, v,");
    row("stage that is not there", {s("-o=x.png"), s("--stage=raw")}, 2, "there are: weights");
    row("head that is not there", {s("-o=x.png"), s("--heads=0,2")}, 2, "there are heads 0 to 1");
    row("a head twice", {s("-o=x.png"), s("--heads=0,0")}, 2, "head 0 is named twice");
    row("heads in words", {s("-o=x.png"), s("--heads=0,b")}, 2, "\"b\" is no head");
    row("unknown palette", {s("-o=x.png"), s("--palette=jet")}, 2, "viridis");
    row("resolution of zero", {s("-o=x.png"), s("--dpi=0")}, 2, "--dpi");
    row("width that is no number", {s("-o=x.png"), s("--width=wide")}, 2, "--width");
    row("empty range", {s("-o=x.png"), s("--range=1..1")}, 2, "--range");
    row("unknown language", {s("-o=x.png"), s("--language=de")}, 2, "en or zh_CN");
    row("folder that is not there", {s("-o=/nowhere/x.png")}, 1, "could not be written");
  }

  void failures_have_their_status() {
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, message);
    const Run run = run_program(arguments);
    QVERIFY2(run.status == status, run.err.constData());
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
  }

  void an_invalid_source_writes_nothing() {
    const QTemporaryDir folder;
    const Run run = run_program({s("export"), s("-"), s("-o"), folder.filePath(s("x.png"))},
                                QByteArray::fromStdString(with(qkv_file(), "/temperature", "-1").dump()));
    QCOMPARE(run.status, 3);
    QVERIFY2(run.err.contains("standard input: at /temperature: found -1"), run.err.constData());
    QVERIFY(QDir(folder.path()).isEmpty());
  }

  void a_full_disk_leaves_the_old_picture() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(s("x.png"));
    QCOMPARE(run_program({s("export"), s("example:causal"), s("-o"), path}).status, 0);
    const QByteArray before = contents(path);
    const Run run = run_shell(s("ulimit -f 1; \"$headlight\" export example:coreference -o %1").arg(path));
    QCOMPARE(run.status, 1);
    QCOMPARE(contents(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
  }

  void without_a_display_the_window_explains_itself() {
    for (const char* line : {"\"$headlight\"", "\"$headlight\" none.headlight", "DISPLAY=:987 \"$headlight\"",
                             "DISPLAY=nonsense \"$headlight\"", "WAYLAND_DISPLAY=wayland-987 \"$headlight\"",
                             "QT_QPA_PLATFORM=xcb \"$headlight\""}) {
      const Run run = run_shell(s(line));
      QVERIFY2(run.status == 1, line);
      QVERIFY(run.out.isEmpty());
      QVERIFY2(run.err.count('\n') == 1 && run.err.contains("headlight export"), run.err.constData());
    }
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ExportProgramTest>("export_program_test");

}  // namespace export_program_test

#include "export_program_test.moc"
