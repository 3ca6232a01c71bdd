// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/figure_options.h"
#include "core/experiment/unknown_members.h"

namespace headlight {

/// How an experiment is shown, as its file says.
struct View {
  FigureOptions figure;
  /// Members of other names, and those whose value does not fit, which keep what they say.
  UnknownMembers unknown;
  bool operator==(const View&) const = default;
};

}  // namespace headlight
