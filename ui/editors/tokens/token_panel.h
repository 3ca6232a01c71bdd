// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/edit.h"
#include "ui/document/document.h"
#include "ui/selection/selection.h"

class QLabel;
class QToolButton;

namespace headlight::ui {

class TokenList;
class TokenModel;

/// One side's tokens: a title, the list, and buttons for what can be done with it. Makes the edits.
class TokenPanel : public QWidget {
  Q_OBJECT

 public:
  TokenPanel(Document& document, Selection& selection, edit::Side side, QWidget* parent = nullptr);

  TokenList& list() { return *list_; }

  /// Adds an empty token below the current one and opens it for naming; both are one step of undo, and Esc
  /// takes both back.
  void add_token();
  void delete_tokens();
  /// Moves the chosen tokens before what stands at `before` now.
  void move_tokens(Index before);
  void copy_tokens();
  /// Replaces all tokens by those of the clipboard.
  void paste_tokens_over();
  /// Inserts the clipboard's tokens below the current one.
  void paste_tokens_below();
  /// Replaces all tokens; those that stay keep their numbers. Returns whether it was taken.
  bool set_tokens(const QStringList& tokens);

 signals:
  /// A sentence about what was just done.
  void told(const QString& sentence);

 private:
  /// A token that is being named since it was added.
  struct Addition {
    std::shared_ptr<const Experiment> before;
    std::shared_ptr<const Experiment> after;
    std::vector<Index> chosen;  ///< rows, before it
  };

  void finish_addition(bool taken_back);
  void build();
  void retitle();
  void show_menu();
  void outline();
  void hover(int row);
  Index row_below_current() const;
  bool linked() const;

  Document& document_;
  Selection& selection_;
  edit::Side side_;
  TokenModel* model_;
  TokenList* list_;
  QLabel* title_;
  std::optional<Addition> addition_;
  QToolButton* delete_button_ = nullptr;
  QToolButton* up_button_ = nullptr;
  QToolButton* down_button_ = nullptr;
  QToolButton* menu_button_ = nullptr;
};

}  // namespace headlight::ui
