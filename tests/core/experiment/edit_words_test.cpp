// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_words_test {

using namespace headlight;
using namespace headlight::test;

class EditWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void a_title_stays_one_text_or_becomes_one_per_language() {
    using ByLanguage = std::map<std::string, std::string>;
    Experiment e = small_scores();
    e = must(edit::set_title(e, "", "plain"));
    QVERIFY(e.title == LocalizedText("plain"));
    e = must(edit::set_title(e, "zh_CN", "题"));
    QVERIFY(e.title == LocalizedText(ByLanguage{{"en", "plain"}, {"zh_CN", "题"}}));
    e = must(edit::set_title(e, "", "English"));
    QVERIFY(e.title == LocalizedText(ByLanguage{{"en", "English"}, {"zh_CN", "题"}}));
    const Experiment notes = must(edit::set_notes(small_scores(), "zh_CN", "注"));
    QVERIFY(notes.notes == LocalizedText(ByLanguage{{"zh_CN", "注"}}));
    View view{{}, {{"stage", "\"raw\""}}};
    view.figure.decimals = 3;
    QVERIFY(must(edit::set_view(e, view)).view == view);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<EditWordsTest>("edit_words_test");

}  // namespace edit_words_test

#include "edit_words_test.moc"
