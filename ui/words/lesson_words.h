// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <set>
#include <string>

#include "core/lesson/lesson.h"

namespace headlight::ui {

/// How a part of an experiment is called that a lesson can lock.
QString lock_name(Lockable part);
/// "Locked: matrices, mask"; "" for none.
QString locks_text(const std::set<Lockable>& locked);
/// Why an edit was not taken.
QString kept_locked_text(Lockable part);

/// Why a lesson could not be opened again if it were saved like this: a sentence that names the step; "" for
/// a valid one.
QString misfit_text(const Lesson& lesson, const ExampleLibrary& examples);

/// The title of a step; where it has none, the beginning of its text; else "Step n", counted from 1.
QString step_heading(const Lesson& lesson, std::size_t step, const std::string& language);

}  // namespace headlight::ui
