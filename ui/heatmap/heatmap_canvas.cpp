// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_canvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/heatmap/heatmap_plot.h"
#include "ui/look/theme.h"

namespace headlight::ui {

namespace {

constexpr std::size_t most_flashing = 256;
constexpr Index most_compared = 1'000'000;
constexpr double zoom_of_a_notch = 1.25;
constexpr double least_cells = 1.0;

FigureTheme theme_of(const QPalette& palette) {
  FigureTheme theme = is_dark(palette)            ? FigureTheme::dark()
                      : is_for_projector(palette) ? FigureTheme::projector()
                                                  : FigureTheme::light();
  theme.ground = palette.color(QPalette::Base);
  theme.text = palette.color(QPalette::Text);
  return theme;
}

bool same_number(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// The cells in which two figures of the same stage, heads and shape differ; none where they are
/// not comparable, or where so many differ that marking them would say nothing.
std::vector<PanelCell> changed_cells(const Figure& before, const Figure& after) {
  if (before.stage != after.stage || before.panels.size() != after.panels.size() ||
      before.row_labels != after.row_labels || before.column_labels != after.column_labels) {
    return {};
  }
  std::vector<PanelCell> cells;
  Index compared = 0;
  for (std::size_t panel = 0; panel < after.panels.size(); ++panel) {
    const StageMatrix& old_values = before.panels[panel].values;
    const StageMatrix& new_values = after.panels[panel].values;
    if (before.panels[panel].head != after.panels[panel].head || !old_values || !new_values ||
        old_values->rows() != new_values->rows() || old_values->cols() != new_values->cols() ||
        (compared += new_values->size()) > most_compared) {
      return {};
    }
    for (Index row = 0; row < new_values->rows() && old_values != new_values; ++row) {
      for (Index column = 0; column < new_values->cols(); ++column) {
        if (!same_number((*old_values)(row, column), (*new_values)(row, column))) {
          cells.push_back({static_cast<int>(panel), row, column});
          if (cells.size() > most_flashing) {
            return {};
          }
        }
      }
    }
  }
  return static_cast<Index>(cells.size()) == compared ? std::vector<PanelCell>{} : cells;
}

}  // namespace

HeatmapCanvas::HeatmapCanvas(QWidget* parent)
    : QWidget(parent),
      plot_(new HeatmapPlot(this)),
      renderer_(std::make_unique<FigureRenderer>(*plot_)),
      overlay_(this) {
  setObjectName(QStringLiteral("heatmapCanvas"));
  setMouseTracking(true);
  connect(plot_, &QCustomPlot::afterReplot, this, [this] {
    place_outlines();
    emit moved();
  });
  follow_palette();
}

HeatmapCanvas::~HeatmapCanvas() = default;

void HeatmapCanvas::set_figure(std::shared_ptr<const Figure> figure, bool flash) {
  const std::shared_ptr<const Figure> before = renderer_->figure();
  renderer_->set_figure(figure);
  std::vector<QRect> cells;
  if (flash && before && figure) {
    for (const PanelCell cell : changed_cells(*before, *figure)) {
      if (const QRectF rect = renderer_->cell_rect(cell); !rect.isEmpty()) {
        cells.push_back(rect.toRect());
      }
    }
  }
  overlay_.flash(std::move(cells));
  place_outlines();
}

void HeatmapCanvas::set_type_scale(double scale) {
  constexpr double desktop_pixels_per_inch = 96.0;
  renderer_->set_resolution(desktop_pixels_per_inch * scale);
  place_outlines();
}

void HeatmapCanvas::set_marks(const Mark& active, const Mark& pointed) {
  if (active != active_ || pointed != pointed_) {
    active_ = active;
    pointed_ = pointed;
    place_outlines();
  }
}

std::optional<PanelCell> HeatmapCanvas::cell_under_pointer() const {
  return pointer_ && renderer_->figure() ? renderer_->cell_at(*pointer_) : std::nullopt;
}

int HeatmapCanvas::panel_count() const {
  return renderer_->figure() ? static_cast<int>(renderer_->figure()->panels.size()) : 0;
}

void HeatmapCanvas::place_outlines() {
  std::vector<Outline> outlines;
  const QRectF visible = renderer_->visible_cells();
  const auto first_row = static_cast<Index>(std::floor(visible.top()));
  const auto first_column = static_cast<Index>(std::floor(visible.left()));
  const auto add = [&outlines](const QRectF& rect, int width) {
    if (!rect.isEmpty()) {
      outlines.push_back({rect.toRect(), width});
    }
  };
  for (int panel = 0; panel < panel_count(); ++panel) {
    const QRectF all = renderer_->panel_rect(panel);
    if (active_.row) {
      const QRectF cell = renderer_->cell_rect({panel, *active_.row, first_column});
      add(cell.isEmpty() ? QRectF() : QRectF(all.left(), cell.top(), all.width(), cell.height()), 1);
    }
    if (active_.column) {
      const QRectF cell = renderer_->cell_rect({panel, first_row, *active_.column});
      add(cell.isEmpty() ? QRectF() : QRectF(cell.left(), all.top(), cell.width(), all.height()), 1);
    }
    if (active_.row && active_.column) {
      add(renderer_->cell_rect({panel, *active_.row, *active_.column}), active_.panel == panel ? 3 : 2);
    }
    if (pointed_.row && pointed_.column && pointed_.panel.value_or(panel) == panel) {
      add(renderer_->cell_rect({panel, *pointed_.row, *pointed_.column}), pointed_.panel ? 2 : 1);
    }
  }
  overlay_.set_outlines(std::move(outlines));
}

void HeatmapCanvas::show_cell(PanelCell cell) {
  QRectF visible = renderer_->visible_cells();
  const auto shift = [](double first, double last, double low, double high) {
    return low < first ? low - first : high > last ? std::min(high - last, low - first) : 0.0;
  };
  const auto row = static_cast<double>(cell.row);
  const auto column = static_cast<double>(cell.column);
  visible.translate(shift(visible.left(), visible.right(), column, column + 1.0),
                    shift(visible.top(), visible.bottom(), row, row + 1.0));
  if (visible != renderer_->visible_cells()) {
    renderer_->set_visible_cells(visible);
  }
}

void HeatmapCanvas::zoom(double factor, std::optional<QPointF> center) {
  if (panel_count() == 0) {
    return;
  }
  const int panel = center ? panel_near(*center) : 0;
  const QRectF area = renderer_->panel_rect(panel);
  if (area.isEmpty()) {
    return;
  }
  const QPointF point = center.value_or(area.center());
  const double x = std::clamp((point.x() - area.left()) / area.width(), 0.0, 1.0);
  const double y = std::clamp((point.y() - area.top()) / area.height(), 0.0, 1.0);
  const QRectF visible = renderer_->visible_cells();
  const double width = std::max(std::min(least_cells, visible.width()), visible.width() / factor);
  const double height = std::max(std::min(least_cells, visible.height()), visible.height() / factor);
  renderer_->set_visible_cells(QRectF(visible.left() + x * (visible.width() - width),
                                      visible.top() + y * (visible.height() - height), width, height));
}

void HeatmapCanvas::reset_zoom() { renderer_->reset_zoom(); }

int HeatmapCanvas::panel_near(QPointF position) const {
  int nearest = 0;
  double least = std::numeric_limits<double>::max();
  for (int panel = 0; panel < panel_count(); ++panel) {
    const QRectF area = renderer_->panel_rect(panel);
    const double x = std::max({area.left() - position.x(), 0.0, position.x() - area.right()});
    const double y = std::max({area.top() - position.y(), 0.0, position.y() - area.bottom()});
    if (x + y < least) {
      least = x + y;
      nearest = panel;
    }
  }
  return nearest;
}

void HeatmapCanvas::resizeEvent(QResizeEvent* /*event*/) {
  plot_->setGeometry(rect());
  overlay_.setGeometry(rect());
  overlay_.raise();
}

void HeatmapCanvas::pan_to(QPointF position) {
  const QRectF area = renderer_->panel_rect(panel_near(*pressed_at_));
  if (!area.isEmpty()) {
    const QPointF moved = position - *pressed_at_;
    renderer_->set_visible_cells(
        visible_when_pressed_.translated(-moved.x() * visible_when_pressed_.width() / area.width(),
                                         -moved.y() * visible_when_pressed_.height() / area.height()));
  }
}

void HeatmapCanvas::mouseMoveEvent(QMouseEvent* event) {
  pointer_ = event->position();
  if (pressed_at_ && renderer_->is_zoomed()) {
    const bool far =
        (event->position() - *pressed_at_).manhattanLength() >= QApplication::startDragDistance();
    if (far && !std::exchange(panning_, panning_ || far)) {
      setCursor(Qt::ClosedHandCursor);
    }
    if (panning_) {
      pan_to(event->position());
      return;
    }
  }
  const std::optional<PanelCell> cell = renderer_->cell_at(event->position());
  emit hovered(cell);
  const std::optional<QString> label = cell ? std::nullopt : renderer_->label_at(event->position());
  emit label_pointed(label.value_or(QString()),
                     QRect(event->position().toPoint(), QSize(1, 1)).adjusted(-8, -8, 8, 12));
}

void HeatmapCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    pressed_at_ = event->position();
    visible_when_pressed_ = renderer_->visible_cells();
  }
}

void HeatmapCanvas::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !pressed_at_) {
    return;
  }
  const bool was_panning = std::exchange(panning_, false);
  const std::optional<PanelCell> pressed = renderer_->cell_at(*pressed_at_);
  pressed_at_.reset();
  unsetCursor();
  if (!was_panning && pressed == renderer_->cell_at(event->position())) {
    emit clicked(pressed);
  }
}

void HeatmapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    reset_zoom();
  }
}

void HeatmapCanvas::wheelEvent(QWheelEvent* event) {
  const bool scrolls = parentWidget() != nullptr && height() > parentWidget()->height();
  if ((scrolls && !(event->modifiers() & Qt::ControlModifier)) || event->angleDelta().y() == 0) {
    event->ignore();
    return;
  }
  zoom(std::pow(zoom_of_a_notch, event->angleDelta().y() / 120.0), event->position());
  event->accept();
}

void HeatmapCanvas::leaveEvent(QEvent* /*event*/) {
  pointer_.reset();
  emit hovered(std::nullopt);
  emit label_pointed(QString(), QRect());
}

void HeatmapCanvas::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    follow_palette();
  }
  QWidget::changeEvent(event);
}

void HeatmapCanvas::follow_palette() { renderer_->set_theme(theme_of(palette())); }

}  // namespace headlight::ui
