// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

constexpr int largest_fit = 60;
constexpr int smallest_cell = 5;
constexpr int largest_cell = 64;
constexpr int longest_row_label = 88;
constexpr int longest_column_label = 64;
constexpr int label_padding = 6;

/// The width of the widest token, at most `limit`.
int widest(const std::vector<std::string>& tokens, const QFontMetrics& metrics, int limit) {
  int width = 0;
  for (const std::string& token : tokens) {
    width = std::max(width, metrics.horizontalAdvance(visible_token(utf8_text(token))));
    if (width >= limit) {
      return limit;
    }
  }
  return width;
}

}  // namespace

QRect MaskLayout::cell_rect(Cell cell) const {
  return {origin() + QPoint(static_cast<int>(cell.key.value), static_cast<int>(cell.query.value)) * cell_size,
          QSize(cell_size, cell_size)};
}

QRect MaskLayout::key_header_rect(Index key) const {
  return {origin().x() + static_cast<int>(key) * cell_size, 0, cell_size, column_header};
}

std::optional<Cell> MaskLayout::cell_at(QPoint position) const {
  const QPoint offset = position - origin();
  if (position.x() < row_header || position.y() < column_header || offset.x() / cell_size >= keys ||
      offset.y() / cell_size >= queries) {
    return std::nullopt;
  }
  return Cell{{offset.y() / cell_size}, {offset.x() / cell_size}};
}

std::optional<Index> MaskLayout::key_header_at(QPoint position) const {
  const int offset = position.x() - origin().x();
  if (position.y() < 0 || position.y() >= column_header || position.x() < row_header ||
      offset / cell_size >= keys) {
    return std::nullopt;
  }
  return offset / cell_size;
}

std::optional<Index> MaskLayout::query_header_at(QPoint position) const {
  const int offset = position.y() - origin().y();
  if (position.x() < 0 || position.x() >= row_header || position.y() < column_header ||
      offset / cell_size >= queries) {
    return std::nullopt;
  }
  return offset / cell_size;
}

Cell MaskLayout::nearest_cell(QPoint position) const {
  const QPoint offset = position - origin();
  const auto nearest = [this](int pixels, Index count) {
    return std::clamp<Index>(pixels < 0 ? 0 : pixels / cell_size, 0, count - 1);
  };
  return {{nearest(offset.y(), queries)}, {nearest(offset.x(), keys)}};
}

Cell MaskLayout::kept_inside(Cell cell) const {
  const auto inside = [](Index index, Index count) {
    return std::clamp<Index>(index, 0, std::max<Index>(count - 1, 0));
  };
  return {{inside(cell.query.value, queries)}, {inside(cell.key.value, keys)}};
}

MaskLayout lay_out_mask(const Experiment& experiment, const QFontMetrics& metrics, QSize space,
                        std::optional<int> cell_size) {
  MaskLayout layout;
  layout.queries = query_count(experiment);
  layout.keys = key_count(experiment);
  layout.title_height = metrics.height() + 2;
  layout.row_header =
      layout.title_height + widest(experiment.query_tokens, metrics, longest_row_label) + 2 * label_padding;
  const int label = widest(key_tokens(experiment), metrics, longest_column_label);
  const auto fitting = [&](int column_header) {
    const QSize room = space - QSize(layout.row_header + 1, column_header + 1);
    const auto size = std::min(room.width() / std::max<Index>(layout.keys, 1),
                               room.height() / std::max<Index>(layout.queries, 1));
    const Index smallest = metrics.height() + 2;
    return cell_size.value_or(
        static_cast<int>(std::clamp<Index>(size, smallest, std::max<Index>(largest_fit, smallest))));
  };
  const int straight = layout.title_height + metrics.height() + label_padding;
  layout.all_straight = label + 4 <= fitting(straight);
  layout.column_header = layout.all_straight ? straight : layout.title_height + label + 2 * label_padding;
  layout.cell_size = fitting(layout.column_header);
  return layout;
}

int zoomed_cell_size(int size, int steps) {
  return std::clamp(size + steps * std::max(2, size / 6), smallest_cell, largest_cell);
}

std::vector<Cell> cells_between(Cell from, Cell to) {
  const Index down = to.query.value - from.query.value;
  const Index right = to.key.value - from.key.value;
  const Index steps = std::max(std::abs(down), std::abs(right));
  std::vector<Cell> cells;
  for (Index i = 1; i <= steps; ++i) {
    const double part = static_cast<double>(i) / static_cast<double>(steps);
    cells.push_back({{from.query.value + std::lround(part * static_cast<double>(down))},
                     {from.key.value + std::lround(part * static_cast<double>(right))}});
  }
  return cells;
}

}  // namespace headlight::ui
