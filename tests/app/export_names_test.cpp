// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace export_names_test {

using namespace headlight::test;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

/// Two heads of scores, of which each number is above zero unless `low` is not.
QByteArray scores(double low) {
  return "{\"format\":\"headlight-experiment\",\"version\":1,\"query_tokens\":[\"a\",\"b\"],\"inputs\":{"
         "\"kind\":"
         "\"scores\",\"heads\":[{\"scores\":[[" +
         QByteArray::number(low) + ",2],[3,4]]},{\"scores\":[[1,2],[3,5]]}]}}";
}

}  // namespace

// What the options of `export` take, and what is said about them.
class ExportNamesTest : public QObject {
  Q_OBJECT

  /// Draws `input` as an SVG with words.
  Run draw(const QByteArray& input, const QStringList& more) {
    return run_program(QStringList{s("export"), s("-"), s("--svg-text"), s("-o"), path()} + more, input);
  }
  QString path() const { return folder_.filePath(s("x.svg")); }
  QString drawn() const {
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }
  /// The words of the picture that are numbers or "Head 1" and its like.
  bool shows(const char* words) const { return drawn().contains(u'>' + s(words) + s("</text>")); }

  QTemporaryDir folder_;

 private slots:
  void names_count_in_any_case() {
    const Run run = draw(scores(1), {s("--stage=SCORES"), s("--palette=Viridis-R"), s("--language=ZH_cn"),
                                     s("--background=Transparent"), s("--annotations=ALWAYS"),
                                     s("--range=Robust"), s("--heads=All")});
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err.constData());
    QVERIFY(shows("查询 Query（行）") || drawn().contains(s("查询")));
  }

  void one_end_of_a_range_can_follow_the_numbers() {
    QCOMPARE(draw(scores(1), {s("--stage=scores"), s("--palette=viridis"), s("--range=auto..8")}).status, 0);
    QVERIFY(shows("1") && shows("8"));  // the smallest number, and what was asked for
    QCOMPARE(draw(scores(1), {s("--stage=scores"), s("--palette=viridis"), s("--range=0..AUTO")}).status, 0);
    QVERIFY(shows("0") && shows("5"));
    QCOMPARE(draw(scores(1), {s("--range=auto..")}).status, 2);
  }

  void heads_are_lists_and_ranges() {
    QCOMPARE(draw(scores(1), {s("--heads=0..1")}).status, 0);
    QVERIFY(shows("Head 1") && shows("Head 2"));
    QCOMPARE(draw(scores(1), {s("--heads=1")}).status, 0);
    QVERIFY(!shows("Head 1") && shows("Head 2"));
    const Run beyond = draw(scores(1), {s("--heads=0..2")});
    QCOMPARE(beyond.status, 2);
    QVERIFY(beyond.err.contains("there are heads 0 to 1"));
  }

  void more_titles_than_heads_are_wrong_usage() {
    const Run many = draw(scores(1), {s("--head-titles=A,B,C")});
    QCOMPARE(many.status, 2);
    QVERIFY2(many.err.contains("has 3 titles") && many.err.contains("2 heatmaps"), many.err.constData());
    const Run one_head = draw(scores(1), {s("--head-titles=A,B"), s("--heads=1")});
    QCOMPARE(one_head.status, 2);
    QVERIFY2(one_head.err.contains("1 heatmap"), one_head.err.constData());
    QCOMPARE(draw(scores(1), {s("--head-titles=First")}).status, 0);
    QVERIFY(shows("First") && shows("Head 2"));
  }

  void what_a_logarithmic_range_cannot_show_is_told() {
    const Run run = draw(scores(-1), {s("--stage=scores"), s("--palette=viridis"), s("--range=log")});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("zero and negative numbers: 1 of them"), run.err.constData());
    QVERIFY(draw(scores(1), {s("--stage=scores"), s("--palette=viridis"), s("--range=log")}).err.isEmpty());
  }

  void half_a_palette_is_told() {
    const Run run = draw(scores(1), {s("--stage=scores")});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("one side of zero"), run.err.constData());
    QVERIFY(draw(scores(-1), {s("--stage=scores")}).err.isEmpty());
    QVERIFY(draw(scores(1), {}).err.isEmpty());  // weights have a palette for one side
  }

  void a_size_without_room_is_refused() {
    QFile::remove(path());
    const Run run = draw(scores(1), {s("--width=9")});
    QCOMPARE(run.status, 1);
    static const QRegularExpression sentence(s("9 mm wide has no room .* at least \\d+ mm"));
    QVERIFY2(s(run.err.constData()).contains(sentence), run.err.constData());
    QVERIFY(!QFileInfo::exists(path()));
  }

  void long_texts_are_cut() {
    QByteArray input = scores(1);
    input.replace("\"a\"", '"' + QByteArray(1'000'000, 'w') + '"');
    input.replace("\"version\"", "\"title\":\"" + QByteArray(1'000'000, 'w') + "\",\"version\"");
    QCOMPARE(draw(input, {}).status, 0);
    QVERIFY(drawn().size() < 50'000);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ExportNamesTest>("export_names_test");

}  // namespace export_names_test

#include "export_names_test.moc"
