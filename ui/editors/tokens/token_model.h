// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <string>
#include <vector>

#include "core/experiment/edit.h"
#include "ui/document/document.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

/// The tokens of one side of a document, one a row. Rows that did not change keep their place in
/// views, so that selections and scroll positions survive an edit.
class TokenModel : public QAbstractListModel {
  Q_OBJECT

 public:
  /// `document` must outlive the model.
  TokenModel(Document& document, edit::Side side, QObject* parent = nullptr);

  edit::Side side() const { return side_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  /// DisplayRole and EditRole: the token itself; ToolTipRole: the token as escaped rich text.
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  /// Renames a token, as one step of undo.
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;
  /// The rows that `mimeData` of this very model put into `data`; none for anything else.
  std::vector<Index> dragged_rows(const QMimeData& data) const;

  /// The next rename belongs to this gesture, as the naming of a token just added; 0 for none.
  void set_rename_gesture(Gesture gesture) { rename_gesture_ = gesture; }
  Gesture rename_gesture() const { return rename_gesture_; }

 private:
  void refresh();
  QString token(int row) const { return utf8_text(tokens_[static_cast<std::size_t>(row)]); }

  Document& document_;
  edit::Side side_;
  std::vector<std::string> tokens_;
  Gesture rename_gesture_ = 0;
};

}  // namespace headlight::ui
