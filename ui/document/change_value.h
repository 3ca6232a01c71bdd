// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>
#include <functional>
#include <memory>

#include "core/experiment/experiment.h"

namespace headlight::ui {

/// Commands of one gesture (a scrub, a brush stroke, a slider) share a gesture and become one undo
/// step; 0 never merges.
using Gesture = quint64;

/// The one undo command: swaps the document's experiment for another. Experiments share their
/// matrices, so keeping both costs little. It becomes obsolete when merging brings the first value
/// back.
class ChangeValue : public QUndoCommand {
 public:
  using Snapshot = std::shared_ptr<const Experiment>;
  using Install = std::function<void(const Snapshot&)>;

  ChangeValue(const QString& text, Snapshot before, Snapshot after, Gesture gesture, Install install);

  void undo() override;
  void redo() override;
  int id() const override;
  bool mergeWith(const QUndoCommand* newer) override;

 private:
  Snapshot before_;
  Snapshot after_;
  Gesture gesture_;
  Install install_;
};

}  // namespace headlight::ui
