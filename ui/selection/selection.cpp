// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/selection.h"

#include <utility>

namespace headlight::ui {

std::optional<QueryIndex> query_of(const StageCell& cell) {
  return row_axis(cell.stage) == StageAxis::queries ? std::optional(QueryIndex{cell.row}) : std::nullopt;
}

std::optional<KeyIndex> key_of(const StageCell& cell) {
  if (row_axis(cell.stage) == StageAxis::keys) {
    return KeyIndex{cell.row};
  }
  return column_axis(cell.stage) == StageAxis::keys ? std::optional(KeyIndex{cell.column}) : std::nullopt;
}

std::optional<StageCell> stage_cell_of(MatrixAddress address, Index row, Index column) {
  const auto cell = [&](Stage stage) {
    return StageCell{.stage = stage, .head = address.head, .row = row, .column = column};
  };
  switch (address.role) {
    case MatrixRole::q: return cell(Stage::q);
    case MatrixRole::k: return cell(Stage::k);
    case MatrixRole::v: return cell(Stage::v);
    case MatrixRole::scores: return cell(Stage::raw);
    case MatrixRole::weights: return cell(Stage::weights);
    default: return std::nullopt;
  }
}

std::optional<StageCell> stage_cell_of(const Address& address) {
  if (const auto* const cell = std::get_if<StageCell>(&address)) {
    return *cell;
  }
  if (const auto* const input = std::get_if<InputNumber>(&address)) {
    return stage_cell_of(input->matrix, input->row, input->column);
  }
  if (const auto* const mask = std::get_if<MaskCell>(&address)) {
    return StageCell{.stage = Stage::logits,
                     .head = mask->head,
                     .row = mask->cell.query.value,
                     .column = mask->cell.key.value};
  }
  return std::nullopt;
}

Selection::Selection(Document& document, EvaluationRunner& runner, QObject* parent)
    : QObject(parent),
      document_(document),
      runner_(runner),
      shown_{.result = {.experiment = document.experiment(), .evaluation = nullptr}, .looked_at = {}} {
  connect(&document_, &Document::changed, this, &Selection::follow_document);
  connect(&runner_, &EvaluationRunner::finished, this, &Selection::take_result);
}

void Selection::follow_document(Changes what) {
  if (runner_.is_too_large()) {
    show({.experiment = document_.experiment(), .evaluation = nullptr}, false);
  } else if (what & evaluated_changes) {
    current_ = false;
  } else if (current_) {
    show({.experiment = document_.experiment(), .evaluation = shown_.result.evaluation}, true);
  }
}

void Selection::take_result() {
  const Result& latest = runner_.latest();
  const bool current = !(changes_between(*latest.experiment, *document_.experiment()) & evaluated_changes);
  show({.experiment = current ? document_.experiment() : latest.experiment, .evaluation = latest.evaluation},
       current);
}

void Selection::show(Result result, bool current) {
  const LookedAt before = shown_.looked_at;
  current_ = current;
  shown_ = {.result = result, .looked_at = fitted(wanted_, result)};
  if (current_) {
    wanted_ = shown_.looked_at;
  }
  emit result_changed();
  tell_changes(before);
}

void Selection::fit() {
  const LookedAt before = shown_.looked_at;
  shown_.looked_at = fitted(wanted_, shown_.result);
  if (current_) {
    wanted_ = shown_.looked_at;
  }
  tell_changes(before);
}

void Selection::tell_changes(const LookedAt& before) {
  const LookedAt now = shown_.looked_at;
  if (now.stage != before.stage) {
    emit stage_changed(stage());  // who heard of another change may have gone on already
  }
  if (now.heads != before.heads) {
    emit heads_changed();
  }
  if (now.hovered != before.hovered || now.locked != before.locked) {
    emit cell_changed();
  }
  if (now.pointed != before.pointed) {
    emit pointed_changed();
  }
  if (now.veil != before.veil) {
    emit veil_changed();
  }
}

void Selection::look_at(LookedAt wanted) {
  wanted_ = std::move(wanted);
  fit();
}

void Selection::set_stage(Stage stage) {
  wanted_.stage = stage;
  if (wanted_.locked) {
    wanted_.locked = cell_in_stage(*wanted_.locked, stage).value_or(*wanted_.locked);
  }
  fit();
}

void Selection::set_heads(std::vector<HeadIndex> heads) {
  wanted_.heads = std::move(heads);
  fit();
}

void Selection::set_hovered(const std::optional<StageCell>& cell) {
  wanted_.hovered = cell;
  fit();
}

void Selection::set_locked(const std::optional<StageCell>& cell) {
  wanted_.locked = cell;
  fit();
}

void Selection::set_pointed(const Address& address) {
  wanted_.pointed = address;
  fit();
}

void Selection::set_veil(const std::optional<Veil>& veil) {
  wanted_.veil = veil;
  fit();
}

}  // namespace headlight::ui
