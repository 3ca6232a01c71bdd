// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/editors/scoring/panel_section.h"

class QComboBox;
class QGridLayout;

namespace headlight::ui {

/// How logits become weights: one normalizer for all heads, or one for each.
class NormalizerSection : public PanelSection {
  Q_OBJECT

 public:
  explicit NormalizerSection(Document& document, QWidget* parent = nullptr);

 protected:
  void renew() override;

 private:
  void choose(int item);
  void renew_heads();
  bool shows_heads() const;

  QComboBox* all_;
  QGridLayout* grid_;
  struct HeadRow {
    QLabel* label;
    QComboBox* box;
  };
  std::vector<HeadRow> heads_;
  bool each_head_ = false;  ///< someone asked for each head's own, though they are still the same
};

}  // namespace headlight::ui
