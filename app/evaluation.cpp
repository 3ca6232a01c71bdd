// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluation.h"

#include <unistd.h>

#include <QStringList>
#include <algorithm>
#include <new>

#include "app/source.h"
#include "core/explain/stage_cell.h"

namespace headlight::app {

namespace {

QString name_of(Stage stage) {
  const std::string_view name = stage_name(stage);
  return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString names_of(const std::vector<Stage>& stages) {
  QStringList names;
  for (const Stage stage : stages) {
    names.append(name_of(stage));
  }
  return names.join(QStringLiteral(", "));
}

/// Bytes that the query × key matrices of all heads take at least.
double needed_memory(const Experiment& experiment) {
  const auto cells =
      static_cast<double>(query_count(experiment)) * static_cast<double>(key_count(experiment));
  if (input_kind(experiment) == InputKind::weights) {
    return 0.0;
  }
  const bool has_scale = scoring_kind(experiment) == ScoringKind::scaled_dot;
  const bool has_logits = experiment.temperature != 1.0 || !experiment.mask.layers.empty();
  const int matrices = 2 + (has_scale ? 1 : 0) + (has_logits ? 1 : 0);
  return cells * static_cast<double>(head_count(experiment)) * matrices * static_cast<double>(sizeof(double));
}

double machine_memory() {
  return static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

QString gigabytes(double bytes) { return QString::number(bytes / 1e9, 'f', 1) + QLatin1String(" GB"); }

}  // namespace

Expected<Evaluation> evaluate_source(const Experiment& experiment, const QString& source) {
  if (needed_memory(experiment) > machine_memory()) {
    return fail(
        ExitStatus::failed,
        QStringLiteral("%1: could not be computed: the stages need %2 of memory, and this machine has %3")
            .arg(source_name(source), gigabytes(needed_memory(experiment)), gigabytes(machine_memory())));
  }
  try {
    return *evaluate(experiment);
  } catch (const std::bad_alloc&) {
    return fail(
        ExitStatus::failed,
        QStringLiteral("%1: could not be computed: there is not enough memory").arg(source_name(source)));
  }
}

Outcome check_stage_and_head(const Experiment& experiment, std::optional<Stage> stage,
                             std::optional<HeadIndex> head) {
  const Index heads = head_count(experiment);
  if (head && head->value >= heads) {
    return fail(ExitStatus::usage, QStringLiteral("there is no head %1; there %2")
                                       .arg(QString::number(head->value),
                                            heads == 1 ? QStringLiteral("is only head 0")
                                                       : QStringLiteral("are heads 0 to %1").arg(heads - 1)));
  }
  std::vector<Stage> stages = stages_of(experiment);
  if (head) {
    stages.erase(std::remove_if(stages.begin(), stages.end(), [](Stage s) { return !is_per_head(s); }),
                 stages.end());
  }
  if (stage && std::find(stages.begin(), stages.end(), *stage) == stages.end()) {
    const QString where = head ? QStringLiteral("of one head ") : QString();
    return fail(ExitStatus::usage, QStringLiteral("there is no stage %1 %2here; there are: %3")
                                       .arg(name_of(*stage), where, names_of(stages)));
  }
  return {};
}

Expected<Stage> stage_named(const QString& name) {
  if (const std::optional<Stage> stage = parse_stage(name.toLower().toStdString())) {
    return *stage;
  }
  return fail(ExitStatus::usage,
              QStringLiteral("there is no stage \"%1\"; there are: %2")
                  .arg(name, names_of(std::vector<Stage>(all_stages.begin(), all_stages.end()))));
}

Expected<HeadIndex> head_numbered(const QString& number) {
  bool is_number = false;
  const int head = number.toInt(&is_number);
  if (!is_number || head < 0) {
    return fail(ExitStatus::usage,
                QStringLiteral("\"%1\" is no head; heads are numbered from 0").arg(number));
  }
  return HeadIndex{head};
}

}  // namespace headlight::app
