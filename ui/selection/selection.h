// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "core/explain/address.h"
#include "core/explain/veil.h"

namespace headlight::ui {

/// The query and the key a cell speaks of, where it does.
std::optional<QueryIndex> query_of(const StageCell& cell);
std::optional<KeyIndex> key_of(const StageCell& cell);

/// The stage whose cells the entries of a matrix are (Q, K, V, given scores and weights).
std::optional<StageCell> stage_cell_of(MatrixAddress address, Index row, Index column);
/// The cell of a stage that shows a number, or whose place the mask tells of.
std::optional<StageCell> stage_cell_of(const Address& address);

/// What every view looks at: the stage shown, the heads shown, the cell under the pointer, the cell a
/// click locked, and a number pointed at. All views share one.
class Selection : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  Stage stage() const { return stage_; }
  void set_stage(Stage stage);

  /// The heads shown, in order; all heads where empty.
  const std::vector<HeadIndex>& heads() const { return heads_; }
  void set_heads(std::vector<HeadIndex> heads);

  /// The cell under the pointer, in any view.
  const std::optional<StageCell>& hovered() const { return hovered_; }
  void set_hovered(const std::optional<StageCell>& cell);

  /// The cell that a click or the keyboard chose; stays until freed.
  const std::optional<StageCell>& locked() const { return locked_; }
  void set_locked(const std::optional<StageCell>& cell);

  /// What is outlined: the locked cell, else the hovered one.
  const std::optional<StageCell>& active() const { return locked_ ? locked_ : hovered_; }

  /// A number that someone points at as an operand or as an entry, for other views to light up; nowhere
  /// where nobody does. What is looked at stays `active`.
  const Address& pointed() const { return pointed_; }
  void set_pointed(const Address& address);

  /// Numbers that no view and no picture tells at present.
  const std::optional<Veil>& veil() const { return veil_; }
  void set_veil(const std::optional<Veil>& veil);

 signals:
  void stage_changed(headlight::Stage stage);
  void heads_changed();
  /// `hovered` or `locked` changed.
  void cell_changed();
  void pointed_changed();
  void veil_changed();

 private:
  Stage stage_ = Stage::weights;
  std::vector<HeadIndex> heads_;
  std::optional<StageCell> hovered_;
  std::optional<StageCell> locked_;
  Address pointed_;
  std::optional<Veil> veil_;
};

}  // namespace headlight::ui
