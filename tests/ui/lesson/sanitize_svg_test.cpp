// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sanitize_svg.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "ui/document/lesson_file.h"

#include "tests/support/test_class.h"

namespace sanitize_svg_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

QImage drawn(const QByteArray& svg) {
  QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QSvgRenderer renderer(svg);
  QPainter painter(&image);
  renderer.render(&painter, QRectF(0, 0, 100, 100));
  return image;
}

}  // namespace

class SanitizeSvgTest : public QObject {
  Q_OBJECT

 private slots:
  void other_files_are_not_drawn() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("blue.png"));
    QImage blue(10, 10, QImage::Format_RGB32);
    blue.fill(Qt::blue);
    QVERIFY(blue.save(path));
    const QByteArray svg =
        QStringLiteral(
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
            "viewBox='0 0 100 100'><image x='0' y='0' width='100' height='100' xlink:href='%1'/></svg>")
            .arg(path)
            .toUtf8();
    QCOMPARE(drawn(svg).pixelColor(50, 50), QColor(Qt::blue));  // so that there is something to keep out
    QCOMPARE(drawn(sanitize_svg(svg)).pixelColor(50, 50), QColor(Qt::white));
  }

  void its_own_parts_are() {
    const QByteArray svg =
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 100 "
        "100'>"
        "<defs><rect id='r' width='100' height='100' fill='#00ff00'/></defs><use xlink:href='#r'/></svg>";
    QCOMPARE(drawn(sanitize_svg(svg)).pixelColor(50, 50), QColor(0, 255, 0));
  }

  void style_sheets_of_other_files_are_left_out() {
    const QByteArray svg = sanitize_svg(
        "<?xml-stylesheet type='text/css' href='/etc/passwd'?><!DOCTYPE svg SYSTEM 'file:///etc/passwd'>"
        "<svg xmlns='http://www.w3.org/2000/svg'/>");
    QVERIFY(!svg.isEmpty());
    QVERIFY(!svg.contains("passwd"));
  }

  void what_is_no_xml_is_no_picture() {
    QCOMPARE(sanitize_svg("<svg"), QByteArray());
    QCOMPARE(sanitize_svg("nonsense"), QByteArray());
  }

  void pictures_of_our_lessons_stay_as_they_are() {
    int pictures = 0;
    for (const LessonInfo& info : built_in_lessons()) {
      const std::optional<Lesson> lesson = built_in_lesson(info.id);
      QVERIFY(lesson);
      for (const LessonStep& step : lesson->steps) {
        if (const auto* const picture = std::get_if<headlight::LessonPicture>(&step.content)) {
          for (const char* const language : {"en", "zh_CN"}) {
            const QByteArray svg = QByteArray::fromStdString(text_in(picture->svg, language));
            QCOMPARE(drawn(sanitize_svg(svg)), drawn(svg));
            ++pictures;
          }
        }
      }
    }
    QVERIFY(pictures > 0);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<SanitizeSvgTest>("sanitize_svg_test");

}  // namespace sanitize_svg_test

#include "sanitize_svg_test.moc"
