// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/explain/concealment.h"

namespace headlight::ui {

/// What a class is asked to predict.
struct PredictionQuestion {
  /// Type the numbers, or choose the strongest cell of each row.
  enum class Kind { values, strongest };

  Stage stage = Stage::weights;
  std::optional<HeadIndex> head;              ///< all where absent
  std::optional<Index> row;                   ///< all where absent; a query, but for K and V
  std::optional<std::vector<Index>> columns;  ///< all where absent
  Kind kind = Kind::values;
  QString text;  ///< the question in words; "": the program asks in its own
};

/// The numbers that are not told while a question is open.
inline Concealment concealment_of(const PredictionQuestion& question) {
  return {.stage = question.stage, .head = question.head, .row = question.row, .columns = question.columns};
}

}  // namespace headlight::ui
