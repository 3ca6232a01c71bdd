// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <functional>
#include <optional>
#include <vector>

#include "core/explain/derivation.h"

class QTextEdit;

namespace headlight::ui {

/// A place in a written derivation that can be pointed at: the number of an operand, or words that fold and
/// unfold a sum or list.
struct DerivationPlace {
  NodeIndex node = 0;
  Address address;  ///< of the operand
  bool folds = false;
  int begin = 0;  ///< in the text
  int end = 0;
};

/// In the order of the text.
using DerivationPlaces = std::vector<DerivationPlace>;

using PlaceIndex = std::size_t;

/// The first place of an operand.
std::optional<PlaceIndex> operand_place(const DerivationPlaces& places, const Address& address);
/// The first place that folds; or that folds a node.
std::optional<PlaceIndex> fold_place(const DerivationPlaces& places);
std::optional<PlaceIndex> fold_place(const DerivationPlaces& places, NodeIndex node);

/// Where one is after so many steps from `current`, or from outside; nowhere beyond the ends.
std::optional<PlaceIndex> place_after(const DerivationPlaces& places, std::optional<PlaceIndex> current,
                                      int steps);

/// The addresses of the operands for which `is_meant` holds, each once.
std::vector<Address> addresses_where(const DerivationPlaces& places,
                                     const std::function<bool(const Address&)>& is_meant);

/// The place at a position of the viewport.
std::optional<PlaceIndex> place_at(const QTextEdit& view, const DerivationPlaces& places, QPoint position);
/// Where a place stands in the viewport.
QRect place_rect(const QTextEdit& view, const DerivationPlace& place);

/// The name by which the text knows a place.
QString anchor_of_place(PlaceIndex place);

}  // namespace headlight::ui
