// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/stage_text.h"

#include <QCoreApplication>

namespace headlight::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StageText", text); }

}  // namespace

QString stage_text(Stage stage) {
  switch (stage) {
    case Stage::q: return QStringLiteral("Q");
    case Stage::k: return QStringLiteral("K");
    case Stage::v: return QStringLiteral("V");
    case Stage::raw: return tr(QT_TRANSLATE_NOOP("StageText", "raw"));
    case Stage::scores: return tr(QT_TRANSLATE_NOOP("StageText", "scores"));
    case Stage::logits: return tr(QT_TRANSLATE_NOOP("StageText", "logits"));
    case Stage::weights: return tr(QT_TRANSLATE_NOOP("StageText", "weights"));
    case Stage::output: return tr(QT_TRANSLATE_NOOP("StageText", "output"));
    case Stage::concat: return tr(QT_TRANSLATE_NOOP("StageText", "concat"));
    case Stage::final_output: return tr(QT_TRANSLATE_NOOP("StageText", "final"));
  }
  return {};
}

QString stage_explanation(Stage stage) {
  switch (stage) {
    case Stage::q:
      return tr(QT_TRANSLATE_NOOP("StageText", "The queries of each head, after the projection"));
    case Stage::k: return tr(QT_TRANSLATE_NOOP("StageText", "The keys of each head, after the projection"));
    case Stage::v: return tr(QT_TRANSLATE_NOOP("StageText", "The values of each head, after the projection"));
    case Stage::raw:
      return tr(QT_TRANSLATE_NOOP("StageText", "What the scoring function gives, before the scale"));
    case Stage::scores: return tr(QT_TRANSLATE_NOOP("StageText", "The scores after the scale"));
    case Stage::logits:
      return tr(QT_TRANSLATE_NOOP("StageText", "After temperature and mask: what the softmax sees"));
    case Stage::weights: return tr(QT_TRANSLATE_NOOP("StageText", "How much each query takes from each key"));
    case Stage::output:
      return tr(QT_TRANSLATE_NOOP("StageText", "The context vectors: the values summed by their weights"));
    case Stage::concat: return tr(QT_TRANSLATE_NOOP("StageText", "The outputs of all heads side by side"));
    case Stage::final_output: return tr(QT_TRANSLATE_NOOP("StageText", "The concatenated outputs times W^O"));
  }
  return {};
}

}  // namespace headlight::ui
