// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <vector>

#include "core/explain/steps.h"
#include "core/explain/walk.h"
#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Where a class stands in the calculation: it walks the steps of the document's experiment, shows the stage
/// of each through the selection, locks the row or the cell it speaks of, and can walk by itself.
class StepGuide : public QObject {
  Q_OBJECT

 public:
  explicit StepGuide(Selection& selection, QObject* parent = nullptr);

  /// Never empty.
  const std::vector<CalculationStep>& steps() const { return steps_; }
  const WalkPosition& position() const { return position_; }
  const CalculationStep& present() const { return steps_[position_.step]; }
  bool has_next() const;
  bool has_previous() const;

  void next();
  void previous();
  void first();
  void last();
  void go_to(std::size_t step);
  /// Shows the present step's stage again, as after a look at another.
  void show_present();

  Pace pace() const { return pace_; }
  void set_pace(Pace pace);

  bool is_playing() const { return timer_.isActive(); }
  void set_playing(bool playing);
  int milliseconds_a_step() const { return timer_.interval(); }
  void set_milliseconds_a_step(int milliseconds) { timer_.setInterval(milliseconds); }

 signals:
  void steps_changed();
  /// The position changed, or the pace.
  void moved();
  void playing_changed(bool playing);

 private:
  void renew_steps();
  void follow_stage(Stage stage);
  void move(const std::optional<WalkPosition>& position);
  HeadIndex head_shown() const;
  std::vector<StepShape> shapes() const;

  Selection& selection_;
  std::vector<CalculationStep> steps_;
  std::vector<StepShape> walked_shapes_;  ///< through which `position_` leads
  WalkPosition position_;
  Pace pace_ = Pace::stage;
  QTimer timer_;
  bool moving_ = false;
};

}  // namespace headlight::ui
