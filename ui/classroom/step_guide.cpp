// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/step_guide.h"

#include <algorithm>

namespace headlight::ui {

namespace {

constexpr int first_speed_milliseconds = 4000;

}  // namespace

StepGuide::StepGuide(Selection& selection, QObject* parent)
    : QObject(parent), selection_(selection), steps_(steps_of(selection.experiment())) {
  timer_.setInterval(first_speed_milliseconds);
  walked_shapes_ = shapes();
  follow_stage(selection_.stage());
  connect(&selection_, &Selection::result_changed, this, &StepGuide::renew_steps);
  connect(&selection_, &Selection::stage_changed, this, &StepGuide::follow_stage);
  connect(&timer_, &QTimer::timeout, this, [this] {
    move(position_after(shapes(), pace_, position_));
    if (!has_next()) {
      set_playing(false);
    }
  });
}

void StepGuide::renew_steps() {
  std::vector<CalculationStep> steps = steps_of(selection_.experiment());
  if (steps == steps_) {
    if (std::vector<StepShape> shapes = this->shapes(); shapes != walked_shapes_) {
      // The row or cell may be gone, or another one.
      walked_shapes_ = std::move(shapes);
      position_.row.reset();
      position_.column.reset();
      emit moved();
    }
    return;
  }
  const StepKind kind = present().kind;
  steps_ = std::move(steps);
  const auto same =
      std::ranges::find_if(steps_, [kind](const CalculationStep& step) { return step.kind == kind; });
  position_ = {.step = 0, .row = {}, .column = {}};
  if (same != steps_.end()) {
    position_.step = static_cast<std::size_t>(same - steps_.begin());
  } else {
    follow_stage(selection_.stage());
  }
  walked_shapes_ = shapes();
  emit steps_changed();
}

void StepGuide::follow_stage(Stage stage) {
  if (moving_ || present().stage == stage) {
    return;
  }
  // A stage of no step of its own, such as scores without a scale, belongs to the step before.
  std::size_t step = 0;
  for (std::size_t i = 1; i < steps_.size() && steps_[i].stage <= stage; ++i) {
    step = i;
  }
  position_ = {.step = step, .row = {}, .column = {}};
  emit moved();
}

HeadIndex StepGuide::head_shown() const {
  return selection_.heads().empty() ? HeadIndex{0} : selection_.heads().front();
}

std::vector<StepShape> StepGuide::shapes() const {
  std::vector<StepShape> shapes;
  const Evaluation* const evaluation = selection_.evaluation();
  for (const CalculationStep& step : steps_) {
    const StageMatrix matrix = evaluation != nullptr && step.kind != StepKind::tokens
                                   ? stage_matrix(*evaluation, step.stage, head_shown())
                                   : nullptr;
    shapes.push_back(matrix ? StepShape{matrix->rows(), matrix->cols()} : StepShape{});
  }
  return shapes;
}

bool StepGuide::has_next() const { return position_after(shapes(), pace_, position_).has_value(); }

bool StepGuide::has_previous() const { return position_before(shapes(), pace_, position_).has_value(); }

void StepGuide::move(const std::optional<WalkPosition>& position) {
  if (!position) {
    return;
  }
  position_ = *position;
  show_present();
  if (is_playing()) {
    timer_.start();
  }
  emit moved();
}

void StepGuide::show_present() {
  moving_ = true;
  selection_.set_stage(present().stage);
  if (position_.row) {
    const HeadIndex head = is_per_head(present().stage) ? head_shown() : HeadIndex{0};
    selection_.set_pinned(StageCell{.stage = present().stage,
                                    .head = head,
                                    .row = *position_.row,
                                    .column = position_.column.value_or(0)});
  } else if (pace_ != Pace::stage) {
    selection_.set_pinned(std::nullopt);
  }
  moving_ = false;
}

void StepGuide::next() { move(position_after(shapes(), pace_, position_)); }

void StepGuide::previous() { move(position_before(shapes(), pace_, position_)); }

void StepGuide::first() { go_to(0); }

void StepGuide::last() { go_to(steps_.size() - 1); }

void StepGuide::go_to(std::size_t step) { move(WalkPosition{.step = step, .row = {}, .column = {}}); }

void StepGuide::set_pace(Pace pace) {
  if (pace_ != pace) {
    pace_ = pace;
    emit moved();
  }
}

void StepGuide::set_playing(bool playing) {
  if (playing == is_playing()) {
    return;
  }
  if (playing) {
    if (!has_next()) {
      first();
    }
    timer_.start();
  } else {
    timer_.stop();
  }
  emit playing_changed(playing);
}

}  // namespace headlight::ui
