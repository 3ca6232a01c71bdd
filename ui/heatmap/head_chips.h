// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Chooses the heads shown: one large, several, or all as a grid.
class HeadChips : public QWidget {
  Q_OBJECT

 public:
  HeadChips(Document& document, Selection& selection, QWidget* parent = nullptr);
};

}  // namespace headlight::ui
