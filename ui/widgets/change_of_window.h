// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusEvent>

namespace headlight::ui {

/// Whether the focus is lost to another window only: it comes back with this one, and what is being typed is
/// still wanted then.
inline bool is_change_of_window(const QEvent& event) {
  return event.type() == QEvent::FocusOut &&
         static_cast<const QFocusEvent&>(event).reason() == Qt::ActiveWindowFocusReason;
}

}  // namespace headlight::ui
