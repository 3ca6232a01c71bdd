// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/stage_text.h"

#include <QCoreApplication>

namespace headlight::ui {

namespace {

struct StageTextWords {
  Q_DECLARE_TR_FUNCTIONS(StageText)
};

}  // namespace

QString stage_text(Stage stage) {
  switch (stage) {
    case Stage::q: return QStringLiteral("Q");
    case Stage::k: return QStringLiteral("K");
    case Stage::v: return QStringLiteral("V");
    case Stage::raw:
      //: A stage: scores before the scale.
      return StageTextWords::tr("raw");
    case Stage::scores: return StageTextWords::tr("scores");
    case Stage::logits: return StageTextWords::tr("logits");
    case Stage::weights: return StageTextWords::tr("weights");
    case Stage::output: return StageTextWords::tr("output");
    case Stage::concat: return StageTextWords::tr("concat");
    case Stage::final_output:
      //: A stage: the output of all heads times W^O.
      return StageTextWords::tr("final");
  }
  return {};
}

QString stage_explanation(Stage stage) {
  switch (stage) {
    case Stage::q: return StageTextWords::tr("The queries of each head, after the projection");
    case Stage::k: return StageTextWords::tr("The keys of each head, after the projection");
    case Stage::v: return StageTextWords::tr("The values of each head, after the projection");
    case Stage::raw: return StageTextWords::tr("What the scoring function gives, before the scale");
    case Stage::scores: return StageTextWords::tr("The scores after the scale");
    case Stage::logits: return StageTextWords::tr("After temperature and mask: what the softmax sees");
    case Stage::weights: return StageTextWords::tr("How much each query takes from each key");
    case Stage::output: return StageTextWords::tr("The context vectors: the values summed by their weights");
    case Stage::concat: return StageTextWords::tr("The outputs of all heads side by side");
    case Stage::final_output: return StageTextWords::tr("The concatenated outputs times W^O");
  }
  return {};
}

}  // namespace headlight::ui
