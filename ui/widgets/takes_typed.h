// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::ui {

/// A row of fields that belong together and are taken over together.
class TakesTyped {
 public:
  TakesTyped() = default;
  TakesTyped(const TakesTyped&) = delete;
  TakesTyped& operator=(const TakesTyped&) = delete;
  virtual ~TakesTyped() = default;

  /// Takes what is typed in its fields. Returns whether it could; where not, it has said why.
  virtual bool take_typed() = 0;
};

}  // namespace headlight::ui
