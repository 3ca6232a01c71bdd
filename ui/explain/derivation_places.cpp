// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_places.h"

#include <QTextCursor>
#include <QTextEdit>
#include <algorithm>

namespace headlight::ui {

namespace {

template <typename Predicate>
std::optional<PlaceIndex> first_place(const DerivationPlaces& places, Predicate is_it) {
  const auto found = std::ranges::find_if(places, is_it);
  return found == places.end() ? std::nullopt
                               : std::optional(static_cast<PlaceIndex>(found - places.begin()));
}

}  // namespace

std::optional<PlaceIndex> operand_place(const DerivationPlaces& places, const Address& address) {
  return first_place(places,
                     [&](const DerivationPlace& place) { return !place.folds && place.address == address; });
}

std::optional<PlaceIndex> fold_place(const DerivationPlaces& places) {
  return first_place(places, [](const DerivationPlace& place) { return place.folds; });
}

std::optional<PlaceIndex> fold_place(const DerivationPlaces& places, NodeIndex node) {
  return first_place(places, [&](const DerivationPlace& place) { return place.folds && place.node == node; });
}

std::optional<PlaceIndex> place_after(const DerivationPlaces& places, std::optional<PlaceIndex> current,
                                      int steps) {
  const auto count = static_cast<int>(places.size());
  const int next = current ? static_cast<int>(*current) + steps : steps > 0 ? 0 : count - 1;
  return next < 0 || next >= count ? std::nullopt : std::optional(static_cast<PlaceIndex>(next));
}

std::vector<Address> addresses_where(const DerivationPlaces& places,
                                     const std::function<bool(const Address&)>& is_meant) {
  std::vector<Address> addresses;
  for (const DerivationPlace& place : places) {
    if (!place.folds && is_meant(place.address) &&
        std::ranges::find(addresses, place.address) == addresses.end()) {
      addresses.push_back(place.address);
    }
  }
  return addresses;
}

std::optional<PlaceIndex> place_at(const QTextEdit& view, const DerivationPlaces& places, QPoint position) {
  bool is_place = false;
  const PlaceIndex place = view.anchorAt(position).toULongLong(&is_place);
  return is_place && place < places.size() ? std::optional(place) : std::nullopt;
}

QRect place_rect(const QTextEdit& view, const DerivationPlace& place) {
  QTextCursor cursor(view.document());
  cursor.setPosition(place.begin);
  const QRect first = view.cursorRect(cursor);
  cursor.setPosition(place.end);
  const QRect last = view.cursorRect(cursor);
  // A number does not break but where it must.
  const int right = last.top() == first.top() ? last.left() : view.viewport()->width();
  return {first.left(), first.top(), std::max(1, right - first.left()), first.height()};
}

QString anchor_of_place(PlaceIndex place) { return QString::number(place); }

}  // namespace headlight::ui
