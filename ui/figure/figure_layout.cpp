// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/figure_fit.h"

namespace headlight::ui {

namespace {

/// `wanted`, moved so that `length` from it stays within `begin` … `end`.
double kept_within(double wanted, double length, double begin, double end) {
  return std::max(begin, std::min(wanted, end - length));
}

/// Where text that reads upwards may be: below the title and above the title of the columns.
double upright_begin(const FigureFit& fit) {
  return fit.text.pad() +
         (fit.text.title.is_empty() ? 0.0 : fit.text.title.size().height() + 0.3 * fit.text.em);
}
/// How far the label of a tick reaches beyond the end of its bar.
double tick_reach(const FigureFit& fit) { return 0.4 * fit.text.em; }
/// Counted from the lower end of the panels.
double upright_end(const FigureBrief& brief, const FigureFit& fit) {
  return fit.text.label_gap() + column_label_extent(brief, fit.grid, fit.labels);
}

void place_panels(FigureLayout& layout, const FigureBrief& brief, const FigureFit& fit) {
  const Surroundings& around = fit.cells.around;
  const double width = fit.cells.panel_width;
  const double height = fit.cells.panel_height;
  const double grid_height = fit.grid.rows * height + (fit.grid.rows - 1) * around.row_gap;
  // What stands upright beside low heatmaps may be longer than they are high.
  const double overhang =
      brief.has_bars() ? std::max(0.0, (fit.text.least_bar_height() - grid_height) / 2.0) : 0.0;
  const double upright = std::max(fit.text.row_title.size().width(), fit.text.bar_title.size().width());
  double above =
      std::max(overhang, upright + upright_begin(fit) - around.top - grid_height - upright_end(brief, fit));
  const double below = std::max(0.0, overhang + fit.text.pad() - around.bottom);
  if (brief.space.height) {
    above = std::clamp(*brief.space.height - around.top - grid_height - around.bottom - below, 0.0,
                       std::max(0.0, above));
  }
  double spare = 0.0;
  const int columns = std::min(fit.grid.columns, brief.panel_count());
  const double grid_width = columns * width + (columns - 1) * around.column_gap;
  // A title or an axis title wider than everything else makes room on both sides.
  const double widest = std::max({fit.text.title.size().width(), fit.text.column_title.size().width(),
                                  fit.text.note_legend.size().width()}) +
                        2.0 * fit.text.pad();
  spare = std::max(0.0, (widest - around.left - grid_width - around.right) / 2.0);

  const double left = std::ceil(around.left + spare);
  const double top = std::ceil(around.top + std::max(0.0, above));
  for (int i = 0; i < brief.panel_count(); ++i) {
    PanelLayout panel;
    panel.cells = QRectF(left + (i % fit.grid.columns) * (width + around.column_gap),
                         top + (i / fit.grid.columns) * (height + around.row_gap), width, height);
    if (i % fit.grid.columns == 0) {
      const double extent = row_label_extent(brief, fit.grid, fit.labels);
      panel.rows = LabelAxis{
          LabelAxis::Side::left,
          QRectF(panel.cells.left() - fit.text.label_gap() - extent, panel.cells.top(), extent, height),
          fit.labels.pixels,
          longest_row_label(brief, fit.grid),
          row_lines_beside(brief, fit.labels, fit.cells.height),
          0};
    }
    if (i + fit.grid.columns >= brief.panel_count()) {
      panel.columns = LabelAxis{LabelAxis::Side::bottom,
                                QRectF(panel.cells.left(), panel.cells.bottom() + fit.text.label_gap(), width,
                                       column_label_extent(brief, fit.grid, fit.labels)),
                                fit.labels.pixels,
                                longest_column_label(brief, fit.grid),
                                column_lines_below(brief, fit.labels, fit.cells.width),
                                fit.labels.angle};
    }
    panel.notes = QRectF(panel.cells.right(), panel.cells.top(), fit.text.notes_extent, height);
    layout.panels.push_back(panel);
  }
  layout.size = QSizeF(std::ceil(left + grid_width + around.right + spare),
                       std::ceil(top + grid_height + around.bottom + below));
}

/// What share a colour bar and the title of their rows: the panels that are seen at once.
std::vector<QRectF> seen_together(const FigureLayout& layout, const FigureBrief& brief,
                                  const FigureFit& fit) {
  std::vector<QRectF> groups;
  const int count = rows_seen(brief, fit) * fit.grid.columns;
  for (int i = 0; i < brief.panel_count(); ++i) {
    if (i % count == 0) {
      groups.emplace_back();
    }
    groups.back() |= layout.panels[static_cast<std::size_t>(i)].cells;
  }
  return groups;
}

void place_bars(FigureLayout& layout, const FigureBrief& brief, const FigureFit& fit) {
  if (!brief.has_bars()) {
    return;
  }
  const auto add = [&](int panel, double left, double top, double bottom) {
    // As high as the heatmaps, but never too low to carry ticks.
    const double height = std::max(bottom - top, std::round(fit.text.least_bar_height()));
    top = std::round(kept_within((top + bottom - height) / 2.0, height, upright_begin(fit) + tick_reach(fit),
                                 layout.size.height() - fit.text.pad()));
    const int most = static_cast<int>(height / (1.9 * fit.text.em)) + 1;
    layout.bars.push_back({QRectF(left, top, fit.text.bar_width(), height),
                           bar_ticks(brief.scale_of(panel), most), fit.text.em, panel});
  };
  if (brief.has_own_bars()) {
    for (int i = 0; i < brief.panel_count(); ++i) {
      const PanelLayout& panel = layout.panels[static_cast<std::size_t>(i)];
      add(i, std::round(panel.notes.right() + fit.text.em), panel.cells.top(), panel.cells.bottom());
    }
    return;
  }
  double right = 0.0;
  for (const PanelLayout& panel : layout.panels) {
    right = std::max(right, panel.notes.right());
  }
  for (const QRectF& cells : seen_together(layout, brief, fit)) {
    add(0, std::round(right + fit.text.em), cells.top(), cells.bottom());
  }
}

/// Text that reads upwards, centred beside the panels.
void place_upright(FigureLayout& layout, const FigureBrief& brief, const FigureFit& fit, TextRole role,
                   const TextBlock& block, const QRectF& cells, double left) {
  if (!block.is_empty()) {
    const double length = block.size().width();
    const double top = kept_within(cells.center().y() - length / 2.0, length, upright_begin(fit),
                                   cells.bottom() + upright_end(brief, fit));
    layout.texts.push_back({role, block, QPointF(left, top + length), -90.0});
  }
}

void place_texts(FigureLayout& layout, const FigureBrief& brief, const FigureFit& fit) {
  QRectF cells = layout.panels.front().cells;
  for (const PanelLayout& panel : layout.panels) {
    cells |= panel.cells;
  }
  const double end = layout.size.width() - fit.text.pad();
  const auto centred = [&](const TextBlock& block) {
    const double width = block.size().width();
    // Above the cells where there is room, else over the whole picture.
    const bool fits = width <= cells.width() + fit.cells.around.right - fit.text.pad();
    const double centre = fits ? cells.center().x() : layout.size.width() / 2.0;
    return kept_within(centre - width / 2.0, width, fit.text.pad(), end);
  };
  if (!fit.text.title.is_empty()) {
    layout.texts.push_back(
        {TextRole::title, fit.text.title, QPointF(centred(fit.text.title), fit.text.pad()), 0.0});
  }
  const double head_room = fit.cells.panel_width + 0.8 * fit.cells.around.column_gap;
  for (std::size_t i = 0; i < brief.figure.panels.size(); ++i) {
    const TextBlock block = head_title(brief, fit.text, i, head_room);
    if (!block.is_empty()) {
      const QRectF& panel = layout.panels[i].cells;
      const double x = kept_within(panel.center().x() - block.size().width() / 2.0, block.size().width(), 0.0,
                                   layout.size.width());
      layout.texts.push_back({TextRole::head_title, block,
                              QPointF(x, panel.top() - 0.3 * fit.text.em - block.size().height()), 0.0});
    }
  }
  double below = cells.bottom() + fit.text.label_gap() + column_label_extent(brief, fit.grid, fit.labels);
  const auto add_below = [&](TextRole role, const TextBlock& block) {
    if (!block.is_empty()) {
      layout.texts.push_back({role, block, QPointF(centred(block), below + 0.35 * fit.text.em), 0.0});
      below += 0.35 * fit.text.em + block.size().height();
    }
  };
  add_below(TextRole::axis_title, fit.text.column_title);
  add_below(TextRole::legend, fit.text.note_legend);
  double bar_title_left = 0.0;
  for (const ColorBarLayout& bar : layout.bars) {
    bar_title_left =
        std::max(bar_title_left, bar.bar.right() + 0.8 * fit.text.em + fit.text.bar_labels_width(bar.panel));
  }
  for (const QRectF& group : seen_together(layout, brief, fit)) {
    place_upright(layout, brief, fit, TextRole::axis_title, fit.text.row_title, group,
                  group.left() - fit.text.label_gap() - row_label_extent(brief, fit.grid, fit.labels) -
                      0.5 * fit.text.em - fit.text.row_title.size().height());
    if (!layout.bars.empty()) {
      place_upright(layout, brief, fit, TextRole::bar_title, fit.text.bar_title, group, bar_title_left);
    }
  }
}

}  // namespace

QRectF PlacedText::box() const {
  const QSizeF size = block.size();
  if (angle == 0.0) {
    return {position, size};
  }
  return {position.x(), position.y() - size.width(), size.height(), size.width()};
}

FigureLayout layout_figure(const Figure& figure, const MeasuredLabels& rows, const MeasuredLabels& columns,
                           const LayoutSpace& space) {
  const FigureBrief brief{figure, rows, columns, space};
  const FigureFit fit = fit_figure(brief);
  FigureLayout layout;
  layout.grid_columns = fit.grid.columns;
  layout.cell_width = fit.cells.width;
  layout.cell_height = fit.cells.height;
  layout.font_pixels = fit.text.em;
  layout.label_pixels = fit.labels.pixels;
  layout.row_note = fit.text.row_note;
  place_panels(layout, brief, fit);
  place_bars(layout, brief, fit);
  place_texts(layout, brief, fit);
  return layout;
}

}  // namespace headlight::ui
