// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/diagnostic_groups.h"

#include <QCoreApplication>
#include <algorithm>
#include <tuple>

#include "ui/words/problem_text.h"

namespace headlight::ui {

namespace {

struct DiagnosticGroupsWords {
  Q_DECLARE_TR_FUNCTIONS(DiagnosticGroups)
};

int gravity(DiagnosticCode code) {
  switch (code) {
    case DiagnosticCode::non_finite: return 0;
    case DiagnosticCode::fully_hidden_row: return 1;
    case DiagnosticCode::columns_sum_to_one: return 2;
    case DiagnosticCode::negative_weight: return 3;
    case DiagnosticCode::row_sum: return 4;
    case DiagnosticCode::saturated: return 5;
  }
  return 6;
}

bool is_told_at_once(DiagnosticCode code) {
  return code == DiagnosticCode::saturated || code == DiagnosticCode::columns_sum_to_one;
}

Index query_told(const Diagnostic& diagnostic) {
  return diagnostic.query && !is_told_at_once(diagnostic.code) ? diagnostic.query->value : -1;
}

/// %1: the query, %2: how many places.
QString sentence_for_several(DiagnosticCode code) {
  switch (code) {
    case DiagnosticCode::fully_hidden_row:
      return DiagnosticGroupsWords::tr("Query %1 sees no key (%2 places)");
    case DiagnosticCode::non_finite:
      return DiagnosticGroupsWords::tr("Query %1 has numbers that are not finite (%2 places)");
    case DiagnosticCode::row_sum:
      return DiagnosticGroupsWords::tr("The weights of query %1 do not add up to 1 (%2 places)");
    case DiagnosticCode::negative_weight:
      return DiagnosticGroupsWords::tr("Query %1 has negative weights (%2 places)");
    case DiagnosticCode::columns_sum_to_one:
      return DiagnosticGroupsWords::tr(
          "Columns add up to 1 and rows do not; are the weights transposed? (%2 places)");
    case DiagnosticCode::saturated:
      return DiagnosticGroupsWords::tr("The softmax puts nearly all weight on one key (%2 places)");
  }
  return {};
}

}  // namespace

std::vector<DiagnosticGroup> group_diagnostics(const std::vector<Diagnostic>& diagnostics) {
  std::vector<Diagnostic> sorted = diagnostics;
  const auto order = [](const Diagnostic& diagnostic) {
    return std::tuple(gravity(diagnostic.code), query_told(diagnostic));
  };
  std::ranges::stable_sort(sorted, {}, order);
  std::vector<DiagnosticGroup> groups;
  for (const Diagnostic& diagnostic : sorted) {
    if (groups.empty() || order(groups.back().places.front()) != order(diagnostic)) {
      groups.emplace_back();
    }
    groups.back().places.push_back(diagnostic);
  }
  return groups;
}

QString group_text(const DiagnosticGroup& group) {
  const Diagnostic& first = group.places.front();
  if (group.places.size() == 1) {
    return diagnostic_text(first);
  }
  QString sentence = sentence_for_several(first.code);
  const QString count = QString::number(group.places.size());
  // Both numbers at once where the sentence names the query, so that none is taken for a placeholder.
  return query_told(first) >= 0 ? sentence.arg(QString::number(first.query->value + 1), count)
                                : sentence.replace(QStringLiteral("%2"), count);
}

bool is_warning(DiagnosticCode code) { return code != DiagnosticCode::saturated; }

std::optional<StageCell> place_of(const Diagnostic& diagnostic, const Evaluation& evaluation) {
  Stage stage = Stage::weights;
  if (diagnostic.code == DiagnosticCode::non_finite &&
      stage_matrix(evaluation, Stage::logits, diagnostic.head)) {
    stage = Stage::logits;
  }
  const StageCell cell{.stage = stage,
                       .head = diagnostic.head,
                       .row = diagnostic.query ? diagnostic.query->value : 0,
                       .column = diagnostic.key ? diagnostic.key->value : 0};
  const StageMatrix matrix = stage_matrix(evaluation, stage, diagnostic.head);
  if (!matrix || cell.row >= matrix->rows() || cell.column >= matrix->cols()) {
    return std::nullopt;
  }
  return cell;
}

}  // namespace headlight::ui
