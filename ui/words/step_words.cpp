// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/step_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace headlight::ui {

namespace {

struct StepWords {
  Q_DECLARE_TR_FUNCTIONS(CalculationSteps)
};

bool has(const CalculationStep& step, Formula formula) {
  return std::ranges::find(step.formulas, formula) != step.formulas.end();
}

bool has_hardmax(const CalculationStep& step) {
  return has(step, Formula::hardmax) || has(step, Formula::hardmax_of_scores);
}

QString vectors_text(const CalculationStep& step, const QString& meaning) {
  return is_given(step)
             ? meaning
             : StepWords::tr("%1 It comes from the token's vector times a learned matrix.").arg(meaning);
}

QString raw_text(const CalculationStep& step) {
  if (is_given(step)) {
    return StepWords::tr(
        "Each query has a score for each key: how well the two fit. Here the scores are given.");
  }
  if (has(step, Formula::dot)) {
    return StepWords::tr(
        "Each query is multiplied with each key, dimension by dimension, and the products are added up. The "
        "more the two point the same way, the higher the score.");
  }
  if (has(step, Formula::general)) {
    return StepWords::tr(
        "A learned matrix W turns each query into the keys' space; there it is multiplied with each key. "
        "Query and key may differ in width.");
  }
  return StepWords::tr(
      "Query and key are each projected to the hidden units and added; tanh bends the sum, and v_a weighs "
      "the "
      "units into one score. Query and key may differ in width.");
}

QString scale_text(const CalculationStep& step) {
  return has(step, Formula::score_over_root_d_k)
             ? StepWords::tr(
                   "Dot products grow with the width d_k. Dividing by √d_k keeps them at one size, so that "
                   "the "
                   "softmax does not give all weight to one key.")
             : StepWords::tr(
                   "Each score is multiplied by the scale: the smaller it is, the more even the weights.");
}

QString temperature_text() {
  return StepWords::tr(
      "Each score is divided by the temperature: above 1 the weights become more even, below 1 more "
      "decided.");
}

QString mask_text(const CalculationStep& step) {
  if (has(step, Formula::logit_excluded)) {
    return StepWords::tr(
        "The mask hides keys from queries: a hidden key takes no part, and its weight becomes 0.");
  }
  return has(step, Formula::logit_replaced) ? StepWords::tr(
                                                  "The mask hides keys from queries: a hidden key's logit is "
                                                  "replaced by a very low number, and "
                                                  "its weight becomes almost 0.")
                                            : StepWords::tr(
                                                  "The mask hides keys from queries: a very low number is "
                                                  "added to a hidden key's logit, and its "
                                                  "weight becomes almost 0.");
}

QString weights_text(const CalculationStep& step) {
  if (is_given(step)) {
    return StepWords::tr("How much each query takes from each key. Here the weights are given.");
  }
  if (!has_hardmax(step)) {
    return StepWords::tr(
        "The softmax turns each query's logits into weights: none is negative, and those of the keys it sees "
        "sum to 1. The largest logit of the row, m, only keeps the numbers small.");
  }
  return has(step, Formula::softmax)
             ? StepWords::tr(
                   "Some heads use the softmax, which spreads the weight, and some the hardmax, which gives "
                   "all of "
                   "it to the largest logit.")
             : StepWords::tr("The hardmax gives all weight to the key with the largest logit.");
}

}  // namespace

QString step_name(const CalculationStep& step) {
  switch (step.kind) {
    case StepKind::tokens: return StepWords::tr("Tokens");
    case StepKind::queries: return QStringLiteral("Q");
    case StepKind::keys: return QStringLiteral("K");
    case StepKind::values: return QStringLiteral("V");
    case StepKind::raw_scores: return StepWords::tr("Raw scores");
    case StepKind::scale: return StepWords::tr("Scale");
    case StepKind::temperature: return StepWords::tr("Temperature");
    case StepKind::mask: return StepWords::tr("Mask");
    case StepKind::temperature_and_mask: return StepWords::tr("Temperature, mask");
    case StepKind::weights: {
      if (is_given(step)) {
        return StepWords::tr("Weights");
      }
      return has_hardmax(step) ? StepWords::tr("Hardmax") : StepWords::tr("Softmax");
    }
    case StepKind::output: return StepWords::tr("Output");
    case StepKind::concatenation: return StepWords::tr("Concat");
    case StepKind::output_projection: return QStringLiteral("W^O");
  }
  return {};
}

QString step_text(const CalculationStep& step) {
  switch (step.kind) {
    case StepKind::tokens:
      return StepWords::tr(
          "Some tokens ask: they are the queries. Others are asked: they are the keys. Everything that "
          "follows "
          "is about these.");
    case StepKind::queries:
      return vectors_text(step, StepWords::tr("A query says what a token is looking for."));
    case StepKind::keys: return vectors_text(step, StepWords::tr("A key says what a token can be found by."));
    case StepKind::values: return vectors_text(step, StepWords::tr("A value is what a token has to give."));
    case StepKind::raw_scores: return raw_text(step);
    case StepKind::scale: return scale_text(step);
    case StepKind::temperature: return temperature_text();
    case StepKind::mask: return mask_text(step);
    case StepKind::temperature_and_mask:
      return StepWords::tr("%1 %2").arg(temperature_text(), mask_text(step));
    case StepKind::weights: return weights_text(step);
    case StepKind::output:
      return StepWords::tr(
          "Each query's output is the sum of all values, each times its weight: a context vector made of "
          "what "
          "the query attends to.");
    case StepKind::concatenation: return StepWords::tr("The outputs of all heads are set side by side.");
    case StepKind::output_projection:
      return StepWords::tr(
          "A last learned matrix mixes what the heads found into one vector for each query.");
  }
  return {};
}

}  // namespace headlight::ui
