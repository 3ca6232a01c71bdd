// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDialogButtonBox>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

#include "tests/support/test_class.h"
#include "ui/window/services/language.h"

namespace first_language_test {

using namespace headlight::ui;

namespace {

/// Settings of a first start: the language, and what Qt itself calls a button in it.
int say_language() {
  const QTemporaryDir folder;
  Settings settings(folder.filePath(QStringLiteral("settings.ini")));
  const Language language(settings);
  const QDialogButtonBox box(QDialogButtonBox::Cancel);
  const QString words = language.code() + u' ' + box.button(QDialogButtonBox::Cancel)->text();
  std::puts(words.toUtf8().constData());
  return 0;
}

}  // namespace

// The language of a first start, in a process of its own for each desktop: Qt reads the desktop's languages
// only once.
class FirstLanguageTest : public QObject {
  Q_OBJECT

 private slots:
  void follows_the_desktop_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<QString>("languages");
    QTest::addColumn<QString>("expected");
    const QString chinese = QStringLiteral("zh_CN 取消");
    const QString english = QStringLiteral("en Cancel");
    QTest::newRow("Chinese") << "zh_CN.UTF-8"
                             << "" << chinese;
    QTest::newRow("Chinese in Singapore") << "zh_SG.UTF-8"
                                          << "" << chinese;
    QTest::newRow("English") << "en_GB.UTF-8"
                             << "" << english;
    QTest::newRow("none") << "C.UTF-8"
                          << "" << english;
    QTest::newRow("German") << "de_DE.UTF-8"
                            << "" << english;
    QTest::newRow("Traditional Chinese") << "zh_TW.UTF-8"
                                         << "" << english;
    QTest::newRow("Chinese after German") << "de_DE.UTF-8"
                                          << "de:zh_CN" << chinese;
    QTest::newRow("English words in China") << "zh_CN.UTF-8"
                                            << "en_US" << english;
  }
  void follows_the_desktop() {
    QFETCH(QString, lang);
    QFETCH(QString, languages);
    QFETCH(QString, expected);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("LC_ALL"));
    environment.remove(QStringLiteral("LC_MESSAGES"));
    environment.insert(QStringLiteral("LANG"), lang);
    environment.insert(QStringLiteral("LANGUAGE"), languages);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("say_language")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed().remove(u'&'), expected);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<FirstLanguageTest>("first_language_test");
const headlight::test::TestClass said("say_language", [](int, char**) { return say_language(); });

}  // namespace first_language_test

#include "first_language_test.moc"
