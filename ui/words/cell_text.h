// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/experiment/evaluate.h"
#include "core/explain/concealment.h"
#include "core/explain/stage_cell.h"

namespace headlight::ui {

/// One number of a cell: the stage's name, the number, and whether it is the stage shown.
struct CellFact {
  QString name;
  QString value;
  bool present = false;
  friend bool operator==(const CellFact&, const CellFact&) = default;
};

/// What there is to say about a cell, in plain text.
struct CellText {
  QString heading;  ///< "it → animal", or "it, dimension 3"
  QString place;    ///< "query 8, key 2, head 1"
  std::vector<CellFact> facts;
  QString note;  ///< why it is hidden, or ""
  friend bool operator==(const CellText&, const CellText&) = default;
};

/// A number with six significant digits and a true minus sign.
QString six_digits_text(double value);

/// "1 query", "3 queries": kept apart from sentences, so that English needs no translation file.
QString queries_text(Index count);
QString keys_text(Index count);
QString heads_count_text(Index count);

/// Every stage of a query × key cell, or the one number of a cell of another stage; "?" for concealed ones.
/// The cell must lie within the evaluation's matrices.
CellText cell_text(const Experiment& experiment, const Evaluation& evaluation, const StageCell& cell,
                   const std::optional<Concealment>& concealment = std::nullopt);

/// The cell in a few words, for reading aloud: "query it, key animal, weight 0.41, hidden: no".
QString spoken_cell(const Experiment& experiment, const Evaluation& evaluation, const StageCell& cell,
                    int decimals, const std::optional<Concealment>& concealment = std::nullopt);
/// Its number as a view tells it; "?" where it is concealed, "" where the cell does not exist.
QString cell_number(const Evaluation& evaluation, const StageCell& cell, int decimals,
                    const std::optional<Concealment>& concealment = std::nullopt);

/// One line for the strip: "it → animal 0.41".
QString cell_line(const Experiment& experiment, const Evaluation& evaluation, const StageCell& cell,
                  int decimals, const std::optional<Concealment>& concealment = std::nullopt);

}  // namespace headlight::ui
