// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <map>
#include <vector>

#include "core/linear/matrix.h"

namespace headlight::ui {

class TokenDelegate;
class TokenModel;

/// The list of one side's tokens. It tells which gesture was made; who owns it makes the edit.
class TokenList : public QListView {
  Q_OBJECT

 public:
  TokenList(TokenModel& model, QWidget* parent = nullptr);

  /// The selected rows in order, or the current row where none is selected.
  std::vector<Index> chosen_rows() const;
  void choose(Index first, Index count);
  /// What to say where there are no tokens.
  void set_empty_text(const QString& text) { empty_text_ = text; }
  /// Rows that another view points at, each with a word to write at its end.
  void set_outlined(const std::map<int, QString>& rows);

 signals:
  void add_requested();
  void delete_requested();
  /// The chosen rows are to stand before what stands at `before` now.
  void move_requested(headlight::Index before);
  void copy_requested();
  void paste_below_requested();
  void paste_over_requested();
  /// The row under the pointer, or −1.
  void row_hovered(int row);
  /// The line of a token closed; `taken_back`: with Esc.
  void editing_finished(bool taken_back);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void inputMethodEvent(QInputMethodEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

 private:
  Index row_before_drop(const QPoint& position) const;

  TokenModel& model_;
  TokenDelegate& delegate_;
  QString empty_text_;
};

}  // namespace headlight::ui
