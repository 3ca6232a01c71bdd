// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <QTest>

#include "tests/support/test_class.h"

namespace command_line_test {

using namespace headlight::app;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

const std::vector<OptionSpec>& known() {
  static const std::vector<OptionSpec> options{{s("-o")}, {s("--stage")}, {s("--no-colorbar"), false}};
  return options;
}

}  // namespace

class CommandLineTest : public QObject {
  Q_OBJECT

 private slots:
  void values_come_behind_a_space_or_an_equals_sign() {
    for (const QStringList& words : {QStringList{s("--stage"), s("raw"), s("-o"), s("x"), s("a")},
                                     QStringList{s("a"), s("--stage=raw"), s("-o=x")}}) {
      const auto arguments = parse_arguments(words, known());
      QVERIFY(arguments.has_value());
      QCOMPARE(arguments->positional, QStringList{s("a")});
      QCOMPARE(arguments->value(s("--stage")), s("raw"));
      QCOMPARE(arguments->value(s("-o")), s("x"));
      QVERIFY(!arguments->has(s("--no-colorbar")));
    }
  }

  void a_value_may_look_like_an_option_or_be_empty() {
    const auto arguments = parse_arguments({s("--stage"), s("-1"), s("-o="), s("--no-colorbar")}, known());
    QCOMPARE(arguments->value(s("--stage")), s("-1"));
    QCOMPARE(arguments->value(s("-o")), s(""));
    QVERIFY(arguments->has(s("--no-colorbar")));
    QCOMPARE(parse_arguments({s("--stage=a=b")}, known())->value(s("--stage")), s("a=b"));
  }

  void a_dash_and_what_follows_two_are_no_options() {
    const auto arguments = parse_arguments({s("-"), s("--"), s("-o"), s("--"), s("--stage")}, known());
    QCOMPARE(arguments->positional, (QStringList{s("-"), s("-o"), s("--"), s("--stage")}));
    QVERIFY(arguments->options.isEmpty());
  }

  void wrong_usage_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("unknown") << QStringList{s("--stages")} << s("there is no option --stages");
    QTest::newRow("unknown with value") << QStringList{s("-x=1")} << s("there is no option -x");
    QTest::newRow("without its value") << QStringList{s("-o")} << s("the option -o needs a value");
    QTest::newRow("with a value") << QStringList{s("--no-colorbar=1")}
                                  << s("the option --no-colorbar takes no value");
    QTest::newRow("twice") << QStringList{s("-o=1"), s("-o"), s("2")} << s("the option -o is given twice");
  }

  void wrong_usage() {
    QFETCH(const QStringList, words);
    QFETCH(const QString, message);
    const auto arguments = parse_arguments(words, known());
    QVERIFY(!arguments.has_value());
    QVERIFY(arguments.error().status == ExitStatus::usage);
    QCOMPARE(arguments.error().message, message);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<CommandLineTest>("command_line_test");

}  // namespace command_line_test

#include "command_line_test.moc"
