// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_plot_parts.h"

#include <algorithm>

namespace headlight::ui {

void PlacedPanels::add(QCPLayoutElement* element) {
  elements_.push_back(element);
  adoptElement(element);
}

QCPLayoutElement* PlacedPanels::elementAt(int index) const {
  return index >= 0 && index < elementCount() ? elements_[static_cast<std::size_t>(index)] : nullptr;
}

QCPLayoutElement* PlacedPanels::takeAt(int index) {
  QCPLayoutElement* const element = elementAt(index);
  if (element != nullptr) {
    elements_.erase(elements_.begin() + index);
    releaseElement(element);
  }
  return element;
}

bool PlacedPanels::take(QCPLayoutElement* element) {
  const auto found = std::find(elements_.begin(), elements_.end(), element);
  return found != elements_.end() && takeAt(static_cast<int>(found - elements_.begin())) != nullptr;
}

QList<QCPLayoutElement*> PlacedPanels::elements(bool recursive) const {
  QList<QCPLayoutElement*> result(elements_.begin(), elements_.end());
  if (recursive) {
    for (const QCPLayoutElement* element : elements_) {
      result << element->elements(true);
    }
  }
  return result;
}

}  // namespace headlight::ui
