// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editors/scoring/panel_section.h"

class QComboBox;

namespace headlight::ui {

/// What the experiment begins with: Q, K, V; inputs and projections; scores; or weights. A sentence
/// says which switches keep the picture and which draw new numbers.
class InputKindSection : public PanelSection {
  Q_OBJECT

 public:
  explicit InputKindSection(Document& document, QWidget* parent = nullptr);

 protected:
  void renew() override;

 private:
  QString consequences() const;

  QComboBox* kind_;
  QLabel* note_;
};

}  // namespace headlight::ui
