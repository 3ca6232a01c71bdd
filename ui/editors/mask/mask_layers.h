// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/experiment/edit_mask_layers.h"
#include "ui/document/document.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace headlight::ui {

class MaskLayerRow;

/// The layers of the mask, one below the other, with a menu of kinds to add and a button that clears.
class MaskLayers : public QWidget {
  Q_OBJECT

 public:
  explicit MaskLayers(Document& document, QWidget* parent = nullptr);

  /// What a layer that is added applies to.
  void set_scope(MaskScope scope) { scope_ = scope; }
  void renew();

 signals:
  void told(const QString& sentence);

 private:
  void rebuild();

  Document& document_;
  MaskScope scope_;
  Index heads_ = 0;
  std::vector<MaskLayerRow*> rows_;
  QScrollArea* scroll_;
  QVBoxLayout* column_ = nullptr;
  QLabel* none_;
  QPushButton* clear_;
};

}  // namespace headlight::ui
