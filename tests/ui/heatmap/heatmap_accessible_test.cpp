// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_accessible.h"

#include <QTest>
#include <QVBoxLayout>

#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/heatmap/heatmap_panel.h"
#include "ui/look/painted_tables.h"

namespace heatmap_accessible_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// What a screen reader was told: the kind of event, and the name of what it speaks of.
struct News {
  QAccessible::Event type;
  QString name;
  friend bool operator==(const News&, const News&) = default;
};

std::vector<News> news;

bool heard(QAccessible::Event type, const char* name) {
  return std::ranges::find(news, News{type, QString::fromUtf8(name)}) != news.end();
}

struct Shown : test::ViewFixture {
  QWidget window;
  HeatmapPanel* panel = new HeatmapPanel(document, selection, runner, &window);

  Shown() {
    auto* const layout = new QVBoxLayout(&window);
    layout->addWidget(panel);
    window.resize(900, 640);
    panel->set_reduced_motion(true);
    window.show();
  }
  bool open_and_show(Experiment experiment) {
    return QTest::qWaitForWindowActive(&window) && open(std::move(experiment)) && QTest::qWaitFor([this] {
             return !panel->canvas().renderer().cell_rect({0, 0, 0}).isEmpty();
           });
  }
  QAccessibleInterface& interface() { return *QAccessible::queryAccessibleInterface(panel); }
  QAccessibleTableInterface& table(int head = 0) { return *interface().child(head)->tableInterface(); }
  QString cell(int row, int column, int head = 0) {
    return table(head).cellAt(row, column)->text(QAccessible::Name);
  }
};

/// raw(i, j) = i + j: the weights of "it" are those of 1, 2, 3 by hand.
Experiment sentence(Index heads = 1) {
  Experiment experiment = test::sample_experiment(2, 3, heads);
  experiment.query_tokens = {"the", "it"};
  experiment.key_tokens = {"animal", "street", ""};
  return experiment;
}

}  // namespace

// The heatmap as a screen reader meets it.
class HeatmapAccessibleTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    overhear_cells([](QAccessibleInterface& cell, QAccessible::Event event) {
      news.push_back({event, cell.text(QAccessible::Name)});
    });
  }
  void init() { news.clear(); }

  void a_cell_says_its_tokens_its_number_and_whether_it_is_hidden() {
    Shown shown;
    Experiment experiment = sentence();
    experiment.mask.layers = {{.pattern = CausalMask{}, .heads = {}, .enabled = true, .unknown = {}}};
    QVERIFY(shown.open_and_show(experiment));
    QCOMPARE(shown.interface().childCount(), 1);
    QCOMPARE(shown.interface().child(0)->role(), QAccessible::Table);
    QCOMPARE(shown.interface().child(0)->text(QAccessible::Name), QStringLiteral("Heatmap of weights"));
    QCOMPARE(shown.table().rowCount(), 2);
    QCOMPARE(shown.table().columnCount(), 3);
    // exp(1) / (exp(1) + exp(2)) = 0.2689
    QCOMPARE(shown.cell(1, 0), QStringLiteral("query it, key animal, weight 0.27, hidden: no"));
    QCOMPARE(shown.cell(1, 2), QStringLiteral("query it, key 3, weight 0.00, hidden: yes"));
    QCOMPARE(shown.table().cellAt(1, 0)->text(QAccessible::Value), QStringLiteral("0.27"));
    QCOMPARE(shown.table().cellAt(1, 0)->role(), QAccessible::Cell);
    shown.selection.set_stage(Stage::raw);
    QCOMPARE(shown.cell(1, 1), QStringLiteral("query it, key street, raw score 2.00, hidden: no"));
    shown.selection.set_stage(Stage::k);
    QCOMPARE(shown.table().rowCount(), 3);
    QCOMPARE(shown.cell(1, 1), QStringLiteral("key street, dimension 2, K 1.00"));
  }

  void headers_are_tokens() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence()));
    QCOMPARE(shown.table().rowDescription(1), QStringLiteral("it"));
    QCOMPARE(shown.table().columnDescription(1), QStringLiteral("street"));
    QAccessibleInterface* const cell = shown.table().cellAt(1, 1);
    QAccessibleTableCellInterface* const place = cell->tableCellInterface();
    QCOMPARE(place->rowIndex(), 1);
    QCOMPARE(place->columnIndex(), 1);
    QCOMPARE(place->rowHeaderCells().at(0)->text(QAccessible::Name), QStringLiteral("it"));
    QCOMPARE(place->rowHeaderCells().at(0)->role(), QAccessible::RowHeader);
    QCOMPARE(place->columnHeaderCells().at(0)->text(QAccessible::Name), QStringLiteral("street"));
    QCOMPARE(place->columnHeaderCells().at(0)->role(), QAccessible::ColumnHeader);
    // Every child knows its place among its parent's.
    QAccessibleInterface* const table = shown.interface().child(0);
    QCOMPARE(table->childCount(), 3 + 2 * 4);
    for (int child = 0; child < table->childCount(); ++child) {
      QVERIFY(table->child(child) != nullptr);
      QCOMPARE(table->child(child)->parent(), table);
      QCOMPARE(table->indexOfChild(table->child(child)), child);
    }
    QCOMPARE(table->child(table->childCount()), nullptr);
    QCOMPARE(table->parent(), &shown.interface());
    QCOMPARE(shown.interface().indexOfChild(table), 0);
  }

  void every_head_is_a_table_that_names_it() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence(2)));
    QCOMPARE(shown.interface().childCount(), 2);
    const QString second = shown.interface().child(1)->text(QAccessible::Name);
    QVERIFY2(second.contains(u'2'), qPrintable(second));
    QVERIFY(shown.cell(1, 0, 1).startsWith(QStringLiteral("head 2, query it, key animal, weight ")));
    shown.selection.set_heads({{1}});
    QCOMPARE(shown.interface().childCount(), 1);
    QVERIFY(shown.cell(1, 0).startsWith(QStringLiteral("head 2, ")));
  }

  void keys_move_the_focus_from_cell_to_cell() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence()));
    shown.panel->setFocus(Qt::TabFocusReason);
    QCOMPARE(shown.interface().focusChild(), &shown.interface());
    QTest::keyClick(shown.panel, Qt::Key_Right);  // takes the first cell
    news.clear();
    QTest::keyClick(shown.panel, Qt::Key_Right);
    // exp(1) / (1 + exp(1) + exp(2)) = 0.2447
    const char* const spoken = "query the, key street, weight 0.24, hidden: no";
    QVERIFY(heard(QAccessible::Focus, spoken));
    QVERIFY(heard(QAccessible::Selection, spoken));
    QAccessibleInterface* const cell = shown.table().cellAt(0, 1);
    QCOMPARE(shown.interface().focusChild(), cell);
    QCOMPARE(shown.table().selectedCells(), QList<QAccessibleInterface*>{cell});
    QVERIFY(cell->state().focused);
    QVERIFY(!shown.table().cellAt(0, 0)->state().focused);
    news.clear();
    shown.selection.set_hovered(StageCell{Stage::weights, {0}, 1, 2});
    QVERIFY(news.empty());  // what the pointer passes is not told
  }

  void the_cell_is_told_when_the_keyboard_comes_back() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence()));
    shown.panel->setFocus();
    QTest::keyClick(shown.panel, Qt::Key_Down);
    shown.panel->clearFocus();
    QVERIFY(shown.interface().focusChild() == nullptr);
    news.clear();
    shown.panel->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(heard(QAccessible::Focus, "query the, key animal, weight 0.09, hidden: no"));
  }

  void a_changed_number_is_told_for_the_current_cell() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence()));
    shown.panel->pin({0, 1, 0});
    news.clear();
    Experiment changed = sentence();
    changed.mask.layers = {{.pattern = CausalMask{}, .heads = {}, .enabled = true, .unknown = {}}};
    QVERIFY(shown.change(changed));
    QVERIFY(heard(QAccessible::NameChanged, "query it, key animal, weight 0.27, hidden: no"));
    news.clear();
    changed.title = std::string("Another title");
    QVERIFY(shown.change(changed));
    QVERIFY(news.empty());
  }

  void a_concealed_number_is_not_told() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence()));
    shown.selection.set_concealment(
        Concealment{.stage = Stage::weights, .head = {}, .row = 1, .columns = {}});
    QCOMPARE(shown.cell(1, 0), QStringLiteral("query it, key animal, weight not told yet, hidden: no"));
    QCOMPARE(shown.table().cellAt(1, 0)->text(QAccessible::Value), QStringLiteral("?"));
    QVERIFY(shown.table().cellAt(1, 0)->text(QAccessible::Description).isEmpty());
    QCOMPARE(shown.cell(0, 1), QStringLiteral("query the, key street, weight 0.24, hidden: no"));
    shown.selection.set_concealment({});
    QCOMPARE(shown.cell(1, 0), QStringLiteral("query it, key animal, weight 0.09, hidden: no"));
  }

  void a_screen_reader_can_go_to_a_cell_and_find_it() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence()));
    QAccessibleInterface* const cell = shown.table().cellAt(1, 2);
    cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(shown.selection.pinned(), std::optional(StageCell{Stage::weights, {0}, 1, 2}));
    QVERIFY(shown.panel->hasFocus());
    const QPoint centre = cell->rect().center();
    QCOMPARE(shown.panel->canvas().renderer().cell_at(shown.panel->canvas().mapFromGlobal(centre)),
             std::optional(PanelCell{0, 1, 2}));
    QAccessibleInterface* const table = shown.interface().childAt(centre.x(), centre.y());
    QCOMPARE(table, shown.interface().child(0));
    QCOMPARE(table->childAt(centre.x(), centre.y()), cell);
  }

  void other_shapes_leave_no_stale_cells() {
    Shown shown;
    QVERIFY(shown.open_and_show(sentence()));
    QAccessibleInterface* const cell = shown.table().cellAt(1, 2);
    const QAccessible::Id id = QAccessible::uniqueId(cell);
    QCOMPARE(QAccessible::accessibleInterface(id), cell);
    QVERIFY(shown.change(test::sample_experiment(1, 1, 1)));
    QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
    QCOMPARE(shown.table().rowCount(), 1);
    QCOMPARE(shown.table().cellAt(1, 2), nullptr);
    QCOMPARE(shown.cell(0, 0), QStringLiteral("query q1, key k1, weight 1.00, hidden: no"));
    QVERIFY(shown.change(Experiment()));
    QCOMPARE(shown.interface().childCount(), 1);  // the line that says how to begin
    QCOMPARE(shown.interface().child(0)->role(), QAccessible::StaticText);
    QCOMPARE(shown.interface().indexOfChild(shown.interface().child(0)), 0);
    shown.panel->setFocus();
    QCOMPARE(shown.interface().focusChild(), &shown.interface());
  }

  void cells_are_made_only_when_asked_for() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(512, 512, 1)));
    const QAccessible::Id table = QAccessible::uniqueId(shown.interface().child(0));
    QCOMPARE(shown.table().rowCount(), 512);
    QCOMPARE(shown.interface().child(0)->childCount(), 513 * 513 - 1);
    shown.panel->pin({0, 300, 200});
    QVERIFY(shown.table()
                .selectedCells()
                .at(0)
                ->text(QAccessible::Name)
                .startsWith(QStringLiteral("query q301, key k201, weight ")));
    // Objects are numbered as they come.
    const QAccessible::Id next = QAccessible::uniqueId(shown.table().cellAt(511, 511));
    QVERIFY2(next - table < 20, qPrintable(QString::number(next - table)));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<HeatmapAccessibleTest>("heatmap_accessible_test");

}  // namespace heatmap_accessible_test

#include "heatmap_accessible_test.moc"
