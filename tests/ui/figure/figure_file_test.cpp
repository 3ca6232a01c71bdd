// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_file.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QtEndian>
#include <cstdlib>
#include <numeric>

#include "tests/support/test_class.h"
#include "tests/ui/figure/sample_figures.h"

namespace figure_file_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

Picture picture_of(const Figure& figure) {
  Picture picture;
  picture.figure = std::make_shared<const Figure>(figure);
  return picture;
}

/// The data of a PNG chunk.
QByteArray chunk(const QByteArray& png, const char* type) {
  for (qsizetype at = 8; at + 8 <= png.size();) {
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
    if (png.mid(at + 4, 4) == type) {
      return png.mid(at + 8, length);
    }
    at += 12 + length;
  }
  return {};
}

quint32 number_at(const QByteArray& bytes, qsizetype at) {
  return qFromBigEndian<quint32>(bytes.constData() + at);
}

QByteArray bytes_of(const Picture& picture, PictureFormat format) {
  const auto bytes = picture_bytes(picture, format);
  return bytes ? *bytes : QByteArray();
}

}  // namespace

class FigureFileTest : public QObject {
  Q_OBJECT

 private slots:
  void a_png_has_real_pixels_and_says_its_resolution();
  void the_other_side_follows_from_the_figure();
  void a_png_is_what_was_drawn();
  void backgrounds();
  void an_svg_has_outlines_and_no_text();
  void an_svg_has_each_glyph_once();
  void an_svg_looks_like_the_png();
  void a_pdf_embeds_its_fonts();
  void vector_files_have_the_size_asked_for();
  void absurd_sizes_are_refused();
  void formats_are_told_by_the_ending();
  void a_file_is_replaced_only_when_complete();
};

void FigureFileTest::a_png_has_real_pixels_and_says_its_resolution() {
  Picture picture = picture_of(test::sample_figure(3, 4));
  picture.options.width_mm = 100.0;
  picture.options.height_mm = 80.0;
  const QByteArray png = bytes_of(picture, PictureFormat::png);
  QCOMPARE(number_at(chunk(png, "IHDR"), 0), 1181U);
  QCOMPARE(number_at(chunk(png, "IHDR"), 4), 945U);
  const QByteArray resolution = chunk(png, "pHYs");
  QCOMPARE(number_at(resolution, 0), 11811U);  // 300 / 0.0254
  QCOMPARE(number_at(resolution, 4), 11811U);
  QCOMPARE(resolution[8], char(1));
  picture.options.dpi = 96;
  QCOMPARE(picture_size(picture), QSize(378, 302));
}

void FigureFileTest::the_other_side_follows_from_the_figure() {
  Picture wide = picture_of(test::sample_figure(2, 12));
  Picture high = picture_of(test::sample_figure(12, 2));
  wide.options.width_mm = 100.0;
  high.options.width_mm = 100.0;
  QCOMPARE(picture_size(wide).width(), 1181);
  QVERIFY(picture_size(wide).height() < 700);
  QVERIFY(picture_size(high).height() > 2000);
}

void FigureFileTest::a_png_is_what_was_drawn() {
  const Picture picture = picture_of(test::sample_figure(3, 4, 2));
  const auto image = picture_image(picture);
  QVERIFY(image);
  QImage read;
  QVERIFY(read.loadFromData(bytes_of(picture, PictureFormat::png), "PNG"));
  QCOMPARE(read.convertToFormat(QImage::Format_RGB32), *image);
  QCOMPARE(read.dotsPerMeterX(), 11811);
}

void FigureFileTest::backgrounds() {
  Picture picture = picture_of(test::sample_figure(3, 4));
  picture.theme = FigureTheme::dark();
  QCOMPARE(picture_image(picture)->pixel(0, 0), qRgb(255, 255, 255));
  picture.options.background = Background::theme;
  QCOMPARE(picture_image(picture)->pixel(0, 0), FigureTheme::dark().ground.rgb());
  picture.options.background = Background::transparent;
  QCOMPARE(picture_image(picture)->pixel(0, 0), qRgba(0, 0, 0, 0));
  QImage read;
  QVERIFY(read.loadFromData(bytes_of(picture, PictureFormat::png), "PNG"));
  QVERIFY(read.hasAlphaChannel());
  QCOMPARE(qAlpha(read.pixel(0, 0)), 0);
}

void FigureFileTest::an_svg_has_outlines_and_no_text() {
  Figure figure = test::sample_figure({QStringLiteral("<b>&"), QStringLiteral("中国"), QStringLiteral("🎉")},
                                      test::numbered(4));
  figure.title = QStringLiteral("A & B < C");
  const QByteArray svg = bytes_of(picture_of(figure), PictureFormat::svg);
  QXmlStreamReader reader(svg);
  int paths = 0;
  int images = 0;
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::StartElement) {
      QVERIFY(reader.name() != QLatin1String("text"));
      paths += reader.name() == QLatin1String("path") ? 1 : 0;
      images += reader.name() == QLatin1String("image") ? 1 : 0;
    }
  }
  QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
  QVERIFY(paths > 12);
  QVERIFY(images >= 1);
}

void FigureFileTest::an_svg_has_each_glyph_once() {
  const QByteArray svg = bytes_of(picture_of(test::sample_figure(14, 14, 12)), PictureFormat::svg);
  QVERIFY2(svg.size() < 1'500'000, qPrintable(QString::number(svg.size())));
  QXmlStreamReader reader(svg);
  QSet<QString> shapes;
  QSet<QString> names;
  QHash<QString, int> uses;
  while (!reader.atEnd()) {
    if (reader.readNext() != QXmlStreamReader::StartElement) {
      continue;
    }
    const QXmlStreamAttributes attributes = reader.attributes();
    if (const QString id = attributes.value(QStringLiteral("id")).toString(); !id.isEmpty()) {
      const QString shape = attributes.value(QStringLiteral("d")).toString();
      QVERIFY(!names.contains(id) && !shapes.contains(shape));
      names.insert(id);
      shapes.insert(shape);
    } else if (reader.name() == QLatin1String("use")) {
      ++uses[attributes.value(QStringLiteral("xlink:href")).toString().mid(1)];
    }
  }
  QVERIFY(!reader.hasError());
  // "0.37" and its like: four glyphs in each cell.
  QVERIFY(std::accumulate(uses.cbegin(), uses.cend(), 0) > 4 * 12 * 14 * 14);
  QCOMPARE(QSet<QString>(uses.keyBegin(), uses.keyEnd()), names);
}

void FigureFileTest::an_svg_looks_like_the_png() {
  Figure figure =
      test::sample_figure({QStringLiteral("a longer label"), QStringLiteral("中国"), QStringLiteral("🎉")},
                          {QStringLiteral("a longer label"), QStringLiteral("another label"),
                           QStringLiteral("🎉🎉🎉"), QStringLiteral("short")},
                          2);
  figure.panels[1].hidden = std::make_shared<const BoolMatrix>(BoolMatrix::Constant(3, 4, true));
  figure.panels[1].fully_hidden_rows = {0, 1, 2};
  const Picture picture = picture_of(figure);
  QImage png;
  QVERIFY(png.loadFromData(bytes_of(picture, PictureFormat::png), "PNG"));
  QSvgRenderer renderer(bytes_of(picture, PictureFormat::svg));
  QVERIFY(renderer.isValid());
  QImage svg(png.size(), QImage::Format_RGB32);
  svg.fill(Qt::white);
  QPainter painter(&svg);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  renderer.render(&painter, QRectF(svg.rect()));
  painter.end();
  // Lengths round differently at different resolutions; so blocks of pixels are compared.
  const QSize coarse = png.size() / 12;
  const QImage a = png.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  const QImage b = svg.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  int different = 0;
  for (int y = 0; y < coarse.height(); ++y) {
    for (int x = 0; x < coarse.width(); ++x) {
      different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 48 ? 1 : 0;
    }
  }
  QVERIFY2(different < coarse.width() * coarse.height() / 50, qPrintable(QString::number(different)));
}

void FigureFileTest::a_pdf_embeds_its_fonts() {
  const QByteArray pdf = bytes_of(
      picture_of(test::sample_figure({QStringLiteral("中国"), QStringLiteral("love")}, test::numbered(3))),
      PictureFormat::pdf);
  QVERIFY(pdf.startsWith("%PDF-"));
  const auto fonts = pdf.count("/FontDescriptor ");
  QVERIFY(fonts >= 2);
  QCOMPARE(pdf.count("/FontFile"), fonts);
}

void FigureFileTest::vector_files_have_the_size_asked_for() {
  Picture picture = picture_of(test::sample_figure(3, 4));
  picture.options.width_mm = 100.0;
  picture.options.height_mm = 80.0;
  QXmlStreamReader reader(bytes_of(picture, PictureFormat::svg));
  QVERIFY(reader.readNextStartElement());
  QVERIFY(std::abs(reader.attributes().value(QStringLiteral("width")).chopped(2).toDouble() - 100.0) < 0.05);
  QVERIFY(std::abs(reader.attributes().value(QStringLiteral("height")).chopped(2).toDouble() - 80.0) < 0.05);
  // 100 mm × 80 mm in points.
  const QByteArray pdf = bytes_of(picture, PictureFormat::pdf);
  const auto box = pdf.indexOf("/MediaBox [");
  const QList<QByteArray> numbers =
      pdf.mid(box + 11, pdf.indexOf(']', box) - box - 11).simplified().split(' ');
  QCOMPARE(numbers.size(), 4);
  QVERIFY(std::abs(numbers[2].toDouble() - 283.46) < 0.6 && std::abs(numbers[3].toDouble() - 226.77) < 0.6);
}

void FigureFileTest::absurd_sizes_are_refused() {
  Picture picture = picture_of(test::sample_figure(3, 4));
  picture.options.width_mm = 10000.0;
  picture.options.height_mm = 50.0;
  const auto refused = picture_bytes(picture, PictureFormat::png);
  QVERIFY(!refused);
  QVERIFY2(refused.error().contains(QStringLiteral("118110 × 591")), qPrintable(refused.error()));
  picture.options.width_mm = 2500.0;
  picture.options.height_mm = 2500.0;
  QVERIFY(!picture_image(picture));
}

void FigureFileTest::formats_are_told_by_the_ending() {
  QVERIFY(picture_format(QStringLiteral("a.PNG")) == PictureFormat::png);
  QVERIFY(picture_format(QStringLiteral("/x.y/a.svg")) == PictureFormat::svg);
  QVERIFY(picture_format(QStringLiteral("a.b.Pdf")) == PictureFormat::pdf);
  QVERIFY(!picture_format(QStringLiteral("a.jpg")));
  QVERIFY(!picture_format(QStringLiteral("png")));
}

void FigureFileTest::a_file_is_replaced_only_when_complete() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("a.png"));
  Picture picture = picture_of(test::sample_figure(3, 4));
  QVERIFY(save_picture(picture, path, PictureFormat::png));
  const QByteArray before = [&] {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }();
  QVERIFY(!before.isEmpty());
  picture.options.width_mm = 10000.0;
  QVERIFY(!save_picture(picture, path, PictureFormat::png));
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), before);
  picture.options.width_mm.reset();
  const auto failed =
      save_picture(picture, folder.filePath(QStringLiteral("none/a.png")), PictureFormat::png);
  QVERIFY(!failed);
  QVERIFY(failed.error().contains(QStringLiteral("none/a.png")));
}

const headlight::test::TestClass registered = headlight::test::test_class<FigureFileTest>("figure_file_test");

}  // namespace figure_file_test

#include "figure_file_test.moc"
