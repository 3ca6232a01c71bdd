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
  return fit.pad() + (fit.title().is_empty() ? 0.0 : fit.title().size().height() + 0.3 * fit.em());
}
/// How far the label of a tick reaches beyond the end of its bar.
double tick_reach(const FigureFit& fit) { return 0.4 * fit.em(); }
/// Counted from the lower end of the panels.
double upright_end(const FigureFit& fit) { return fit.label_gap() + fit.column_label_extent(); }

void place_panels(FigureLayout& layout, const FigureFit& fit) {
  const FigureFit::Surroundings& around = fit.around();
  const double width = fit.panel_width();
  const double height = fit.panel_height();
  const double grid_height = fit.grid_rows() * height + (fit.grid_rows() - 1) * around.row_gap;
  // What stands upright beside low heatmaps may be longer than they are high.
  const double overhang = fit.has_bars() ? std::max(0.0, (fit.least_bar_height() - grid_height) / 2.0) : 0.0;
  const double upright = std::max(fit.row_title().size().width(), fit.bar_title().size().width());
  double above =
      std::max(overhang, upright + upright_begin(fit) - around.top - grid_height - upright_end(fit));
  const double below = std::max(0.0, overhang + fit.pad() - around.bottom);
  if (fit.space().height) {
    above = std::clamp(*fit.space().height - around.top - grid_height - around.bottom - below, 0.0,
                       std::max(0.0, above));
  }
  double spare = 0.0;
  const int columns = std::min(fit.grid_columns(), fit.panel_count());
  const double grid_width = columns * width + (columns - 1) * around.column_gap;
  // A title or an axis title wider than everything else makes room on both sides.
  const double widest = std::max({fit.title().size().width(), fit.column_title().size().width(),
                                  fit.note_legend().size().width()}) +
                        2.0 * fit.pad();
  spare = std::max(0.0, (widest - around.left - grid_width - around.right) / 2.0);

  const double left = std::ceil(around.left + spare);
  const double top = std::ceil(around.top + std::max(0.0, above));
  for (int i = 0; i < fit.panel_count(); ++i) {
    PanelLayout panel;
    panel.cells = QRectF(left + (i % fit.grid_columns()) * (width + around.column_gap),
                         top + (i / fit.grid_columns()) * (height + around.row_gap), width, height);
    if (i % fit.grid_columns() == 0) {
      const double extent = fit.row_label_extent();
      panel.rows =
          LabelAxis{LabelAxis::Side::left,
                    QRectF(panel.cells.left() - fit.label_gap() - extent, panel.cells.top(), extent, height),
                    fit.label_pixels(),
                    fit.longest_row_label(),
                    fit.row_lines(),
                    0};
    }
    if (i + fit.grid_columns() >= fit.panel_count()) {
      panel.columns = LabelAxis{LabelAxis::Side::bottom,
                                QRectF(panel.cells.left(), panel.cells.bottom() + fit.label_gap(), width,
                                       fit.column_label_extent()),
                                fit.label_pixels(),
                                fit.longest_column_label(),
                                fit.column_lines(),
                                fit.angle()};
    }
    panel.notes = QRectF(panel.cells.right(), panel.cells.top(), fit.notes_extent(), height);
    layout.panels.push_back(panel);
  }
  layout.size = QSizeF(std::ceil(left + grid_width + around.right + spare),
                       std::ceil(top + grid_height + around.bottom + below));
}

/// What share a colour bar and the title of their rows: the panels that are seen at once.
std::vector<QRectF> seen_together(const FigureLayout& layout, const FigureFit& fit) {
  std::vector<QRectF> groups;
  const int count = fit.rows_seen() * fit.grid_columns();
  for (int i = 0; i < fit.panel_count(); ++i) {
    if (i % count == 0) {
      groups.emplace_back();
    }
    groups.back() |= layout.panels[static_cast<std::size_t>(i)].cells;
  }
  return groups;
}

void place_bars(FigureLayout& layout, const FigureFit& fit) {
  if (!fit.has_bars()) {
    return;
  }
  const auto add = [&](int panel, double left, double top, double bottom) {
    // As high as the heatmaps, but never too low to carry ticks.
    const double height = std::max(bottom - top, std::round(fit.least_bar_height()));
    top = std::round(kept_within((top + bottom - height) / 2.0, height, upright_begin(fit) + tick_reach(fit),
                                 layout.size.height() - fit.pad()));
    const int most = static_cast<int>(height / (1.9 * fit.em())) + 1;
    layout.bars.push_back(
        {QRectF(left, top, fit.bar_width(), height), bar_ticks(fit.scale_of(panel), most), fit.em(), panel});
  };
  if (fit.has_own_bars()) {
    for (int i = 0; i < fit.panel_count(); ++i) {
      const PanelLayout& panel = layout.panels[static_cast<std::size_t>(i)];
      add(i, std::round(panel.notes.right() + fit.em()), panel.cells.top(), panel.cells.bottom());
    }
    return;
  }
  double right = 0.0;
  for (const PanelLayout& panel : layout.panels) {
    right = std::max(right, panel.notes.right());
  }
  for (const QRectF& cells : seen_together(layout, fit)) {
    add(0, std::round(right + fit.em()), cells.top(), cells.bottom());
  }
}

/// Text that reads upwards, centred beside the panels.
void place_upright(FigureLayout& layout, const FigureFit& fit, TextRole role, const TextBlock& block,
                   const QRectF& cells, double left) {
  if (!block.is_empty()) {
    const double length = block.size().width();
    const double top = kept_within(cells.center().y() - length / 2.0, length, upright_begin(fit),
                                   cells.bottom() + upright_end(fit));
    layout.texts.push_back({role, block, QPointF(left, top + length), -90.0});
  }
}

void place_texts(FigureLayout& layout, const FigureFit& fit) {
  QRectF cells = layout.panels.front().cells;
  for (const PanelLayout& panel : layout.panels) {
    cells |= panel.cells;
  }
  const double end = layout.size.width() - fit.pad();
  const auto centred = [&](const TextBlock& block) {
    const double width = block.size().width();
    // Above the cells where there is room, else over the whole picture.
    const bool fits = width <= cells.width() + fit.around().right - fit.pad();
    const double centre = fits ? cells.center().x() : layout.size.width() / 2.0;
    return kept_within(centre - width / 2.0, width, fit.pad(), end);
  };
  if (!fit.title().is_empty()) {
    layout.texts.push_back({TextRole::title, fit.title(), QPointF(centred(fit.title()), fit.pad()), 0.0});
  }
  for (std::size_t i = 0; i < fit.figure().panels.size(); ++i) {
    const TextBlock block = fit.head_title(i);
    if (!block.is_empty()) {
      const QRectF& panel = layout.panels[i].cells;
      const double x = kept_within(panel.center().x() - block.size().width() / 2.0, block.size().width(), 0.0,
                                   layout.size.width());
      layout.texts.push_back({TextRole::head_title, block,
                              QPointF(x, panel.top() - 0.3 * fit.em() - block.size().height()), 0.0});
    }
  }
  double below = cells.bottom() + fit.label_gap() + fit.column_label_extent();
  const auto add_below = [&](TextRole role, const TextBlock& block) {
    if (!block.is_empty()) {
      layout.texts.push_back({role, block, QPointF(centred(block), below + 0.35 * fit.em()), 0.0});
      below += 0.35 * fit.em() + block.size().height();
    }
  };
  add_below(TextRole::axis_title, fit.column_title());
  add_below(TextRole::legend, fit.note_legend());
  double bar_title_left = 0.0;
  for (const ColorBarLayout& bar : layout.bars) {
    bar_title_left =
        std::max(bar_title_left, bar.bar.right() + 0.8 * fit.em() + fit.bar_labels_width(bar.panel));
  }
  for (const QRectF& group : seen_together(layout, fit)) {
    place_upright(layout, fit, TextRole::axis_title, fit.row_title(), group,
                  group.left() - fit.label_gap() - fit.row_label_extent() - 0.5 * fit.em() -
                      fit.row_title().size().height());
    if (!layout.bars.empty()) {
      place_upright(layout, fit, TextRole::bar_title, fit.bar_title(), group, bar_title_left);
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
  const FigureFit fit(figure, rows, columns, space);
  FigureLayout layout;
  layout.grid_columns = fit.grid_columns();
  layout.cell_width = fit.cell_width();
  layout.cell_height = fit.cell_height();
  layout.font_pixels = fit.em();
  layout.label_pixels = fit.label_pixels();
  layout.row_note = fit.row_note();
  place_panels(layout, fit);
  place_bars(layout, fit);
  place_texts(layout, fit);
  return layout;
}

}  // namespace headlight::ui
