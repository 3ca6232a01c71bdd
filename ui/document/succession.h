// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include "ui/document/file_document.h"

namespace headlight::ui {

/// Edits of one thing in quick succession share a gesture, and so one undo step, until a rest or until
/// another thing is edited.
class Succession {
 public:
  Succession(FileDocument& document, int rest_milliseconds)
      : document_(document), rest_milliseconds_(rest_milliseconds) {}

  /// Whether an edit of `thing` now belongs to those before it.
  bool goes_on(quintptr thing) const {
    return since_last_.isValid() && thing == thing_ && !since_last_.hasExpired(rest_milliseconds_);
  }
  /// The gesture of an edit of `thing` that is done now; one of its own where it does not go on.
  Gesture next(quintptr thing) {
    if (!goes_on(thing)) {
      gesture_ = document_.new_gesture();
    }
    thing_ = thing;
    since_last_.start();
    return gesture_;
  }
  /// The next edit begins anew.
  void end() { since_last_.invalidate(); }

 private:
  FileDocument& document_;
  qint64 rest_milliseconds_;
  quintptr thing_ = 0;
  QElapsedTimer since_last_;
  Gesture gesture_ = 0;
};

}  // namespace headlight::ui
