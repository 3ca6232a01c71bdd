// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editors/mask/mask_editor_fixture.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <memory>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace mask_editor_test {

using namespace headlight;
using namespace headlight::ui;

class MaskEditorTest : public MaskEditorFixture {
  Q_OBJECT

 private slots:
  void a_stroke_is_one_step();
  void a_stroke_toggles_by_its_first_cell();
  void right_button_and_shift_show();
  void a_stroke_covers_the_cells_between();
  void a_stroke_that_ends_outside_stays_inside();
  void paints_with_the_keyboard();
  void a_click_on_a_name_hides_the_key();
  void paints_one_head_only();
  void outlines_and_points();
  void lays_cells_out();
  void zooms();
  void holds_the_most_tokens_there_can_be();
  void works_without_tokens();
  void fits_a_narrow_dock();
  void names_every_control();
};

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
  selection_->set_pinned(StageCell{Stage::weights, {}, 1, 2});
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
