// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

#include "core/linear/matrix.h"

namespace headlight {

/// Row of a query × key matrix, counted from 0.
struct QueryIndex {
  Index value = 0;
  friend auto operator<=>(const QueryIndex&, const QueryIndex&) = default;
};

/// Column of a query × key matrix, counted from 0.
struct KeyIndex {
  Index value = 0;
  friend auto operator<=>(const KeyIndex&, const KeyIndex&) = default;
};

/// Head, counted from 0.
struct HeadIndex {
  Index value = 0;
  friend auto operator<=>(const HeadIndex&, const HeadIndex&) = default;
};

/// One cell of a query × key matrix.
struct Cell {
  QueryIndex query;
  KeyIndex key;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

}  // namespace headlight
