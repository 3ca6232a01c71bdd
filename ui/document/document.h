// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <set>

#include "core/experiment/edit.h"
#include "core/experiment/edit_head_memory.h"
#include "core/experiment/experiment.h"
#include "core/lesson/locks.h"
#include "ui/document/change.h"
#include "ui/document/file_document.h"

namespace headlight::ui {

/// The experiment being edited: a value, its undo stack and its file. The only way to change it is
/// to apply the result of a pure edit.
class Document : public FileDocument {
  Q_OBJECT

 public:
  explicit Document(QObject* parent = nullptr);

  /// Never null; valid from the first call of `reset` on (an empty experiment before).
  const std::shared_ptr<const Experiment>& experiment() const { return experiment_; }
  /// What the step is called that undo would take back; "" where there is none, or where it was named in
  /// another language than the program speaks now.
  QString undo_name() const { return step_name(step() - 1); }
  /// The same of redo.
  QString redo_name() const { return step_name(step()); }

  /// Begins anew with another experiment: no undo, not modified. `path` is "" for what has no file.
  void reset(Experiment experiment, const QString& path);

  /// Applies an edit as one undo step named `text` (translated). A result equal to the present
  /// experiment changes nothing. A problem is announced by `refused`, a change of a locked part by
  /// `kept_locked`. Returns whether it was taken.
  bool apply(const QString& text, const edit::Result& result, Gesture gesture = 0);
  /// The parts that a lesson keeps from being changed. What is undone or begun anew is not held up.
  void set_locked(std::set<Lockable> locked);
  const std::set<Lockable>& locked() const { return locked_; }
  /// The seed for numbers that the next edit has to draw: another one for each step, the same for the
  /// same history.
  std::uint32_t next_seed() const { return static_cast<std::uint32_t>(step()) + 1; }
  /// Begins a gesture that changes something over and over (scrubbing a number, a brush stroke), until
  /// `end_gesture`. Meanwhile views hold still what follows the numbers, such as an automatic colour
  /// range. A second beginning without an end starts another gesture in the place of the first.
  Gesture begin_gesture();
  /// Ends it; without one begun, nothing happens.
  void end_gesture();
  bool in_gesture() const { return in_gesture_; }

  std::string file_bytes() const override;
  QString title(const QString& language) const override;

  /// Parameters of the scoring functions that were left since `reset`.
  const edit::ScoringMemory& scoring_memory() const { return scoring_memory_; }
  /// Heads that were removed since `reset`.
  const edit::HeadMemory& head_memory() const { return head_memory_; }

 signals:
  void changed(headlight::ui::Changes what);
  void refused(const headlight::Problem& problem);
  void kept_locked(headlight::Lockable part);
  void locked_changed();
  /// A gesture began (true) or ended (false).
  void gesture_changed(bool active);

 private:
  /// How many steps lead to the present experiment.
  int step() const;
  QString step_name(int step) const;

  std::shared_ptr<const Experiment> experiment_;
  edit::ScoringMemory scoring_memory_;
  edit::HeadMemory head_memory_;
  std::set<Lockable> locked_;
  bool in_gesture_ = false;
};

}  // namespace headlight::ui
