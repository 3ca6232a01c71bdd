// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_editor.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <memory>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "ui/editors/mask/mask_grid.h"

namespace mask_editor_test {

using namespace headlight;
using namespace headlight::ui;

class MaskEditorTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void a_stroke_is_one_step();
  void a_stroke_toggles_by_its_first_cell();
  void right_button_and_shift_show();
  void a_stroke_covers_the_cells_between();
  void a_stroke_that_ends_outside_stays_inside();
  void paints_with_the_keyboard();
  void a_click_on_a_name_hides_the_key();
  void paints_one_head_only();
  void says_which_layer_keeps_a_cell_hidden();
  void adds_every_kind_of_layer();
  void switches_deletes_and_clears_layers();
  void changes_the_numbers_of_layers();
  void keeps_numbers_that_are_large();
  void turning_a_number_is_one_step();
  void refuses_bad_lists_in_place();
  void what_is_typed_goes_with_its_layer();
  void what_is_typed_counts_when_another_layer_is_deleted();
  void changes_mode_and_value();
  void refuses_bad_values_in_place();
  void says_that_given_weights_ignore_it();
  void outlines_and_points();
  void lays_cells_out();
  void zooms();
  void holds_the_most_tokens_there_can_be();
  void works_without_tokens();
  void fits_a_narrow_dock();
  void names_every_control();

 private:
  template <typename Widget>
  Widget& child(const char* name) const {
    auto* const found = editor_->findChild<Widget*>(QLatin1String(name));
    if (!found) {
      qFatal("no child %s", name);
    }
    return *found;
  }
  MaskGrid& grid() const { return child<MaskGrid>("mask_grid"); }
  const Mask& mask() const { return document_->experiment()->mask; }
  QPoint at(Index query, Index key) const { return grid().cell_rect({{query}, {key}}).center(); }
  void drag(std::initializer_list<QPoint> points, Qt::MouseButton button = Qt::LeftButton,
            Qt::KeyboardModifiers modifiers = {}) const;
  /// The cells of the painted layer: "00 12".
  QString painted(std::size_t layer = 0) const;
  void add_layer(const QString& name) const;
  QString message() const { return child<QLabel>("mask_message").text(); }

  std::unique_ptr<Document> document_;
  std::unique_ptr<EvaluationRunner> runner_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<MaskEditor> editor_;
};

void MaskEditorTest::init() {
  QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)")));
  document_ = std::make_unique<Document>();
  runner_ = std::make_unique<EvaluationRunner>(*document_);
  selection_ = std::make_unique<Selection>(*document_, *runner_);
  document_->reset(test::small_scores(), {});
  QTRY_VERIFY(selection_->is_current());
  editor_ = std::make_unique<MaskEditor>(*document_, *selection_);
  editor_->resize(340, 600);
  editor_->show();
  QVERIFY(QTest::qWaitForWindowActive(editor_.get()));
}

void MaskEditorTest::cleanup() {
  editor_.reset();
  selection_.reset();
  runner_.reset();
  document_.reset();
}

void MaskEditorTest::drag(std::initializer_list<QPoint> points, Qt::MouseButton button,
                          Qt::KeyboardModifiers modifiers) const {
  QWidget* const viewport = grid().viewport();
  QTest::mousePress(viewport, button, modifiers, *points.begin());
  for (const QPoint point : points) {
    QMouseEvent move(QEvent::MouseMove, point, viewport->mapToGlobal(point), Qt::NoButton, button, modifiers);
    QCoreApplication::sendEvent(viewport, &move);
  }
  QTest::mouseRelease(viewport, button, modifiers, *(points.end() - 1));
}

QString MaskEditorTest::painted(std::size_t layer) const {
  QStringList cells;
  for (const Cell cell : std::get<PaintedMask>(mask().layers.at(layer).pattern).hidden) {
    cells.append(
        QStringLiteral("%1%2").arg(QString::number(cell.query.value), QString::number(cell.key.value)));
  }
  return cells.join(u' ');
}

void MaskEditorTest::add_layer(const QString& name) const {
  for (QAction* const action : child<QPushButton>("mask_add_layer").menu()->actions()) {
    if (action->text() == name) {
      action->trigger();
      return;
    }
  }
  qFatal("no such kind of layer");
}

void MaskEditorTest::a_stroke_is_one_step() {
  drag({at(0, 0), at(0, 1), at(0, 2), at(1, 2)});
  QCOMPARE(mask().layers.size(), std::size_t{1});
  QCOMPARE(painted(), QStringLiteral("00 01 02 12"));
  QCOMPARE(document_->undo_stack().count(), 1);
  document_->undo_stack().undo();
  QVERIFY(mask().layers.empty());
  document_->undo_stack().redo();
  QCOMPARE(painted(), QStringLiteral("00 01 02 12"));
  drag({at(1, 0)});
  QCOMPARE(document_->undo_stack().count(), 2);
}

void MaskEditorTest::a_stroke_toggles_by_its_first_cell() {
  drag({at(0, 0), at(0, 2)});
  drag({at(0, 1), at(0, 2), at(1, 2)});
  QCOMPARE(painted(), QStringLiteral("00"));
  drag({at(1, 0), at(0, 0)});
  QCOMPARE(painted(), QStringLiteral("00 10"));
  QCOMPARE(document_->undo_stack().count(), 3);
}

void MaskEditorTest::right_button_and_shift_show() {
  drag({at(0, 0), at(0, 2)});
  drag({at(1, 0), at(0, 0)}, Qt::RightButton);
  QCOMPARE(painted(), QStringLiteral("01 02"));
  drag({at(1, 2), at(0, 2)}, Qt::LeftButton, Qt::ShiftModifier);
  QCOMPARE(painted(), QStringLiteral("01"));
}

void MaskEditorTest::a_stroke_covers_the_cells_between() {
  document_->reset(test::example("causal"), {});
  const std::size_t layer = mask().layers.size();
  drag({at(5, 0), at(5, 4)});
  QCOMPARE(painted(layer), QStringLiteral("50 51 52 53 54"));
}

void MaskEditorTest::a_stroke_that_ends_outside_stays_inside() {
  drag({at(1, 1), QPoint(5000, 5000)});
  QCOMPARE(painted(), QStringLiteral("11 12"));
}

void MaskEditorTest::paints_with_the_keyboard() {
  grid().setFocus();
  QTest::keyClick(&grid(), Qt::Key_Right);
  QTest::keyClick(&grid(), Qt::Key_Down);
  QTest::keyClick(&grid(), Qt::Key_Space);
  QCOMPARE(painted(), QStringLiteral("11"));
  QTest::keyClick(&grid(), Qt::Key_Down);
  QTest::keyClick(&grid(), Qt::Key_End);
  QTest::keyClick(&grid(), Qt::Key_Space);
  QCOMPARE(painted(), QStringLiteral("11 12"));
  QAccessibleTableInterface* const table =
      QAccessible::queryAccessibleInterface(&grid())->child(0)->tableInterface();
  QCOMPARE(table->selectedCells().at(0), table->cellAt(1, 2));
  QCOMPARE(table->cellAt(1, 2)->text(QAccessible::Name),
           QStringLiteral("Query 2 b, key 3 z, Hidden by: Painted"));
  QCOMPARE(table->cellAt(0, 2)->text(QAccessible::Value), QStringLiteral("visible"));
  QCOMPARE(table->rowDescription(1), QStringLiteral("b"));
  QTest::keyClick(&grid(), Qt::Key_Space);
  QCOMPARE(painted(), QStringLiteral("11"));
  QCOMPARE(document_->undo_stack().count(), 3);
}

void MaskEditorTest::a_click_on_a_name_hides_the_key() {
  QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, grid().key_header_rect(1).center());
  QCOMPARE(std::get<PaddingMask>(mask().layers.at(0).pattern).keys, std::vector{KeyIndex{1}});
  QCOMPARE(child<QLineEdit>("mask_layer_keys_1").text(), QStringLiteral("2"));
  QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, grid().key_header_rect(1).center());
  QVERIFY(std::get<PaddingMask>(mask().layers.at(0).pattern).keys.empty());
  QCOMPARE(document_->undo_stack().count(), 2);
}

void MaskEditorTest::paints_one_head_only() {
  auto& head = child<QComboBox>("mask_head");
  QCOMPARE(head.count(), 3);
  head.setCurrentIndex(2);
  drag({at(0, 0)});
  QCOMPARE(mask().layers.at(0).heads, std::optional(std::vector{HeadIndex{1}}));
  QCOMPARE(grid().lookup().hiddenness({{0}, {0}}, std::nullopt), Hiddenness::in_some_heads);
  QVERIFY(document_->apply(QStringLiteral("edit"), edit::set_head_count(*document_->experiment(), 1, 1)));
  QVERIFY(!head.isVisible());
  QVERIFY(mask().layers.empty() || mask().layers.at(0).heads->empty());
}

void MaskEditorTest::says_which_layer_keeps_a_cell_hidden() {
  add_layer(QStringLiteral("Causal"));
  drag({at(0, 2)});
  QCOMPARE(mask().layers.size(), std::size_t{1});
  QCOMPARE(message(),
           QStringLiteral("This cell stays hidden by the layer “Causal”. Change that layer to show it."));
  drag({at(0, 0)});
  QCOMPARE(message(), QStringLiteral("Drag to hide cells; Shift or the right button shows them."));
  QCOMPARE(painted(1), QStringLiteral("00"));
}

void MaskEditorTest::adds_every_kind_of_layer() {
  for (const char* const kind : {"Causal", "Padding", "Window", "Prefix", "Painted"}) {
    add_layer(QLatin1String(kind));
  }
  QCOMPARE(mask().layers.size(), std::size_t{5});
  for (std::size_t i = 0; i < 5; ++i) {
    QCOMPARE(mask().layers[i].pattern.index(), i);
    QVERIFY(child<QCheckBox>(qPrintable(QStringLiteral("mask_layer_switch_%1").arg(i + 1))).isChecked());
  }
  QCOMPARE(document_->undo_stack().count(), 5);
}

void MaskEditorTest::switches_deletes_and_clears_layers() {
  add_layer(QStringLiteral("Causal"));
  add_layer(QStringLiteral("Window"));
  child<QCheckBox>("mask_layer_switch_1").click();
  QVERIFY(!mask().layers[0].enabled);
  document_->undo_stack().undo();
  QVERIFY(child<QCheckBox>("mask_layer_switch_1").isChecked());
  child<QToolButton>("mask_layer_delete_1").click();
  QCOMPARE(mask().layers.size(), std::size_t{1});
  QVERIFY(std::holds_alternative<WindowMask>(mask().layers[0].pattern));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  child<QPushButton>("mask_clear").click();
  QVERIFY(mask().layers.empty());
  QVERIFY(!child<QPushButton>("mask_clear").isEnabled());
}

void MaskEditorTest::changes_the_numbers_of_layers() {
  add_layer(QStringLiteral("Window"));
  child<QSpinBox>("mask_layer_left_1").setValue(2);
  child<QSpinBox>("mask_layer_right_1").setValue(0);
  QCOMPARE(mask().layers[0].pattern, MaskPattern(WindowMask{.left = 2, .right = 0}));
  add_layer(QStringLiteral("Prefix"));
  child<QSpinBox>("mask_layer_length_2").setValue(3);
  QCOMPARE(mask().layers[1].pattern, MaskPattern(PrefixMask{.length = 3}));
  add_layer(QStringLiteral("Padding"));
  auto& keys = child<QLineEdit>("mask_layer_keys_3");
  QCOMPARE(keys.text(), QStringLiteral("3"));
  keys.setFocus();
  keys.selectAll();
  QTest::keyClicks(&keys, QStringLiteral("1,3"));
  QTest::keyClick(&keys, Qt::Key_Return);
  QCOMPARE(mask().layers[2].pattern, MaskPattern(PaddingMask{{KeyIndex{0}, KeyIndex{2}}}));
  auto& heads = child<QLineEdit>("mask_layer_heads_3");
  heads.setFocus();
  QTest::keyClicks(&heads, QStringLiteral("2"));
  QTest::keyClick(&heads, Qt::Key_Return);
  QCOMPARE(mask().layers[2].heads, std::optional(std::vector{HeadIndex{1}}));
  heads.selectAll();
  QTest::keyClick(&heads, Qt::Key_Delete);
  QTest::keyClick(&heads, Qt::Key_Return);
  QVERIFY(!mask().layers[2].heads);
}

void MaskEditorTest::keeps_numbers_that_are_large() {
  add_layer(QStringLiteral("Window"));
  child<QSpinBox>("mask_layer_right_1").setValue(20'000'000);
  QCOMPARE(mask().layers[0].pattern, MaskPattern(WindowMask{.left = 1, .right = 20'000'000}));
  constexpr Index beyond_a_field = 5'000'000'000;
  Experiment experiment = *document_->experiment();
  experiment.mask.layers[0].pattern = WindowMask{.left = beyond_a_field, .right = 3};
  document_->reset(std::move(experiment), {});
  child<QSpinBox>("mask_layer_right_1").setValue(4);
  QCOMPARE(mask().layers[0].pattern, MaskPattern(WindowMask{.left = beyond_a_field, .right = 4}));
}

void MaskEditorTest::turning_a_number_is_one_step() {
  add_layer(QStringLiteral("Window"));
  auto& left = child<QSpinBox>("mask_layer_left_1");
  left.setFocus();
  for (int i = 0; i < 5; ++i) {
    QTest::keyClick(&left, Qt::Key_Up);
  }
  QCOMPARE(mask().layers[0].pattern, MaskPattern(WindowMask{.left = 6, .right = 1}));
  QCOMPARE(document_->undo_stack().count(), 2);
  document_->undo_stack().undo();
  QCOMPARE(left.value(), 1);
}

void MaskEditorTest::refuses_bad_lists_in_place() {
  add_layer(QStringLiteral("Padding"));
  auto& keys = child<QLineEdit>("mask_layer_keys_1");
  keys.setFocus();
  keys.selectAll();
  QTest::keyClicks(&keys, QStringLiteral("4"));
  QTest::keyClick(&keys, Qt::Key_Return);
  QCOMPARE(keys.text(), QStringLiteral("3"));
  QCOMPARE(message(), QStringLiteral("“4” names no keys; write numbers from 1 to 3, such as 1, 3–5."));
  QCOMPARE(document_->undo_stack().count(), 1);
}

void MaskEditorTest::what_is_typed_goes_with_its_layer() {
  for (const char* typed : {"0.5", "1"}) {
    add_layer(QStringLiteral("Causal"));
    add_layer(QStringLiteral("Padding"));
    auto& keys = child<QLineEdit>("mask_layer_keys_2");
    keys.setFocus();
    QTest::keyClick(&keys, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&keys, QString::fromLatin1(typed));
    const QString told = message();
    const Experiment without = edit::remove_mask_layer(*document_->experiment(), 1).value();
    document_->apply(QString(), without);
    QVERIFY(*document_->experiment() == without);
    QCOMPARE(message(), told);
    document_->apply(QString(), clear_mask(without));
  }
}

void MaskEditorTest::what_is_typed_counts_when_another_layer_is_deleted() {
  add_layer(QStringLiteral("Padding"));
  add_layer(QStringLiteral("Causal"));
  auto& keys = child<QLineEdit>("mask_layer_keys_1");
  keys.setFocus();
  QTest::keyClick(&keys, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(&keys, QStringLiteral("1"));
  auto& remove = child<QToolButton>("mask_layer_delete_2");
  QTest::mouseClick(&remove, Qt::LeftButton);
  QCOMPARE(mask().layers.size(), std::size_t{1});
  QVERIFY(std::get<PaddingMask>(mask().layers[0].pattern).keys == (std::vector{KeyIndex{0}}));
}

void MaskEditorTest::changes_mode_and_value() {
  auto& mode = child<QComboBox>("mask_mode");
  auto& value = child<QLineEdit>("mask_value");
  QVERIFY(!value.isVisible());
  mode.setCurrentIndex(1);
  emit mode.activated(1);
  QCOMPARE(mask().mode, MaskMode::add);
  QVERIFY(value.isVisible());
  QCOMPARE(value.text(), QStringLiteral("-1e+09"));
  value.selectAll();
  value.insert(QStringLiteral("−10"));
  QTest::keyClick(&value, Qt::Key_Return);
  QCOMPARE(mask().value, -10.0);
  document_->undo_stack().undo();
  document_->undo_stack().undo();
  QCOMPARE(mode.currentIndex(), 0);
}

void MaskEditorTest::refuses_bad_values_in_place() {
  emit child<QComboBox>("mask_mode").activated(2);
  auto& value = child<QLineEdit>("mask_value");
  const QString before = value.text();
  for (const QString& text : {QStringLiteral("abc"), QStringLiteral("1,000")}) {
    value.selectAll();
    QTest::keyClicks(&value, text);
    QTest::keyClick(&value, Qt::Key_Return);
    QVERIFY(!message().isEmpty() && !message().startsWith(QStringLiteral("Drag")));
    QTest::keyClick(&value, Qt::Key_Escape);
    QCOMPARE(value.text(), before);
    QVERIFY(message().startsWith(QStringLiteral("Drag")));
  }
  value.selectAll();
  QTest::keyClicks(&value, QStringLiteral("inf"));
  QTest::keyClick(&value, Qt::Key_Return);
  QCOMPARE(value.text(), before);
  QVERIFY(!message().startsWith(QStringLiteral("Drag")));
  QCOMPARE(mask().value, -1e9);
}

void MaskEditorTest::says_that_given_weights_ignore_it() {
  const auto says_so = [this] {
    for (const QLabel* const label : editor_->findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(QStringLiteral("does not act"))) {
        return true;
      }
    }
    return false;
  };
  QVERIFY(!says_so());
  document_->reset(test::example("translation"), {});
  QTRY_VERIFY(selection_->is_current());
  QVERIFY(says_so());
}

void MaskEditorTest::outlines_and_points() {
  QMouseEvent move(QEvent::MouseMove, at(1, 2), grid().viewport()->mapToGlobal(at(1, 2)), Qt::NoButton,
                   Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(grid().viewport(), &move);
  QCOMPARE(selection_->hovered(), std::optional(StageCell{Stage::weights, {}, 1, 2}));
  const QImage pointed = grid().grab().toImage();
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(grid().viewport(), &leave);
  QVERIFY(!selection_->hovered());
  QVERIFY(grid().grab().toImage() != pointed);
  selection_->set_locked(StageCell{Stage::weights, {}, 1, 2});
  QCOMPARE(grid().grab().toImage(), pointed);
}

void MaskEditorTest::lays_cells_out() {
  for (Index i = 0; i < 2; ++i) {
    for (Index j = 0; j < 3; ++j) {
      QCOMPARE(grid().cell_at(at(i, j)), std::optional(Cell{{i}, {j}}));
    }
  }
  QVERIFY(!grid().cell_at(grid().key_header_rect(0).center()));
  QVERIFY(!grid().cell_at(grid().cell_rect({{1}, {2}}).bottomRight() + QPoint(1, 1)));
  QVERIFY(!grid().cell_at({1, 1}));
}

void MaskEditorTest::zooms() {
  const int fitting = grid().cell_size();
  child<QToolButton>("mask_zoom_in").click();
  QVERIFY(grid().cell_size() > fitting);
  child<QToolButton>("mask_zoom_out").click();
  child<QToolButton>("mask_zoom_out").click();
  QVERIFY(grid().cell_size() < fitting);
  child<QToolButton>("mask_zoom_fit").click();
  QCOMPARE(grid().cell_size(), fitting);
}

void MaskEditorTest::holds_the_most_tokens_there_can_be() {
  const std::vector<std::string> tokens(4096, "token");
  const auto with_both = [&] {
    Experiment experiment = test::small_vectors();
    experiment = test::must(edit::set_tokens(experiment, edit::Side::queries, tokens, 1));
    return test::must(edit::set_tokens(experiment, edit::Side::keys, tokens, 1));
  };
  document_->reset(with_both(), {});
  add_layer(QStringLiteral("Causal"));
  grid().setFocus();
  QTest::keyClick(&grid(), Qt::Key_Down, Qt::ControlModifier);
  QTest::keyClick(&grid(), Qt::Key_Right, Qt::ControlModifier);
  QTest::keyClick(&grid(), Qt::Key_Space);
  QCOMPARE(std::get<PaintedMask>(mask().layers.at(1).pattern).hidden, (std::vector{Cell{{4095}, {4095}}}));
  QVERIFY(grid().viewport()->rect().contains(at(4095, 4095)));
  QVERIFY(!grid().grab().isNull());
}

void MaskEditorTest::works_without_tokens() {
  document_->reset(test::must(edit::set_tokens(test::small_scores(), edit::Side::queries, {}, 1)), {});
  grid().setFocus();
  QTest::keyClick(&grid(), Qt::Key_Space);
  QTest::keyClick(&grid(), Qt::Key_Down);
  QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, {50, 50});
  QVERIFY(mask().layers.empty());
  QVERIFY(!grid().grab().isNull());
}

void MaskEditorTest::fits_a_narrow_dock() {
  for (const char* const kind : {"Causal", "Padding", "Window", "Prefix", "Painted"}) {
    add_layer(QLatin1String(kind));
  }
  emit child<QComboBox>("mask_mode").activated(2);
  QVERIFY2(editor_->minimumSizeHint().width() <= 300,
           qPrintable(QString::number(editor_->minimumSizeHint().width())));
  editor_->resize(300, 560);
  QCOMPARE(editor_->width(), 300);
  for (const QWidget* const widget : editor_->findChildren<QWidget*>()) {
    if (widget->isVisible() && widget->objectName().startsWith(QStringLiteral("mask_layer_"))) {
      const int right = widget->mapTo(editor_.get(), widget->rect().bottomRight()).x();
      QVERIFY2(right < 300, qPrintable(widget->objectName()));
      QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), qPrintable(widget->objectName()));
    }
  }
}

void MaskEditorTest::names_every_control() {
  for (const char* const kind : {"Causal", "Padding", "Window", "Prefix", "Painted"}) {
    add_layer(QLatin1String(kind));
  }
  for (const QWidget* const widget : editor_->findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(editor_.get()) ||
        widget->objectName().startsWith(QStringLiteral("qt_")) || widget->inherits("QScrollArea")) {
      continue;
    }
    const auto* const button = qobject_cast<const QAbstractButton*>(widget);
    QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
             qPrintable(widget->objectName()));
  }
}

const headlight::test::TestClass registered = headlight::test::test_class<MaskEditorTest>("mask_editor_test");

}  // namespace mask_editor_test

#include "mask_editor_test.moc"
