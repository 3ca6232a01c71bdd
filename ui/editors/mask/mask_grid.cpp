// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_grid.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

#include "ui/editors/mask/mask_accessible.h"
#include "ui/editors/mask/mask_picture.h"
#include "ui/look/painted_tables.h"
#include "ui/words/mask_words.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

MaskGrid::MaskGrid(QWidget* parent)
    : QAbstractScrollArea(parent), experiment_(std::make_shared<const Experiment>()), lookup_(*experiment_) {
  install_mask_accessibility();
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(160, 170);
  viewport()->setMouseTracking(true);
  viewport()->setBackgroundRole(QPalette::Base);
  setAccessibleName(tr("Mask, queries as rows and keys as columns"));
  setAccessibleDescription(tr("The space bar hides a cell or shows it; with Shift it only shows."));
  const auto repaint_viewport = [this] { viewport()->update(); };
  connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), repaint_viewport);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), repaint_viewport);
  lay_out();
}

void MaskGrid::set_experiment(std::shared_ptr<const Experiment> experiment) {
  const std::shared_ptr<const Experiment> before = std::exchange(experiment_, std::move(experiment));
  lookup_ = MaskLookup(*experiment_);
  if (before->query_tokens != experiment_->query_tokens || key_tokens(*before) != key_tokens(*experiment_)) {
    lay_out();
  }
  set_current(current_);
}

void MaskGrid::set_scope(MaskScope scope) {
  scope_ = scope;
  set_current(current_);
  viewport()->update();
}

void MaskGrid::set_outlined(std::optional<Index> query, std::optional<Index> key) {
  if (query != outlined_query_ || key != outlined_key_) {
    outlined_query_ = query;
    outlined_key_ = key;
    viewport()->update();
  }
}

MaskLayout MaskGrid::scrolled_layout() const {
  MaskLayout layout = layout_;
  layout.scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
  return layout;
}

void MaskGrid::lay_out() {
  layout_ = lay_out_mask(*experiment_, fontMetrics(), maximumViewportSize(), zoomed_size_);
  set_scroll_ranges();
}

void MaskGrid::set_scroll_ranges() {
  const QSize space = viewport()->size() - QSize(layout_.row_header, layout_.column_header);
  const auto set_range = [this](QScrollBar& bar, Index cells, int visible) {
    const int length = static_cast<int>(cells) * layout_.cell_size + 1;
    bar.setRange(0, std::max(0, length - visible));
    bar.setPageStep(std::max(visible, 1));
    bar.setSingleStep(layout_.cell_size);
  };
  set_range(*horizontalScrollBar(), layout_.keys, space.width());
  set_range(*verticalScrollBar(), layout_.queries, space.height());
  viewport()->update();
}

void MaskGrid::zoom(int steps) {
  zoomed_size_ = zoomed_cell_size(layout_.cell_size, steps);
  lay_out();
  scroll_to(current_);
}

void MaskGrid::zoom_to_fit() {
  zoomed_size_.reset();
  lay_out();
}

void MaskGrid::set_current(Cell cell) {
  current_ = layout_.kept_inside(cell);
  viewport()->update();
  tell_current_cell(*this);
}

void MaskGrid::go_to(Cell cell) {
  set_current(cell);
  scroll_to(current_);
}

QString MaskGrid::spoken(Cell cell) const {
  return cell_text(*experiment_, lookup_, scope_, cell).replace(u'\n', tr(", "));
}

void MaskGrid::scroll_to(Cell cell) {
  const auto reveal = [this](QScrollBar& bar, Index index) {
    const int begin = static_cast<int>(index) * layout_.cell_size;
    bar.setValue(std::clamp(bar.value(), begin + layout_.cell_size - bar.pageStep(), begin));
  };
  if (layout_.cell_size <= std::min(horizontalScrollBar()->pageStep(), verticalScrollBar()->pageStep())) {
    reveal(*horizontalScrollBar(), cell.key.value);
    reveal(*verticalScrollBar(), cell.query.value);
  }
}

void MaskGrid::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  const MaskPicture picture{.experiment = *experiment_,
                            .lookup = lookup_,
                            .scope = scope_,
                            .outlined_query = outlined_query_,
                            .outlined_key = outlined_key_,
                            .keyboard = hasFocus() ? std::optional(current_) : std::nullopt};
  paint_mask(painter, picture, scrolled_layout(), viewport()->rect(), *this);
}

void MaskGrid::resizeEvent(QResizeEvent*) { lay_out(); }

void MaskGrid::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    lay_out();
  }
}

void MaskGrid::mousePressEvent(QMouseEvent* event) {
  const QPoint position = event->position().toPoint();
  if (stroke_ || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)) {
    return;
  }
  if (const std::optional<Cell> cell = cell_at(position)) {
    stroke_ = {*cell, event->button()};
    set_current(*cell);
    emit stroke_began(*cell, event->button() == Qt::RightButton || event->modifiers() & Qt::ShiftModifier);
  } else if (const std::optional<Index> key = scrolled_layout().key_header_at(position);
             key && event->button() == Qt::LeftButton) {
    emit key_header_clicked(KeyIndex{*key});
  }
}

void MaskGrid::mouseMoveEvent(QMouseEvent* event) {
  const QPoint position = event->position().toPoint();
  if (!stroke_ || layout_.is_empty()) {
    emit cell_hovered(cell_at(position));
    return;
  }
  const Cell cell = scrolled_layout().nearest_cell(position);
  if (cell == stroke_->at) {
    return;
  }
  const std::vector<Cell> cells = cells_between(stroke_->at, cell);
  stroke_->at = cell;
  set_current(cell);
  scroll_to(cell);
  emit cell_hovered(cell);
  emit stroke_continued(cells);
}

void MaskGrid::mouseReleaseEvent(QMouseEvent* event) {
  if (stroke_ && event->button() == stroke_->button) {
    finish_stroke();
  }
}

void MaskGrid::finish_stroke() {
  stroke_.reset();
  emit stroke_ended();
}

void MaskGrid::wheelEvent(QWheelEvent* event) {
  if (event->modifiers() & Qt::ControlModifier) {
    const int turned = event->angleDelta().y();
    if (turned != 0) {
      zoom(turned > 0 ? 1 : -1);
    }
    event->accept();
    return;
  }
  QAbstractScrollArea::wheelEvent(event);
}

void MaskGrid::keyPressEvent(QKeyEvent* event) {
  Cell next = current_;
  const bool far = event->modifiers() & Qt::ControlModifier;
  switch (event->key()) {
    case Qt::Key_Left: next.key.value = far ? 0 : next.key.value - 1; break;
    case Qt::Key_Right: next.key.value = far ? layout_.keys - 1 : next.key.value + 1; break;
    case Qt::Key_Up: next.query.value = far ? 0 : next.query.value - 1; break;
    case Qt::Key_Down: next.query.value = far ? layout_.queries - 1 : next.query.value + 1; break;
    case Qt::Key_Home: next.key.value = 0; break;
    case Qt::Key_End: next.key.value = layout_.keys - 1; break;
    case Qt::Key_Space:
      if (!layout_.is_empty() && !stroke_) {
        emit stroke_began(current_, event->modifiers() & Qt::ShiftModifier);
        emit stroke_ended();
      }
      return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(1); return;
    case Qt::Key_Minus: zoom(-1); return;
    default: QAbstractScrollArea::keyPressEvent(event); return;
  }
  go_to(next);
  event->accept();
}

void MaskGrid::contextMenuEvent(QContextMenuEvent* event) { event->accept(); }

void MaskGrid::focusInEvent(QFocusEvent*) {
  viewport()->update();
  tell_current_cell_after_focus(*this);
}

void MaskGrid::focusOutEvent(QFocusEvent*) {
  if (stroke_) {
    finish_stroke();
  }
  viewport()->update();
}

QString MaskGrid::tooltip_at(QPoint position) const {
  if (const std::optional<Cell> cell = cell_at(position)) {
    return as_tooltip(cell_text(*experiment_, lookup_, scope_, *cell));
  }
  if (const std::optional<Index> key = scrolled_layout().key_header_at(position)) {
    return as_tooltip(
        tr("Key %1. Click to hide or show it in every row.")
            .arg(numbered_token(key_tokens(*experiment_)[static_cast<std::size_t>(*key)], *key)));
  }
  if (const std::optional<Index> query = scrolled_layout().query_header_at(position)) {
    return as_tooltip(
        tr("Query %1")
            .arg(numbered_token(experiment_->query_tokens[static_cast<std::size_t>(*query)], *query)));
  }
  return {};
}

bool MaskGrid::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) {
    emit cell_hovered(std::nullopt);
  } else if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tooltip_at(help->pos()), viewport());
    return true;
  }
  return QAbstractScrollArea::viewportEvent(event);
}

}  // namespace headlight::ui
