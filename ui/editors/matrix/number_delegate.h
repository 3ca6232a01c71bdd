// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QSet>
#include <QStyledItemDelegate>
#include <QVariantAnimation>

namespace headlight::ui {

/// Edits and draws the numbers of a grid. The editor holds the exact number; a text that is no
/// number stays in the editor on Enter and Tab, with `refused` saying why, and is dropped when the
/// editor loses focus. Up, Down and Enter leave the editor for the neighbour.
class NumberDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit NumberDelegate(QObject* parent = nullptr);

  /// Lets these entries light up once and fade; the view repaints as `flash_stepped` comes.
  void flash(const QModelIndexList& entries);
  void set_reduced_motion(bool reduced) { reduced_motion_ = reduced; }

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 signals:
  /// The editor holds no number: a sentence that says why.
  void refused(const QString& sentence) const;
  /// The text of the editor changed, or the editor is gone: what `refused` said is over.
  void accepted() const;
  /// The editor was left by Enter or an arrow: the current row moves by so many.
  void row_left(int rows);
  void flash_stepped();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QVariantAnimation fade_;
  QSet<QPersistentModelIndex> flashing_;
  bool reduced_motion_ = false;
};

}  // namespace headlight::ui
