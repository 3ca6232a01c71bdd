// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/services/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "ui/window/files/recent_files.h"

#include "tests/support/test_class.h"

namespace settings_test {

using namespace headlight;
using namespace headlight::ui;

// What is remembered comes back, and what is damaged does no harm.
class SettingsTest : public QObject {
  Q_OBJECT

 private slots:
  void what_is_set_comes_back() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("s.ini"));
    {
      Settings settings(file);
      settings.set_window_geometry("geometry \0 with a zero");
      settings.set_window_state("state");
      settings.set_appearance(AppearanceChoice::dark);
      settings.set_language(QStringLiteral("zh_CN"));
      settings.set_reduced_motion(true);
      settings.set_recent_files({QStringLiteral("/a/我, b.headlight"), QStringLiteral("/c")});
      settings.set_folder(Settings::Folder::pictures, folder.path());
    }
    const Settings settings(file);
    QCOMPARE(settings.window_geometry(), QByteArray("geometry \0 with a zero"));
    QCOMPARE(settings.window_state(), QByteArray("state"));
    QCOMPARE(settings.appearance(), AppearanceChoice::dark);
    QCOMPARE(settings.language(), QStringLiteral("zh_CN"));
    QVERIFY(settings.reduced_motion());
    QCOMPARE(settings.recent_files(),
             QStringList({QStringLiteral("/a/我, b.headlight"), QStringLiteral("/c")}));
    QCOMPARE(settings.folder(Settings::Folder::pictures), folder.path());
  }

  void without_a_file_all_is_default() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(QStringLiteral("none.ini")));
    QCOMPARE(settings.appearance(), AppearanceChoice::system);
    QCOMPARE(settings.language(), QString());
    QVERIFY(!settings.reduced_motion());
    QVERIFY(settings.recent_files().isEmpty());
    QVERIFY(settings.window_geometry().isEmpty());
    QVERIFY(QFileInfo(settings.folder(Settings::Folder::experiments)).isDir());
  }

  void damaged_settings_read_as_defaults() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("s.ini")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "[General]\nappearance=@Variant(\\0\\0\\0\nlanguage[=\nreduced_motion=maybe\n"
        "recent_files=@Invalid()\n[folders\npictures=/nowhere/at/all\n\xff\xfe\n");
    file.close();
    const Settings settings(file.fileName());
    QCOMPARE(settings.appearance(), AppearanceChoice::system);
    QVERIFY(settings.recent_files().isEmpty());
    QVERIFY(QFileInfo(settings.folder(Settings::Folder::pictures)).isDir());
  }

  // As a program that was killed while it wrote leaves it; QSettings waits for such a lock.
  void a_lock_that_was_left_is_not_waited_for() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("s.ini"));
    QFile lock(file + QStringLiteral(".lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    { Settings(file).set_language(QStringLiteral("zh_CN")); }
    QVERIFY(lock.exists());  // whoever waits for it removes it in the end
    QCOMPARE(Settings(file).language(), QStringLiteral("zh_CN"));
  }

  void what_is_set_is_soon_in_the_file() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("new folder/s.ini"));
    Settings settings(file);
    settings.set_language(QStringLiteral("zh_CN"));
    QVERIFY(QTest::qWaitFor([&] { return Settings(file).language() == QStringLiteral("zh_CN"); }));
  }

  void two_programs_keep_what_the_other_wrote() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("s.ini"));
    {
      Settings first(file);
      { Settings(file).set_language(QStringLiteral("zh_CN")); }
      first.set_reduced_motion(true);
    }
    QCOMPARE(Settings(file).language(), QStringLiteral("zh_CN"));
    QVERIFY(Settings(file).reduced_motion());
  }

  void a_place_that_takes_nothing_does_no_harm() {
    const QTemporaryDir folder;
    QFile in_the_way(folder.filePath(QStringLiteral("file")));
    QVERIFY(in_the_way.open(QIODevice::WriteOnly));
    for (const QString& file : {folder.filePath(QStringLiteral("file/s.ini")), QStringLiteral("/proc/s.ini"),
                                QStringLiteral("/dev/null")}) {
      Settings settings(file);
      settings.set_language(QStringLiteral("zh_CN"));
      QCOMPARE(settings.language(), QStringLiteral("zh_CN"));
    }
  }

  void recent_files_are_newest_first_each_once_and_few() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("s.ini")));
    RecentFiles recent(settings);
    for (int i = 0; i < RecentFiles::capacity + 2; ++i) {
      recent.add(QStringLiteral("/f%1").arg(i));
    }
    QCOMPARE(recent.paths().size(), RecentFiles::capacity);
    QCOMPARE(recent.paths().front(), QStringLiteral("/f11"));
    recent.add(QStringLiteral("/f5"));
    QCOMPARE(recent.paths().size(), RecentFiles::capacity);
    QCOMPARE(recent.paths().front(), QStringLiteral("/f5"));
    QCOMPARE(recent.paths().count(QStringLiteral("/f5")), 1);
    recent.remove(QStringLiteral("/f5"));
    QVERIFY(!recent.paths().contains(QStringLiteral("/f5")));
    QCOMPARE(RecentFiles(settings).paths(), recent.paths());
    recent.clear();
    QVERIFY(RecentFiles(settings).paths().isEmpty());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<SettingsTest>("settings_test");

}  // namespace settings_test

#include "settings_test.moc"
