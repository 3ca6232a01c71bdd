// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/document/document.h"
#include "ui/selection/looked_at.h"

namespace headlight::ui {

/// What all views of a window show: an experiment, its evaluation, and what is looked at in them. They are
/// one value: it is swapped here, and only here, before any view hears of it, so that a stage, a head or a
/// cell read from here exists in the result read from here. Views keep none of it for later.
///
/// What is wished for before its result is there (a lesson's step, say) waits: it is shown once the result is
/// of the document's present numbers, and forgotten where that has no such cell.
class Selection : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive this, and no view may be connected to the document before it.
  Selection(Document& document, EvaluationRunner& runner, QObject* parent = nullptr);

  /// The newest evaluation and its experiment, with the document's present words where only these differ.
  const EvaluatedExperiment& result() const { return shown_.result; }
  const Experiment& experiment() const { return *shown_.result.experiment; }
  /// Null before the first result, and where the document's experiment is too large for one.
  const Evaluation* evaluation() const { return shown_.result.evaluation.get(); }
  /// Whether the result is of the document's present numbers.
  bool is_current() const { return current_; }

  const LookedAt& looked_at() const { return shown_.looked_at; }
  /// Looks at something else altogether.
  void look_at(LookedAt wanted);

  Stage stage() const { return shown_.looked_at.stage; }
  /// A pinned cell goes along where the other stage has its place.
  void set_stage(Stage stage);
  const std::vector<HeadIndex>& heads() const { return shown_.looked_at.heads; }
  void set_heads(std::vector<HeadIndex> heads);
  const std::optional<StageCell>& hovered() const { return shown_.looked_at.hovered; }
  void set_hovered(const std::optional<StageCell>& cell);
  const std::optional<StageCell>& pinned() const { return shown_.looked_at.pinned; }
  void set_pinned(const std::optional<StageCell>& cell);
  /// What is outlined: the pinned cell, else the hovered one.
  const std::optional<StageCell>& active() const { return pinned() ? pinned() : hovered(); }
  const Address& pointed() const { return shown_.looked_at.pointed; }
  void set_pointed(const Address& address);
  const std::optional<Concealment>& concealment() const { return shown_.looked_at.concealment; }
  void set_concealment(const std::optional<Concealment>& concealment);

 signals:
  /// Another result is shown, or the same with other words. What is looked at fits it already.
  void result_changed();
  void stage_changed(headlight::Stage stage);
  void heads_changed();
  /// `hovered` or `pinned` changed.
  void cell_changed();
  void pointed_changed();
  void concealment_changed();

 private:
  void follow_document(Changes what);
  void take_result();
  void show(EvaluatedExperiment result, bool current);
  /// Shows what of `wanted_` exists, and tells what differs from before.
  void fit();
  void tell_changes(const LookedAt& before);

  struct Shown {
    EvaluatedExperiment result;  ///< its experiment is never null
    LookedAt looked_at;
  };

  Document& document_;
  EvaluationRunner& runner_;
  LookedAt wanted_;
  Shown shown_;
  bool current_ = false;
};

}  // namespace headlight::ui
