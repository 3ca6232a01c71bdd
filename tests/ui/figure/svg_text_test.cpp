// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/ui/figure/sample_figures.h"
#include "ui/figure/figure_file.h"

using namespace headlight;
using namespace headlight::ui;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

QByteArray svg_of(const Figure& figure) {
  Picture picture;
  picture.figure = std::make_shared<const Figure>(figure);
  return *picture_bytes(picture, PictureFormat::svg);
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
    QVERIFY(!identifiers(svg_of(a)).isEmpty());
    QVERIFY(!identifiers(svg_of(a)).intersects(identifiers(svg_of(b))));
    QCOMPARE(svg_of(a), svg_of(a));
    b = a;
    b.bar_title = s("another");
    QVERIFY(!identifiers(svg_of(a)).intersects(identifiers(svg_of(b))));
  }

  void characters_that_xml_lacks_spoil_no_file() {
    Figure figure = test::sample_figure(1, 1);
    figure.title = s("a\x01\x02") + QChar(0xFFFF);
    QXmlStreamReader reader(svg_of(figure));
    while (!reader.atEnd()) {
      reader.readNext();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
  }
};

QTEST_MAIN(SvgTextTest)
#include "svg_text_test.moc"
