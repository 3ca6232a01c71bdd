// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/experiment/matrices.h"

class QComboBox;
class QLabel;

namespace headlight::ui {

class FlowLayout;

/// Chooses a matrix by its symbol and the head it belongs to. Symbols and heads wrap onto further
/// lines where the dock is narrow; many heads become a list.
class MatrixChooser : public QWidget {
  Q_OBJECT

 public:
  explicit MatrixChooser(QWidget* parent = nullptr);

  /// Offers what `experiment` has for `head`, with `present` marked.
  void offer(const Experiment& experiment, std::optional<MatrixRole> present, HeadIndex head);
  /// Words anew, after the language changed.
  void retranslate();

 signals:
  void role_chosen(headlight::MatrixRole role);
  void head_chosen(headlight::HeadIndex head);
  void add_requested(headlight::MatrixAddress address);

 private:
  void rebuild_roles();
  void rebuild_heads();
  void mark_present();

  std::vector<MatrixAddress> held_;
  std::vector<MatrixAddress> absent_;
  Index heads_ = 0;
  std::optional<MatrixRole> present_;
  HeadIndex head_;

  QWidget* roles_;
  FlowLayout* roles_flow_;
  QWidget* heads_row_;
  FlowLayout* heads_flow_;
  QComboBox* head_box_ = nullptr;
  QLabel* shared_;
};

}  // namespace headlight::ui
