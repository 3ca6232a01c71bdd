// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask_editor.h"

namespace headlight::ui {

MaskEditor::MaskEditor(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {}

}  // namespace headlight::ui
