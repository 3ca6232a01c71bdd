// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_grid.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/editors/mask/mask_accessible.h"
#include "ui/look/painted_tables.h"
#include "ui/words/mask_words.h"
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

/// The cells between two, the first left out: a straight line in steps to neighbours.
std::vector<Cell> line_between(Cell from, Cell to) {
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

}  // namespace

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
  measure_headers();
}

void MaskGrid::set_experiment(std::shared_ptr<const Experiment> experiment) {
  const std::shared_ptr<const Experiment> before = std::exchange(experiment_, std::move(experiment));
  lookup_ = MaskLookup(*experiment_);
  if (before->query_tokens != experiment_->query_tokens || key_tokens(*before) != key_tokens(*experiment_)) {
    measure_headers();
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

Index MaskGrid::queries() const { return query_count(*experiment_); }

Index MaskGrid::keys() const { return key_count(*experiment_); }

void MaskGrid::measure_headers() {
  const QFontMetrics metrics = fontMetrics();
  row_header_ =
      title_height() + widest(experiment_->query_tokens, metrics, longest_row_label) + 2 * label_padding;
  const int label = widest(key_tokens(*experiment_), metrics, longest_column_label);
  const auto fitting = [&](int header) {
    const QSize space = maximumViewportSize() - QSize(row_header_ + 1, header + 1);
    const auto size =
        std::min(space.width() / std::max<Index>(keys(), 1), space.height() / std::max<Index>(queries(), 1));
    const Index smallest = metrics.height() + 2;
    return zoomed_size_.value_or(
        static_cast<int>(std::clamp<Index>(size, smallest, std::max<Index>(largest_fit, smallest))));
  };
  const int straight = title_height() + metrics.height() + label_padding;
  all_straight_ = label + 4 <= fitting(straight);
  column_header_ = all_straight_ ? straight : title_height() + label + 2 * label_padding;
  cell_size_ = fitting(column_header_);
  update_geometry();
}

void MaskGrid::update_geometry() {
  const QSize space = viewport()->size() - QSize(row_header_, column_header_);
  const auto set_range = [this](QScrollBar& bar, Index cells, int visible) {
    const int length = static_cast<int>(cells) * cell_size_ + 1;
    bar.setRange(0, std::max(0, length - visible));
    bar.setPageStep(std::max(visible, 1));
    bar.setSingleStep(cell_size_);
  };
  set_range(*horizontalScrollBar(), keys(), space.width());
  set_range(*verticalScrollBar(), queries(), space.height());
  viewport()->update();
}

void MaskGrid::zoom(int steps) {
  const int size = cell_size_ + steps * std::max(2, cell_size_ / 6);
  zoomed_size_ = std::clamp(size, smallest_cell, largest_cell);
  measure_headers();
  scroll_to(current_);
}

void MaskGrid::zoom_to_fit() {
  zoomed_size_.reset();
  measure_headers();
}

void MaskGrid::set_current(Cell cell) {
  const auto inside = [](Index index, Index count) {
    return std::clamp<Index>(index, 0, std::max<Index>(count - 1, 0));
  };
  current_ = {{inside(cell.query.value, queries())}, {inside(cell.key.value, keys())}};
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

QPoint MaskGrid::origin() const {
  return {row_header_ - horizontalScrollBar()->value(), column_header_ - verticalScrollBar()->value()};
}

QRect MaskGrid::cell_rect(Cell cell) const {
  return {
      origin() + QPoint(static_cast<int>(cell.key.value), static_cast<int>(cell.query.value)) * cell_size_,
      QSize(cell_size_, cell_size_)};
}

QRect MaskGrid::key_header_rect(Index key) const {
  return {origin().x() + static_cast<int>(key) * cell_size_, 0, cell_size_, column_header_};
}

std::optional<Index> MaskGrid::key_header_at(QPoint position) const {
  const int offset = position.x() - origin().x();
  if (position.y() < 0 || position.y() >= column_header_ || position.x() < row_header_ ||
      offset / cell_size_ >= keys()) {
    return std::nullopt;
  }
  return offset / cell_size_;
}

std::optional<Index> MaskGrid::query_header_at(QPoint position) const {
  const int offset = position.y() - origin().y();
  if (position.x() < 0 || position.x() >= row_header_ || position.y() < column_header_ ||
      offset / cell_size_ >= queries()) {
    return std::nullopt;
  }
  return offset / cell_size_;
}

std::optional<Cell> MaskGrid::cell_at(QPoint position) const {
  const QPoint offset = position - origin();
  if (position.x() < row_header_ || position.y() < column_header_ || offset.x() / cell_size_ >= keys() ||
      offset.y() / cell_size_ >= queries()) {
    return std::nullopt;
  }
  return Cell{{offset.y() / cell_size_}, {offset.x() / cell_size_}};
}

Cell MaskGrid::nearest_cell(QPoint position) const {
  const QPoint offset = position - origin();
  const auto nearest = [this](int pixels, Index count) {
    return std::clamp<Index>(pixels < 0 ? 0 : pixels / cell_size_, 0, count - 1);
  };
  return {{nearest(offset.y(), queries())}, {nearest(offset.x(), keys())}};
}

void MaskGrid::scroll_to(Cell cell) {
  const auto reveal = [this](QScrollBar& bar, Index index) {
    const int begin = static_cast<int>(index) * cell_size_;
    bar.setValue(std::clamp(bar.value(), begin + cell_size_ - bar.pageStep(), begin));
  };
  if (cell_size_ <= std::min(horizontalScrollBar()->pageStep(), verticalScrollBar()->pageStep())) {
    reveal(*horizontalScrollBar(), cell.key.value);
    reveal(*verticalScrollBar(), cell.query.value);
  }
}

void MaskGrid::resizeEvent(QResizeEvent*) { measure_headers(); }

void MaskGrid::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    measure_headers();
  }
}

void MaskGrid::hover(QPoint position) { emit cell_hovered(cell_at(position)); }

void MaskGrid::mousePressEvent(QMouseEvent* event) {
  const QPoint position = event->position().toPoint();
  if (stroke_at_ || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)) {
    return;
  }
  if (const std::optional<Cell> cell = cell_at(position)) {
    stroke_at_ = cell;
    stroke_button_ = event->button();
    set_current(*cell);
    emit stroke_began(*cell, event->button() == Qt::RightButton || event->modifiers() & Qt::ShiftModifier);
  } else if (const std::optional<Index> key = key_header_at(position);
             key && event->button() == Qt::LeftButton) {
    emit key_header_clicked(KeyIndex{*key});
  }
}

void MaskGrid::mouseMoveEvent(QMouseEvent* event) {
  const QPoint position = event->position().toPoint();
  if (!stroke_at_ || queries() == 0 || keys() == 0) {
    hover(position);
    return;
  }
  const Cell cell = nearest_cell(position);
  if (cell == *stroke_at_) {
    return;
  }
  const std::vector<Cell> cells = line_between(*stroke_at_, cell);
  stroke_at_ = cell;
  set_current(cell);
  scroll_to(cell);
  emit cell_hovered(cell);
  emit stroke_continued(cells);
}

void MaskGrid::mouseReleaseEvent(QMouseEvent* event) {
  if (stroke_at_ && event->button() == stroke_button_) {
    finish_stroke();
  }
}

void MaskGrid::finish_stroke() {
  stroke_at_.reset();
  stroke_button_ = Qt::NoButton;
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
    case Qt::Key_Right: next.key.value = far ? keys() - 1 : next.key.value + 1; break;
    case Qt::Key_Up: next.query.value = far ? 0 : next.query.value - 1; break;
    case Qt::Key_Down: next.query.value = far ? queries() - 1 : next.query.value + 1; break;
    case Qt::Key_Home: next.key.value = 0; break;
    case Qt::Key_End: next.key.value = keys() - 1; break;
    case Qt::Key_Space:
      if (queries() > 0 && keys() > 0 && !stroke_at_) {
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
  if (stroke_at_) {
    finish_stroke();
  }
  viewport()->update();
}

QString MaskGrid::tooltip_at(QPoint position) const {
  if (const std::optional<Cell> cell = cell_at(position)) {
    return as_tooltip(cell_text(*experiment_, lookup_, scope_, *cell));
  }
  if (const std::optional<Index> key = key_header_at(position)) {
    return as_tooltip(
        tr("Key %1. Click to hide or show it in every row.")
            .arg(numbered_token(key_tokens(*experiment_)[static_cast<std::size_t>(*key)], *key)));
  }
  if (const std::optional<Index> query = query_header_at(position)) {
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
