// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Edits the tokens: the queries (rows) and the keys (columns), or one list for both while the keys
/// are linked to the queries.
class TokenEditor : public QWidget {
  Q_OBJECT

 public:
  TokenEditor(Document& document, Selection& selection, QWidget* parent = nullptr);

 private:
  Document& document_;
  Selection& selection_;
};

}  // namespace headlight::ui
