// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <map>

namespace headlight::ui {

/// Draws a token with its number (from 1) before it, empty ones as a quiet placeholder, and outlines
/// the rows that another view points at. Edits the token in place.
class TokenDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  /// Rows to outline, each with a word to write at its end ("" for none).
  void set_outlined(std::map<int, QString> rows) { outlined_ = std::move(rows); }
  const std::map<int, QString>& outlined() const { return outlined_; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const override;
  /// A tooltip only where the token is not seen whole.
  bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                 const QModelIndex& index) override;

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  std::map<int, QString> outlined_;
};

}  // namespace headlight::ui
