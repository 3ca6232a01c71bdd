// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "core/experiment/experiment.h"
#include "core/experiment/matrices.h"
#include "core/experiment/problem.h"

/// Small experiments written by hand, and what tests say about them.
namespace headlight::test {

/// Rows of numbers; all rows are as long as the first.
Matrix rows(std::initializer_list<std::initializer_list<double>> rows);
MatrixValue value(std::initializer_list<std::initializer_list<double>> rows);

/// "1 2 | 3 4": one row after the other, numbers as short as they read back.
std::string text(const Matrix& matrix);
/// The same of the experiment's matrix, "none" where it has none.
std::string text(const Experiment& experiment, MatrixRole role, Index head = 0);
/// Tokens joined by spaces.
std::string text(const std::vector<std::string>& tokens);

/// Two queries a b, three keys x y z, one head: q 2 × 2, k 3 × 2, v 3 × 1; dot scoring.
Experiment small_vectors();
/// Three linked tokens a b c, two heads with d_v 1 and 2: x 3 × 2, w_q and w_k 2 × 1, W^O 3 × 2.
Experiment small_projection();
/// Two queries a b, three keys x y z, two heads of scores 2 × 3.
Experiment small_scores();

/// The file of the built-in example of that identifier, in the source tree, and the experiment in it.
std::string example_file(const std::string& id);
Experiment example(const std::string& id);
/// Identifiers of all built-in examples.
std::vector<std::string> example_ids();

/// What an edit gave; throws (which fails the test) where it was refused.
Experiment must(const tl::expected<Experiment, Problem>& result);

}  // namespace headlight::test
