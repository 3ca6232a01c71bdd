// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>
#include <QXmlStreamReader>
#include <cmath>

#include "core/explain/operand.h"
#include "core/explain/stage_cell.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/leftover_experiments.h"
#include "tests/ui/window/leftover_words.h"
#include "tests/ui/window/window_world.h"
#include "ui/classroom/scale_dialog.h"
#include "ui/editors/matrix/matrix_text.h"
#include "ui/heatmap/diagnostic_groups.h"
#include "ui/heatmap/heatmap_note.h"
#include "ui/window/services/dialog_prompts.h"
#include "ui/words/cell_text.h"
#include "ui/words/lesson_words.h"
#include "ui/words/number_entry.h"
#include "ui/words/operand_words.h"
#include "ui/words/problem_text.h"
#include "ui/words/step_words.h"

namespace leftover_language_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

const QString chinese = QStringLiteral("zh_CN");
const QString english = QStringLiteral("en");

/// The window with an experiment, in the language that is in effect at the time.
struct Shown {
  WindowWorld world;
  MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
  SeenTexts seen;

  Shown() {
    world.appearance.set_reduced_motion(true);
    window.resize(1700, 1000);
    window.findChild<QAction*>(QStringLiteral("stepsAction"))->trigger();
  }
  void speak(const QString& language) { world.language.choose(language); }
  void settle() {
    QTRY_VERIFY(!window.runner().is_busy());
    QCoreApplication::processEvents();
  }
  void show(const Experiment& experiment) {
    window.document().reset(experiment, {});
    settle();
  }
  void look() { seen.look_at(window); }

  void look_at_editors() {
    for (int editor = 0; editor < 5; ++editor) {
      window.show_editor(static_cast<MainWindow::Editor>(editor));
      settle();
      look();
    }
  }
  void look_at_stages() {
    const auto experiment = window.document().experiment();
    for (const Stage stage : stages_of(*experiment)) {
      window.selection().set_stage(stage);
      window.selection().set_pinned(StageCell{.stage = stage, .head = {}, .row = 0, .column = 0});
      settle();
      look();
      take_figure();
      take_cell(*experiment);
    }
    window.selection().set_pinned({});
  }
  void take_figure() {
    if (const auto& figure = window.findChild<HeatmapPanel*>()->canvas().figure()) {
      for (const QString& text : {figure->title, figure->row_title, figure->column_title, figure->bar_title,
                                  figure->fully_hidden_note, figure->empty_note}) {
        seen.add(text, QStringLiteral("figure"));
      }
      for (const FigurePanel& panel : figure->panels) {
        seen.add(panel.title, QStringLiteral("title of a heatmap"));
      }
    }
  }
  void take_cell(const Experiment& experiment) {
    const auto& evaluation = window.runner().latest().evaluation;
    const auto& cell = window.selection().pinned();
    if (!evaluation || !cell || query_count(experiment) == 0) {
      return;
    }
    const CellText text = cell_text(experiment, *evaluation, *cell);
    QStringList told{text.heading, text.place};
    for (const CellFact& fact : text.facts) {
      told.append(fact.name);
    }
    seen.add(told.join(u'\n'), QStringLiteral("cell"));
    seen.add(spoken_cell(experiment, *evaluation, *cell, 2), QStringLiteral("cell read aloud"));
    seen.add(text.note, QStringLiteral("note of a cell"));
    seen.add(cell_line(experiment, *evaluation, *cell, 2), QStringLiteral("line of a cell"));
    if (const auto& derivation = window.findChild<DerivationPanel*>()->derivation()) {
      for (const auto& node : derivation->nodes) {
        seen.add(operand_words(experiment, *evaluation, node.address), QStringLiteral("operand"));
      }
    }
  }
  void look_at_steps() {
    window.guide().first();
    for (;; window.guide().next()) {
      settle();
      look();
      seen.add(step_name(window.guide().present()), QStringLiteral("name of a step"));
      seen.add(step_text(window.guide().present()), QStringLiteral("text of a step"));
      if (!window.guide().has_next()) {
        return;
      }
    }
  }
  void look_at_predictions() {
    for (const auto kind : {PredictionQuestion::Kind::values, PredictionQuestion::Kind::strongest}) {
      for (const std::optional<Index> row : {std::optional<Index>(1), std::optional<Index>()}) {
        window.prediction().ask(
            {.stage = Stage::weights, .head = {}, .row = row, .columns = {}, .kind = kind, .text = {}});
        look();
        const std::vector<StageCell> asked = window.prediction().asked_cells();
        QVERIFY(!asked.empty());
        if (kind == PredictionQuestion::Kind::values) {
          window.prediction().guess(asked.front(), 7.0);
        } else {
          window.prediction().choose(asked.back());
        }
        window.prediction().reveal();
        look();
        window.prediction().stop();
      }
    }
  }
};

/// Sentences that come of what people do, in the language in effect.
void take_sentences(SeenTexts& seen) {
  for (int code = 0; code <= static_cast<int>(ProblemCode::needs_edit_elsewhere); ++code) {
    // With symbols for what the sentence quotes.
    for (const char* const place : {"", "/q", "/k", "/w_q", "/w_o", "/w_a", "/u_a"}) {
      seen.add(problem_text({static_cast<ProblemCode>(code), place, "①", "②"}), QStringLiteral("problem"));
    }
  }
  for (const char* const type :
       {"number", "string", "string or object", "boolean", "array", "object", "null"}) {
    seen.add(problem_text({ProblemCode::wrong_type, "/q", type, type}), QStringLiteral("type"));
  }
  for (int code = 0; code <= static_cast<int>(DiagnosticCode::saturated); ++code) {
    const Diagnostic one{.code = static_cast<DiagnosticCode>(code),
                         .head = {},
                         .query = QueryIndex{0},
                         .key = KeyIndex{0},
                         .value = 0.5};
    seen.add(group_text({{one}}), QStringLiteral("diagnostic"));
    seen.add(group_text({{one, one}}), QStringLiteral("diagnostics"));
  }
  for (const char* const typed : {"1,5", "1,000", "1 2", "", "②", "(1", "1)", "1+", "sqrt()", "sqrt(1,2)",
                                  "1/0", "1e999", "x y", "d_k"}) {
    const auto number = parse_number(QString::fromUtf8(typed));
    QVERIFY2(!number, typed);
    seen.add(number.error(), QStringLiteral("number"));
  }
  for (const char* const pasted : {"1 2\n3", "1 ②", "", "[1, 2", "[[[1]]]", "[1] 2"}) {
    const auto matrix = parse_matrix(QString::fromUtf8(pasted));
    QVERIFY2(!matrix, pasted);
    seen.add(matrix.error(), QStringLiteral("matrix"));
  }
  seen.add(beginning_note(), QStringLiteral("note"));
  seen.add(too_large_note(test::small_vectors()), QStringLiteral("note"));
}

/// Looks at the box that `ask` opens and calls it off.
template <typename Ask>
void look_at_box(SeenTexts& seen, Ask ask) {
  bool looked = false;
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
    if (auto* const box = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
      seen.look_at(*box);
      looked = true;
      box->reject();
    }
  });
  timer.start(20);
  ask();
  QVERIFY(looked);
}

void look_at_boxes(Shown& shown) {
  DialogPrompts prompts;
  MainWindow& window = shown.window;
  // A folder to look into, with a folder and a file.
  const QString folder = shown.world.path(QStringLiteral("①"));
  QVERIFY(QDir().mkpath(folder + QStringLiteral("/②")));
  QVERIFY(
      QFile::copy(QStringLiteral(":/examples/causal.headlight"), folder + QStringLiteral("/③.headlight")));
  qputenv("HOME", QFile::encodeName(folder));
  shown.show(test::masked(MaskMode::exclude));
  SeenTexts& seen = shown.seen;
  look_at_box(seen, [&] { prompts.ask_unsaved(&window, QStringLiteral("①")); });
  look_at_box(seen, [&] { prompts.show_about(&window); });
  look_at_box(seen, [&] { prompts.show_shortcuts(&window); });
  look_at_box(seen, [&] { prompts.tell_failure(&window, QStringLiteral("①"), QStringLiteral("②")); });
  const ExportSubject subject{.experiment = window.document().experiment(),
                              .evaluation = window.runner().latest().evaluation,
                              .stage = Stage::weights,
                              .heads = {},
                              .concealment = {},
                              .theme = FigureTheme::light()};
  for (const char* const ending : {"png", "svg", "pdf"}) {
    const ExportChoice choice{.options = {},
                              .language = shown.world.language.code(),
                              .path = QStringLiteral("①.%1").arg(QLatin1StringView(ending))};
    look_at_box(seen, [&] { prompts.ask_export(&window, subject, choice); });
  }
  look_at_box(seen, [&] { prompts.choose_files_to_open(&window, folder); });
  look_at_box(seen, [&] { prompts.choose_file_to_save(&window, folder + QStringLiteral("/②.headlight")); });
}

}  // namespace

// No English in the Chinese window and no Chinese in the English one, whatever it shows and whichever way
// the language was switched.
class LeftoverLanguageTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QAccessible::setActive(true); }
  void init() {
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!.*(propagateSizeHints|QAccessibleTable::child))")));
  }

  void the_measure_finds_what_it_is_for() {
    QCOMPARE(english_in(QStringLiteral("头 2 的 Query：Key tokens, softmax")),
             QStringList{QStringLiteral("tokens")});
    QCOMPARE(english_in(QStringLiteral("撤销(&U)：d_model × W^O，q1")), QStringList{});
    QCOMPARE(chinese_in(QStringLiteral("Head 头，&Language · 语言")), QStringList{QStringLiteral("头，")});
    QWidget window;
    auto* const button = new QAction(QStringLiteral("深"), &window);
    button->setToolTip(QStringLiteral("<p>藏</p>"));
    SeenTexts seen;
    seen.look_at(window);
    QVERIFY(seen.all().contains(QStringLiteral("深")));
    QVERIFY(seen.all().contains(QStringLiteral("藏")));
  }

  void the_window_data() {
    QTest::addColumn<QString>("language");
    for (const Language::Info& info : Language::available()) {
      QTest::newRow(qPrintable(info.code)) << info.code;
    }
  }
  void the_window() {
    QFETCH(QString, language);
    Shown shown;
    shown.speak(language);
    for (const Experiment& experiment : test::leftover_experiments()) {
      shown.show(experiment);
      shown.look_at_editors();
      shown.look_at_stages();
      shown.look_at_steps();
    }
    shown.show(test::masked(MaskMode::add));
    shown.look_at_predictions();
    shown.window.presentation().set_on(true);
    shown.look();
    shown.window.presentation().set_on(false);
    take_sentences(shown.seen);
    QVERIFY2(leftover(shown.seen, language).isEmpty(), qPrintable(leftover(shown.seen, language)));
    QVERIFY(shown.seen.all().size() > 700);
  }

  void a_lesson_data() { the_window_data(); }
  void a_lesson() {
    QFETCH(QString, language);
    Shown shown;
    shown.speak(language);
    shown.show(test::masked(MaskMode::add));
    shown.look();  // the maker invites
    shown.window.findChild<QAction*>(QStringLiteral("newLessonAction"))->trigger();
    shown.settle();
    shown.look();
    auto* const asks = shown.window.findChild<QComboBox*>(QStringLiteral("stepPredictField"));
    for (const int kind : {1, 2}) {
      asks->setCurrentIndex(kind);
      emit asks->activated(kind);
      shown.look();
    }
    for (auto* const box : shown.window.findChild<LessonStepForm*>()->findChildren<QCheckBox*>()) {
      box->click();
    }
    QCOMPARE(shown.window.lessons().session().present()->locked.size(), std::size_t{4});
    shown.window.findChild<QDockWidget*>(QStringLiteral("lessonDock"))->hide();
    shown.settle();
    QVERIFY(shown.window.lessons().session().asks());
    shown.look();
    for (const Lockable part : shown.window.document().locked()) {
      shown.seen.add(kept_locked_text(part), QStringLiteral("refusal"));
    }
    QVERIFY2(leftover(shown.seen, language).isEmpty(), qPrintable(leftover(shown.seen, language)));
  }

  void the_boxes_data() { the_window_data(); }
  void the_boxes() {
    QFETCH(QString, language);
    Shown shown;
    shown.speak(language);
    look_at_boxes(shown);
    QVERIFY2(leftover(shown.seen, language).isEmpty(), qPrintable(leftover(shown.seen, language)));
  }

  void switching_leaves_nothing_behind_data() { the_window_data(); }
  void switching_leaves_nothing_behind() {
    QFETCH(QString, language);
    Shown shown;
    shown.speak(language == english ? chinese : english);
    shown.show(test::masked(MaskMode::replace));
    // Things to say: steps that can be undone and redone, a question, a box, a warning.
    for (const char* const name : {"addHeadAction", "scoringAdditiveAction", "removeHeadAction"}) {
      shown.window.findChild<QAction*>(QLatin1StringView(name))->trigger();
    }
    shown.window.findChild<QAction*>(QStringLiteral("undoAction"))->trigger();
    shown.window.findChild<QAction*>(QStringLiteral("scaleLessonAction"))->trigger();
    shown.settle();
    shown.window.prediction().ask({.stage = Stage::weights,
                                   .head = {},
                                   .row = {},
                                   .columns = {},
                                   .kind = PredictionQuestion::Kind::strongest,
                                   .text = {}});
    shown.speak(language);
    shown.settle();
    QVERIFY(shown.window.findChild<ScaleDialog*>()->isVisible());
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
      shown.seen.look_at(*widget);
    }
    shown.look_at_editors();
    QVERIFY2(leftover(shown.seen, language).isEmpty(), qPrintable(leftover(shown.seen, language)));
    // What is done from now on has a name again.
    shown.window.findChild<QAction*>(QStringLiteral("addHeadAction"))->trigger();
    QVERIFY(shown.window.findChild<QAction*>(QStringLiteral("undoAction"))
                ->text()
                .contains(language == english ? QStringLiteral("head") : QStringLiteral("头")));
  }

  void every_translation() {
    QFile file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/translations/headlight_zh_CN.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    SeenTexts source;
    SeenTexts translation;
    while (!xml.atEnd()) {
      xml.readNext();
      if (xml.isStartElement() && xml.name() == QLatin1StringView("source")) {
        source.add(xml.readElementText(), QStringLiteral("source"));
      } else if (xml.isStartElement() && xml.name() == QLatin1StringView("translation")) {
        translation.add(xml.readElementText(QXmlStreamReader::IncludeChildElements),
                        QStringLiteral("translation"));
      }
    }
    QVERIFY(!xml.hasError());
    QVERIFY2(leftover(source, english).isEmpty(), qPrintable(leftover(source, english)));
    QVERIFY2(leftover(translation, chinese).isEmpty(), qPrintable(leftover(translation, chinese)));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<LeftoverLanguageTest>("leftover_language_test");

}  // namespace leftover_language_test

#include "leftover_language_test.moc"
