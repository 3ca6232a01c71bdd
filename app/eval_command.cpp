// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/eval_command.h"

#include <QFileInfo>

#include "app/command_line.h"
#include "app/evaluation.h"
#include "app/output.h"
#include "app/source.h"
#include "core/formats/csv.h"
#include "core/formats/evaluation_json.h"
#include "core/formats/npz.h"
#include "ui/words/problem_text.h"

namespace headlight::app {

namespace {

enum class EvalFormat { json, npz, csv };

/// What the arguments ask for.
struct EvalRequest {
  QString source;
  QString out;  ///< "": standard output
  EvalFormat format = EvalFormat::json;
  EvaluationSelection selection;
};

Expected<EvalFormat> format_of(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("json")) {
    return EvalFormat::json;
  }
  if (ending == QLatin1String("npz")) {
    return EvalFormat::npz;
  }
  if (ending == QLatin1String("csv")) {
    return EvalFormat::csv;
  }
  if (is_device_or_pipe(path)) {
    return EvalFormat::json;  // a device or a pipe has no ending to tell the format
  }
  return fail(ExitStatus::usage,
              QStringLiteral("the file to write, \"%1\", has to end in .json, .npz or .csv").arg(path));
}

Expected<EvalRequest> read_eval_request(const QStringList& words) {
  const Expected<Arguments> arguments = parse_arguments(
      words, {{QStringLiteral("-o"), true, true}, {QStringLiteral("--stage")}, {QStringLiteral("--head")}});
  if (!arguments) {
    return tl::unexpected(arguments.error());
  }
  if (arguments->positional.size() != 1) {
    return fail(ExitStatus::usage, QStringLiteral("eval needs one SOURCE: a file, - or example:ID"));
  }
  EvalRequest request;
  request.source = arguments->positional.front();
  if (const auto out = arguments->value(QStringLiteral("-o"))) {
    const Expected<EvalFormat> format = format_of(*out);
    if (!format) {
      return tl::unexpected(format.error());
    }
    request.out = *out;
    request.format = *format;
  }
  if (const auto name = arguments->value(QStringLiteral("--stage"))) {
    const Expected<Stage> stage = stage_named(*name);
    if (!stage) {
      return tl::unexpected(stage.error());
    }
    request.selection.stage = *stage;
  }
  if (const auto number = arguments->value(QStringLiteral("--head"))) {
    const Expected<HeadIndex> head = head_numbered(*number);
    if (!head) {
      return tl::unexpected(head.error());
    }
    request.selection.head = *head;
  }
  if (request.format == EvalFormat::csv && !request.selection.stage) {
    return fail(ExitStatus::usage, QStringLiteral("a .csv file holds one matrix: choose it by --stage"));
  }
  return request;
}

/// A table holds one matrix: where there is one head, it need not be named.
Outcome choose_head_of_table(const Experiment& experiment, EvaluationSelection& selection) {
  if (!is_per_head(*selection.stage) || selection.head) {
    return {};
  }
  if (head_count(experiment) > 1) {
    return fail(ExitStatus::usage,
                QStringLiteral("a .csv file holds one matrix: choose one of the %1 heads by --head")
                    .arg(head_count(experiment)));
  }
  selection.head = HeadIndex{0};
  return {};
}

Expected<std::string> npz_bytes(const Evaluation& evaluation, const EvaluationSelection& selection) {
  const std::vector<SelectedMatrix> matrices = selected_matrices(evaluation, selection);
  std::vector<NamedMatrix> named;
  for (const SelectedMatrix& selected : matrices) {
    std::string name(stage_name(selected.stage));
    if (selected.head) {
      name = "head" + std::to_string(selected.head->value) + "_" + name;
    }
    named.push_back({std::move(name), selected.matrix.get()});
  }
  tl::expected<std::string, std::string> bytes = write_npz(named);
  if (!bytes) {
    return fail(ExitStatus::failed, QString::fromStdString(bytes.error()));
  }
  return std::move(*bytes);
}

Expected<std::string> bytes_of(const Experiment& experiment, const Evaluation& evaluation,
                               const EvalRequest& request) {
  switch (request.format) {
    case EvalFormat::npz: return npz_bytes(evaluation, request.selection);
    case EvalFormat::csv: {
      const SelectedMatrix selected = selected_matrices(evaluation, request.selection).front();
      return write_csv(*selected.matrix,
                       axis_labels(experiment, row_axis(selected.stage), selected.matrix->rows()),
                       axis_labels(experiment, column_axis(selected.stage), selected.matrix->cols()));
    }
    case EvalFormat::json: break;
  }
  return write_evaluation_json(experiment, evaluation, request.selection, [](const Diagnostic& diagnostic) {
    return ui::diagnostic_text(diagnostic).toStdString();
  });
}

}  // namespace

Outcome run_eval(const QStringList& arguments) {
  Expected<EvalRequest> request = read_eval_request(arguments);
  if (!request) {
    return tl::unexpected(request.error());
  }
  const Expected<Experiment> experiment = load_source(request->source);
  if (!experiment) {
    return tl::unexpected(experiment.error());
  }
  EvaluationSelection& selection = request->selection;
  if (Outcome there = check_stage_and_head(*experiment, selection.stage, selection.head); !there) {
    return there;
  }
  if (request->format == EvalFormat::csv) {
    if (Outcome chosen = choose_head_of_table(*experiment, selection); !chosen) {
      return chosen;
    }
  }
  const Expected<Evaluation> evaluation = evaluate_source(*experiment, request->source);
  if (!evaluation) {
    return tl::unexpected(evaluation.error());
  }
  const Expected<std::string> bytes = bytes_of(*experiment, *evaluation, *request);
  if (!bytes) {
    return tl::unexpected(bytes.error());
  }
  return request->out.isEmpty() ? write_standard_output(*bytes) : write_file(request->out, *bytes);
}

}  // namespace headlight::app
