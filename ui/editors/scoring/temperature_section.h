// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editors/edit_burst.h"
#include "ui/editors/scoring/panel_section.h"

class QSlider;
class QToolButton;

namespace headlight::ui {

class NumberField;

/// The temperature, as a number and on a logarithmic slider from 0.01 to 100.
class TemperatureSection : public PanelSection {
  Q_OBJECT

 public:
  explicit TemperatureSection(Document& document, QWidget* parent = nullptr);

 protected:
  void renew() override;

 private:
  EditBurst burst_;
  QSlider* slider_;
  NumberField* field_;
  QToolButton* reset_;
};

}  // namespace headlight::ui
