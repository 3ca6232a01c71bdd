// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include <utility>

#include "core/formats/experiment_json.h"

namespace headlight::ui {

namespace {

using ExperimentChange = ChangeValue<Experiment, Changes>;

}  // namespace

Document::Document(QObject* parent)
    : FileDocument(parent), experiment_(std::make_shared<const Experiment>()) {}

void Document::reset(Experiment experiment, const QString& path) {
  begin(path);
  scoring_memory_ = {};
  head_memory_ = {};
  end_gesture();
  experiment_ = std::make_shared<const Experiment>(std::move(experiment));
  tell_begun();
  emit changed(everything_changed);
}

bool Document::apply(const QString& text, const edit::Result& result, Gesture gesture) {
  if (!result) {
    emit refused(result.error());
    return false;
  }
  const Changes changes = changes_between(*experiment_, *result);
  if (!changes) {
    return true;
  }
  if (const std::optional<Lockable> part = changed_lock(*experiment_, *result, locked_)) {
    emit kept_locked(*part);
    return false;
  }
  scoring_memory_ = edit::remember_scoring(*experiment_, std::move(scoring_memory_));
  head_memory_ = edit::remember_heads(*experiment_, *result, std::move(head_memory_));
  undo_stack().push(new ExperimentChange(text, experiment_, std::make_shared<const Experiment>(*result),
                                         changes, gesture, [this](const auto& snapshot, Changes what) {
                                           experiment_ = snapshot;
                                           emit changed(what);
                                         }));
  return true;
}

std::string Document::file_bytes() const { return write_experiment(*experiment_); }

QString Document::title(const QString& language) const {
  return QString::fromStdString(text_in(experiment_->title, language.toStdString())).simplified();
}

void Document::set_locked(std::set<Lockable> locked) {
  if (locked != locked_) {
    locked_ = std::move(locked);
    emit locked_changed();
  }
}

int Document::step() const { return undo_stack().index(); }

QString Document::step_name(int step) const {
  const auto* const command = static_cast<const ExperimentChange*>(undo_stack().command(step));
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

}  // namespace headlight::ui
