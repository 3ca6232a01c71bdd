// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <set>
#include <vector>

#include "core/explain/derivation.h"

namespace headlight::ui {

/// A stretch of a line of mathematics that looks alike.
struct MathRun {
  enum class Height { base, lowered, raised };

  QString text;
  Height height = Height::base;
  bool is_italic = false;
  std::optional<NodeIndex> operand = {};  ///< the leaf whose number this is, where it stands somewhere
  std::optional<NodeIndex> folds = {};    ///< the sum or list whose folded terms this unfolds or folds
  friend bool operator==(const MathRun&, const MathRun&) = default;
};
using MathRuns = std::vector<MathRun>;

/// A line of a derivation.
struct DerivationLine {
  enum class Kind {
    formula,  ///< a rule in symbols; it is shown set in type
    numbers,  ///< the same with this cell's numbers, from its left side on
    further   ///< what follows from it, from "=" on
  };

  Kind kind = Kind::formula;
  Formula formula = Formula::given_q;  ///< of the rule, or by which the numbers come
  MathRuns runs;
};

/// The formula in symbols, with raised and lowered indices.
MathRuns formula_runs(Formula formula);

/// A derivation line by line, with numbers to so many significant digits, as `to_plain_text` writes it.
/// Long sums and lists are folded, but for the nodes in `unfolded`.
std::vector<DerivationLine> derivation_lines(const Derivation& derivation,
                                             const std::set<NodeIndex>& unfolded, int digits = 4);

/// What a line says, for reading aloud and for tests.
QString plain_text(const MathRuns& runs);

/// A number to so many significant digits, with a true minus sign: "−1.25", "1.2·10⁹" in two runs.
MathRuns number_runs(double value, int digits);

}  // namespace headlight::ui
