// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/starter_experiment.h"

#include <QCoreApplication>

namespace headlight::ui {

Experiment starter_experiment() {
  constexpr Index tokens = 3;
  constexpr Index width = 4;
  constexpr std::uint32_t seed = 42;
  const auto draws = [](std::uint64_t matrix) {
    return MatrixValue::randn(tokens, width, {.seed = seed, .skip = matrix * tokens * width, .scale = 1.0});
  };
  Experiment experiment;
  for (const QString& token :
       {QCoreApplication::translate("Starter", "I"), QCoreApplication::translate("Starter", "like"),
        QCoreApplication::translate("Starter", "tea")}) {
    experiment.query_tokens.push_back(token.toStdString());
  }
  experiment.inputs =
      QkvInputs{.heads = {{.q = draws(0), .k = draws(1), .v = draws(2), .unknown = {}}}, .unknown = {}};
  return experiment;
}

}  // namespace headlight::ui
