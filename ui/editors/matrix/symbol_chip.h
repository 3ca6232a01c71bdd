// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/matrices.h"
#include "ui/widgets/chip.h"

namespace headlight::ui {

/// A chip with the symbol of a matrix, its index raised or lowered as on paper.
class SymbolChip : public Chip {
  Q_OBJECT

 public:
  explicit SymbolChip(MatrixRole role, QWidget* parent = nullptr);
  MatrixRole role() const { return role_; }

 protected:
  QSize label_size(const QFont& label_font) const override;
  void paint_label(QPainter& painter) const override;

 private:
  MatrixRole role_;
  QString base_;
  QString index_;
  bool raised_ = false;
};

}  // namespace headlight::ui
