// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QWidget>
#include <optional>

#include "core/experiment/mask_lookup.h"
#include "ui/editors/mask/mask_layout.h"

namespace headlight::ui {

/// What is painted of a mask.
struct MaskPicture {
  const Experiment& experiment;
  const MaskLookup& lookup;
  MaskScope scope;
  /// The row and the column that another view points at.
  std::optional<Index> outlined_query;
  std::optional<Index> outlined_key;
  std::optional<Cell> keyboard;  ///< where it is, while it is here
};

/// Paints the cells in view with the names of their queries and keys, in the fonts and colours of `style`.
void paint_mask(QPainter& painter, const MaskPicture& picture, const MaskLayout& layout,
                const QRect& viewport, const QWidget& style);

}  // namespace headlight::ui
