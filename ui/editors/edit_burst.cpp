// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/edit_burst.h"

namespace headlight::ui {

namespace {

constexpr int rest_milliseconds = 900;

}  // namespace

EditBurst::EditBurst(Document& document, QObject* parent) : QObject(parent), document_(document) {
  rest_.setSingleShot(true);
  rest_.setInterval(rest_milliseconds);
  connect(&rest_, &QTimer::timeout, this, [this] { beginning_.reset(); });
}

edit::Result EditBurst::apply(const QString& text, int thing, const Edit& edit) {
  const bool goes_on = beginning_ != nullptr && document_.experiment() == last_ && (held_ || thing == thing_);
  if (!goes_on) {
    begin();
  }
  thing_ = thing;
  edit::Result result = edit(*beginning_);
  if (result) {
    document_.apply(text, result, gesture_);
  }
  last_ = document_.experiment();
  if (!held_) {
    rest_.start();
  }
  return result;
}

void EditBurst::hold() {
  rest_.stop();
  held_ = true;
  beginning_ = document_.experiment();
  last_ = beginning_;
  gesture_ = document_.begin_gesture();
}

void EditBurst::release() {
  if (held_) {
    held_ = false;
    beginning_.reset();
    document_.end_gesture();
  }
}

void EditBurst::begin() {
  beginning_ = document_.experiment();
  gesture_ = document_.new_gesture();
}

}  // namespace headlight::ui
