// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_renderer.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "ui/figure/figure_decoration.h"
#include "ui/figure/figure_layout.h"
#include "ui/figure/figure_plot_parts.h"
#include "ui/figure/heatmap_plottable.h"
#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

constexpr double hairline_points = 0.3;
constexpr double least_cell_with_gap = 8.0;  ///< pixels at 96 per inch

}  // namespace

class FigureRenderer::Private {
 public:
  Private(QCustomPlot& target, Medium medium) : plot(target) {
    space.medium = medium;
    plot.plotLayout()->clear();
    plot.plotLayout()->setMargins(QMargins());
    panels = new PlacedPanels([this] { place_panels(); });
    plot.plotLayout()->addElement(0, 0, panels);
    new DrawnLayer(&plot, QStringLiteral("axes"), [this](QCPPainter& painter) { draw_decoration(painter); });
    plot.setBackground(QBrush(theme.ground));
  }

  const FigureLayout& laid_out() {
    const QSize viewport = plot.viewport().size();
    if (stale || viewport != laid_out_for) {
      stale = false;
      laid_out_for = viewport;
      if (!fixed) {
        space.width = viewport.width();
        space.height = viewport.height();
      }
      layout = figure ? layout_figure(*figure, rows, columns, space) : FigureLayout();
      const double spare_width = std::max(0.0, viewport.width() - layout.size.width());
      const double spare_height = std::max(0.0, viewport.height() - layout.size.height());
      offset =
          QPointF(std::floor(spare_width / 2.0), space.height_seen ? 0.0 : std::floor(spare_height / 2.0));
      numbers = figure ? number_pixels(*figure, shown_cell(), layout.label_pixels, space) : 0;
    }
    return layout;
  }

  void change() {
    stale = true;
    plot.replot(QCustomPlot::rpQueuedReplot);
  }

  bool has_panel(int panel) const {
    return figure && panel >= 0 && panel < static_cast<int>(figure->panels.size());
  }
  QRectF panel_rect(int panel) {
    return has_panel(panel) ? laid_out().panels[static_cast<std::size_t>(panel)].cells.translated(offset)
                            : QRectF();
  }
  QRectF all_cells() const { return {0.0, 0.0, double(columns.count()), double(rows.count())}; }
  QRectF shown() const { return zoom.isEmpty() ? all_cells() : zoom; }
  QSizeF shown_cell() const {
    const QRectF cells = shown();
    return {layout.cell_width * columns.count() / std::max(1.0, cells.width()),
            layout.cell_height * rows.count() / std::max(1.0, cells.height())};
  }
  CellStretch stretch(Qt::Orientation orientation, const QRectF& rect) const {
    const double ratio = plot.bufferDevicePixelRatio();
    const QRectF cells = shown();
    return orientation == Qt::Horizontal
               ? CellStretch(cells.x(), cells.width(), static_cast<int>(std::lround(rect.width() * ratio)),
                             columns.count())
               : CellStretch(cells.y(), cells.height(), static_cast<int>(std::lround(rect.height() * ratio)),
                             rows.count());
  }

  void set_panels();
  void place_panels();
  void draw_decoration(QCPPainter& painter);
  HeatmapPlottable::Look look();
  LabelSpan span(Qt::Orientation orientation, const QRectF& rect) const;
  FigureDecoration decoration();

  QCustomPlot& plot;
  std::shared_ptr<const Figure> figure;
  FigureTheme theme = FigureTheme::light();
  LayoutSpace space;
  MeasuredLabels rows;
  MeasuredLabels columns;
  std::shared_ptr<const ColorMap> colors;
  GlyphOutlines outlines;
  QRectF zoom;  ///< empty: everything

  PlacedPanels* panels = nullptr;             // the plot's
  std::vector<HeatmapPlottable*> plottables;  // the plot's

  bool fixed = false;  ///< laid out for the size in `space`, whatever the plot's size
  bool stale = true;
  QSize laid_out_for;
  FigureLayout layout;
  QPointF offset;
  int numbers = 0;
};

/// Makes as many axis rects and plottables as there are panels, and tells them their cells.
void FigureRenderer::Private::set_panels() {
  const std::size_t count = figure ? figure->panels.size() : 0;
  while (plottables.size() > count) {
    plot.removePlottable(plottables.back());
    plottables.pop_back();
    panels->removeAt(panels->elementCount() - 1);
  }
  while (plottables.size() < count) {
    auto* const axes = new QCPAxisRect(&plot, true);
    axes->setAutoMargins(QCP::msNone);
    axes->setMargins(QMargins());
    for (QCPAxis* axis : axes->axes()) {
      axis->setVisible(false);
      axis->grid()->setVisible(false);
    }
    panels->add(axes);
    QCPAxis* const vertical = axes->axis(QCPAxis::atLeft);
    vertical->setRangeReversed(true);
    auto* const plottable = new HeatmapPlottable(axes->axis(QCPAxis::atBottom), vertical, outlines);
    plottable->setLayer(QStringLiteral("main"));
    plottables.push_back(plottable);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const FigurePanel& panel = figure->panels[i];
    plottables[i]->set_cells(
        {.values = panel.values,
         .hidden = panel.hidden,
         .concealed = panel.concealed,
         .tells_hidden = panel.tells_hidden,
         .colors = colors,
         .scale = ColorScale(panel.low, panel.high, figure->log_scale, figure->palette == Palette::diverging),
         .theme = theme,
         .decimals = figure->decimals});
  }
}

void FigureRenderer::Private::place_panels() {
  laid_out();
  const QRectF cells = shown();
  for (std::size_t i = 0; i < plottables.size(); ++i) {
    HeatmapPlottable& plottable = *plottables[i];
    plottable.keyAxis()->axisRect()->setOuterRect(panel_rect(static_cast<int>(i)).toRect());
    if (!cells.isEmpty()) {
      plottable.keyAxis()->setRange(cells.left() - 0.5, cells.right() - 0.5);
      plottable.valueAxis()->setRange(cells.top() - 0.5, cells.bottom() - 0.5);
    }
    plottable.set_look(look());
  }
}

HeatmapPlottable::Look FigureRenderer::Private::look() {
  const QSizeF cell = shown_cell();
  const double screen_pixels = space.pixels_per_inch / 96.0;
  const double point = space.pixels_per_inch / points_per_inch;
  const bool gaps = std::min(cell.width(), cell.height()) >= least_cell_with_gap * screen_pixels;
  HeatmapPlottable::Look result;
  result.family = figure ? figure->font_family : QString();
  result.number_pixels = numbers;
  result.gap = gaps ? hairline_points * point : 0.0;
  result.hatch_pitch = 4.0 * point;
  result.hatch_width = std::max(1.0, 0.5 * point);
  return result;
}

LabelSpan FigureRenderer::Private::span(Qt::Orientation orientation, const QRectF& rect) const {
  const QRectF cells = shown();
  return orientation == Qt::Horizontal ? LabelSpan{cells.x(), cells.width(), rect.left(), rect.right()}
                                       : LabelSpan{cells.y(), cells.height(), rect.top(), rect.bottom()};
}

FigureDecoration FigureRenderer::Private::decoration() {
  return {*figure, laid_out(), theme, rows, columns, *colors, shown(), outlines};
}

void FigureRenderer::Private::draw_decoration(QCPPainter& painter) {
  if (!figure) {
    return;
  }
  laid_out();
  painter.save();
  painter.translate(offset);
  draw_figure_decoration(painter, decoration());
  painter.restore();
}

FigureRenderer::FigureRenderer(QCustomPlot& plot, Medium medium)
    : d_(std::make_unique<Private>(plot, medium)) {}

FigureRenderer::~FigureRenderer() = default;

void FigureRenderer::set_figure(std::shared_ptr<const Figure> figure) {
  const auto old = d_->figure;
  d_->figure = std::move(figure);
  if (d_->figure) {
    const Figure& shown = *d_->figure;
    const QSize shape(d_->columns.count(), d_->rows.count());
    if (d_->rows.originals() != shown.row_labels || d_->rows.family() != shown.font_family) {
      d_->rows = MeasuredLabels(shown.row_labels, shown.font_family);
    }
    if (d_->columns.originals() != shown.column_labels || d_->columns.family() != shown.font_family) {
      d_->columns = MeasuredLabels(shown.column_labels, shown.font_family);
    }
    if (shape != QSize(d_->columns.count(), d_->rows.count())) {
      d_->zoom = QRectF();
    }
    if (!d_->colors || !old || old->palette != shown.palette || old->reversed != shown.reversed) {
      d_->colors = std::make_shared<const ColorMap>(shown.palette, shown.reversed);
    }
  }
  d_->set_panels();
  d_->change();
}

const std::shared_ptr<const Figure>& FigureRenderer::figure() const { return d_->figure; }

void FigureRenderer::set_theme(const FigureTheme& theme) {
  d_->theme = theme;
  d_->plot.setBackground(theme.ground.alpha() == 0 ? QBrush(Qt::NoBrush) : QBrush(theme.ground));
  d_->set_panels();
  d_->change();
}

const FigureTheme& FigureRenderer::theme() const { return d_->theme; }

void FigureRenderer::set_resolution(double pixels_per_inch) {
  d_->space.pixels_per_inch = pixels_per_inch;
  d_->change();
}

QSizeF FigureRenderer::natural_size() const {
  if (!d_->figure) {
    return {};
  }
  LayoutSpace space = d_->space;
  space.width.reset();
  space.height.reset();
  return layout_figure(*d_->figure, d_->rows, d_->columns, space).size;
}

void FigureRenderer::set_height_seen(std::optional<double> height) {
  if (d_->space.height_seen != height) {
    d_->space.height_seen = height;
    d_->change();
  }
}

double FigureRenderer::height_for(double width) const {
  if (!d_->figure) {
    return 0.0;
  }
  LayoutSpace space = d_->space;
  space.width = width;
  space.height.reset();
  return layout_figure(*d_->figure, d_->rows, d_->columns, space).size.height();
}

QSizeF FigureRenderer::fix_size(std::optional<double> width, std::optional<double> height) {
  d_->fixed = true;
  d_->space.width = width;
  d_->space.height = height;
  d_->change();
  const QSizeF size = d_->laid_out().size;
  return {width.value_or(size.width()), height.value_or(size.height())};
}

std::optional<PanelCell> FigureRenderer::cell_at(QPointF position) const {
  for (int panel = 0; d_->has_panel(panel); ++panel) {
    const QRectF rect = d_->panel_rect(panel);
    if (rect.contains(position) && d_->rows.count() > 0 && d_->columns.count() > 0) {
      const QRectF cells = d_->shown();
      const double column = cells.x() + (position.x() - rect.left()) / rect.width() * cells.width();
      const double row = cells.y() + (position.y() - rect.top()) / rect.height() * cells.height();
      return PanelCell{panel, std::clamp<Index>(static_cast<Index>(row), 0, d_->rows.count() - 1),
                       std::clamp<Index>(static_cast<Index>(column), 0, d_->columns.count() - 1)};
    }
  }
  return std::nullopt;
}

QRectF FigureRenderer::cell_rect(PanelCell cell) const {
  const QRectF rect = d_->panel_rect(cell.panel);
  if (rect.isEmpty()) {
    return {};
  }
  const CellStretch columns = d_->stretch(Qt::Horizontal, rect);
  const CellStretch rows = d_->stretch(Qt::Vertical, rect);
  const Index column = cell.column - columns.first();
  const Index row = cell.row - rows.first();
  if (column < 0 || column >= columns.count() || row < 0 || row >= rows.count()) {
    return {};
  }
  const double ratio = d_->plot.bufferDevicePixelRatio();
  return {QPointF(rect.left() + columns.begin(column) / ratio, rect.top() + rows.begin(row) / ratio),
          QPointF(rect.left() + columns.end(column) / ratio, rect.top() + rows.end(row) / ratio)};
}

QRectF FigureRenderer::panel_rect(int panel) const { return d_->panel_rect(panel); }

std::optional<QString> FigureRenderer::label_at(QPointF position) const {
  for (int panel = 0; d_->has_panel(panel); ++panel) {
    for (int i = 0; i < d_->rows.count(); ++i) {
      if (row_label_rect(panel, i).contains(position)) {
        return d_->rows.originals()[i];
      }
    }
    for (int i = 0; i < d_->columns.count(); ++i) {
      if (column_label_rect(panel, i).contains(position)) {
        return d_->columns.originals()[i];
      }
    }
  }
  return std::nullopt;
}

QRectF FigureRenderer::row_label_rect(int panel, Index row) const {
  if (!d_->has_panel(panel) || !d_->laid_out().panels[static_cast<std::size_t>(panel)].rows) {
    return {};
  }
  const PanelLayout& place = d_->laid_out().panels[static_cast<std::size_t>(panel)];
  return label_box(*place.rows, d_->span(Qt::Vertical, place.cells), d_->rows, static_cast<int>(row))
      .translated(d_->offset);
}

QRectF FigureRenderer::column_label_rect(int panel, Index column) const {
  if (!d_->has_panel(panel) || !d_->laid_out().panels[static_cast<std::size_t>(panel)].columns) {
    return {};
  }
  const PanelLayout& place = d_->laid_out().panels[static_cast<std::size_t>(panel)];
  return label_box(*place.columns, d_->span(Qt::Horizontal, place.cells), d_->columns,
                   static_cast<int>(column))
      .translated(d_->offset);
}

QRectF FigureRenderer::visible_cells() const { return d_->shown(); }

void FigureRenderer::set_visible_cells(QRectF cells) {
  const QRectF all = d_->all_cells();
  const double width = std::clamp(cells.width(), std::min(1.0, all.width()), all.width());
  const double height = std::clamp(cells.height(), std::min(1.0, all.height()), all.height());
  const QRectF kept(std::clamp(cells.x(), 0.0, all.width() - width),
                    std::clamp(cells.y(), 0.0, all.height() - height), width, height);
  d_->zoom = kept == all ? QRectF() : kept;
  d_->change();
}

void FigureRenderer::reset_zoom() { set_visible_cells(d_->all_cells()); }

bool FigureRenderer::is_zoomed() const { return !d_->zoom.isEmpty(); }

bool FigureRenderer::numbers_visible() const {
  d_->laid_out();
  return d_->numbers > 0;
}

}  // namespace headlight::ui
