// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace {

struct Include {
  QString file;
  QString header;
};

/// Every #include of our own sources below `folder`.
QList<Include> includes_below(const QString& folder) {
  static const QRegularExpression pattern(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                          QRegularExpression::MultilineOption);
  const QDir root(QStringLiteral(HEADLIGHT_SOURCE_DIR));
  QList<Include> includes;
  QDirIterator files(root.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) {
    QFile file(files.next());
    if (!file.open(QIODevice::ReadOnly)) {
      qFatal("cannot read a source file");
    }
    QRegularExpressionMatchIterator matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
    while (matches.hasNext()) {
      includes.append({root.relativeFilePath(file.fileName()), matches.next().captured(1)});
    }
  }
  return includes;
}

}  // namespace

/// app → ui → core, and within core each folder only leans on the ones below it.
class LayersTest : public QObject {
  Q_OBJECT

 private slots:
  void no_arrow_points_upwards_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("forbidden");
    QTest::newRow("core without Qt") << "core"
                                     << R"(^(Q[A-Z]|Qt[A-Z]?|q[a-z]+\.h))";
    QTest::newRow("core without ui and app") << "core"
                                             << "^(ui|app)/";
    QTest::newRow("core without files, threads and printing")
        << "core"
        << "^(fstream|filesystem|thread|future|iostream)$";
    QTest::newRow("ui without app") << "ui"
                                    << "^app/";
    QTest::newRow("linear leans on nothing") << "core/linear"
                                             << "^core/(?!linear/)";
    QTest::newRow("the engine knows no experiment") << "core/attention"
                                                    << "^core/(?!linear/|attention/)";
    QTest::newRow("random numbers lean on nothing") << "core/random"
                                                    << "^core/(?!random/)";
    QTest::newRow("the experiment knows no format and no lesson") << "core/experiment"
                                                                  << "^core/(formats|lesson)/";
    QTest::newRow("the lesson knows no format") << "core/lesson"
                                                << "^core/formats/";
    QTest::newRow("the document draws nothing") << "ui/document"
                                                << "^ui/(heatmap|figure|editors|window)/";
    QTest::newRow("figures need no window") << "ui/figure"
                                            << "^ui/(editors|window|document/document)";
    QTest::newRow("editors do not know the window") << "ui/editors"
                                                    << "^ui/window/";
    QTest::newRow("the plot library stays in figures") << "ui/editors"
                                                       << "^qcustomplot\\.h$";
  }

  void no_arrow_points_upwards() {
    QFETCH(QString, folder);
    QFETCH(QString, forbidden);
    const QList<Include> includes = includes_below(folder);
    QVERIFY2(!includes.isEmpty(), "the folder has no sources to look at");
    const QRegularExpression pattern(forbidden);
    QStringList offenders;
    for (const Include& include : includes) {
      if (pattern.match(include.header).hasMatch()) {
        offenders.append(include.file + QStringLiteral(" includes ") + include.header);
      }
    }
    QVERIFY2(offenders.isEmpty(), qPrintable(offenders.join(u'\n')));
  }

  void format_libraries_stay_in_formats() {
    QStringList offenders;
    for (const Include& include : includes_below(QStringLiteral("core"))) {
      const bool format_library = include.header.startsWith(u"nlohmann/") || include.header == u"zip.h";
      if (format_library && !include.file.startsWith(u"core/formats/")) {
        offenders.append(include.file + QStringLiteral(" includes ") + include.header);
      }
    }
    QVERIFY2(offenders.isEmpty(), qPrintable(offenders.join(u'\n')));
  }
};

QTEST_GUILESS_MAIN(LayersTest)
#include "layers_test.moc"
