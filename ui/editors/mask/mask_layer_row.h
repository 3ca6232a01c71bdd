// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/experiment/edit_mask_layers.h"
#include "ui/document/document.h"
#include "ui/widgets/takes_typed.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace headlight::ui {

/// One layer of the mask: its switch, its numbers, the heads it applies to, and a button that deletes
/// it. Shows a layer of one kind for its whole life.
class MaskLayerRow : public QWidget, public TakesTyped {
  Q_OBJECT

 public:
  MaskLayerRow(Document& document, std::size_t index, QWidget* parent = nullptr);

  LayerKind kind() const { return kind_; }
  /// Shows the layer as it is now in the document.
  void renew();

  bool take_typed() override;
  /// Hears no more of its fields, before it goes away: one that loses the keyboard then would be taken over
  /// into a layer that is not there any more.
  void let_go();

 signals:
  /// A sentence about why what was typed is refused.
  void told(const QString& sentence);

 private:
  const MaskLayer& layer() const;
  void build_numbers(QBoxLayout& line);
  QString name_of_field(const QString& label) const;
  QSpinBox* add_spin_box(QBoxLayout& line, const QString& name, const QString& label, const QString& tooltip);
  QLineEdit* add_field(QBoxLayout& line, const QString& name, const QString& label, const QString& tooltip);
  void replace(const QString& step, MaskLayer layer, Gesture gesture = 0);
  void take_numbers();
  bool take_heads();
  bool take_keys();

  Document& document_;
  std::size_t index_;
  LayerKind kind_;
  QCheckBox* switch_ = nullptr;
  QLineEdit* heads_ = nullptr;
  QLineEdit* keys_ = nullptr;
  QSpinBox* left_ = nullptr;  ///< also the length of a prefix
  QSpinBox* right_ = nullptr;
  QLabel* cells_ = nullptr;
  Gesture gesture_ = 0;  ///< turning one spin box is one step
};

}  // namespace headlight::ui
