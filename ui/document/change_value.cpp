// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/change_value.h"

#include <utility>

namespace headlight::ui {

ChangeValue::ChangeValue(const QString& text, Snapshot before, Snapshot after, Gesture gesture,
                         Install install)
    : QUndoCommand(text),
      before_(std::move(before)),
      after_(std::move(after)),
      gesture_(gesture),
      install_(std::move(install)) {}

void ChangeValue::undo() { install_(before_); }

void ChangeValue::redo() { install_(after_); }

int ChangeValue::id() const { return gesture_ == 0 ? -1 : 1; }

bool ChangeValue::mergeWith(const QUndoCommand* newer) {
  const auto* const other = static_cast<const ChangeValue*>(newer);
  if (other->gesture_ != gesture_) {
    return false;
  }
  after_ = other->after_;
  setObsolete(*before_ == *after_);
  return true;
}

}  // namespace headlight::ui
