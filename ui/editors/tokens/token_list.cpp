// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/token_list.h"

#include <QDropEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/editors/tokens/token_delegate.h"
#include "ui/editors/tokens/token_model.h"

namespace headlight::ui {

namespace {

enum class ListKey { none, add, remove, move_up, move_down, rename, copy, paste_below, paste_over };

ListKey list_key(const QKeyEvent& event) {
  if (event.matches(QKeySequence::Copy)) {
    return ListKey::copy;
  }
  if (event.matches(QKeySequence::Paste)) {
    return ListKey::paste_below;
  }
  const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
  if (event.key() == Qt::Key_V && modifiers == (Qt::ControlModifier | Qt::ShiftModifier)) {
    return ListKey::paste_over;
  }
  if (modifiers == Qt::AltModifier && event.key() == Qt::Key_Up) {
    return ListKey::move_up;
  }
  if (modifiers == Qt::AltModifier && event.key() == Qt::Key_Down) {
    return ListKey::move_down;
  }
  if (modifiers != Qt::NoModifier) {
    return ListKey::none;
  }
  switch (event.key()) {
    case Qt::Key_Insert: return ListKey::add;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return ListKey::remove;
    case Qt::Key_Return:
    case Qt::Key_Enter: return ListKey::rename;
    default: return ListKey::none;
  }
}

}  // namespace

TokenList::TokenList(TokenModel& model, QWidget* parent)
    : QListView(parent), model_(model), delegate_(*new TokenDelegate(this)) {
  setModel(&model);
  setItemDelegate(&delegate_);
  setUniformItemSizes(true);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                  QAbstractItemView::AnyKeyPressed);
  setDragDropMode(QAbstractItemView::DragDrop);
  setDefaultDropAction(Qt::MoveAction);
  setDropIndicatorShown(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMouseTracking(true);
  setMinimumWidth(100);
  connect(this, &QListView::entered, this,
          [this](const QModelIndex& index) { emit row_hovered(index.row()); });
  connect(this, &QListView::viewportEntered, this, [this] { emit row_hovered(-1); });
}

std::vector<Index> TokenList::chosen_rows() const {
  std::vector<Index> rows;
  for (const QModelIndex& index : selectionModel()->selectedRows()) {
    rows.push_back(index.row());
  }
  if (rows.empty() && currentIndex().isValid()) {
    rows.push_back(currentIndex().row());
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

void TokenList::choose(Index first, Index count) {
  const Index rows = model_.rowCount();
  if (rows == 0) {
    return;
  }
  const QModelIndex begin = model_.index(static_cast<int>(std::clamp<Index>(first, 0, rows - 1)));
  const QModelIndex end =
      model_.index(static_cast<int>(std::clamp<Index>(first + count - 1, begin.row(), rows - 1)));
  selectionModel()->select({begin, end}, QItemSelectionModel::ClearAndSelect);
  selectionModel()->setCurrentIndex(begin, QItemSelectionModel::NoUpdate);
  scrollTo(end);
  scrollTo(begin);
}

void TokenList::set_outlined(const std::map<int, QString>& rows) {
  if (rows == delegate_.outlined()) {
    return;
  }
  const auto repaint_rows = [this](const std::map<int, QString>& which) {
    for (const auto& [row, word] : which) {
      update(model_.index(row));
    }
  };
  repaint_rows(delegate_.outlined());
  delegate_.set_outlined(rows);
  repaint_rows(rows);
}

bool TokenList::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && state() != EditingState &&
      list_key(*static_cast<QKeyEvent*>(event)) != ListKey::none) {
    event->accept();
    return true;
  }
  return QListView::event(event);
}

void TokenList::keyPressEvent(QKeyEvent* event) {
  if (state() == EditingState) {  // what the line that is open did not want
    QListView::keyPressEvent(event);
    return;
  }
  const std::vector<Index> rows = chosen_rows();
  switch (list_key(*event)) {
    case ListKey::none: QListView::keyPressEvent(event); return;
    case ListKey::add: emit add_requested(); break;
    case ListKey::remove: emit delete_requested(); break;
    case ListKey::move_up:
      if (!rows.empty()) {
        emit move_requested(std::max<Index>(rows.front() - 1, 0));
      }
      break;
    case ListKey::move_down:
      if (!rows.empty()) {
        emit move_requested(std::min<Index>(rows.back() + 2, model_.rowCount()));
      }
      break;
    case ListKey::rename:
      if (currentIndex().isValid()) {
        edit(currentIndex());
      }
      break;
    case ListKey::copy: emit copy_requested(); break;
    case ListKey::paste_below: emit paste_below_requested(); break;
    case ListKey::paste_over: emit paste_over_requested(); break;
  }
  event->accept();
}

void TokenList::inputMethodEvent(QInputMethodEvent* event) {
  if (state() != EditingState && event->preeditString().isEmpty() && !event->commitString().isEmpty()) {
    // Qt hands the keyboard to the line it opens only where a composition ends: let one begin.
    QInputMethodEvent beginning(event->commitString(), {});
    QListView::inputMethodEvent(&beginning);
  }
  QListView::inputMethodEvent(event);
}

void TokenList::leaveEvent(QEvent* event) {
  emit row_hovered(-1);
  QListView::leaveEvent(event);
}

bool TokenList::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) {
    emit row_hovered(-1);
  }
  return QListView::viewportEvent(event);
}

Index TokenList::row_before_drop(const QPoint& position) const {
  const QModelIndex index = indexAt(position);
  if (!index.isValid()) {
    return position.y() < 0 ? 0 : model_.rowCount();
  }
  return index.row() + (position.y() > visualRect(index).center().y() ? 1 : 0);
}

void TokenList::dragMoveEvent(QDragMoveEvent* event) {
  QListView::dragMoveEvent(event);
  if (!model_.dragged_rows(*event->mimeData()).empty()) {
    event->setDropAction(Qt::MoveAction);
    event->accept();
  } else {
    event->ignore();
  }
}

void TokenList::dropEvent(QDropEvent* event) {
  const std::vector<Index> rows = model_.dragged_rows(*event->mimeData());
  stopAutoScroll();
  setState(NoState);
  viewport()->update();
  if (rows.empty()) {
    event->ignore();
    return;
  }
  event->setDropAction(Qt::MoveAction);
  event->accept();
  emit move_requested(row_before_drop(event->position().toPoint()));
}

void TokenList::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  if (model_.rowCount() == 0) {
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8),
                     Qt::AlignTop | Qt::AlignHCenter | Qt::TextWordWrap, empty_text_);
  }
}

void TokenList::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
  QListView::closeEditor(editor, hint);
  emit editing_finished(hint == QAbstractItemDelegate::RevertModelCache);
}

}  // namespace headlight::ui
