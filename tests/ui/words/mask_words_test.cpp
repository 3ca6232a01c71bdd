// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/mask_words.h"

#include <QTest>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace mask_words_test {

using namespace headlight;
using namespace headlight::ui;

class MaskWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void every_kind_has_words() {
    for (const LayerKind kind :
         {LayerKind::causal, LayerKind::padding, LayerKind::window, LayerKind::prefix, LayerKind::painted}) {
      QVERIFY(!layer_name(kind).isEmpty() && !layer_sentence(kind).isEmpty());
    }
  }

  void says_what_hides_a_cell() {
    const auto cell = [](Index query, Index key) { return Cell{{query}, {key}}; };
    Experiment experiment = test::small_scores();
    MaskLayer causal;
    causal.pattern = CausalMask{};
    MaskLayer painted;
    painted.pattern = PaintedMask{{cell(0, 1)}};
    painted.heads = std::vector{HeadIndex{0}, HeadIndex{1}};
    MaskLayer padding;
    padding.pattern = PaddingMask{{KeyIndex{1}}};
    padding.enabled = false;
    experiment.mask.layers = {causal, painted, padding};
    const MaskLookup lookup(experiment);
    QCOMPARE(cell_text(experiment, lookup, std::nullopt, cell(0, 1)),
             QStringLiteral("Query 1 a, key 2 y\nHidden by: Causal, Painted (heads 1–2)"));
    QCOMPARE(cell_text(experiment, lookup, std::nullopt, cell(1, 0)),
             QStringLiteral("Query 2 b, key 1 x\nVisible"));
  }

  void tooltips_take_no_markup() {
    QCOMPARE(as_tooltip(QStringLiteral("<b>\nx & y")), QStringLiteral("<span>&lt;b&gt;<br>x &amp; y</span>"));
    QCOMPARE(as_tooltip(QString()), QString());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<MaskWordsTest>("mask_words_test");

}  // namespace mask_words_test

#include "mask_words_test.moc"
