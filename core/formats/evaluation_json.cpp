// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/evaluation_json.h"

#include "core/formats/matrix_json.h"
#include "core/formats/object_writer.h"

namespace headlight {

namespace {

void write_tokens(ObjectWriter& object, std::string_view name, const std::vector<std::string>& tokens) {
  object.member(name);
  append_inline_list(object.text(), tokens,
                     [&](const std::string& token) { append_json_string(object.text(), token); });
}

void write_matrix(ObjectWriter& object, const SelectedMatrix& selected) {
  object.member(stage_name(selected.stage));
  append_rows(object.text(), *selected.matrix, object.member_indent());
}

void write_index(ObjectWriter& object, std::string_view name, Index index) {
  object.member(name);
  object.text() += std::to_string(index);
}

void append_diagnostic(std::string& text, const Diagnostic& diagnostic, const std::string& message,
                       int indent) {
  ObjectWriter object(text, indent);
  object.string("code", diagnostic_name(diagnostic.code));
  write_index(object, "head", diagnostic.head.value);
  if (diagnostic.query) {
    write_index(object, "query", diagnostic.query->value);
  }
  if (diagnostic.key) {
    write_index(object, "key", diagnostic.key->value);
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
  write_tokens(object, "query_tokens", experiment.query_tokens);
  write_tokens(object, "key_tokens", key_tokens(experiment));

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
