// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/walk.h"

namespace headlight {

namespace {

/// The positions within a step, counted: 0 is the whole stage.
Index last_position(const StepShape& shape, Pace pace) {
  const bool walked = shape.rows > 0 && shape.columns > 0;
  switch (pace) {
    case Pace::stage: break;
    case Pace::row: return walked ? shape.rows : 0;
    case Pace::cell: return walked ? shape.rows * shape.columns : 0;
  }
  return 0;
}

Index count_of(const StepShape& shape, Pace pace, const WalkPosition& position) {
  if (!position.row || pace == Pace::stage) {
    return 0;
  }
  return pace == Pace::row ? *position.row + 1
                           : *position.row * shape.columns + position.column.value_or(0) + 1;
}

WalkPosition position_of(std::size_t step, const StepShape& shape, Pace pace, Index count) {
  WalkPosition position{.step = step, .row = {}, .column = {}};
  if (count > 0 && pace == Pace::row) {
    position.row = count - 1;
  } else if (count > 0) {
    position.row = (count - 1) / shape.columns;
    position.column = (count - 1) % shape.columns;
  }
  return position;
}

}  // namespace

std::optional<WalkPosition> position_after(std::span<const StepShape> steps, Pace pace, WalkPosition from) {
  const StepShape& shape = steps[from.step];
  const Index count = count_of(shape, pace, from);
  if (count < last_position(shape, pace)) {
    return position_of(from.step, shape, pace, count + 1);
  }
  if (from.step + 1 < steps.size()) {
    return WalkPosition{.step = from.step + 1, .row = {}, .column = {}};
  }
  return std::nullopt;
}

std::optional<WalkPosition> position_before(std::span<const StepShape> steps, Pace pace, WalkPosition from) {
  const StepShape& shape = steps[from.step];
  if (const Index count = count_of(shape, pace, from); count > 0) {
    return position_of(from.step, shape, pace, count - 1);
  }
  if (from.step == 0) {
    return std::nullopt;
  }
  const StepShape& before = steps[from.step - 1];
  return position_of(from.step - 1, before, pace, last_position(before, pace));
}

}  // namespace headlight
