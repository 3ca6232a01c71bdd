// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_note.h"

#include <QCoreApplication>

#include "ui/evaluation/evaluation_size.h"
#include "ui/words/fixed_number.h"

namespace headlight::ui {

namespace {

struct HeatmapNoteWords {
  Q_DECLARE_TR_FUNCTIONS(HeatmapNote)
};

}  // namespace

QString beginning_note() { return HeatmapNoteWords::tr("Choose an example, or type tokens, to begin."); }

QString note_of(const Evaluation& evaluation, Stage stage) {
  if (evaluation.trace.heads.empty() || (evaluation.n_q == 0 && evaluation.n_k == 0)) {
    return beginning_note();
  }
  const StageMatrix matrix = stage_matrix(evaluation, stage, {});
  if (matrix && matrix->size() > 0) {
    return {};
  }
  if (row_axis(stage) == StageAxis::queries && evaluation.n_q == 0) {
    return HeatmapNoteWords::tr("There are no queries yet. Add a token to see something here.");
  }
  if (evaluation.n_k == 0 && (row_axis(stage) == StageAxis::keys || column_axis(stage) == StageAxis::keys)) {
    return HeatmapNoteWords::tr("There are no keys yet. Add a token to see something here.");
  }
  return HeatmapNoteWords::tr("This stage has no dimensions.");
}

QString too_large_note(const Experiment& experiment) {
  constexpr double bytes_of_a_gigabyte = 1e9;
  return HeatmapNoteWords::tr(
             "All stages of this experiment need %1 GB of memory, more than this computer can "
             "spare. Fewer tokens or heads make it possible.")
      .arg(fixed_text(evaluation_bytes(experiment) / bytes_of_a_gigabyte, 1));
}

}  // namespace headlight::ui
