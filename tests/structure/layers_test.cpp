// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/test_class.h"

namespace layers_test {

namespace {

struct Include {
  QString file;
  QString header;
};

// From the ground up.
const QStringList core_rooms{QStringLiteral("linear"),    QStringLiteral("random"),
                             QStringLiteral("attention"), QStringLiteral("experiment"),
                             QStringLiteral("explain"),   QStringLiteral("lesson"),
                             QStringLiteral("formats")};
const QStringList ui_rooms{
    QStringLiteral("look"),     QStringLiteral("words"),      QStringLiteral("widgets"),
    QStringLiteral("document"), QStringLiteral("evaluation"), QStringLiteral("selection"),
    QStringLiteral("figure"),   QStringLiteral("heatmap"),    QStringLiteral("editors"),
    QStringLiteral("explain"),  QStringLiteral("classroom"),  QStringLiteral("lesson"),
    QStringLiteral("window")};

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

/// app → ui → core; within core and within ui each room leans only on those before it.
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
    for (const auto& [layer, rooms] :
         {std::pair(QStringLiteral("core"), core_rooms), std::pair(QStringLiteral("ui"), ui_rooms)}) {
      for (qsizetype room = 0; room < rooms.size(); ++room) {
        for (qsizetype later = room + 1; later < rooms.size(); ++later) {
          QTest::addRow("%s/%s without %s", qPrintable(layer), qPrintable(rooms[room]),
                        qPrintable(rooms[later]))
              << layer + u'/' + rooms[room] << QStringLiteral("^%1/%2/").arg(layer, rooms[later]);
        }
      }
    }
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

  void every_folder_is_a_room_with_its_place() {
    const QDir root(QStringLiteral(HEADLIGHT_SOURCE_DIR));
    for (const auto& [layer, rooms] :
         {std::pair(QStringLiteral("core"), core_rooms), std::pair(QStringLiteral("ui"), ui_rooms)}) {
      const QStringList folders = QDir(root.filePath(layer)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
      QCOMPARE(QSet<QString>(folders.begin(), folders.end()), QSet<QString>(rooms.begin(), rooms.end()));
    }
  }

  void the_plot_library_stays_with_pictures() {
    QStringList offenders;
    for (const QString& layer : {QStringLiteral("app"), QStringLiteral("ui")}) {
      for (const Include& include : includes_below(layer)) {
        if (include.header == u"qcustomplot.h" && !include.file.startsWith(u"ui/figure/") &&
            !include.file.startsWith(u"ui/heatmap/")) {
          offenders.append(include.file);
        }
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

const headlight::test::TestClass registered = headlight::test::test_class<LayersTest>("layers_test");

}  // namespace layers_test

#include "layers_test.moc"
