// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/experiment/experiment.h"
#include "core/experiment/matrices.h"
#include "core/formats/json_reader.h"
#include "core/formats/matrix_json.h"

/// The parts of the experiment file. Those that read end with a `Refusal` where something is wrong.
namespace headlight {

/// A whole experiment, as a file or within another one, whose limits of numbers it shares. It may still be
/// invalid.
Experiment read_experiment(const JsonItem& item, MatrixReader& matrices);
void append_experiment(std::string& text, const Experiment& experiment, int indent);

/// What the reading of one experiment gathers beside it.
struct ExperimentReading {
  MatrixReader& matrices;
  /// Matrices written as `[]`, which take their width from their neighbours.
  std::vector<MatrixAddress> without_width;

  MatrixValue matrix(const JsonItem& item, MatrixAddress address);
};

Inputs read_inputs(const JsonItem& item, ExperimentReading& reading);
void append_inputs(std::string& text, const Inputs& inputs, int indent);

/// The scoring of a file that does not mention it.
ScoringFunction default_scoring(InputKind kind);
Scoring read_scoring(const JsonItem& item, ExperimentReading& reading);
void append_scoring(std::string& text, const Scoring& scoring, int indent);

Mask read_mask(const JsonItem& item);
void append_mask(std::string& text, const Mask& mask, int indent);

/// Gives the matrices without rows the width that another matrix of the experiment fixes, else 0.
void take_widths_from_neighbours(Experiment& experiment, const std::vector<MatrixAddress>& without_width);

}  // namespace headlight
