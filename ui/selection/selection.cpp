// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/selection.h"

#include <utility>

#include "core/explain/stage_cell.h"

namespace headlight::ui {

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
  const EvaluatedExperiment& latest = runner_.latest();
  const bool current = !(changes_between(*latest.experiment, *document_.experiment()) & evaluated_changes);
  show({.experiment = current ? document_.experiment() : latest.experiment, .evaluation = latest.evaluation},
       current);
}

void Selection::show(EvaluatedExperiment result, bool current) {
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
  if (now.hovered != before.hovered || now.pinned != before.pinned) {
    emit cell_changed();
  }
  if (now.pointed != before.pointed) {
    emit pointed_changed();
  }
  if (now.concealment != before.concealment) {
    emit concealment_changed();
  }
}

void Selection::look_at(LookedAt wanted) {
  wanted_ = std::move(wanted);
  fit();
}

void Selection::set_stage(Stage stage) {
  wanted_.stage = stage;
  if (wanted_.pinned) {
    wanted_.pinned = cell_in_stage(*wanted_.pinned, stage).value_or(*wanted_.pinned);
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

void Selection::set_pinned(const std::optional<StageCell>& cell) {
  wanted_.pinned = cell;
  fit();
}

void Selection::set_pointed(const Address& address) {
  wanted_.pointed = address;
  fit();
}

void Selection::set_concealment(const std::optional<Concealment>& concealment) {
  wanted_.concealment = concealment;
  fit();
}

}  // namespace headlight::ui
