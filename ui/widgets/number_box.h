// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QSpinBox>

namespace headlight::ui {

/// A spin box that takes digits of any script and width, as an input method may give them, and shows them in
/// ASCII. `Box` is a `QSpinBox` or a `QDoubleSpinBox`.
template <typename Box>
class NumberBox : public Box {
 public:
  using Box::Box;

  QValidator::State validate(QString& text, int& position) const override {
    for (QChar& character : text) {
      if (const int digit = character.digitValue(); digit >= 0) {
        character = QChar(u'0' + digit);
      } else if (character == QChar(0xFF0E) || character == QChar(0x3002)) {  // full-width points
        character = u'.';
      }
    }
    return Box::validate(text, position);
  }
};

}  // namespace headlight::ui
