// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/editors/edit_burst.h"
#include "ui/editors/scoring/panel_section.h"

class QComboBox;
class QGridLayout;
class QSpinBox;
class QToolButton;

namespace headlight::ui {

/// How many heads there are and how wide their vectors: the widths that exist, of all heads or of one.
class HeadsPanel : public PanelSection {
  Q_OBJECT

 public:
  explicit HeadsPanel(Document& document, QWidget* parent = nullptr);

 protected:
  void renew() override;

 private:
  struct WidthField {
    edit::Width width;
    QLabel* label;
    QSpinBox* box;
  };

  void set_heads(int heads);
  void set_width(edit::Width width, int value);
  void show_result(const edit::Result& result);
  void renew_scope();
  void renew_width(const WidthField& field);
  /// Puts the widths that exist side by side, two in a row.
  void place_widths();
  /// The head whose widths are set; all where absent.
  std::optional<HeadIndex> scope() const;

  EditBurst burst_;
  QLabel* count_label_;
  QToolButton* fewer_;
  QSpinBox* count_;
  QToolButton* more_;
  QLabel* scope_label_;
  QComboBox* scope_;
  QGridLayout* grid_;
  std::vector<WidthField> widths_;
};

}  // namespace headlight::ui
