// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QUndoCommand>
#include <functional>
#include <memory>
#include <utility>

namespace headlight::ui {

/// Commands of one gesture (a scrub, a brush stroke, a slider) share a gesture and become one undo
/// step; 0 never merges.
using Gesture = quint64;

/// The one undo command: swaps a document's value for another. Values share their matrices, so keeping both
/// costs little. It becomes obsolete when merging brings the first value back.
template <typename Value>
class ChangeValue : public QUndoCommand {
 public:
  using Snapshot = std::shared_ptr<const Value>;
  using Install = std::function<void(const Snapshot&)>;

  ChangeValue(const QString& text, Snapshot before, Snapshot after, Gesture gesture, Install install)
      : QUndoCommand(text),
        before_(std::move(before)),
        after_(std::move(after)),
        gesture_(gesture),
        install_(std::move(install)) {}

  void undo() override { install_(before_); }
  void redo() override { install_(after_); }
  int id() const override { return gesture_ == 0 ? -1 : 1; }

  bool mergeWith(const QUndoCommand* newer) override {
    const auto* const other = static_cast<const ChangeValue*>(newer);
    if (other->gesture_ != gesture_) {
      return false;
    }
    after_ = other->after_;
    setObsolete(*before_ == *after_);
    return true;
  }

  /// The language that `text` is in: that of the program when the command was made.
  const QLocale& language() const { return language_; }

 private:
  Snapshot before_;
  Snapshot after_;
  Gesture gesture_;
  Install install_;
  QLocale language_;
};

}  // namespace headlight::ui
