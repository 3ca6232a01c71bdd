// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QInputMethodEvent>
#include <QInputMethodQueryEvent>
#include <QLineEdit>
#include <QTest>
#include <memory>

#include "core/formats/experiment_json.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/classroom/guess_layer.h"
#include "ui/editors/matrix/matrix_editor.h"
#include "ui/editors/matrix/matrix_view.h"
#include "ui/editors/tokens/token_editor.h"
#include "ui/editors/tokens/token_list.h"
#include "ui/explain/derivation_panel.h"
#include "ui/heatmap/heatmap_panel.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/number_field.h"

namespace input_method_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// What an input method asks of the widget that has the keyboard.
QVariant ask(Qt::InputMethodQuery what) {
  QInputMethodQueryEvent query(what);
  QCoreApplication::sendEvent(QGuiApplication::focusObject(), &query);
  return query.value(what);
}

/// A letter more of what is being composed, or "" where it is called off. Input methods send nothing to
/// widgets that do not want it.
void compose(const QString& preedit) {
  QVERIFY(ask(Qt::ImEnabled).toBool());
  QInputMethodEvent event(preedit, {{QInputMethodEvent::Cursor, static_cast<int>(preedit.size()), 1, {}}});
  QCoreApplication::sendEvent(QGuiApplication::focusObject(), &event);
}

void choose(const QString& composed) {
  QVERIFY(ask(Qt::ImEnabled).toBool());
  QInputMethodEvent event;
  event.setCommitString(composed);
  QCoreApplication::sendEvent(QGuiApplication::focusObject(), &event);
}

/// Where the input method puts its candidates, on the screen.
QRect candidates_place() {
  auto* const widget = qobject_cast<QWidget*>(QGuiApplication::focusObject());
  const QRect place = ask(Qt::ImCursorRectangle).toRect();
  return {widget->mapToGlobal(place.topLeft()), place.size()};
}

QRect on_screen(const QWidget& widget, const QRect& rect) {
  return {widget.mapToGlobal(rect.topLeft()), rect.size()};
}

void press(Qt::Key key) {
  QTest::keyClick(qobject_cast<QWidget*>(QGuiApplication::focusObject()), key);
  QCoreApplication::processEvents();  // lines in item views close a little later
}

/// The line that is open in an item view.
QLineEdit* line_in(const QAbstractItemView& view) { return view.viewport()->findChild<QLineEdit*>(); }

}  // namespace

// Texts and numbers composed with an input method, such as Pinyin, as it sends them: to whatever has the
// keyboard, in steps, before an editor is open and in one that is.
class InputMethodTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)"))); }

  void a_token_is_composed_over_the_chosen_one() {
    Tokens f;
    QVERIFY(f.ready());
    f.list->choose(1, 1);
    compose(QStringLiteral("n"));
    compose(QStringLiteral("ni hao"));
    QVERIFY(on_screen(*f.list->viewport(), f.row(1)).adjusted(-2, -2, 2, 2).contains(candidates_place()));
    QCOMPARE(f.token(1), std::string("b"));
    QVERIFY(line_in(*f.list) != nullptr);
    QCOMPARE(line_in(*f.list)->text(), QString());
    choose(QStringLiteral("你好"));
    QCOMPARE(line_in(*f.list)->text(), QStringLiteral("你好"));
    compose(QStringLiteral("ma"));
    choose(QStringLiteral("吗"));
    press(Qt::Key_Return);
    QCOMPARE(f.token(1), std::string("你好吗"));
    QCOMPARE(f.document.undo_stack().count(), 1);
  }

  void a_token_comes_in_one_piece() {
    Tokens f;
    QVERIFY(f.ready());
    f.list->choose(0, 1);
    choose(QStringLiteral("爱"));
    press(Qt::Key_Return);
    QCOMPARE(f.token(0), std::string("爱"));
  }

  void a_composition_called_off_keeps_the_token() {
    Tokens f;
    QVERIFY(f.ready());
    f.list->choose(0, 1);
    compose(QStringLiteral("zh"));
    compose(QString());
    QCOMPARE(line_in(*f.list)->text(), QStringLiteral("a"));
    press(Qt::Key_Escape);
    QCOMPARE(f.token(0), std::string("a"));
    QCOMPARE(f.document.undo_stack().count(), 0);
  }

  void a_token_is_composed_in_its_open_line() {
    Tokens f;
    QVERIFY(f.ready());
    f.list->choose(0, 1);
    press(Qt::Key_F2);
    press(Qt::Key_End);
    compose(QStringLiteral("shu"));
    QVERIFY(on_screen(*f.list->viewport(), f.row(0)).intersects(candidates_place()));
    choose(QStringLiteral("书"));
    press(Qt::Key_Return);
    QCOMPARE(f.token(0), std::string("a书"));
  }

  void a_number_is_composed_over_the_chosen_one() {
    Matrices f;
    QVERIFY(f.ready());
    compose(QStringLiteral("２"));
    QCOMPARE(f.entry(0, 0), 1.0);
    QVERIFY(on_screen(*f.view->viewport(), f.view->visualRect(f.view->currentIndex()))
                .intersects(candidates_place()));
    choose(QStringLiteral("２．"));
    choose(QStringLiteral("５"));
    press(Qt::Key_Return);
    QCOMPARE(f.entry(0, 0), 2.5);
    QCOMPARE(f.view->currentIndex().row(), 1);
    // And the next one, with the full stop of Chinese punctuation.
    choose(QStringLiteral("7。25"));
    press(Qt::Key_Return);
    QCOMPARE(f.entry(1, 0), 7.25);
  }

  void a_composed_word_is_refused_as_a_number_and_stays() {
    Matrices f;
    QVERIFY(f.ready());
    choose(QStringLiteral("二"));
    press(Qt::Key_Return);
    QVERIFY(line_in(*f.view) != nullptr);
    QCOMPARE(f.entry(0, 0), 1.0);
    press(Qt::Key_Escape);
    QCOMPARE(f.entry(0, 0), 1.0);
  }

  void the_heatmap_takes_digits_past_the_input_method() {
    Guesses f;
    QVERIFY(f.ready());
    QVERIFY(!ask(Qt::ImEnabled).toBool());
    QTest::keyClicks(&f.panel, QStringLiteral("2"));
    auto* const field = f.panel.findChild<QLineEdit*>(QStringLiteral("guessField"));
    QVERIFY(field != nullptr && field->hasFocus());
    compose(QStringLiteral("．"));
    QVERIFY(!f.round.guess_at(f.cell));
    QVERIFY(on_screen(*field, field->rect()).intersects(candidates_place()));
    choose(QStringLiteral("．５"));
    press(Qt::Key_Return);
    QCOMPARE(*f.round.guess_at(f.cell), 2.5);
  }

  void an_operand_is_composed_in_the_derivation() {
    test::ViewFixture f;
    DerivationPanel panel(f.document, f.selection);
    panel.resize(420, 700);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QVERIFY(f.open(test::small_scores()));
    const double before = *test_score(f);
    f.selection.set_pinned(StageCell{.stage = Stage::raw, .head = {}, .row = 0, .column = 0});
    QVERIFY(f.settle());
    panel.view().setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_F2);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("operandField"));
    compose(QStringLiteral("８"));
    QCOMPARE(*test_score(f), before);
    choose(QStringLiteral("８．５"));
    press(Qt::Key_Return);
    QCOMPARE(*test_score(f), 8.5);
  }

  void a_number_field_waits_for_the_end_of_a_composition() {
    NumberField field;
    QList<double> committed;
    connect(&field, &NumberField::committed, this, [&](double number) { committed.append(number); });
    field.show();
    QVERIFY(QTest::qWaitForWindowActive(&field));
    field.selectAll();
    compose(QStringLiteral("１"));
    QVERIFY(committed.isEmpty());
    choose(QStringLiteral("１／４"));
    press(Qt::Key_Return);
    QCOMPARE(committed, QList<double>{0.25});
  }

  void spin_boxes_take_wide_digits() {
    NumberBox<QSpinBox> whole;
    whole.setRange(0, 99);
    whole.show();
    QVERIFY(QTest::qWaitForWindowActive(&whole));
    whole.selectAll();
    choose(QStringLiteral("４２"));
    QCOMPARE(whole.value(), 42);
    QCOMPARE(whole.text(), QStringLiteral("42"));
    choose(QStringLiteral("９"));  // beyond the range
    QCOMPARE(whole.value(), 42);
    NumberBox<QDoubleSpinBox> broken;
    broken.show();
    QVERIFY(QTest::qWaitForWindowActive(&broken));
    broken.selectAll();
    choose(QStringLiteral("１。５"));
    QCOMPARE(broken.value(), 1.5);
  }

 private:
  struct Tokens {
    Document document;
    EvaluationRunner runner{document};
    Selection selection{document, runner};
    TokenEditor editor{document, selection};
    TokenList* list = editor.findChild<TokenList*>(QStringLiteral("query_tokens"));

    Tokens() {
      document.reset(test::small_vectors(), {});
      editor.resize(340, 560);
      editor.show();
    }
    [[nodiscard]] bool ready() {
      const bool active = QTest::qWaitForWindowActive(&editor);
      list->setFocus();
      return active;
    }
    QRect row(int row) const { return list->visualRect(list->model()->index(row, 0)); }
    std::string token(std::size_t row) const { return document.experiment()->query_tokens.at(row); }
  };

  struct Matrices {
    Document document;
    EvaluationRunner runner{document};
    Selection selection{document, runner};
    MatrixEditor editor{document, selection};
    MatrixView* view = editor.findChild<MatrixView*>();

    Matrices() {
      document.reset(test::small_vectors(), {});
      editor.resize(360, 420);
      editor.show();
    }
    [[nodiscard]] bool ready() {
      const bool active = QTest::qWaitForWindowActive(&editor);
      editor.show_matrix({.role = MatrixRole::q, .head = {}});
      view->setFocus();
      view->setCurrentIndex(view->model()->index(0, 0));
      return active && entry(0, 0) == 1.0;
    }
    double entry(Index row, Index column) const {
      return find_matrix(*document.experiment(), {.role = MatrixRole::q, .head = {}})->values()(row, column);
    }
  };

  struct Guesses : test::ViewFixture {
    HeatmapPanel panel{document, selection, runner};
    PredictionRound round{document, selection};
    GuessLayer layer{round, selection, panel.canvas(), panel};
    StageCell cell{.stage = Stage::raw, .head = {}, .row = 0, .column = 0};

    Guesses() {
      panel.set_reduced_motion(true);
      panel.resize(700, 500);
      panel.show();
    }
    [[nodiscard]] bool ready() {
      if (!QTest::qWaitForWindowActive(&panel) || !open(test::sample_experiment(2, 3, 1))) {
        return false;
      }
      selection.set_stage(Stage::raw);
      panel.setFocus();
      round.ask({.stage = Stage::raw,
                 .head = {},
                 .row = 0,
                 .columns = {},
                 .kind = PredictionQuestion::Kind::values,
                 .text = {}});
      selection.set_pinned(cell);
      return true;
    }
  };

  static std::optional<double> test_score(test::ViewFixture& f) {
    return std::get<ScoresInputs>(f.document.experiment()->inputs).heads.front().scores.values()(0, 0);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<InputMethodTest>("input_method_test");

}  // namespace input_method_test

#include "input_method_test.moc"
