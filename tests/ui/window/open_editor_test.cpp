// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/document/experiment_file.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/widgets/number_field.h"
#include "ui/window/starter_experiment.h"

namespace open_editor_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

struct Fixture : WindowWorld {
  MainWindow& window{*windows.open_example(QStringLiteral("causal"))};

  Fixture() {
    window.document().reset(starter_experiment(), QString());
    window.resize(1400, 900);
    window.showNormal();
    prompts.file_to_save = path(QStringLiteral("out.headlight"));
  }
  [[nodiscard]] bool ready() {
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
  }
  void trigger(const char* action) { window.findChild<QAction*>(QLatin1StringView(action))->trigger(); }
  Experiment saved() const { return open_experiment(prompts.file_to_save).value_or(Experiment()); }

  /// Types into the first token, without Enter.
  void type_token(const char* text) {
    window.show_editor(MainWindow::Editor::tokens);
    type_cell(*window.findChild<QListView*>(QStringLiteral("query_tokens")), text);
  }
  /// Types into the first number of the first matrix, without Enter.
  void type_number(const char* text) {
    window.show_editor(MainWindow::Editor::matrices);
    type_cell(*window.findChild<QTableView*>(QStringLiteral("matrixView")), text);
  }
  void type_cell(QAbstractItemView& view, const char* text) {
    view.setCurrentIndex(view.model()->index(0, 0));
    view.edit(view.currentIndex());
    auto* const line = qobject_cast<QLineEdit*>(view.indexWidget(view.currentIndex()));
    QVERIFY(line != nullptr);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QString::fromUtf8(text));
  }
  std::string first_token() { return window.document().experiment()->query_tokens.front(); }
};

}  // namespace

// What is typed in a cell or a field, and not yet entered, when a command comes.
class OpenEditorTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)"))); }

  void saving_takes_the_token() {
    Fixture f;
    QVERIFY(f.ready());
    f.type_token("dog");
    f.trigger("saveAction");
    QCOMPARE(f.saved().query_tokens.front(), std::string("dog"));
    QVERIFY(!f.window.document().is_modified());
    f.type_token("wolf");
    f.trigger("saveAsAction");
    QCOMPARE(f.saved().query_tokens.front(), std::string("wolf"));
  }

  void saving_takes_the_number() {
    Fixture f;
    QVERIFY(f.ready());
    f.type_number("1/4");
    f.trigger("saveAction");
    QCOMPARE(find_matrix(f.saved(), {MatrixRole::q, HeadIndex{0}})->values()(0, 0), 0.25);
  }

  void what_is_no_number_holds_the_command_up() {
    Fixture f;
    QVERIFY(f.ready());
    f.type_number("1/");
    f.trigger("saveAction");
    QVERIFY(!QFile::exists(f.prompts.file_to_save));
    auto* const view = f.window.findChild<QTableView*>(QStringLiteral("matrixView"));
    auto* const line = view->viewport()->findChild<QLineEdit*>();
    QVERIFY(line != nullptr && line->isVisible());
    QCOMPARE(line->text(), QStringLiteral("1/"));
    QVERIFY(!f.window.close());
    QVERIFY(f.window.isVisible());
    line->setText(QStringLiteral("0.5"));
    QVERIFY(commit_open_editor(f.window));
    QCOMPARE(find_matrix(*f.window.document().experiment(), {MatrixRole::q, HeadIndex{0}})->values()(0, 0),
             0.5);
  }

  void undo_takes_back_what_was_just_typed() {
    Fixture f;
    QVERIFY(f.ready());
    const std::string before = f.first_token();
    f.type_token("dog");
    f.trigger("saveAction");
    f.type_token("cat");
    f.trigger("undoAction");
    QCOMPARE(f.first_token(), std::string("dog"));
    f.trigger("redoAction");
    QCOMPARE(f.first_token(), std::string("cat"));
    f.trigger("undoAction");
    f.trigger("undoAction");
    QCOMPARE(f.first_token(), before);
  }

  void closing_and_opening_ask_about_what_is_typed() {
    Fixture f;
    QVERIFY(f.ready());
    f.type_token("dog");
    QVERIFY(!f.window.close());
    QCOMPARE(f.prompts.unsaved_questions.size(), 1);
    QCOMPARE(f.first_token(), std::string("dog"));
    f.trigger("undoAction");
    f.type_token("cat");
    QVERIFY(!f.window.files().open_example(QStringLiteral("translation")));
    QCOMPARE(f.prompts.unsaved_questions.size(), 2);
    QCOMPARE(f.first_token(), std::string("cat"));
  }

  void fields_are_taken() {
    Fixture f;
    QVERIFY(f.ready());
    f.window.show_editor(MainWindow::Editor::scoring);
    auto* const temperature = f.window.findChild<NumberField*>(QStringLiteral("temperature"));
    temperature->setFocus();
    temperature->selectAll();
    QTest::keyClicks(temperature, QStringLiteral("2"));
    f.trigger("saveAction");
    QCOMPARE(f.saved().temperature, 2.0);
    temperature->selectAll();
    QTest::keyClicks(temperature, QStringLiteral("two"));
    f.trigger("saveAction");
    QCOMPARE(temperature->text(), QStringLiteral("two"));
    QCOMPARE(f.saved().temperature, 2.0);
    temperature->selectAll();
    QTest::keyClicks(temperature, QStringLiteral("3"));
    auto* const heads = f.window.findChild<QSpinBox*>(QStringLiteral("headCount"));
    f.window.show_editor(MainWindow::Editor::matrices);
    heads->setFocus();
    heads->selectAll();
    QTest::keyClicks(heads, QStringLiteral("3"));
    f.trigger("saveAction");
    QCOMPARE(head_count(f.saved()), Index{3});
    QCOMPARE(f.saved().temperature, 3.0);
  }

  void another_window_in_front_leaves_the_editor_open() {
    Fixture f;
    QVERIFY(f.ready());
    f.type_number("1/");
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    auto* const line =
        f.window.findChild<QTableView*>(QStringLiteral("matrixView"))->viewport()->findChild<QLineEdit*>();
    QVERIFY(line != nullptr);
    QCOMPARE(line->text(), QStringLiteral("1/"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<OpenEditorTest>("open_editor_test");

}  // namespace open_editor_test

#include "open_editor_test.moc"
