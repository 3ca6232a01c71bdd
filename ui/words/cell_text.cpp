// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/cell_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <cmath>

#include "ui/words/fixed_number.h"
#include "ui/words/shown_text.h"
#include "ui/words/stage_text.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

constexpr qsizetype longest_token_in_line = 24;
constexpr qsizetype longest_token_in_heading = 200;

struct CellTextWords {
  Q_DECLARE_TR_FUNCTIONS(CellText)
};

QString token_text(const std::vector<std::string>& tokens, Index position, qsizetype longest) {
  const QString text = label_of_token(utf8_text(tokens.at(static_cast<std::size_t>(position))));
  return isolated(text.size() <= longest ? text : shown_text(text, longest - 1));
}

QString concealed_number() { return QStringLiteral("?"); }

/// Which head's output a column of `concat` belongs to.
QString concat_place(const Evaluation& evaluation, Index column) {
  Index first = 0;
  for (std::size_t head = 0; head < evaluation.trace.heads.size(); ++head) {
    const StageMatrix& output = evaluation.trace.heads[head].output;
    const Index width = output ? output->cols() : 0;
    if (column < first + width) {
      return CellTextWords::tr("dimension %2 of head %1")
          .arg(QString::number(head + 1), QString::number(column - first + 1));
    }
    first += width;
  }
  return {};
}

QString hidden_note(const Experiment& experiment) {
  switch (experiment.mask.mode) {
    case MaskMode::exclude: return CellTextWords::tr("Hidden by the mask: this key takes no part.");
    case MaskMode::add:
      return CellTextWords::tr("Hidden by the mask: %1 is added to its logit.")
          .arg(six_digits_text(experiment.mask.value));
    case MaskMode::replace:
      return CellTextWords::tr("Hidden by the mask: its logit becomes %1.")
          .arg(six_digits_text(experiment.mask.value));
  }
  return {};
}

bool is_hidden(const Evaluation& evaluation, const StageCell& cell) {
  const auto& hidden = evaluation.trace.heads.at(static_cast<std::size_t>(cell.head.value)).hidden;
  return is_query_by_key(cell.stage) && hidden && (*hidden)(cell.row, cell.column);
}

/// A token, or its number where it is empty.
QString spoken_token(const std::vector<std::string>& tokens, Index position) {
  const QString text = shown_text(utf8_text(tokens.at(static_cast<std::size_t>(position))), longest_label);
  return text.trimmed().isEmpty() ? QString::number(position + 1) : text;
}

/// What one number of a stage is called.
QString stage_singular(Stage stage) {
  switch (stage) {
    case Stage::q:
    case Stage::k:
    case Stage::v: return stage_text(stage);
    case Stage::raw: return CellTextWords::tr("raw score");
    case Stage::scores: return CellTextWords::tr("score");
    case Stage::logits: return CellTextWords::tr("logit");
    case Stage::weights: return CellTextWords::tr("weight");
    case Stage::output: return CellTextWords::tr("output");
    case Stage::concat: return CellTextWords::tr("concatenated output");
    case Stage::final_output: return CellTextWords::tr("final output");
  }
  return {};
}

QString heading_of(const Experiment& experiment, const StageCell& cell, qsizetype longest) {
  const std::optional<QueryIndex> query = query_of(cell);
  const std::optional<KeyIndex> key = key_of(cell);
  const QString row = query ? token_text(experiment.query_tokens, query->value, longest) : QString();
  const QString column = key ? token_text(key_tokens(experiment), key->value, longest) : QString();
  if (query && key) {
    return QStringLiteral("%1 → %2").arg(row, column);
  }
  return CellTextWords::tr("%1, dimension %2").arg(query ? row : column, QString::number(cell.column + 1));
}

QString place_of(const Experiment& experiment, const Evaluation& evaluation, const StageCell& cell) {
  QStringList parts;
  if (const std::optional<QueryIndex> query = query_of(cell)) {
    parts.append(CellTextWords::tr("query %1").arg(query->value + 1));
  }
  if (const std::optional<KeyIndex> key = key_of(cell)) {
    parts.append(CellTextWords::tr("key %1").arg(key->value + 1));
  }
  if (cell.stage == Stage::concat) {
    parts.append(concat_place(evaluation, cell.column));
  } else if (is_per_head(cell.stage) && head_count(experiment) > 1) {
    parts.append(CellTextWords::tr("head %1").arg(cell.head.value + 1));
  }
  return parts.join(CellTextWords::tr(", "));
}

}  // namespace

QString six_digits_text(double value) {
  if (!std::isfinite(value)) {
    return fixed_text(value, 0);
  }
  static const QRegularExpression padded_exponent(QStringLiteral("e\\+?(-?)0*"));
  return QString::number(value, 'g', 6)
      .replace(padded_exponent, QStringLiteral("e\\1"))
      .replace(u'-', QChar(0x2212));
}

QString queries_text(Index count) {
  return count == 1 ? CellTextWords::tr("1 query") : CellTextWords::tr("%1 queries").arg(count);
}

QString keys_text(Index count) {
  return count == 1 ? CellTextWords::tr("1 key") : CellTextWords::tr("%1 keys").arg(count);
}

QString heads_count_text(Index count) {
  return count == 1 ? CellTextWords::tr("1 head") : CellTextWords::tr("%1 heads").arg(count);
}

CellText cell_text(const Experiment& experiment, const Evaluation& evaluation, const StageCell& cell,
                   const std::optional<Concealment>& concealment) {
  CellText text{.heading = heading_of(experiment, cell, longest_token_in_heading),
                .place = place_of(experiment, evaluation, cell),
                .facts = {},
                .note = {}};
  for (const Stage stage : all_stages) {
    if (stage != cell.stage && !(is_query_by_key(stage) && is_query_by_key(cell.stage))) {
      continue;
    }
    if (const StageMatrix matrix = stage_matrix(evaluation, stage, cell.head)) {
      const bool concealed =
          concealment && is_concealed(*concealment, evaluation, stage, cell.head, cell.row, cell.column);
      text.facts.push_back(
          {stage_text(stage),
           concealed ? concealed_number() : six_digits_text((*matrix)(cell.row, cell.column)),
           stage == cell.stage});
    }
  }
  if (is_hidden(evaluation, cell)) {
    text.note = hidden_note(experiment);
  }
  return text;
}

QString spoken_cell(const Experiment& experiment, const Evaluation& evaluation, const StageCell& cell,
                    int decimals, const std::optional<Concealment>& concealment) {
  const QString number = cell_number(evaluation, cell, decimals, concealment);
  if (number.isEmpty()) {
    return {};
  }
  QStringList parts;
  if (is_per_head(cell.stage) && head_count(experiment) > 1) {
    parts.append(CellTextWords::tr("head %1").arg(cell.head.value + 1));
  }
  if (const std::optional<QueryIndex> query = query_of(cell)) {
    parts.append(CellTextWords::tr("query %1").arg(spoken_token(experiment.query_tokens, query->value)));
  }
  if (const std::optional<KeyIndex> key = key_of(cell)) {
    parts.append(CellTextWords::tr("key %1").arg(spoken_token(key_tokens(experiment), key->value)));
  }
  if (!is_query_by_key(cell.stage)) {
    parts.append(CellTextWords::tr("dimension %1").arg(cell.column + 1));
  }
  const bool concealed = number == concealed_number();
  parts.append(concealed ? CellTextWords::tr("%1 not told yet").arg(stage_singular(cell.stage))
                         : QStringLiteral("%1 %2").arg(stage_singular(cell.stage), number));
  if (is_query_by_key(cell.stage)) {
    parts.append(is_hidden(evaluation, cell) ? CellTextWords::tr("hidden: yes")
                                             : CellTextWords::tr("hidden: no"));
  }
  return parts.join(CellTextWords::tr(", "));
}

QString cell_number(const Evaluation& evaluation, const StageCell& cell, int decimals,
                    const std::optional<Concealment>& concealment) {
  const StageMatrix matrix = stage_matrix(evaluation, cell.stage, cell.head);
  if (!matrix || cell.row >= matrix->rows() || cell.column >= matrix->cols()) {
    return {};
  }
  const bool concealed =
      concealment && is_concealed(*concealment, evaluation, cell.stage, cell.head, cell.row, cell.column);
  return concealed ? concealed_number() : fixed_text((*matrix)(cell.row, cell.column), decimals);
}

QString cell_line(const Experiment& experiment, const Evaluation& evaluation, const StageCell& cell,
                  int decimals, const std::optional<Concealment>& concealment) {
  const QString value = cell_number(evaluation, cell, decimals, concealment);
  if (value.isEmpty()) {
    return {};
  }
  const QString place = heading_of(experiment, cell, longest_token_in_line);
  if (is_per_head(cell.stage) && head_count(experiment) > 1) {
    return CellTextWords::tr("%1 (head %2) %3").arg(place, QString::number(cell.head.value + 1), value);
  }
  return QStringLiteral("%1 %2").arg(place, value);
}

}  // namespace headlight::ui
