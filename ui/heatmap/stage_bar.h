// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// The path of the calculation, Q K V › raw › scores › … › output: the stages that exist, the present
/// one marked. Choosing one sets the selection's stage.
class StageBar : public QWidget {
  Q_OBJECT

 public:
  StageBar(Document& document, Selection& selection, QWidget* parent = nullptr);
};

}  // namespace headlight::ui
