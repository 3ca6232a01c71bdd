// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/selection/selection.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace headlight::ui {

class TokenPanel;

/// Edits the tokens: the queries (rows) and the keys (columns), or one list for both while the keys
/// are linked to the queries. A sentence typed above becomes the tokens of a side.
class TokenEditor : public QWidget {
  Q_OBJECT

 public:
  TokenEditor(Document& document, Selection& selection, QWidget* parent = nullptr);

 private:
  /// A line to type a sentence into, for one side.
  struct SentenceLine {
    QLabel* label;
    QLineEdit* field;
    QPushButton* apply;
    TokenPanel* panel;
  };

  SentenceLine add_line(QGridLayout& grid, const QString& name, TokenPanel& panel);
  void preview(const QString& sentence);
  void apply_sentence(const SentenceLine& line);
  void show_link();

  Document& document_;
  QCheckBox* link_;
  TokenPanel* queries_;
  TokenPanel* keys_;
  QLabel* message_;
  SentenceLine query_line_;
  SentenceLine key_line_;
};

}  // namespace headlight::ui
