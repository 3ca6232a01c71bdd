// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QDockWidget>
#include <QMouseEvent>
#include <QTabWidget>
#include <QTest>
#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>

#include "core/explain/stage_cell.h"
#include "tests/support/random_edit.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/document/examples.h"
#include "ui/document/lesson_file.h"
#include "ui/heatmap/heatmap_panel.h"

namespace random_use_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

constexpr int steps_unless_asked = 400;
constexpr std::array seeds_unless_asked{1, 2, 3, 4, 5};

int from_environment(const char* name, int otherwise) {
  bool is_number = false;
  const int value = qEnvironmentVariableIntValue(name, &is_number);
  return is_number ? value : otherwise;
}

/// Someone who does anything at all, in any order, mostly without waiting for what came of it.
class Visitor {
 public:
  explicit Visitor(std::uint32_t seed) : random_(seed) {
    world_.prompts.unsaved_answer = Prompts::Unsaved::discard;
    world_.appearance.set_reduced_motion(true);
    window_.showNormal();
    window_.resize(1100, 700);
    for (QDockWidget* const dock : docks()) {
      dock->show();
    }
    what_to_do_ = {{"edit", 12, &Visitor::edit},
                   {"open a random experiment", 3, &Visitor::open_random},
                   {"open an example", 3, &Visitor::open_example},
                   {"new", 1, &Visitor::begin_new},
                   {"undo", 5, &Visitor::undo},
                   {"redo", 3, &Visitor::redo},
                   {"open a lesson", 3, &Visitor::open_lesson},
                   {"walk the lesson", 8, &Visitor::walk_lesson},
                   {"walk the calculation", 6, &Visitor::walk_calculation},
                   {"ask", 2, &Visitor::ask},
                   {"guess", 3, &Visitor::guess},
                   {"reveal", 2, &Visitor::reveal},
                   {"point", 14, &Visitor::point},
                   {"point from elsewhere", 6, &Visitor::point_from_elsewhere},
                   {"click", 8, &Visitor::click},
                   {"press a key", 10, &Visitor::press},
                   {"choose a stage", 5, &Visitor::choose_stage},
                   {"choose heads", 4, &Visitor::choose_heads},
                   {"present", 1, &Visitor::present},
                   {"speak the other language", 1, &Visitor::speak},
                   {"call the evaluation off", 2, &Visitor::call_off},
                   {"allow less memory", 1, &Visitor::allow_memory},
                   {"look at an editor", 3, &Visitor::look_at_editor},
                   {"show or hide a dock", 1, &Visitor::toggle_dock},
                   {"paint everything", 2, &Visitor::paint},
                   {"read aloud", 3, &Visitor::read_aloud},
                   {"wait for the result", 6, &Visitor::settle}};
    for (const Deed& deed : what_to_do_) {
      total_ += deed.share;
    }
  }

  /// Does one thing, and lets what is waiting happen half of the time. Returns its name.
  const char* act() {
    Index drawn = random_.pick(total_ - 1);
    for (const Deed& deed : what_to_do_) {
      if ((drawn -= deed.share) < 0) {
        if (qEnvironmentVariableIsSet("HEADLIGHT_TRACE")) {
          std::fprintf(stderr, "%s\n", deed.name);
        }
        (this->*deed.act)();
        if (random_.chance(2)) {
          QCoreApplication::processEvents();
        }
        return deed.name;
      }
    }
    return "";
  }

  /// What is shown is one value, and the picture is of it.
  QString disagreement() {
    const Selection& selection = window_.selection();
    const Evaluation* const evaluation = selection.evaluation();
    for (const auto* const cell : {&selection.hovered(), &selection.pinned()}) {
      if (*cell && !has_cell(evaluation, **cell)) {
        return QStringLiteral("a cell is looked at that is not there");
      }
    }
    if (evaluation == nullptr) {
      return {};
    }
    const Experiment& experiment = selection.experiment();
    if (head_count(experiment) != static_cast<Index>(evaluation->trace.heads.size()) ||
        query_count(experiment) != evaluation->n_q || key_count(experiment) != evaluation->n_k) {
      return QStringLiteral("the experiment shown is not the evaluation's");
    }
    for (const HeadIndex head : selection.heads()) {
      if (head.value >= head_count(experiment)) {
        return QStringLiteral("a head is looked at that is not there");
      }
    }
    const std::shared_ptr<const Figure>& figure = panel().canvas().figure();
    if (!figure) {
      return {};
    }
    if (figure->stage != selection.stage()) {
      return QStringLiteral("the picture shows another stage");
    }
    for (const FigurePanel& shown : figure->panels) {
      if (shown.values != stage_matrix(*evaluation, figure->stage, shown.head)) {
        return QStringLiteral("the picture shows other numbers");
      }
    }
    return {};
  }

  void settle() {
    QVERIFY(QTest::qWaitFor([this] { return !window_.runner().is_busy(); }, 20000));
  }

  /// Whether undo leads back to what was there when the undo stack was empty, and redo to the present again.
  bool can_go_back_and_forth() {
    window_.prediction().stop();
    Document& document = window_.document();
    QUndoStack& stack = document.undo_stack();
    const Experiment present = *document.experiment();
    const int count = stack.index();
    std::vector<Experiment> before;
    while (stack.canUndo()) {
      before.push_back(*document.experiment());
      stack.undo();
    }
    for (int i = 0; i < count; ++i) {
      stack.redo();
      if (*document.experiment() != before[before.size() - 1 - static_cast<std::size_t>(i)]) {
        return false;
      }
    }
    return *document.experiment() == present;
  }

 private:
  struct Deed {
    const char* name;
    Index share;
    void (Visitor::*act)();
  };

  HeatmapPanel& panel() { return *window_.findChild<HeatmapPanel*>(); }
  QList<QDockWidget*> docks() {
    return window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
  }

  void edit() {
    for (Index left = 1 + random_.pick(2); left > 0; --left) {
      window_.document().apply(QStringLiteral("edit"),
                               test::random_edit(*window_.document().experiment(), random_).result);
    }
  }
  void open_random() {
    window_.lessons().operations().leave();
    window_.document().reset(random_.any(random_.any_shape()), QString());
  }
  void open_example() {
    const std::vector<ExampleInfo> all = examples();
    const ExampleInfo& info = all[static_cast<std::size_t>(random_.pick(std::ssize(all) - 1))];
    if (info.id != QLatin1StringView("numpy-seed-42")) {
      window_.files().open_example(info.id);
    }
  }
  void begin_new() { window_.files().begin_new(); }
  void undo() { window_.document().undo_stack().undo(); }
  void redo() { window_.document().undo_stack().redo(); }
  void open_lesson() {
    const std::vector<LessonInfo> all = built_in_lessons();
    window_.lessons().operations().open_built_in(
        all[static_cast<std::size_t>(random_.pick(std::ssize(all) - 1))].id);
  }
  void walk_lesson() {
    LessonSession& session = window_.lessons().session();
    switch (random_.pick(5)) {
      case 0: session.previous(); break;
      case 1: session.reset(); break;
      case 2: session.last(); break;
      case 3: session.set_making(random_.chance(3)); break;
      default: session.next(); break;
    }
  }
  void walk_calculation() {
    StepGuide& guide = window_.guide();
    switch (random_.pick(6)) {
      case 0: guide.previous(); break;
      case 1: guide.first(); break;
      case 2: guide.last(); break;
      case 3: guide.set_pace(static_cast<Pace>(random_.pick(2))); break;
      default: guide.next(); break;
    }
  }
  void ask() {
    PredictionQuestion question;
    question.stage = any_stage();
    question.kind =
        random_.chance(2) ? PredictionQuestion::Kind::strongest : PredictionQuestion::Kind::values;
    if (random_.chance(2)) {
      question.row = random_.pick(6);
    }
    if (random_.chance(3)) {
      question.head = HeadIndex{random_.pick(3)};
    }
    window_.prediction().ask(question);
  }
  void guess() {
    const std::vector<StageCell> cells = window_.prediction().asked_cells();
    const StageCell cell =
        cells.empty() ? any_cell() : cells[static_cast<std::size_t>(random_.pick(std::ssize(cells) - 1))];
    if (random_.chance(2)) {
      window_.prediction().guess(cell, 0.5);
    } else {
      window_.prediction().choose(cell);
    }
  }
  void reveal() {
    if (random_.chance(3)) {
      window_.prediction().stop();
    } else {
      window_.prediction().reveal();
    }
  }
  void point() { mouse(QEvent::MouseMove, Qt::NoButton); }
  void click() {
    mouse(QEvent::MouseButtonPress, Qt::LeftButton);
    if (random_.chance(8)) {
      edit();
    }
    mouse(QEvent::MouseButtonRelease, Qt::LeftButton);
  }
  void mouse(QEvent::Type type, Qt::MouseButton button) {
    HeatmapCanvas& canvas = panel().canvas();
    if (type != QEvent::MouseButtonRelease) {
      place_ = QPointF(static_cast<double>(random_.pick(canvas.width())),
                       static_cast<double>(random_.pick(canvas.height())));
    }
    QMouseEvent event(type, place_, canvas.mapToGlobal(place_), button, button, Qt::NoModifier);
    QCoreApplication::sendEvent(&canvas, &event);
    if (random_.chance(20)) {
      QEvent leave(QEvent::Leave);
      QCoreApplication::sendEvent(&canvas, &leave);
    }
  }
  /// As other views do, which know of the document's experiment only.
  void point_from_elsewhere() {
    Selection& selection = window_.selection();
    switch (random_.pick(4)) {
      case 0: selection.set_hovered(any_cell()); break;
      case 1: selection.set_pinned(any_cell()); break;
      case 2: selection.set_pointed(any_cell()); break;
      case 3:
        selection.set_pointed(InputNumber{
            {static_cast<MatrixRole>(random_.pick(7)), {random_.pick(3)}}, random_.pick(6), random_.pick(6)});
        break;
      default: selection.set_pinned(std::nullopt); break;
    }
  }
  void press() {
    constexpr std::array keys{Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,   Qt::Key_Down,
                              Qt::Key_Home,   Qt::Key_End,    Qt::Key_Plus, Qt::Key_PageDown,
                              Qt::Key_PageUp, Qt::Key_Escape, Qt::Key_0,    Qt::Key_Return};
    panel().setFocus();
    QTest::keyClick(&panel(), keys[static_cast<std::size_t>(random_.pick(std::ssize(keys) - 1))],
                    random_.chance(2) ? Qt::ControlModifier : Qt::NoModifier);
  }
  void choose_stage() { window_.selection().set_stage(any_stage()); }
  void choose_heads() {
    std::vector<HeadIndex> heads;
    for (Index head = 0; head < 4; ++head) {
      if (random_.chance(3)) {
        heads.push_back({head});
      }
    }
    window_.selection().set_heads(std::move(heads));
  }
  void present() { window_.presentation().set_on(!window_.presentation().is_on()); }
  void speak() {
    world_.language.choose(world_.language.code() == QLatin1StringView("en") ? QStringLiteral("zh_CN")
                                                                             : QStringLiteral("en"));
  }
  void call_off() {
    if (random_.chance(2)) {
      window_.runner().cancel();
    } else {
      window_.runner().resume();
    }
  }
  void allow_memory() { window_.runner().set_memory_allowed(random_.chance(2) ? 2000.0 : 1e9); }
  void look_at_editor() {
    auto* const tabs = window_.findChild<QTabWidget*>(QStringLiteral("editorTabs"));
    tabs->setCurrentIndex(static_cast<int>(random_.pick(tabs->count() - 1)));
  }
  void toggle_dock() {
    const QList<QDockWidget*> all = docks();
    QDockWidget* const dock = all[random_.pick(all.size() - 1)];
    if (random_.chance(3)) {
      dock->setFloating(!dock->isFloating());
    } else {
      dock->setVisible(dock->isHidden());
    }
  }
  void paint() { window_.grab(); }
  void read_aloud() {
    const PanelCell cell{static_cast<int>(random_.pick(3)), random_.pick(8), random_.pick(8)};
    panel().spoken(cell);
    panel().number(cell);
    if (QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&panel())) {
      for (int table = 0; table < interface->childCount(); ++table) {
        QAccessibleTableInterface* const cells = interface->child(table)->tableInterface();
        if (QAccessibleInterface* const found =
                cells == nullptr ? nullptr
                                 : cells->cellAt(static_cast<int>(cell.row), static_cast<int>(cell.column))) {
          found->text(QAccessible::Name);
        }
      }
    }
  }

  Stage any_stage() { return all_stages[static_cast<std::size_t>(random_.pick(std::ssize(all_stages) - 1))]; }
  StageCell any_cell() {
    return {
        .stage = any_stage(), .head = {random_.pick(3)}, .row = random_.pick(9), .column = random_.pick(9)};
  }

  WindowWorld world_;
  MainWindow& window_{*world_.windows.open_example(QStringLiteral("soft-and-hard"))};
  test::RandomExperiment random_;
  std::vector<Deed> what_to_do_;
  Index total_ = 0;
  QPointF place_;
};

}  // namespace

// Anything done in any order: nothing crashes, and what is shown is one value. HEADLIGHT_SEED and
// HEADLIGHT_STEPS ask for another seed and for more of it, HEADLIGHT_TRACE tells each thing done.
class RandomUseTest : public QObject {
  Q_OBJECT

 private slots:
  void views_agree_whatever_is_done_data() {
    QTest::addColumn<int>("seed");
    if (const int seed = from_environment("HEADLIGHT_SEED", 0); seed > 0) {
      QTest::addRow("seed %d", seed) << seed;
      return;
    }
    for (const int seed : seeds_unless_asked) {
      QTest::addRow("seed %d", seed) << seed;
    }
  }
  void views_agree_whatever_is_done() {
    QFETCH(int, seed);
    const int steps = from_environment("HEADLIGHT_STEPS", steps_unless_asked);
    std::fprintf(stderr, "seed %d, %d steps\n", seed, steps);  // a crash reports nothing afterwards
    Visitor visitor(static_cast<std::uint32_t>(seed));
    for (int step = 0; step < steps; ++step) {
      const char* const done = visitor.act();
      const QString wrong = visitor.disagreement();
      QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("step %1, after “%2”: %3")
                                               .arg(QString::number(step), QString::fromUtf8(done), wrong)));
    }
    visitor.settle();
    QVERIFY(visitor.can_go_back_and_forth());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<RandomUseTest>("random_use_test");

}  // namespace random_use_test

#include "random_use_test.moc"
