// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/commit_open_editor.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QLineEdit>

#include "ui/widgets/number_field.h"
#include "ui/widgets/takes_typed.h"

namespace headlight::ui {

namespace {

/// The list or grid that `line` edits a cell of; null where it stands alone.
QAbstractItemView* view_around(const QLineEdit& line) {
  QWidget* const viewport = line.parentWidget();
  auto* const view = viewport == nullptr ? nullptr : qobject_cast<QAbstractItemView*>(viewport->parent());
  return view != nullptr && view->viewport() == viewport ? view : nullptr;
}

bool commit_cell(QAbstractItemView& view, QLineEdit& line) {
  if (!line.hasAcceptableInput()) {
    // The delegate tells why when Enter is pressed.
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(&line, &enter);
    return false;
  }
  QAbstractItemDelegate* const delegate = view.itemDelegate();
  emit delegate->commitData(&line);
  emit delegate->closeEditor(&line);
  return true;
}

bool commit_line(QLineEdit& line) {
  if (auto* const field = qobject_cast<NumberField*>(&line)) {
    return field->take();
  }
  if (auto* const row = dynamic_cast<TakesTyped*>(line.parentWidget())) {
    return row->take_typed();
  }
  if (QAbstractItemView* const view = view_around(line)) {
    return commit_cell(*view, line);
  }
  emit line.editingFinished();
  return true;
}

}  // namespace

bool commit_open_editor(QWidget& window) {
  QGuiApplication::inputMethod()->commit();
  QWidget* const focus = window.focusWidget();
  if (auto* const box = qobject_cast<QAbstractSpinBox*>(focus)) {
    box->interpretText();
  } else if (auto* const line = qobject_cast<QLineEdit*>(focus)) {
    return commit_line(*line);
  }
  return true;
}

}  // namespace headlight::ui
