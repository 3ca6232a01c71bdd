// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/token_editor.h"

namespace headlight::ui {

TokenEditor::TokenEditor(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {}

}  // namespace headlight::ui
