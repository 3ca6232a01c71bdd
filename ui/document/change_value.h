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

/// The one undo command: swaps a document's value for another, and hands on what differs between the two.
/// Values share their matrices, so keeping both costs little. It becomes obsolete when merging brings the
/// first value back.
template <typename Value, typename Difference>
class ChangeValue : public QUndoCommand {
 public:
  using Snapshot = std::shared_ptr<const Value>;
  using Install = std::function<void(const Snapshot&, Difference)>;

  ChangeValue(const QString& text, Snapshot before, Snapshot after, Difference difference, Gesture gesture,
              Install install)
      : QUndoCommand(text),
        before_(std::move(before)),
        after_(std::move(after)),
        difference_(difference),
        gesture_(gesture),
        install_(std::move(install)) {}

  void undo() override { install_(before_, difference_); }
  void redo() override { install_(after_, difference_); }
  int id() const override { return gesture_ == 0 ? -1 : 1; }

  bool mergeWith(const QUndoCommand* newer) override {
    const auto* const other = static_cast<const ChangeValue*>(newer);
    if (other->gesture_ != gesture_) {
      return false;
    }
    after_ = other->after_;
    difference_ |= other->difference_;
    setObsolete(*before_ == *after_);
    return true;
  }

  /// The language that `text` is in: that of the program when the command was made.
  const QLocale& language() const { return language_; }

 private:
  Snapshot before_;
  Snapshot after_;
  Difference difference_;
  Gesture gesture_;
  Install install_;
  QLocale language_;
};

}  // namespace headlight::ui
