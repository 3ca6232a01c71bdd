// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QPersistentModelIndex>
#include <QPointF>
#include <QTimer>
#include <optional>

#include "ui/editors/matrix_model.h"
#include "ui/editors/number_scrub.h"

namespace headlight::ui {

/// Dragging numbers of a grid: Alt and a drag (right or up makes them larger), or Ctrl and the
/// wheel; Shift makes the steps fine. One gesture, from the press to the release or from the first
/// notch until the wheel rests, is one step of undo; Esc takes a drag back.
class MatrixScrubber : public QObject {
  Q_OBJECT

 public:
  MatrixScrubber(Document& document, MatrixModel& model, QAbstractItemView& view);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  bool press(QMouseEvent& event);
  bool move(const QMouseEvent& event);
  bool release();
  bool wheel(const QWheelEvent& event);
  void begin(const QModelIndex& entry);
  void step(int steps, bool fine);
  void finish();
  void cancel();

  Document& document_;
  MatrixModel& model_;
  QAbstractItemView& view_;
  std::optional<NumberScrub> scrub_;
  QPersistentModelIndex entry_;
  std::shared_ptr<const Experiment> before_;
  Gesture gesture_ = 0;
  bool dragging_ = false;
  QPointF last_;
  double pixels_ = 0.0;  // moved, but not yet a step
  int wheel_delta_ = 0;  // turned, but not yet a notch
  QTimer wheel_rest_;
};

}  // namespace headlight::ui
