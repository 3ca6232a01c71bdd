// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/token_label.h"

#include <QTest>
#include <QTextBoundaryFinder>

#include "ui/figure/figure_text.h"
#include "ui/words/utf8_text.h"

#include "tests/support/test_class.h"
#include "ui/words/shown_text.h"

namespace token_label_test {

using namespace headlight::ui;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }
QString character(char32_t code) { return QStringView(QChar::fromUcs4(code)).toString(); }

}  // namespace

class TokenLabelTest : public QObject {
  Q_OBJECT

 private slots:
  void labels_data() {
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("label");
    const auto row = [](const char* name, const QString& token, const char* label) {
      QTest::newRow(name) << token << s(label);
    };
    row("a word", s("the cat"), "the cat");
    row("nothing", QString(), "“”");
    row("spaces alone", s("  "), "␣␣");
    row("spaces at the ends", s(" the "), "␣the␣");
    row("breaks and tabs", s("a\nb\tc\rd"), "a↵b⇥c←d");
    row("controls", QString(QChar(0)) + s("\x1b\x7f\u0085\u009b"), "␀␛␡‹NEL›‹U+009B›");
    row("spaces of other widths", s("a\u00a0b\u3000c\u2003d\u202fe"), "a⍽b␣c␣d⍽e");
    row("line separators", s("a\u2028b\u2029c"), "a↵b↵c");
    row("an override", s("\u202eabc\u202c"), "‹RLO›abc‹PDF›");
    row("isolates", s("\u2066a\u2067b\u2068c\u2069"), "‹LRI›a‹RLI›b‹FSI›c‹PDI›");
    row("marks of direction", s("a\u200eb\u200fc\u061cd"), "a‹LRM›b‹RLM›c‹ALM›d");
    row("zero width", s("a\u200bb\u2060c\ufeffd\u00ade"), "a‹ZWSP›b‹WJ›c‹BOM›d‹SHY›e");
    row("an empty pattern of dots", s("a\u2800b"), "a‹U+2800›b");
    row("fillers", s("a\u3164b\u115fc"), "a‹U+3164›b‹U+115F›c");
    row("a place for an object", s("a\ufffcb"), "a‹OBJ›b");
    row("a tag alone", s("a\U000e0041b"), "a‹U+E0041›b");
    row("joiners that join nothing", s("a\u200db\u200cc"), "a‹ZWJ›b‹ZWNJ›c");
    row("a selector that selects nothing", s("a\ufe0f1\ufe0f"), "a‹VS16›1‹VS16›");
    row("a mark without a letter", s("\u0301"), "◌\u0301");
    row("a conjunct kept apart", s("क्\u200dष क्\u200cष"), "क्\u200dष क्\u200cष");
    row("Persian", s("می\u200cخواهم"), "می\u200cخواهم");
    row("a second joiner", s("می\u200c\u200cخ"), "می‹ZWNJ›‹ZWNJ›خ");
    row("a letter's shape alone", s("ه\u200d"), "ه\u200d");
    row("a keycap", s("1\ufe0f\u20e3"), "1\ufe0f\u20e3");
    row("a rainbow", s("🏳\ufe0f\u200d🌈"), "🏳\ufe0f\u200d🌈");
    row("a family", s("👩\u200d👩\u200d👧\u200d👦"), "👩\u200d👩\u200d👧\u200d👦");
    row("a flag of tags", s("🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"),
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f");
    row("a joiner after a family", s("👩\u200d👧\u200d"), "👩\u200d👧‹ZWJ›");
    row("a heart in colours", s("❤\ufe0f"), "❤\ufe0f");
  }

  void labels() {
    QFETCH(const QString, token);
    QFETCH(const QString, label);
    QCOMPARE(label_of_token(token), label);
  }

  void nothing_invisible_is_left() {
    for (char32_t code = 0; code <= 0x10FFFF; ++code) {
      const QChar::Category category = QChar::category(code);
      const bool invisible = category == QChar::Other_Control || category == QChar::Other_Format ||
                             category == QChar::Separator_Line || category == QChar::Separator_Paragraph ||
                             (category == QChar::Separator_Space && code != U' ');
      if (invisible) {
        const QString label = label_of_token(s("a") + character(code) + s("b"));
        QVERIFY2(!label.contains(character(code)) && label.size() > 2, qPrintable(QString::number(code, 16)));
      }
    }
  }

  void marks_do_not_pile_up() {
    QString token = s("e");
    for (int i = 0; i < 40; ++i) {
      token += s("\u0301\u0316");
    }
    // Two above a low letter, one below, and a sign that there are more.
    QCOMPARE(label_of_token(token + s("f")), s("e\u0301\u0316\u0301…f"));
    QCOMPARE(label_of_token(token.toUpper()), s("E\u0301\u0316…"));
    // Letters of languages are whole, however they are written.
    for (const char* word : {"Việt Ế", "Vie\u0323\u0302t E\u0302\u0301", "ẹ\u0301", "שָׁלוֹם", "مُحَمَّد", "ที่นี่"}) {
      QCOMPARE(label_of_token(s(word)), s(word));
    }
  }

  void vowel_signs_do_not_pile_up() {
    QCOMPARE(label_of_token(s("ก") + s("\u0e47").repeated(17)), s("ก\u0e47…"));
    QCOMPARE(label_of_token(s("น้ำ")), s("น้ำ"));
  }

  void nothing_turns_a_title_round() {
    QCOMPARE(label_of_title(s("T\u202eitle  of\ntwo lines ")), s("T‹RLO›itle  of\ntwo lines "));
    QCOMPARE(label_of_title(s("क्\u200dष 👩\u200d👧")), s("क्\u200dष 👩\u200d👧"));
  }

  void a_byte_order_mark_is_part_of_a_text() {
    QCOMPARE(utf8_text("\xEF\xBB\xBF"
                       "a"),
             QString(QChar(QChar::ByteOrderMark)) + u'a');
    QCOMPARE(label_of_token(utf8_text("\xEF\xBB\xBF"
                                      "a")),
             s("‹BOM›a"));
    QCOMPARE(utf8_text("a"), s("a"));
  }

  void texts_are_cut_between_characters() {
    QCOMPARE(shown_text(s("abc"), 3), s("abc"));
    QCOMPARE(shown_text(s("abcd"), 3), s("abc…"));
    QCOMPARE(shown_text(s("a😀bc"), 2), s("a…"));
  }

  void long_tokens_are_cut_between_characters() {
    const QString letters(1'000'000, u'a');
    QCOMPARE(label_of_token(letters), QString(longest_label, u'a') + u'…');
    const QString family = s("👩\u200d👧");
    const QString label = label_of_token(family.repeated(200'000));
    QCOMPARE(label, family.repeated(longest_label / family.size()) + u'…');
    QCOMPARE(label_of_token(s("🎉").repeated(longest_label)).chopped(1), s("🎉").repeated(longest_label / 2));
    const QString one_letter = label_of_token(s("e") + s("\u0301").repeated(1'000'000));
    QVERIFY(one_letter.size() < 10 && one_letter.startsWith(u'e'));
  }

  void emoji_are_not_joined_without_end() {
    const QString joined = label_of_token(s("👩\u200d").repeated(100'000) + s("b"));
    QVERIFY(joined.startsWith(s("👩\u200d👩")) && joined.size() < 60);
    const QString kiss = s("👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏿");
    QCOMPARE(label_of_token(kiss.repeated(20)), kiss.repeated(20));
  }

  void a_sequence_of_emoji_is_one_picture() {
    const QFont font = figure_font(QString(), 64);
    const double one_picture = text_width(s("👩\ufe0f"), font);
    QVERIFY(one_picture > 32.0);
    for (const char* sequence :
         {"1\ufe0f\u20e3", "#\ufe0f\u20e3", "🇩🇪", "🏳\ufe0f\u200d🌈", "👩\u200d👩\u200d👧\u200d👦", "❤\ufe0f",
          "👍🏽", "☺\ufe0f", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"}) {
      QVERIFY2(std::abs(text_width(s(sequence), font) - one_picture) < 1.0, sequence);
    }
    QVERIFY(std::abs(text_width(s("👩🇩🇪1\ufe0f\u20e3"), font) - 3.0 * one_picture) < 3.0);
  }

  void labels_in_sentences_keep_the_order_of_the_words() {
    QCOMPARE(isolated(s("it")), s("it"));
    QCOMPARE(isolated(s("שלום")), s("\u2068שלום\u2069"));
    QVERIFY(!(isolated(s("שלום")) + s(" → b")).isRightToLeft());
  }

  void titles_keep_their_beginning() {
    const TextBlock block(QString(1'000'000, u'w'), figure_font(QString(), 20), 400.0, 4);
    QVERIFY(block.is_elided());
    QVERIFY(block.size().width() <= 400.0);
    const TextBlock emoji(s("👩\u200d👧").repeated(100), figure_font(QString(), 20), 200.0);
    QVERIFY(emoji.is_elided());
    QVERIFY(emoji.size().width() <= 200.0 && emoji.size().width() > 150.0);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<TokenLabelTest>("token_label_test");

}  // namespace token_label_test

#include "token_label_test.moc"
