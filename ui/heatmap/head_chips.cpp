// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/head_chips.h"

namespace headlight::ui {

HeadChips::HeadChips(Document& /*document*/, Selection& /*selection*/, QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("headChips"));
}

}  // namespace headlight::ui
