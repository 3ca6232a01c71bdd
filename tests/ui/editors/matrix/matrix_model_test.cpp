// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "ui/editors/matrix/matrix_links.h"
#include "ui/words/matrix_words.h"

#include "core/explain/stage_cell.h"
#include "tests/support/test_class.h"

namespace matrix_model_test {

namespace {

using namespace headlight;
using namespace headlight::ui;

constexpr MatrixAddress q_of_head_1{.role = MatrixRole::q, .head = {}};

/// Two queries, three keys, d_q = d_k = 2, d_v = 1, two heads.
Experiment small_experiment() {
  Experiment experiment;
  experiment.query_tokens = {"it", "<b>was</b>"};
  experiment.key_tokens = {"the", "", "animal"};
  Matrix q(2, 2);
  q << 1, 0.5, -2, 0.25;
  QkvHead head{.q = MatrixValue(q),
               .k = MatrixValue::randn(3, 2, {.seed = 42, .skip = 0, .scale = 1.0}),
               .v = MatrixValue(Matrix::Ones(3, 1)),
               .unknown = {}};
  experiment.inputs = QkvInputs{.heads = {head, head}, .unknown = {}};
  return experiment;
}

class MatrixModelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void shows_few_decimals_and_edits_exactly();
  void labels_rows_with_tokens();
  void an_entry_is_one_step_of_undo();
  void the_same_number_is_no_step();
  void refuses_what_is_no_number();
  void a_change_of_numbers_resets_nothing();
  void another_shape_resets();
  void changes_elsewhere_are_told_own_ones_are_not();
  void links_cells_of_stages_data();
  void links_cells_of_stages();
  void links_the_rows_of_the_output_projection();
  void says_which_stage_an_entry_is();

 private:
  Document document_;
};

void MatrixModelTest::init() { document_.reset(small_experiment(), QString()); }

void MatrixModelTest::shows_few_decimals_and_edits_exactly() {
  MatrixModel model(document_);
  const QAbstractItemModelTester tester(&model);
  QCOMPARE(model.rowCount(), 0);
  model.set_address(MatrixAddress{.role = MatrixRole::k, .head = {}});
  QCOMPARE(model.rowCount(), 3);
  QCOMPARE(model.columnCount(), 2);
  QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("−0.138"));
  QCOMPARE(model.index(0, 1).data(Qt::EditRole).toString(), QStringLiteral("-0.13826430117118466"));
  QCOMPARE(model.index(0, 1).data(Qt::ToolTipRole).toString(), QStringLiteral("−0.13826430117118466"));
  model.set_address(q_of_head_1);
  QVERIFY(!model.index(0, 1).data(Qt::ToolTipRole).isValid());  // 0.50 says it all
}

void MatrixModelTest::labels_rows_with_tokens() {
  MatrixModel model(document_);
  model.set_address(q_of_head_1);
  QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("it"));
  QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("<b>was</b>"));
  QCOMPARE(model.headerData(1, Qt::Vertical, Qt::ToolTipRole).toString(),
           QStringLiteral("<p>Query 2: &lt;b&gt;was&lt;/b&gt;</p>"));
  QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("2"));
  QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(),
           QStringLiteral("Dimension 2 (d_q)"));
  model.set_address(MatrixAddress{.role = MatrixRole::k, .head = {}});
  QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("2"));
  QCOMPARE(model.headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("animal"));
}

void MatrixModelTest::an_entry_is_one_step_of_undo() {
  MatrixModel model(document_);
  const QAbstractItemModelTester tester(&model);
  model.set_address(q_of_head_1);
  QVERIFY(model.setData(model.index(1, 1), QStringLiteral("1/8")));
  QCOMPARE(document_.undo_stack().count(), 1);
  QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("0.125"));
  QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("0.500"));
  document_.undo_stack().undo();
  QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("0.25"));
}

void MatrixModelTest::the_same_number_is_no_step() {
  MatrixModel model(document_);
  model.set_address(MatrixAddress{.role = MatrixRole::k, .head = {}});
  QVERIFY(model.setData(model.index(0, 1), model.index(0, 1).data(Qt::EditRole)));
  QCOMPARE(document_.undo_stack().count(), 0);
  QVERIFY(model.matrix().recipe().has_value());
}

void MatrixModelTest::refuses_what_is_no_number() {
  MatrixModel model(document_);
  model.set_address(q_of_head_1);
  QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("0,5")));
  QCOMPARE(model.index(0, 0).data(Qt::EditRole).toString(), QStringLiteral("1"));
  QCOMPARE(document_.undo_stack().count(), 0);
}

void MatrixModelTest::a_change_of_numbers_resets_nothing() {
  MatrixModel model(document_);
  const QAbstractItemModelTester tester(&model);
  model.set_address(q_of_head_1);
  const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
  const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
  QVERIFY(document_.apply(QStringLiteral("edit"), edit::set_entries(*document_.experiment(), q_of_head_1, 1,
                                                                    0, Matrix::Constant(1, 1, 7))));
  QCOMPARE(resets.count(), 0);
  QCOMPARE(changes.count(), 1);
  QCOMPARE(changes.first().at(0).toModelIndex(), model.index(1, 0));
  QCOMPARE(changes.first().at(1).toModelIndex(), model.index(1, 0));
  QVERIFY(document_.apply(QStringLiteral("other head"),
                          edit::set_entries(*document_.experiment(), {MatrixRole::q, HeadIndex{1}}, 1, 0,
                                            Matrix::Constant(1, 1, 7))));
  QCOMPARE(changes.count(), 1);
}

void MatrixModelTest::another_shape_resets() {
  MatrixModel model(document_);
  const QAbstractItemModelTester tester(&model);
  model.set_address(q_of_head_1);
  QVERIFY(document_.apply(QStringLiteral("grow"),
                          edit::insert_token(*document_.experiment(), edit::Side::queries, 0, "new", 1)));
  QCOMPARE(model.rowCount(), 3);
  QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("new"));
}

void MatrixModelTest::changes_elsewhere_are_told_own_ones_are_not() {
  MatrixModel model(document_);
  model.set_address(q_of_head_1);
  const QSignalSpy told(&model, &MatrixModel::changed_elsewhere);
  QVERIFY(model.setData(model.index(0, 0), QStringLiteral("3")));
  QCOMPARE(told.count(), 0);
  document_.undo_stack().undo();
  QCOMPARE(told.count(), 1);
  QCOMPARE(told.first().first().value<QModelIndexList>(), QModelIndexList{model.index(0, 0)});
}

void MatrixModelTest::links_cells_of_stages_data() {
  QTest::addColumn<int>("role");
  QTest::addColumn<int>("stage");
  QTest::addColumn<int>("head");
  QTest::addColumn<int>("row");
  QTest::addColumn<int>("column");
  const auto row = [](const char* name, MatrixRole role, Stage stage, int head, int band_row,
                      int band_column) {
    QTest::newRow(name) << static_cast<int>(role) << static_cast<int>(stage) << head << band_row
                        << band_column;
  };
  // The cell is in row 1 and column 2 of its stage; the matrix is that of head 1; −1: nothing.
  row("weights meet Q in the query", MatrixRole::q, Stage::weights, 1, 1, -1);
  row("weights meet K in the key", MatrixRole::k, Stage::weights, 0, 2, -1);
  row("weights meet given scores in both", MatrixRole::scores, Stage::weights, 0, 1, 2);
  row("k meets K in both", MatrixRole::k, Stage::k, 0, 1, 2);
  row("k of another head meets K in the key", MatrixRole::k, Stage::k, 1, 1, -1);
  row("output meets V in the dimension", MatrixRole::v, Stage::output, 0, -1, 2);
  row("q meets W^Q in the dimension", MatrixRole::w_q, Stage::q, 0, -1, 2);
  row("concat meets the rows of W^O", MatrixRole::w_o, Stage::concat, 0, 2, -1);
  row("final meets the columns of W^O", MatrixRole::w_o, Stage::final_output, 0, -1, 2);
  row("weights meet no parameter", MatrixRole::w_a, Stage::weights, 0, -1, -1);
}

void MatrixModelTest::links_cells_of_stages() {
  QFETCH(const int, role);
  QFETCH(const int, stage);
  QFETCH(const int, head);
  const MatrixBands bands =
      bands_of(small_experiment(), {static_cast<MatrixRole>(role), HeadIndex{}},
               {.stage = static_cast<Stage>(stage), .head = HeadIndex{head}, .row = 1, .column = 2});
  QTEST(static_cast<int>(bands.row.value_or(-1)), "row");
  QTEST(static_cast<int>(bands.column.value_or(-1)), "column");
}

void MatrixModelTest::links_the_rows_of_the_output_projection() {
  const StageCell cell{.stage = Stage::output, .head = HeadIndex{1}, .row = 0, .column = 0};
  const MatrixBands bands = bands_of(small_experiment(), {MatrixRole::w_o, HeadIndex{}}, cell);
  QCOMPARE(bands.row.value_or(-1), Index{1});  // after the one value dimension of head 1
}

void MatrixModelTest::says_which_stage_an_entry_is() {
  QVERIFY(stage_cell_of({MatrixRole::scores, HeadIndex{1}}, 2, 3) ==
          (StageCell{.stage = Stage::raw, .head = HeadIndex{1}, .row = 2, .column = 3}));
  QVERIFY(!stage_cell_of({MatrixRole::w_q, HeadIndex{}}, 0, 0));
}

}  // namespace

const headlight::test::TestClass registered =
    headlight::test::test_class<MatrixModelTest>("matrix_model_test");

}  // namespace matrix_model_test

#include "matrix_model_test.moc"
