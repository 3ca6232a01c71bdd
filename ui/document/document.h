// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <cstdint>
#include <memory>
#include <set>

#include "core/experiment/edit.h"
#include "core/experiment/edit_head_memory.h"
#include "core/experiment/experiment.h"
#include "core/lesson/locks.h"
#include "ui/document/change.h"
#include "ui/document/change_value.h"

namespace headlight::ui {

/// The experiment being edited: a value, its undo stack and its file. The only way to change it is
/// to apply the result of a pure edit.
class Document : public QObject {
  Q_OBJECT

 public:
  explicit Document(QObject* parent = nullptr);
  ~Document() override;

  /// Never null; valid from the first call of `reset` on (an empty experiment before).
  const std::shared_ptr<const Experiment>& experiment() const { return experiment_; }
  QUndoStack& undo_stack() { return undo_stack_; }
  /// What the step is called that undo would take back; "" where there is none, or where it was named in
  /// another language than the program speaks now.
  QString undo_name() const { return step_name(undo_stack_.index() - 1); }
  /// The same of redo.
  QString redo_name() const { return step_name(undo_stack_.index()); }

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
  std::uint32_t next_seed() const { return static_cast<std::uint32_t>(undo_stack_.index()) + 1; }
  /// A gesture that no other has, for edits that merge without a beginning and an end.
  Gesture new_gesture() { return ++last_gesture_; }
  /// Begins a gesture that changes something over and over (scrubbing a number, a brush stroke), until
  /// `end_gesture`. Meanwhile views hold still what follows the numbers, such as an automatic colour
  /// range. A second beginning without an end starts another gesture in the place of the first.
  Gesture begin_gesture();
  /// Ends it; without one begun, nothing happens.
  void end_gesture();
  bool in_gesture() const { return in_gesture_; }

  /// "" where there is no file yet.
  const QString& path() const { return path_; }
  bool is_modified() const { return !undo_stack_.isClean(); }
  /// Tells the document that its present state is in the file `path`.
  void mark_saved(const QString& path);

  /// Parameters of the scoring functions that were left since `reset`.
  const edit::ScoringMemory& scoring_memory() const { return scoring_memory_; }
  /// Heads that were removed since `reset`.
  const edit::HeadMemory& head_memory() const { return head_memory_; }

 signals:
  void changed(headlight::ui::Changes what);
  void refused(const headlight::Problem& problem);
  void kept_locked(headlight::Lockable part);
  void locked_changed();
  void path_changed(const QString& path);
  void modified_changed(bool modified);
  /// A gesture began (true) or ended (false).
  void gesture_changed(bool active);

 private:
  QString step_name(int step) const;
  void install(const std::shared_ptr<const Experiment>& experiment);

  std::shared_ptr<const Experiment> experiment_;
  QUndoStack undo_stack_;
  QString path_;
  edit::ScoringMemory scoring_memory_;
  edit::HeadMemory head_memory_;
  std::set<Lockable> locked_;
  Gesture last_gesture_ = 0;
  bool in_gesture_ = false;
};

}  // namespace headlight::ui
