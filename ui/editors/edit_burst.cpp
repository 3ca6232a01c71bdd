// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/edit_burst.h"

namespace headlight::ui {

namespace {

constexpr int rest_milliseconds = 900;

}  // namespace

EditBurst::EditBurst(Document& document, QObject* parent)
    : QObject(parent), document_(document), succession_(document, rest_milliseconds) {}

edit::Result EditBurst::apply(const QString& text, int thing, const Edit& edit) {
  const auto what = static_cast<quintptr>(thing);
  const bool goes_on =
      beginning_ != nullptr && document_.experiment() == last_ && (held_ != 0 || succession_.goes_on(what));
  if (!goes_on) {
    beginning_ = document_.experiment();
    succession_.end();
  }
  const Gesture gesture = held_ != 0 ? held_ : succession_.next(what);
  edit::Result result = edit(*beginning_);
  if (result) {
    document_.apply(text, result, gesture);
  }
  last_ = document_.experiment();
  return result;
}

void EditBurst::hold() {
  beginning_ = document_.experiment();
  last_ = beginning_;
  held_ = document_.begin_gesture();
}

void EditBurst::release() {
  if (held_ != 0) {
    held_ = 0;
    beginning_.reset();
    succession_.end();
    document_.end_gesture();
  }
}

}  // namespace headlight::ui
