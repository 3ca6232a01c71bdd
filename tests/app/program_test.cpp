// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/experiment_files.h"
#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace program_test {

using namespace headlight::test;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

QByteArray bytes(const nlohmann::ordered_json& file) { return QByteArray::fromStdString(file.dump()); }

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<no file>");
}

}  // namespace

// Starts the program itself, as people and scripts do.
class ProgramTest : public QObject {
  Q_OBJECT

 private slots:
  void help_and_version() {
    const Run help = run_program({s("--help")});
    QCOMPARE(help.status, 0);
    for (const char* word : {"examples", "eval SOURCE", "--version", "Exit status"}) {
      QVERIFY2(help.out.contains(word), word);
    }
    QVERIFY(!help.out.contains("import"));
    QVERIFY(!help.out.contains("headlight attention"));
    QCOMPARE(run_program({s("eval"), s("--help")}).out, help.out);
    const Run version = run_program({s("--version")});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith("headlight "));
    QVERIFY(help.err.isEmpty() && version.err.isEmpty());
  }

  void examples_are_listed() {
    const Run run = run_program({s("examples")});
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 12);
    QCOMPARE(lines.front().split('\t').front(), QByteArray("library-books"));
    for (const QByteArray& line : lines) {
      QCOMPARE(line.count('\t'), 1);
      QVERIFY(!line.endsWith('\t'));
    }
  }

  // Numbers of the article, rounded as it prints them.
  void eval_computes_an_example() {
    const Run run = run_program({s("eval"), s("example:library-books")});
    QCOMPARE(run.status, 0);
    QVERIFY(run.err.isEmpty());
    const QJsonObject result = QJsonDocument::fromJson(run.out).object();
    const QJsonObject head = result[s("heads")].toArray().at(0).toObject();
    const QJsonArray weights = head[s("weights")].toArray().at(0).toArray();
    const QList<double> expected{0.2211, 0.1564, 0.2482, 0.1657, 0.2087};
    QCOMPARE(weights.size(), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i) {
      QVERIFY(std::abs(weights.at(i).toDouble() - expected[i]) < 5e-5);
    }
    QVERIFY(std::abs(head[s("output")].toArray().at(0).toArray().at(0).toDouble() - 3.9266) < 5e-5);
  }

  void every_example_evaluates() {
    for (const QByteArray& line : run_program({s("examples")}).out.trimmed().split('\n')) {
      const QString id = QString::fromUtf8(line.split('\t').front());
      const Run run = run_program({s("eval"), s("example:") + id});
      QVERIFY2(run.status == 0, run.err.constData());
      QCOMPARE(QJsonDocument::fromJson(run.out).object()[s("format")].toString(), s("headlight-evaluation"));
    }
  }

  void standard_input_is_a_source() {
    const Run run = run_program({s("eval"), s("-"), s("--stage=weights")}, bytes(weights_file()));
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("[0.25, 0.75]"));
    const Run wrong = run_program({s("eval"), s("-")}, "{");
    QCOMPARE(wrong.status, 3);
    QCOMPARE(wrong.err,
             QByteArray("headlight: standard input: at the top level: line 1, column 2: found the end of the "
                        "file, expected JSON\n"));
  }

  void files_are_written() {
    const QTemporaryDir folder;
    const auto eval = [&](const char* name, const QStringList& more) {
      const QString path = folder.filePath(s(name));
      const Run run =
          run_program(QStringList{s("eval"), s("example:translation-two-heads"), s("-o"), path} + more);
      return run.status == 0 && run.out.isEmpty() ? contents(path) : run.err;
    };
    QVERIFY(eval("all.json", {}).startsWith("{\n  \"format\": \"headlight-evaluation\""));
    QVERIFY(eval("ALL.NPZ", {}).startsWith("PK"));
    QVERIFY(eval("all.npz", {}).contains("head1_weights.npy"));
    QVERIFY(!eval("one.npz", {s("--head"), s("1")}).contains("head0_weights.npy"));
    QCOMPARE(
        eval("table.csv", {s("--stage"), s("weights"), s("--head=1")}),
        QByteArray(
            ",我,爱,中国,EOS\nI,0.85,0.1,0.03,0.02\nlove,0.1,0.85,0.03,0.02\nChina,0.03,0.07,0.85,0.05\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 5);
  }

  void tables_need_a_head_only_where_there_are_several() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(s("t.csv"));
    const auto eval = [&](const nlohmann::ordered_json& file, const QStringList& more) {
      return run_program(QStringList{s("eval"), s("-"), s("-o"), path} + more, bytes(file));
    };
    QCOMPARE(eval(weights_file(), {s("--stage"), s("weights")}).status, 0);
    QCOMPARE(contents(path), QByteArray(",a,b\na,0.25,0.75\nb,0.5,0.5\n"));
    QCOMPARE(eval(projected_file(), {s("--stage"), s("concat")}).status, 0);
    QCOMPARE(contents(path).split('\n').front(), QByteArray(",d0,d1,d2"));
    const Run several = eval(qkv_file(), {s("--stage"), s("weights")});
    QCOMPARE(several.status, 2);
    QVERIFY2(several.err.contains("choose one of the 2 heads by --head"), several.err);
    QCOMPARE(eval(qkv_file(), {}).status, 2);
  }

  void wrong_usage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& arguments, const char* message) {
      QTest::newRow(name) << arguments << s(message);
    };
    row("no source", {s("eval")}, "eval needs one SOURCE");
    row("two sources", {s("eval"), s("a"), s("b")}, "eval needs one SOURCE");
    row("unknown option", {s("eval"), s("--foo"), s("a")}, "no option --foo");
    row("unknown option of the program", {s("--foo")}, "no option --foo");
    row("unknown example", {s("eval"), s("example:foo")},
        "no example \"foo\"; there are: library-books, translation,");
    row("unknown example for the window", {s("x.headlight"), s("example:foo")},
        "no example \"foo\"; there are: library-books, translation,");
    row("unknown ending", {s("eval"), s("example:causal"), s("-o"), s("x.txt")},
        "end in .json, .npz or .csv");
    row("no ending", {s("eval"), s("example:causal"), s("-o"), s("x")}, "end in .json, .npz or .csv");
    row("unknown stage", {s("eval"), s("example:causal"), s("--stage"), s("weight")},
        "no stage \"weight\"; there are: q, k,");
    row("stage that is not there", {s("eval"), s("example:causal"), s("--stage"), s("final")},
        "no stage final");
    row("stage that names those there", {s("eval"), s("example:translation"), s("--stage=q")},
        "there are: weights");
    row("head that is not there", {s("eval"), s("example:translation-two-heads"), s("--head"), s("2")},
        "there are heads 0 to 1");
    row("negative head", {s("eval"), s("example:causal"), s("--head=-1")}, "\"-1\" is no head");
    row("head in words", {s("eval"), s("example:causal"), s("--head=one")}, "\"one\" is no head");
    row("concat of one head", {s("eval"), s("example:causal"), s("--head=0"), s("--stage=concat")},
        "no stage concat");
    row("table without stage", {s("eval"), s("example:causal"), s("-o=x.csv")}, "choose it by --stage");
    row("examples with arguments", {s("examples"), s("x")}, "takes no arguments");
    row("help with arguments", {s("--help"), s("x")}, "takes no arguments");
  }

  void wrong_usage() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, message);
    const Run run = run_program(arguments);
    QVERIFY2(run.status == 2, run.err.constData());
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
  }

  void invalid_files_name_file_place_found_and_expected() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(s("bad.headlight"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes(with(qkv_file(), "/inputs/heads/0/k", "[[1,1,1],[1,1,1],[1,1,1]]")));
    file.close();
    const Run run = run_program({s("eval"), path});
    QCOMPARE(run.status, 3);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(QString::fromUtf8(run.err),
             s("headlight: %1: at /inputs/heads/0/k: found 3 columns, expected 2, as a dot "
               "product needs d_q = d_k\n")
                 .arg(path));
  }

  void what_cannot_be_read() {
    const QTemporaryDir folder;
    for (const QString& path : {folder.path(), folder.filePath(s("none.headlight")), s("")}) {
      const Run run = run_program({s("eval"), path});
      QCOMPARE(run.status, 1);
      QVERIFY(run.err.contains("could not be read"));
    }
    QCOMPARE(run_shell(s("\"$headlight\" eval - <&-")).status, 1);
  }

  void a_file_beyond_the_memory_is_named() {
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the sanitizer takes more address space than there may be");
#endif
    const QTemporaryDir folder;
    const Run run = run_shell(
        s("cd '%1'; truncate -s 900M x; ulimit -v 600000; \"$headlight\" eval x").arg(folder.path()));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.err, QByteArray("headlight: x: could not be read: there is not enough memory\n"));
  }

  void what_cannot_be_written() {
    const QTemporaryDir folder;
    for (const char* line :
         {"\"$headlight\" examples >/dev/full", "\"$headlight\" --help >/dev/full",
          "\"$headlight\" --version >&-", "\"$headlight\" eval example:causal >/dev/full",
          "\"$headlight\" eval example:causal >&-", "\"$headlight\" eval example:causal -o /dev/full",
          "\"$headlight\" eval example:causal -o /nowhere/x.json"}) {
      const Run run = run_shell(s(line));
      QVERIFY2(run.status == 1, line);
      QVERIFY2(run.err.contains("could not be written"), line);
    }
    QVERIFY(run_program({s("eval"), s("example:causal"), s("-o"), folder.path() + s("/x.json/")}).status !=
            0);
  }

  // 141 is 128 and the number of SIGPIPE: how cat and its like end.
  void a_reader_that_has_gone_ends_it_without_a_word() {
    for (const char* line :
         {"{ \"$headlight\" eval example:numpy-seed-42; echo $? >&2; } | true",
          "{ \"$headlight\" eval example:numpy-seed-42; echo $? >&2; } | head -n 1 >/dev/null",
          "{ \"$headlight\" eval example:numpy-seed-42 -o /dev/stdout; echo $? >&2; } | true",
          "trap '' PIPE; { \"$headlight\" eval example:numpy-seed-42; echo $? >&2; } | true"}) {
      QCOMPARE(run_shell(s(line)).err, QByteArray("141\n"));
    }
    QVERIFY(run_shell(s("\"$headlight\" examples | true")).err.isEmpty());
  }

  // é as Latin-1 writes it, which is no UTF-8.
  void names_that_are_not_utf8_keep_their_bytes() {
    const QTemporaryDir folder;
    const QString begin = s("cd '%1'; e=$(printf 'o\\351'); ").arg(folder.path());
    QCOMPARE(run_shell(begin + s("\"$headlight\" eval example:causal -o \"$e.json\"")).status, 0);
    QCOMPARE(run_shell(begin + s("ls | od -An -c")).out.simplified(), QByteArray("o 351 . j s o n \\n"));
    QCOMPARE(run_shell(begin + s("printf '%s' '%1' >\"$e.headlight\"; \"$headlight\" eval \"$e.headlight\"")
                                   .arg(QString::fromUtf8(bytes(weights_file()))))
                 .status,
             0);
    const Run missing = run_shell(begin + s("\"$headlight\" eval \"$e\""));
    QCOMPARE(missing.status, 1);
    QCOMPARE(missing.err, QByteArray("headlight: o\\xE9: could not be read: No such file or directory\n"));
    const Run title = run_shell(begin + s("\"$headlight\" export example:causal -o x.png --title \"$e\""));
    QCOMPARE(title.status, 2);
    QVERIFY2(title.err.contains("--title needs text in UTF-8"), title.err);
  }

  void a_pipe_is_a_source_and_waited_for() {
    const QTemporaryDir folder;
    const Run run =
        run_shell(s("cd '%1'; mkfifo p; { sleep 0.2; printf '%s' '%2' >p; } & \"$headlight\" eval p "
                    "--stage=weights")
                      .arg(folder.path(), QString::fromUtf8(bytes(weights_file()))));
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("[0.25, 0.75]"));
  }

  void a_full_disk_leaves_the_old_file() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(s("out.json"));
    QVERIFY(run_program({s("eval"), s("example:causal"), s("-o"), path}).status == 0);
    const QByteArray before = contents(path);
    const Run run = run_shell(s("ulimit -f 1; \"$headlight\" eval example:numpy-seed-42 -o %1").arg(path));
    QCOMPARE(run.status, 1);
    QVERIFY(run.err.contains("could not be written"));
    QCOMPARE(contents(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
  }

  void stages_beyond_the_memory_are_refused() {
    nlohmann::ordered_json file = weights_file();
    file["query_tokens"] = std::vector<std::string>(4096);
    file["inputs"] = {{"kind", "qkv"}, {"heads", nlohmann::ordered_json::array()}};
    const nlohmann::ordered_json column = {{"shape", {4096, 1}}, {"randn", {{"seed", 1}}}};
    for (int head = 0; head < 256; ++head) {
      file["inputs"]["heads"].push_back({{"q", column}, {"k", column}});
    }
    if (sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE) > 100'000'000'000) {
      QSKIP("this machine has the 103 GB");
    }
    const Run run = run_program({s("eval"), s("-")}, bytes(file));
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("the stages need 103.1 GB of memory"), run.err.constData());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<ProgramTest>("program_test");

}  // namespace program_test

#include "program_test.moc"
