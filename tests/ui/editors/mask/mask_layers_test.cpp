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

namespace mask_layers_test {

using namespace headlight;
using namespace headlight::ui;

class MaskLayersTest : public MaskEditorFixture {
  Q_OBJECT

 private slots:
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
};

void MaskLayersTest::says_which_layer_keeps_a_cell_hidden() {
  add_layer(QStringLiteral("Causal"));
  drag({at(0, 2)});
  QCOMPARE(mask().layers.size(), std::size_t{1});
  QCOMPARE(message(),
           QStringLiteral("This cell stays hidden by the layer “Causal”. Change that layer to show it."));
  drag({at(0, 0)});
  QCOMPARE(message(), QStringLiteral("Drag to hide cells; Shift or the right button shows them."));
  QCOMPARE(painted(1), QStringLiteral("00"));
}

void MaskLayersTest::adds_every_kind_of_layer() {
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

void MaskLayersTest::switches_deletes_and_clears_layers() {
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

void MaskLayersTest::changes_the_numbers_of_layers() {
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

void MaskLayersTest::keeps_numbers_that_are_large() {
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

void MaskLayersTest::turning_a_number_is_one_step() {
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

void MaskLayersTest::refuses_bad_lists_in_place() {
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

void MaskLayersTest::what_is_typed_goes_with_its_layer() {
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

void MaskLayersTest::what_is_typed_counts_when_another_layer_is_deleted() {
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

void MaskLayersTest::changes_mode_and_value() {
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

void MaskLayersTest::refuses_bad_values_in_place() {
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

void MaskLayersTest::says_that_given_weights_ignore_it() {
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

const headlight::test::TestClass registered = headlight::test::test_class<MaskLayersTest>("mask_layers_test");

}  // namespace mask_layers_test

#include "mask_layers_test.moc"
