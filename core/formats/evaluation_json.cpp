// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/evaluation_json.h"

#include "core/formats/matrix_json.h"
#include "core/formats/object_writer.h"

namespace headlight {

namespace {

void write_matrix(ObjectWriter& object, const SelectedMatrix& selected) {
  object.member(stage_name(selected.stage));
  append_rows(object.text(), *selected.matrix, object.member_indent());
}

void append_diagnostic(std::string& text, const Diagnostic& diagnostic, const std::string& message,
                       int indent) {
  ObjectWriter object(text, indent);
  object.string("code", diagnostic_name(diagnostic.code));
  object.integer("head", diagnostic.head.value);
  if (diagnostic.query) {
    object.integer("query", diagnostic.query->value);
  }
  if (diagnostic.key) {
    object.integer("key", diagnostic.key->value);
  }
  object.string("message", message);
  object.finish();
}

}  // namespace

std::string write_evaluation_json(const Experiment& experiment, const Evaluation& evaluation,
                                  const EvaluationSelection& selection, const DiagnosticText& message_of) {
  std::string text;
  ObjectWriter object(text, 0);
  object.string("format", "headlight-evaluation");
  object.member("version");
  text += "1";
  object.string("title", text_in(experiment.title, "en"));
  object.strings("query_tokens", experiment.query_tokens);
  object.strings("key_tokens", key_tokens(experiment));

  const std::vector<SelectedMatrix> matrices = selected_matrices(evaluation, selection);
  object.member("heads");
  append_block_list(text, selected_heads(evaluation, selection), object.member_indent(),
                    [&](HeadIndex head, int indent) {
                      ObjectWriter head_object(text, indent);
                      for (const SelectedMatrix& selected : matrices) {
                        if (selected.head == head) {
                          write_matrix(head_object, selected);
                        }
                      }
                      head_object.finish();
                    });
  for (const SelectedMatrix& selected : matrices) {
    if (!selected.head) {
      write_matrix(object, selected);
    }
  }

  std::vector<Diagnostic> diagnostics;
  for (const Diagnostic& diagnostic : evaluation.diagnostics) {
    if (!selection.head || *selection.head == diagnostic.head) {
      diagnostics.push_back(diagnostic);
    }
  }
  object.member("diagnostics");
  append_block_list(text, diagnostics, object.member_indent(), [&](const Diagnostic& diagnostic, int indent) {
    append_diagnostic(text, diagnostic, message_of(diagnostic), indent);
  });
  object.finish();
  return text += '\n';
}

}  // namespace headlight
