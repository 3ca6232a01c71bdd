// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix_editor.h"

namespace headlight::ui {

MatrixEditor::MatrixEditor(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {}

void MatrixEditor::show_matrix(MatrixAddress address) {
  if (find_matrix(*document_.experiment(), address) != nullptr && is_shared_by_heads(address.role)) {
    selection_.set_heads({});
  }
}

void MatrixEditor::set_reduced_motion(bool reduced) { reduced_motion_ = reduced; }

}  // namespace headlight::ui
