// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "core/attention/stage.h"
#include "core/linear/indices.h"

namespace headlight::ui {

/// One cell of a stage's matrix. `head` is 0 for stages of all heads together.
struct StageCell {
  Stage stage = Stage::weights;
  HeadIndex head;
  Index row = 0;
  Index column = 0;
  friend bool operator==(const StageCell&, const StageCell&) = default;
};

/// The query and the key a cell speaks of, where it does.
std::optional<QueryIndex> query_of(const StageCell& cell);
std::optional<KeyIndex> key_of(const StageCell& cell);

/// What every view looks at: the stage shown, the heads shown, the cell under the pointer and the
/// cell a click locked. All views share one.
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

 signals:
  void stage_changed(headlight::Stage stage);
  void heads_changed();
  /// `hovered` or `locked` changed.
  void cell_changed();

 private:
  Stage stage_ = Stage::weights;
  std::vector<HeadIndex> heads_;
  std::optional<StageCell> hovered_;
  std::optional<StageCell> locked_;
};

}  // namespace headlight::ui
