// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include <utility>

namespace headlight::ui {

Document::Document(QObject* parent) : QObject(parent), experiment_(std::make_shared<const Experiment>()) {
  connect(&undo_stack_, &QUndoStack::cleanChanged, this,
          [this](bool clean) { emit modified_changed(!clean); });
}

// A stack that goes away says that it is clean, which nobody is to hear any more.
Document::~Document() { undo_stack_.disconnect(); }

void Document::reset(Experiment experiment, const QString& path) {
  undo_stack_.clear();
  undo_stack_.setClean();
  scoring_memory_ = {};
  head_memory_ = {};
  path_ = path;
  end_gesture();
  experiment_ = std::make_shared<const Experiment>(std::move(experiment));
  emit path_changed(path_);
  emit modified_changed(false);
  emit changed(everything_changed);
}

bool Document::apply(const QString& text, const edit::Result& result, Gesture gesture) {
  if (!result) {
    emit refused(result.error());
    return false;
  }
  if (*result == *experiment_) {
    return true;
  }
  if (const std::optional<Lockable> part = changed_lock(*experiment_, *result, locked_)) {
    emit kept_locked(*part);
    return false;
  }
  scoring_memory_ = edit::remember_scoring(*experiment_, std::move(scoring_memory_));
  head_memory_ = edit::remember_heads(*experiment_, *result, std::move(head_memory_));
  undo_stack_.push(new ChangeValue<Experiment>(text, experiment_, std::make_shared<const Experiment>(*result),
                                               gesture, [this](const auto& snapshot) { install(snapshot); }));
  return true;
}

void Document::set_locked(std::set<Lockable> locked) {
  if (locked != locked_) {
    locked_ = std::move(locked);
    emit locked_changed();
  }
}

QString Document::step_name(int step) const {
  const auto* const command = static_cast<const ChangeValue<Experiment>*>(undo_stack_.command(step));
  return command != nullptr && command->language() == QLocale() ? command->text() : QString();
}

Gesture Document::begin_gesture() {
  if (!std::exchange(in_gesture_, true)) {
    emit gesture_changed(true);
  }
  return new_gesture();
}

void Document::end_gesture() {
  if (std::exchange(in_gesture_, false)) {
    emit gesture_changed(false);
  }
}

void Document::mark_saved(const QString& path) {
  path_ = path;
  undo_stack_.setClean();
  emit path_changed(path_);
}

void Document::install(const std::shared_ptr<const Experiment>& experiment) {
  const std::shared_ptr<const Experiment> before = std::exchange(experiment_, experiment);
  if (const Changes changes = changes_between(*before, *experiment_)) {
    emit changed(changes);
  }
}

}  // namespace headlight::ui
