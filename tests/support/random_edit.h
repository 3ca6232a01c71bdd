// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/experiment/edit.h"
#include "tests/support/random_experiment.h"

namespace headlight::test {

/// An edit and what came of it.
struct RandomEdit {
  std::string name;
  edit::Result result;
};

/// Any edit with any arguments, among them some that have to be refused. Sizes stay small: up to 9
/// tokens a side, 4 heads and widths of 6, unless `experiment` has more already.
RandomEdit random_edit(const Experiment& experiment, RandomExperiment& random);

}  // namespace headlight::test
