// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/linear/indices.h"
#include "ui/selection/selection.h"

class QComboBox;
class QHBoxLayout;

namespace headlight::ui {

/// Chooses the heads shown: one large, several (with Ctrl or Shift), or all as a grid. More than 16
/// heads are chosen in a box that takes lists such as "1, 3–5". Absent where there is but one head.
class HeadChips : public QWidget {
  Q_OBJECT

 public:
  explicit HeadChips(Selection& selection, QWidget* parent = nullptr);

 private:
  void renew();
  void rebuild();
  void add_chips();
  void add_box();
  void mark_present();
  void choose(Index head, Qt::KeyboardModifiers modifiers);
  void take_box_text(const QString& text);

  Selection& selection_;
  Index heads_ = 0;
  QHBoxLayout* row_;
  std::vector<class Chip*> chips_;  // all, then one a head; empty while the box is shown
  QComboBox* box_ = nullptr;
};

}  // namespace headlight::ui
