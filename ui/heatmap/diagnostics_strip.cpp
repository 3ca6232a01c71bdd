// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/diagnostics_strip.h"

namespace headlight::ui {

DiagnosticsStrip::DiagnosticsStrip(Document& /*document*/, Selection& /*selection*/,
                                   EvaluationRunner& /*runner*/, QWidget* parent)
    : QWidget(parent) {
  setObjectName(QStringLiteral("diagnosticsStrip"));
}

}  // namespace headlight::ui
