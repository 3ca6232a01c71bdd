// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit_mask_layers.h"

#include <QTest>

#include "tests/support/experiments.h"
#include "tests/support/random_experiment.h"
#include "tests/support/test_class.h"

namespace edit_mask_layers_test {

using namespace headlight;

namespace {

const MaskScope all_heads = std::nullopt;
const MaskScope head_two = HeadIndex{1};

Cell cell(Index query, Index key) { return {{query}, {key}}; }

bool hidden_in(const Experiment& experiment, Cell where, Index head) {
  const auto hidden =
      hidden_cells(experiment.mask, HeadIndex{head}, query_count(experiment), key_count(experiment));
  return hidden && (*hidden)(where.query.value, where.key.value);
}

Experiment with_layers(std::vector<MaskLayer> layers) {
  Experiment experiment = test::small_scores();
  experiment.mask.layers = std::move(layers);
  return experiment;
}

MaskLayer layer(MaskPattern pattern, std::optional<std::vector<HeadIndex>> heads = {}, bool enabled = true) {
  MaskLayer made;
  made.pattern = std::move(pattern);
  made.heads = std::move(heads);
  made.enabled = enabled;
  return made;
}

}  // namespace

class EditMaskLayersTest : public QObject {
  Q_OBJECT

 private slots:
  void looks_up_what_the_engine_hides();
  void painting_makes_a_layer();
  void painting_goes_into_the_layer_of_its_scope();
  void painting_leaves_layers_that_are_off();
  void showing_reaches_layers_within_the_scope();
  void a_key_is_hidden_and_shown();
  void a_key_is_not_shown_where_other_heads_hide_it();
  void clearing_removes_every_layer();
  void new_layers_are_valid();
};

void EditMaskLayersTest::looks_up_what_the_engine_hides() {
  test::RandomExperiment random(7);
  for (int round = 0; round < 200; ++round) {
    const test::RandomExperiment::Shape shape = random.any_shape();
    const Experiment experiment = random.any(shape);
    const MaskLookup lookup(experiment);
    for (Index i = 0; i < shape.n_q; ++i) {
      for (Index j = 0; j < shape.n_k; ++j) {
        Index heads_hidden = 0;
        for (Index head = 0; head < shape.heads; ++head) {
          const bool hidden = hidden_in(experiment, cell(i, j), head);
          heads_hidden += hidden ? 1 : 0;
          QCOMPARE(lookup.hiddenness(cell(i, j), HeadIndex{head}),
                   hidden ? Hiddenness::hidden : Hiddenness::visible);
          QCOMPARE(!lookup.hiding_layers(cell(i, j), HeadIndex{head}).empty(), hidden);
        }
        QCOMPARE(lookup.hiddenness(cell(i, j), all_heads), heads_hidden == 0 ? Hiddenness::visible
                                                           : heads_hidden == shape.heads
                                                               ? Hiddenness::hidden
                                                               : Hiddenness::in_some_heads);
        QCOMPARE(!lookup.hiding_layers(cell(i, j), all_heads).empty(), heads_hidden > 0);
      }
    }
  }
}

void EditMaskLayersTest::painting_makes_a_layer() {
  const Experiment painted =
      test::must(paint_cells(test::small_scores(), all_heads, {cell(1, 2), cell(0, 0)}, true));
  QCOMPARE(painted.mask.layers, std::vector{layer(PaintedMask{{cell(0, 0), cell(1, 2)}})});
  const Experiment of_head = test::must(paint_cells(test::small_scores(), head_two, {cell(1, 2)}, true));
  QCOMPARE(of_head.mask.layers, (std::vector{layer(PaintedMask{{cell(1, 2)}}, std::vector{HeadIndex{1}})}));
  QVERIFY(!hidden_in(of_head, cell(1, 2), 0));
  QVERIFY(hidden_in(of_head, cell(1, 2), 1));
}

void EditMaskLayersTest::painting_goes_into_the_layer_of_its_scope() {
  const Experiment experiment = with_layers({layer(PaintedMask{}), layer(CausalMask{}),
                                             layer(PaintedMask{{cell(0, 1)}}, std::vector{HeadIndex{1}})});
  const Experiment all = test::must(paint_cells(experiment, all_heads, {cell(1, 1)}, true));
  QCOMPARE(all.mask.layers[0], layer(PaintedMask{{cell(1, 1)}}));
  QCOMPARE(all.mask.layers.size(), std::size_t{3});
  const Experiment one = test::must(paint_cells(experiment, head_two, {cell(1, 1)}, true));
  QCOMPARE(one.mask.layers[2], layer(PaintedMask{{cell(0, 1), cell(1, 1)}}, std::vector{HeadIndex{1}}));
  QCOMPARE(one.mask.layers.size(), std::size_t{3});
}

void EditMaskLayersTest::painting_leaves_layers_that_are_off() {
  const Experiment experiment = with_layers({layer(PaintedMask{{cell(0, 0)}}, {}, false)});
  const Experiment painted = test::must(paint_cells(experiment, all_heads, {cell(1, 1)}, true));
  QCOMPARE(painted.mask.layers.size(), std::size_t{2});
  QCOMPARE(painted.mask.layers[0], experiment.mask.layers[0]);
  QCOMPARE(test::must(paint_cells(experiment, all_heads, {cell(0, 0)}, false)), experiment);
}

void EditMaskLayersTest::showing_reaches_layers_within_the_scope() {
  const Experiment experiment =
      with_layers({layer(PaintedMask{{cell(0, 0), cell(0, 1)}}),
                   layer(PaintedMask{{cell(0, 0)}}, std::vector{HeadIndex{1}}), layer(CausalMask{})});
  const Experiment all = test::must(paint_cells(experiment, all_heads, {cell(0, 0)}, false));
  QCOMPARE(all.mask.layers[0], layer(PaintedMask{{cell(0, 1)}}));
  QCOMPARE(all.mask.layers[1], layer(PaintedMask{}, std::vector{HeadIndex{1}}));
  QVERIFY(hidden_in(all, cell(0, 1), 0));
  const Experiment one = test::must(paint_cells(experiment, head_two, {cell(0, 0)}, false));
  QCOMPARE(one.mask.layers[0], experiment.mask.layers[0]);
  QCOMPARE(one.mask.layers[1], layer(PaintedMask{}, std::vector{HeadIndex{1}}));
}

void EditMaskLayersTest::a_key_is_hidden_and_shown() {
  const Experiment hidden = test::must(toggle_padding(test::small_scores(), all_heads, KeyIndex{2}));
  QCOMPARE(hidden.mask.layers, std::vector{layer(PaddingMask{{KeyIndex{2}}})});
  const Experiment both = test::must(toggle_padding(hidden, all_heads, KeyIndex{0}));
  QCOMPARE(both.mask.layers, std::vector{layer(PaddingMask{{KeyIndex{0}, KeyIndex{2}}})});
  const Experiment shown = test::must(toggle_padding(both, all_heads, KeyIndex{2}));
  QCOMPARE(shown.mask.layers, std::vector{layer(PaddingMask{{KeyIndex{0}}})});
}

void EditMaskLayersTest::a_key_is_not_shown_where_other_heads_hide_it() {
  const Experiment experiment = with_layers({layer(PaddingMask{{KeyIndex{1}}})});
  const Experiment edited = test::must(toggle_padding(experiment, head_two, KeyIndex{1}));
  QCOMPARE(edited.mask.layers, (std::vector{layer(PaddingMask{{KeyIndex{1}}}),
                                            layer(PaddingMask{{KeyIndex{1}}}, std::vector{HeadIndex{1}})}));
}

void EditMaskLayersTest::clearing_removes_every_layer() {
  Experiment experiment = with_layers({layer(CausalMask{}), layer(PaintedMask{}), layer(WindowMask{1, 2})});
  experiment.mask.mode = MaskMode::add;
  experiment.mask.value = -5.0;
  const Experiment cleared = test::must(clear_mask(experiment));
  QVERIFY(cleared.mask.layers.empty());
  QCOMPARE(cleared.mask.mode, MaskMode::add);
  QCOMPARE(cleared.mask.value, -5.0);
}

void EditMaskLayersTest::new_layers_are_valid() {
  for (const Experiment& experiment : {test::small_scores(), Experiment{}, test::small_projection()}) {
    Experiment begun = experiment;
    if (head_count(begun) == 0) {
      begun.inputs = ScoresInputs{.heads = {ScoresHead{}}, .unknown = {}};
      begun.scoring.function = DotScoring{};
    }
    for (const LayerKind kind :
         {LayerKind::causal, LayerKind::padding, LayerKind::window, LayerKind::prefix, LayerKind::painted}) {
      const Experiment added = test::must(edit::add_mask_layer(begun, new_layer(begun, kind, all_heads)));
      QCOMPARE(layer_kind(added.mask.layers.back().pattern), kind);
    }
  }
  QCOMPARE(new_layer(test::small_scores(), LayerKind::padding, head_two),
           layer(PaddingMask{{KeyIndex{2}}}, std::vector{HeadIndex{1}}));
}

const headlight::test::TestClass registered =
    headlight::test::test_class<EditMaskLayersTest>("edit_mask_layers_test");

}  // namespace edit_mask_layers_test

#include "edit_mask_layers_test.moc"
