// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/layout_faults.h"

#include <QFontMetricsF>
#include <algorithm>
#include <vector>

namespace headlight::test {

using namespace ui;

namespace {

struct Box {
  QString what;
  QRectF rect;
};

/// What a layout covers: each piece of text, heatmap, colour bar and set of labels on its own.
std::vector<Box> boxes_of(const Figure& figure, const FigureLayout& layout, const MeasuredLabels& rows,
                          const MeasuredLabels& columns) {
  std::vector<Box> boxes;
  for (const PlacedText& text : layout.texts) {
    boxes.push_back({QStringLiteral("text of role %1").arg(static_cast<int>(text.role)), text.box()});
  }
  for (const ColorBarLayout& bar : layout.bars) {
    const QFontMetricsF metrics(figure_font(figure.font_family, bar.font_pixels));
    QRectF covered = bar.bar;
    for (const BarTick& tick : bar.ticks) {
      covered.setRight(std::max(
          covered.right(), bar.bar.right() + 0.45 * bar.font_pixels + metrics.horizontalAdvance(tick.label)));
    }
    boxes.push_back({QStringLiteral("colour bar"), covered});
  }
  for (std::size_t i = 0; i < figure.panels.size(); ++i) {
    const PanelLayout& panel = layout.panels[i];
    boxes.push_back({QStringLiteral("cells %1").arg(i), panel.cells});
    QRectF covered;
    for (int row = 0; panel.rows && row < rows.count(); ++row) {
      covered |= label_box(*panel.rows, {0, double(rows.count()), panel.cells.top(), panel.cells.bottom()},
                           rows, row);
    }
    boxes.push_back({QStringLiteral("row labels %1").arg(i), covered});
    covered = {};
    for (int column = 0; panel.columns && column < columns.count(); ++column) {
      covered |=
          label_box(*panel.columns, {0, double(columns.count()), panel.cells.left(), panel.cells.right()},
                    columns, column);
    }
    if (panel.columns && panel.columns->angle == 45) {
      // Turned labels reach below their neighbours' panels on purpose, in parallel.
      covered = covered.intersected(
          QRectF(panel.cells.left(), covered.top(), panel.cells.width(), covered.height()));
    }
    boxes.push_back({QStringLiteral("column labels %1").arg(i), covered});
    boxes.push_back({QStringLiteral("notes %1").arg(i), panel.notes});
  }
  return boxes;
}

QString describe(const Box& box) {
  return QStringLiteral("%1 (%2, %3, %4 × %5)")
      .arg(box.what, QString::number(box.rect.x()), QString::number(box.rect.y()),
           QString::number(box.rect.width()), QString::number(box.rect.height()));
}

}  // namespace

QString first_fault(const Figure& figure, const LayoutSpace& space) {
  const MeasuredLabels rows(figure.row_labels, figure.font_family);
  const MeasuredLabels columns(figure.column_labels, figure.font_family);
  const FigureLayout layout = layout_figure(figure, rows, columns, space);
  const double slack = 1.0 + space.pixels_per_inch / 96.0;
  const QRectF whole(-slack, -slack, space.width.value_or(layout.size.width()) + 2 * slack,
                     space.height.value_or(layout.size.height()) + 2 * slack);
  const std::vector<Box> boxes = boxes_of(figure, layout, rows, columns);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (boxes[i].rect.isEmpty()) {
      continue;
    }
    if (!whole.contains(boxes[i].rect)) {
      return QStringLiteral("%1 reaches out of %2 × %3")
          .arg(describe(boxes[i]), QString::number(whole.width()), QString::number(whole.height()));
    }
    for (std::size_t j = 0; j < i; ++j) {
      const QRectF common = boxes[i].rect.intersected(boxes[j].rect);
      if (common.width() > slack && common.height() > slack) {
        return QStringLiteral("%1 meets %2").arg(describe(boxes[i]), describe(boxes[j]));
      }
    }
  }
  return {};
}

}  // namespace headlight::test
