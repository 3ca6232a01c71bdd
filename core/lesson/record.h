// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

namespace headlight {

/// What a teacher looks at.
struct TaughtState {
  Experiment experiment;
  Stage stage = Stage::weights;
  std::vector<HeadIndex> heads;  ///< those shown; all where empty
  std::optional<LessonSelection> select;
};

/// `step` showing this state, to stand at `position` of `lesson`. Its content is written down as shortly as
/// it can be: nothing where the step before it shows the same, the name of an equal example, or the
/// experiment. A prediction about what the experiment does not have is dropped.
LessonStep with_state(LessonStep step, const TaughtState& state, const Lesson& lesson, std::size_t position,
                      const ExampleLibrary& examples);

}  // namespace headlight
