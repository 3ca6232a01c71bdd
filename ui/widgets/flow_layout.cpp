// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QWidget>
#include <algorithm>

namespace headlight::ui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(2);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { items_.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  if (index < 0 || index >= count()) {
    return nullptr;
  }
  QLayoutItem* const item = items_[static_cast<std::size_t>(index)].release();
  items_.erase(items_.begin() + index);
  return item;
}

QSize FlowLayout::sizeHint() const {
  QSize size = minimumSize();
  int width = 0;
  for (const auto& item : items_) {
    width += item->isEmpty() ? 0 : item->sizeHint().width() + spacing();
  }
  size.setWidth(std::max(size.width(), width));
  return size;
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const auto& item : items_) {
    if (!item->isEmpty()) {
      size = size.expandedTo(item->minimumSize());
    }
  }
  const QMargins margins = contentsMargins();
  return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const {
  const QMargins margins = contentsMargins();
  const QRect area = rect.marginsRemoved(margins);
  const bool mirrored = parentWidget() != nullptr && parentWidget()->layoutDirection() == Qt::RightToLeft;
  int x = 0;
  int y = 0;
  int line_height = 0;
  for (const auto& item : items_) {
    if (item->isEmpty()) {
      continue;
    }
    const QSize size = item->sizeHint();
    if (x > 0 && x + size.width() > area.width()) {
      x = 0;
      y += line_height + spacing();
      line_height = 0;
    }
    if (place) {
      const int left = mirrored ? area.right() + 1 - x - size.width() : area.left() + x;
      item->setGeometry({QPoint(left, area.top() + y), size});
    }
    x += size.width() + spacing();
    line_height = std::max(line_height, size.height());
  }
  return y + line_height + margins.top() + margins.bottom();
}

}  // namespace headlight::ui
