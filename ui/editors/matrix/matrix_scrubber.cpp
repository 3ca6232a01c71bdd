// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_scrubber.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "ui/words/matrix_words.h"

namespace headlight::ui {

namespace {

constexpr double pixels_per_step = 4.0;
constexpr int delta_per_notch = 120;
constexpr int wheel_rest_milliseconds = 700;

/// The largest magnitude in the column, which a step from 0 follows.
double column_magnitude(const Matrix& matrix, Index column) {
  double largest = 0.0;
  for (Index row = 0; row < matrix.rows(); ++row) {
    const double magnitude = std::fabs(matrix(row, column));
    largest = std::isfinite(magnitude) ? std::max(largest, magnitude) : largest;
  }
  return largest;
}

bool is_one(const EntryRange& range) { return range.rows == 1 && range.columns == 1; }

}  // namespace

MatrixScrubber::MatrixScrubber(Document& document, MatrixModel& model, MatrixView& view)
    : QObject(&view), document_(document), model_(model), view_(view) {
  view.viewport()->installEventFilter(this);
  view.installEventFilter(this);
  wheel_rest_.setSingleShot(true);
  wheel_rest_.setInterval(wheel_rest_milliseconds);
  connect(&wheel_rest_, &QTimer::timeout, this, &MatrixScrubber::finish);
  connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &MatrixScrubber::finish);
}

bool MatrixScrubber::eventFilter(QObject* object, QEvent* event) {
  if (object == &view_) {
    const bool escape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (escape && dragging_) {
      cancel();
      return true;
    }
    return false;
  }
  switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release();
    case QEvent::Wheel: return wheel(*static_cast<QWheelEvent*>(event));
    default: return false;
  }
}

bool MatrixScrubber::press(QMouseEvent& event) {
  const QModelIndex entry = view_.indexAt(event.position().toPoint());
  if (event.button() != Qt::LeftButton || !(event.modifiers() & Qt::AltModifier) || !entry.isValid()) {
    return false;
  }
  finish();
  if (is_one(block_around(entry))) {
    view_.setCurrentIndex(entry);
  }
  begin(entry);
  dragging_ = scrub_.has_value();
  last_ = event.globalPosition();
  pixels_ = 0.0;
  if (dragging_) {
    view_.viewport()->setCursor(Qt::SizeHorCursor);
  }
  return true;
}

bool MatrixScrubber::move(const QMouseEvent& event) {
  if (!dragging_) {
    return false;
  }
  const QPointF way = event.globalPosition() - last_;
  last_ = event.globalPosition();
  pixels_ += way.x() - way.y();
  const double steps = std::trunc(pixels_ / pixels_per_step);
  pixels_ -= steps * pixels_per_step;
  step(static_cast<int>(steps), event.modifiers() & Qt::ShiftModifier);
  return true;
}

bool MatrixScrubber::release() {
  if (!dragging_) {
    return false;
  }
  finish();
  return true;
}

bool MatrixScrubber::wheel(const QWheelEvent& event) {
  if (!(event.modifiers() & Qt::ControlModifier) || dragging_) {
    return false;
  }
  const QModelIndex entry = view_.indexAt(event.position().toPoint());
  if (!entry.isValid()) {
    return true;
  }
  if (!scrub_ || entry_ != entry || block_ != block_around(entry)) {
    finish();
    begin(entry);
    wheel_delta_ = 0;
  }
  // Shift turns a wheel sideways on some systems.
  wheel_delta_ += event.angleDelta().y() != 0 ? event.angleDelta().y() : event.angleDelta().x();
  const int notches = wheel_delta_ / delta_per_notch;
  wheel_delta_ -= notches * delta_per_notch;
  step(notches, event.modifiers() & Qt::ShiftModifier);
  wheel_rest_.start();
  return true;
}

/// The selection, where it holds the entry; else the entry alone.
EntryRange MatrixScrubber::block_around(const QModelIndex& entry) const {
  const EntryRange range = view_.range();
  const bool inside = entry.row() >= range.row && entry.row() < range.row + range.rows &&
                      entry.column() >= range.column && entry.column() < range.column + range.columns;
  return inside ? range : EntryRange{.row = entry.row(), .column = entry.column(), .rows = 1, .columns = 1};
}

void MatrixScrubber::begin(const QModelIndex& entry) {
  const Matrix& matrix = model_.matrix().values();
  const double number = matrix(entry.row(), entry.column());
  if (!std::isfinite(number)) {
    return;
  }
  scrub_.emplace(number, column_magnitude(matrix, entry.column()));
  entry_ = entry;
  block_ = block_around(entry);
  start_ = matrix.block(block_.row, block_.column, block_.rows, block_.columns);
  before_ = document_.experiment();
  gesture_ = document_.begin_gesture();
}

Matrix MatrixScrubber::scrubbed_block() const {
  if (is_one(block_)) {
    return Matrix::Constant(1, 1, scrub_->value());
  }
  return start_.unaryExpr(
      [by = scrub_->difference()](double number) { return sum_without_dust(number, by); });
}

void MatrixScrubber::step(int steps, bool fine) {
  if (!scrub_ || steps == 0 || !entry_.isValid()) {
    return;
  }
  scrub_->step(steps, fine);
  const MatrixAddress address = *model_.address();
  // Where it began, the whole experiment comes back, with a recipe that an edit has made rows of.
  const edit::Result result =
      scrub_->is_at_start()
          ? edit::Result(*before_)
          : edit::set_entries(*document_.experiment(), address, block_.row, block_.column, scrubbed_block());
  model_.apply(step_text(), result, gesture_);
}

void MatrixScrubber::finish() {
  wheel_rest_.stop();
  if (!scrub_) {
    return;
  }
  scrub_.reset();
  before_.reset();
  entry_ = QPersistentModelIndex();
  dragging_ = false;
  view_.viewport()->unsetCursor();
  document_.end_gesture();
}

QString MatrixScrubber::step_text() const {
  const QString matrix = symbol_text(model_.address()->role);
  return is_one(block_) ? tr("Drag an entry of %1").arg(matrix) : tr("Drag entries of %1").arg(matrix);
}

void MatrixScrubber::cancel() {
  model_.apply(step_text(), *before_, gesture_);
  finish();
}

}  // namespace headlight::ui
