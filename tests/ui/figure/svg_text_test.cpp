// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/support/test_class.h"
#include "tests/ui/figure/sample_figures.h"
#include "ui/figure/figure_file.h"

namespace svg_text_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

QByteArray svg_of(const Figure& figure, bool words) {
  Picture picture;
  picture.figure = std::make_shared<const Figure>(figure);
  picture.options.svg_text = words;
  return *picture_bytes(picture, PictureFormat::svg);
}

struct Words {
  QString text;
  QXmlStreamAttributes attributes;
  double number(const char* name) const { return attributes.value(QLatin1StringView(name)).toDouble(); }
  QString value(const char* name) const { return attributes.value(QLatin1StringView(name)).toString(); }
};

std::vector<Words> words_of(const QByteArray& svg) {
  std::vector<Words> words;
  QXmlStreamReader reader(svg);
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text")) {
      const QXmlStreamAttributes attributes = reader.attributes();
      words.push_back({reader.readElementText(), attributes});
    }
  }
  return reader.hasError() ? std::vector<Words>() : words;
}

Words find(const std::vector<Words>& words, const QString& text) {
  const auto found = std::find_if(words.begin(), words.end(), [&](const Words& w) { return w.text == text; });
  return found == words.end() ? Words() : *found;
}

QSet<QString> identifiers(const QByteArray& svg) {
  static const QRegularExpression id(QStringLiteral(" id=\"([^\"]*)\""));
  QSet<QString> result;
  for (auto match = id.globalMatch(QString::fromUtf8(svg)); match.hasNext();) {
    result.insert(match.next().captured(1));
  }
  return result;
}

}  // namespace

class SvgTextTest : public QObject {
  Q_OBJECT

 private slots:
  void figures_in_one_page_share_no_identifier() {
    Figure a = test::sample_figure(1, 2);
    Figure b = a;
    b.panels[0].values = std::make_shared<const Matrix>(Matrix::Constant(1, 2, 0.75));
    QVERIFY(!identifiers(svg_of(a, false)).isEmpty());
    QVERIFY(!identifiers(svg_of(a, false)).intersects(identifiers(svg_of(b, false))));
    QCOMPARE(svg_of(a, false), svg_of(a, false));
    b = a;
    b.bar_title = s("another");
    QVERIFY(!identifiers(svg_of(a, false)).intersects(identifiers(svg_of(b, false))));
  }

  void words_stand_where_their_outlines_do() {
    Figure figure = test::sample_figure({s("<b>&"), s("中国")}, {s("x"), s("y")});
    figure.title = s("A & B");
    const std::vector<Words> words = words_of(svg_of(figure, true));
    QVERIFY(!svg_of(figure, true).contains("<use"));
    const Words row = find(words, s("<b>&"));
    const Words next_row = find(words, s("中国"));
    QCOMPARE(row.value("text-anchor"), s("end"));
    QCOMPARE(row.number("x"), next_row.number("x"));
    QVERIFY(row.number("y") < next_row.number("y"));
    // 9 points at 1200 units to the inch.
    QCOMPARE(row.number("font-size"), 150.0);
    const Words title = find(words, s("A & B"));
    QCOMPARE(title.value("text-anchor"), s("middle"));
    QVERIFY(title.number("y") < row.number("y"));
    QVERIFY(title.number("font-size") > row.number("font-size"));
    const Words upright = find(words, s("Query (rows)"));
    QVERIFY(upright.value("transform").startsWith(s("rotate(-90 ")));
    QVERIFY(upright.number("x") < row.number("x"));
    // Rows at 0.37 and 0.61 a column, see sample_figure.
    const Words number = find(words, s("0.98"));
    QCOMPARE(number.value("text-anchor"), s("middle"));
    QVERIFY(std::abs(number.number("x") - find(words, s("y")).number("x")) < 5.0);  // half a gap
  }

  void fonts_are_named_once_with_chinese_ones() {
    const QByteArray svg = svg_of(test::sample_figure(8, 8), true);
    QCOMPARE(svg.count("font-family"), 1);
    QVERIFY(svg.contains("'Noto Sans', 'Noto Sans Math', 'Noto Sans CJK SC'"));
    QVERIFY(svg.contains(", sans-serif\""));
  }

  void words_from_right_to_left_end_at_the_cells() {
    const std::vector<Words> words =
        words_of(svg_of(test::sample_figure({s("שלום"), s("b")}, {s("x")}), true));
    const Words hebrew = find(words, s("שלום"));
    QCOMPARE(hebrew.value("direction"), s("rtl"));
    QVERIFY(hebrew.value("text-anchor").isEmpty());  // begins at its right end
    QCOMPARE(hebrew.number("x"), find(words, s("b")).number("x"));
  }

  void emoji_keep_their_selectors() {
    const QString keycap = s("1\ufe0f\u20e3");
    const std::vector<Words> words = words_of(svg_of(test::sample_figure({keycap}, {s("x")}), true));
    QCOMPARE(find(words, keycap).text, keycap);
  }

  void characters_that_xml_lacks_spoil_no_file() {
    Figure figure = test::sample_figure(1, 1);
    figure.title = s("a\x01\x02") + QChar(0xFFFF);
    for (const bool as_words : {false, true}) {
      QXmlStreamReader reader(svg_of(figure, as_words));
      while (!reader.atEnd()) {
        reader.readNext();
      }
      QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<SvgTextTest>("svg_text_test");

}  // namespace svg_text_test

#include "svg_text_test.moc"
