// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QWidget>
#include <vector>

#include "core/attention/stage.h"
#include "ui/selection/selection.h"
#include "ui/widgets/flow_layout.h"

namespace headlight::ui {

/// The path of the calculation, Q K V › raw › scores › … › output: the stages that exist, the present
/// one marked. Choosing one sets the selection's stage. It is one stop of the Tab key; arrow keys go
/// along it.
class StageBar : public QWidget {
  Q_OBJECT

 public:
  explicit StageBar(Selection& selection, QWidget* parent = nullptr);

 private:
  void renew_stages();
  void rebuild();
  void mark_present();

  Selection& selection_;
  std::vector<Stage> stages_;
  QButtonGroup chips_;
  FlowLayout* row_;
};

}  // namespace headlight::ui
