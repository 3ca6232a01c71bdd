// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QPointF>
#include <QTimer>
#include <optional>

#include "ui/editors/matrix/matrix_view.h"
#include "ui/editors/matrix/number_scrub.h"

namespace headlight::ui {

/// Dragging numbers of a grid: Alt and a drag (right or up makes them larger), or Ctrl and the
/// wheel; Shift makes the steps fine. One gesture, from the press to the release or from the first
/// notch until the wheel rests, is one step of undo; Esc takes a drag back. Inside a selection all of its
/// entries move by the same difference.
class MatrixScrubber : public QObject {
  Q_OBJECT

 public:
  MatrixScrubber(Document& document, MatrixModel& model, MatrixView& view);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  bool press(QMouseEvent& event);
  bool move(const QMouseEvent& event);
  bool release();
  bool wheel(const QWheelEvent& event);
  EntryRange block_around(const QModelIndex& entry) const;
  void begin(const QModelIndex& entry);
  Matrix scrubbed_block() const;
  void step(int steps, bool fine);
  void finish();
  void cancel();
  QString step_text() const;

  Document& document_;
  MatrixModel& model_;
  MatrixView& view_;
  std::optional<NumberScrub> scrub_;
  QPersistentModelIndex entry_;
  EntryRange block_;  // what moves along, `entry_` included
  Matrix start_;      // of the block
  std::shared_ptr<const Experiment> before_;
  Gesture gesture_ = 0;
  bool dragging_ = false;
  QPointF last_;
  double pixels_ = 0.0;  // moved, but not yet a step
  int wheel_delta_ = 0;  // turned, but not yet a notch
  QTimer wheel_rest_;
};

}  // namespace headlight::ui
