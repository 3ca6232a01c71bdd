// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

#include "tests/support/test_class.h"
#include "tests/ui/figure/sample_figures.h"
#include "ui/figure/figure_file.h"

namespace pdf_text_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

/// The objects of a file by number; streams are inflated.
QHash<int, QByteArray> objects_of(const QByteArray& pdf) {
  QHash<int, QByteArray> objects;
  const qsizetype table = pdf.indexOf("\nxref\n");
  qsizetype at = pdf.indexOf("1 0 obj");
  while (at >= 0 && at < table) {
    const int number = pdf.mid(at, pdf.indexOf(' ', at) - at).toInt();
    const qsizetype end = pdf.indexOf("\nendobj\n", at);
    QByteArray object = pdf.mid(at, end - at);
    if (const qsizetype stream = object.indexOf("\nstream\n"); stream >= 0) {
      constexpr qsizetype words = 8;
      const QByteArray packed = object.mid(stream + words, object.size() - stream - words - 10);
      QByteArray sized(4, '\0');
      qToBigEndian(quint32(10'000'000), sized.data());
      object = object.left(stream + words) + qUncompress(sized + packed);
    }
    objects.insert(number, object);
    at = end + 8;
  }
  return objects;
}

/// What a font's glyphs stand for.
QHash<QByteArray, QString> characters_of(const QByteArray& to_unicode) {
  static const QRegularExpression pair(QStringLiteral("<([0-9a-f]{4})> <([0-9a-f]+)>"));
  QHash<QByteArray, QString> characters;
  const QString program = QString::fromLatin1(to_unicode.mid(to_unicode.indexOf("beginbfchar")));
  for (auto match = pair.globalMatch(program); match.hasNext();) {
    const QRegularExpressionMatch found = match.next();
    const QString digits = found.captured(2);
    QString text;
    for (qsizetype i = 0; i < digits.size(); i += 4) {
      text += QChar(digits.mid(i, 4).toUShort(nullptr, 16));
    }
    characters.insert(found.captured(1).toLatin1(), text);
  }
  return characters;
}

/// The strings of a page, in the order of its contents.
QStringList strings_of(const QByteArray& pdf) {
  const QHash<int, QByteArray> objects = objects_of(pdf);
  const QString all = QString::fromLatin1(pdf);
  static const QRegularExpression font_name(QStringLiteral("/(F\\d+) (\\d+) 0 R"));
  static const QRegularExpression to_unicode(QStringLiteral("/ToUnicode (\\d+) 0 R"));
  QHash<QString, QHash<QByteArray, QString>> fonts;
  for (auto match = font_name.globalMatch(all); match.hasNext();) {
    const QRegularExpressionMatch found = match.next();
    const QString font = QString::fromLatin1(objects[found.captured(2).toInt()]);
    fonts.insert(found.captured(1), characters_of(objects[to_unicode.match(font).captured(1).toInt()]));
  }
  static const QRegularExpression shown(QStringLiteral("BT /(F\\d+) [^\\[]*Tm \\[([^\\]]*)\\] TJ ET"));
  static const QRegularExpression glyph(QStringLiteral("<([0-9a-f]{4})>"));
  QStringList strings;
  for (const QByteArray& object : objects) {
    for (auto match = shown.globalMatch(QString::fromLatin1(object)); match.hasNext();) {
      const QRegularExpressionMatch found = match.next();
      QString text;
      for (auto glyphs = glyph.globalMatch(found.captured(2)); glyphs.hasNext();) {
        text += fonts[found.captured(1)][glyphs.next().captured(1).toLatin1()];
      }
      strings << text;
    }
  }
  return strings;
}

QByteArray pdf_of(const QStringList& rows, const QStringList& columns) {
  Picture picture;
  picture.figure = std::make_shared<const Figure>(test::sample_figure(rows, columns));
  return *picture_bytes(picture, PictureFormat::pdf);
}

}  // namespace

class PdfTextTest : public QObject {
  Q_OBJECT

 private slots:
  void text_is_what_was_typed_data() {
    QTest::addColumn<QString>("token");
    QTest::newRow("Latin") << s("the cat");
    QTest::newRow("ligatures") << s("efficient ffl");
    QTest::newRow("conjuncts") << s("क्षत्रिय");
    QTest::newRow("Tamil") << s("கொண்டு");
    QTest::newRow("Thai") << s("กำลัง");
    QTest::newRow("letters that change places") << s("ကျောင်း");
    QTest::newRow("a letter that no font shapes") << s("ދ");
    QTest::newRow("marks") << s("ệ̀é");
    QTest::newRow("Chinese") << s("中国");
    QTest::newRow("Korean") << s("한국어");
    QTest::newRow("keycap") << s("1\ufe0f\u20e3");
    QTest::newRow("family") << s("👩\u200d👩\u200d👧\u200d👦");
    QTest::newRow("flag") << s("🇩🇪");
  }

  void text_is_what_was_typed() {
    QFETCH(const QString, token);
    const QStringList strings = strings_of(pdf_of({token, s("b")}, {s("c"), s("d")}));
    QVERIFY2(strings.join(QString()).contains(token), qPrintable(strings.join(u'|')));
    QVERIFY(strings.contains(s("Key (columns)")));
    QVERIFY(strings.contains(s("Query (rows)")));
  }

  void words_that_run_to_the_left_are_written_from_the_left() {
    // Readers turn them round character by character: ligatures too have a glyph for each.
    const QString joined = strings_of(pdf_of({s("سلام"), s("b")}, {s("c"), s("d")})).join(QString());
    QVERIFY2(joined.contains(s("مالس")), qPrintable(joined));
    QVERIFY(strings_of(pdf_of({s("שָׁל"), s("b")}, {s("c"), s("d")}))
                .join(QString())
                .contains(s("ל\u05c1\u05b8ש")) ||
            strings_of(pdf_of({s("שָׁל"), s("b")}, {s("c"), s("d")}))
                .join(QString())
                .contains(s("ל\u05b8\u05c1ש")));
  }

  void slanted_labels_have_straight_words() {
    QStringList columns;
    for (int i = 0; i < 9; ++i) {
      columns << s("a longer label %1").arg(i);
    }
    const QByteArray pdf = pdf_of({s("q")}, columns);
    const QStringList strings = strings_of(pdf);
    for (const QString& label : columns) {
      QVERIFY(strings.contains(label));
    }
    for (const QByteArray& object : objects_of(pdf)) {
      static const QRegularExpression turned(
          QStringLiteral("(-?[\\d.]+) (-?[\\d.]+) -?[\\d.]+ -?[\\d.]+ "
                         "-?[\\d.]+ -?[\\d.]+ Tm"));
      for (auto match = turned.globalMatch(QString::fromLatin1(object)); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        QVERIFY(found.captured(1).toDouble() == 0.0 || found.captured(2).toDouble() == 0.0);
      }
    }
  }

  void the_same_figure_is_the_same_file() {
    QCOMPARE(pdf_of({s("a")}, {s("b")}), pdf_of({s("a")}, {s("b")}));
  }

  void the_table_of_objects_leads_to_them() {
    const QByteArray pdf = pdf_of({s("中国")}, {s("b")});
    const qsizetype table = pdf.lastIndexOf("xref\n0 ");
    const QByteArray at = pdf.mid(pdf.indexOf("startxref\n") + 10);
    QCOMPARE(at.left(at.indexOf('\n')).toLongLong(), table);
    const QList<QByteArray> lines = pdf.mid(table).split('\n');
    const int count = lines[1].split(' ')[1].toInt();
    for (int number = 1; number < count; ++number) {
      const qsizetype place = lines[2 + number].left(10).toLongLong();
      QVERIFY(pdf.mid(place).startsWith(QByteArray::number(number) + " 0 obj\n"));
    }
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<PdfTextTest>("pdf_text_test");

}  // namespace pdf_text_test

#include "pdf_text_test.moc"
