// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/sentence_split.h"

#include <QTest>

#include "tests/support/test_class.h"

namespace sentence_split_test {

using namespace headlight::ui;

class SentenceSplitTest : public QObject {
  Q_OBJECT

 private slots:
  void splits_data();
  void splits();
  void keeps_every_character_but_space_data() { splits_data(); }
  void keeps_every_character_but_space();
  void reads_pasted_lists_data();
  void reads_pasted_lists();
  void writes_what_it_reads_back_data();
  void writes_what_it_reads_back();
  void one_token_is_written_without_a_line_end();
  void separators_inside_a_token_become_spaces();
  void splits_a_long_text();
};

void SentenceSplitTest::splits_data() {
  QTest::addColumn<QString>("sentence");
  QTest::addColumn<QStringList>("tokens");
  QTest::newRow("nothing") << QString() << QStringList();
  QTest::newRow("only space") << QStringLiteral(" \t\n\u3000\u00A0 ") << QStringList();
  QTest::newRow("one word") << QStringLiteral("attention") << QStringList{QStringLiteral("attention")};
  QTest::newRow("the articles' sentence")
      << QStringLiteral("The animal didn't cross the street because it was too tired")
      << QStringLiteral("The|animal|didn't|cross|the|street|because|it|was|too|tired").split(u'|');
  QTest::newRow("several spaces") << QStringLiteral("  I \t love\nChina ")
                                  << QStringLiteral("I|love|China").split(u'|');
  QTest::newRow("punctuation stays with its word") << QStringLiteral("Hello, world! (U.S., $5.)")
                                                   << QStringLiteral("Hello,|world!|(U.S.,|$5.)").split(u'|');
  QTest::newRow("a mark set apart") << QStringLiteral("too tired .")
                                    << QStringLiteral("too|tired|.").split(u'|');
  QTest::newRow("models' tokens") << QStringLiteral("[CLS] play ##ing <s> Ġthe [MASK]")
                                  << QStringLiteral("[CLS] play ##ing <s> Ġthe [MASK]").split(u' ');
  QTest::newRow("Chinese") << QStringLiteral("我爱中国") << QStringLiteral("我|爱|中|国").split(u'|');
  QTest::newRow("Chinese with spaces")
      << QStringLiteral("我 爱\u3000中国") << QStringLiteral("我|爱|中|国").split(u'|');
  QTest::newRow("Chinese punctuation")
      << QStringLiteral("你好，世界！（真的）《书》")
      << QStringLiteral("你|好|，|世|界|！|（|真|的|）|《|书|》").split(u'|');
  QTest::newRow("Chinese quotes") << QStringLiteral("“我”…") << QStringLiteral("“|我|”…").split(u'|');
  QTest::newRow("mixed") << QStringLiteral("我爱deep learning和BERT-2模型 EOS")
                         << QStringLiteral("我|爱|deep|learning|和|BERT-2|模|型|EOS").split(u'|');
  QTest::newRow("special token after Chinese")
      << QStringLiteral("中国[EOS]") << QStringLiteral("中|国|[EOS]").split(u'|');
  QTest::newRow("full-width Latin stays whole")
      << QStringLiteral("ＡＢＣ１２は") << QStringLiteral("ＡＢＣ１２|は").split(u'|');
  QTest::newRow("Japanese") << QStringLiteral("ラーメンを食べる。人々")
                            << QStringLiteral("ラ|ー|メ|ン|を|食|べ|る|。|人|々").split(u'|');
  QTest::newRow("voiced mark stays with its kana")
      << QStringLiteral("か\u3099き") << QStringList{QStringLiteral("か\u3099"), QStringLiteral("き")};
  QTest::newRow("half-width katakana with its mark")
      << QStringLiteral("ｶﾞｷ") << QStringList{QStringLiteral("ｶﾞ"), QStringLiteral("ｷ")};
  QTest::newRow("beyond the basic plane")
      << QStringLiteral("𠮷野家") << QStringLiteral("𠮷|野|家").split(u'|');
  QTest::newRow("ideographic variation") << QStringLiteral("葛\U000E0100飾")
                                         << QStringList{QStringLiteral("葛\U000E0100"), QStringLiteral("飾")};
  QTest::newRow("Bopomofo") << QStringLiteral("ㄅㄆ") << QStringLiteral("ㄅ|ㄆ").split(u'|');
  QTest::newRow("Korean by words") << QStringLiteral("나는 중국을 사랑한다")
                                   << QStringLiteral("나는|중국을|사랑한다").split(u'|');
  QTest::newRow("Arabic") << QStringLiteral("أُحِبُّ الصين") << QStringLiteral("أُحِبُّ|الصين").split(u'|');
  QTest::newRow("Arabic with a joiner")
      << QStringLiteral("می\u200Cخواهم رفت") << QStringLiteral("می\u200Cخواهم|رفت").split(u'|');
  QTest::newRow("Devanagari") << QStringLiteral("मैं हिन्दी") << QStringLiteral("मैं|हिन्दी").split(u'|');
  QTest::newRow("combining marks") << QStringLiteral("e\u0301te\u0301 a\u0323\u0302")
                                   << QStringLiteral("e\u0301te\u0301|a\u0323\u0302").split(u'|');
  QTest::newRow("joined emoji between Chinese")
      << QStringLiteral("我👨‍👩‍👧爱❤️你")
      << QStringLiteral("我|👨‍👩‍👧|爱|❤️|你").split(u'|');
  QTest::newRow("emoji with skin colour and flags")
      << QStringLiteral("👍🏽 🇨🇳 ok") << QStringLiteral("👍🏽|🇨🇳|ok").split(u'|');
}

void SentenceSplitTest::splits() {
  QFETCH(const QString, sentence);
  QFETCH(const QStringList, tokens);
  QCOMPARE(split_sentence(sentence), tokens);
}

void SentenceSplitTest::keeps_every_character_but_space() {
  QFETCH(const QString, sentence);
  QString without_space;
  for (const QChar character : sentence) {
    if (!character.isSpace()) {
      without_space.append(character);
    }
  }
  const QStringList tokens = split_sentence(sentence);
  QCOMPARE(tokens.join(QString()), without_space);
  QVERIFY(!tokens.contains(QString()));
}

void SentenceSplitTest::reads_pasted_lists_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QStringList>("tokens");
  QTest::addColumn<bool>("was_list");
  QTest::newRow("sentence") << QStringLiteral("I love 中国") << QStringLiteral("I|love|中|国").split(u'|')
                            << false;
  QTest::newRow("sentence with a line end")
      << QStringLiteral("I love\n") << QStringLiteral("I|love").split(u'|') << false;
  QTest::newRow("nothing") << QString() << QStringList() << false;
  QTest::newRow("lines keep words together")
      << QStringLiteral("New York\n中国\nEOS\n") << QStringLiteral("New York|中国|EOS").split(u'|') << true;
  QTest::newRow("tabs") << QStringLiteral("我\t爱\t中国") << QStringLiteral("我|爱|中国").split(u'|') << true;
  QTest::newRow("rows and columns") << QStringLiteral("a\tb\r\nc\td\r\n")
                                    << QStringLiteral("a|b|c|d").split(u'|') << true;
  QTest::newRow("empty entries") << QStringLiteral("a\n\nb\n") << QStringLiteral("a||b").split(u'|') << true;
  QTest::newRow("old line ends") << QStringLiteral("a\rb") << QStringLiteral("a|b").split(u'|') << true;
  QTest::newRow("Unicode line ends") << QStringLiteral("a\u2028b\u2029") << QStringLiteral("a|b").split(u'|')
                                     << true;
}

void SentenceSplitTest::reads_pasted_lists() {
  QFETCH(const QString, text);
  QFETCH(const QStringList, tokens);
  QFETCH(const bool, was_list);
  const PastedTokens pasted = pasted_tokens(text);
  QCOMPARE(pasted.tokens, tokens);
  QCOMPARE(pasted.was_list, was_list);
}

void SentenceSplitTest::writes_what_it_reads_back_data() {
  QTest::addColumn<QStringList>("tokens");
  QTest::newRow("words") << QStringList{QStringLiteral("I"), QStringLiteral("love")};
  QTest::newRow("spaces inside") << QStringList{QStringLiteral("New York"), QStringLiteral(" the")};
  QTest::newRow("Chinese words") << QStringList{QStringLiteral("中国"), QStringLiteral("北京")};
  QTest::newRow("empty ones") << QStringList{QString(), QStringLiteral("a"), QString(), QString()};
}

void SentenceSplitTest::writes_what_it_reads_back() {
  QFETCH(const QStringList, tokens);
  QCOMPARE(pasted_tokens(tokens_as_text(tokens)).tokens, tokens);
}

void SentenceSplitTest::one_token_is_written_without_a_line_end() {
  QCOMPARE(tokens_as_text({QStringLiteral("love")}), QStringLiteral("love"));
  QCOMPARE(tokens_as_text({}), QString());
}

void SentenceSplitTest::separators_inside_a_token_become_spaces() {
  QCOMPARE(tokens_as_text({QStringLiteral("a\tb\nc"), QStringLiteral("d")}), QStringLiteral("a b c\nd\n"));
}

void SentenceSplitTest::splits_a_long_text() {
  const QStringList tokens = split_sentence(QStringLiteral("word 中").repeated(50'000));
  QCOMPARE(tokens.size(), 100'000);
  QCOMPARE(tokens.last(), QStringLiteral("中"));
}

const headlight::test::TestClass registered =
    headlight::test::test_class<SentenceSplitTest>("sentence_split_test");

}  // namespace sentence_split_test

#include "sentence_split_test.moc"
