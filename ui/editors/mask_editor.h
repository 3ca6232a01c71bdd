// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Edits the mask: a query × key grid to paint in, the layers that combine, and what being hidden
/// does to a logit.
class MaskEditor : public QWidget {
  Q_OBJECT

 public:
  MaskEditor(Document& document, Selection& selection, QWidget* parent = nullptr);

 private:
  Document& document_;
  Selection& selection_;
};

}  // namespace headlight::ui
