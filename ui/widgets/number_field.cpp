// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_field.h"

#include <QKeyEvent>

#include "ui/words/number_entry.h"

namespace headlight::ui {

NumberField::NumberField(QWidget* parent) : QLineEdit(parent) {
  setAlignment(Qt::AlignRight);
  setMaxLength(longest_number_text);
  connect(this, &QLineEdit::textEdited, this, &NumberField::cleared);
}

void NumberField::allow_nothing(const QString& placeholder) {
  may_be_nothing_ = true;
  setPlaceholderText(placeholder);
}

void NumberField::set_nothing() {
  nothing_ = true;
  restore();
}

void NumberField::set_value(double value) {
  value_ = value;
  nothing_ = false;
  if (!isModified() || !hasFocus()) {
    restore();
  }
}

bool NumberField::take() {
  commit(true);
  return !isModified();
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    commit(true);
    event->accept();
  } else if (event->key() == Qt::Key_Escape && isModified()) {
    restore();
    emit cleared();
    event->accept();
  } else {
    QLineEdit::keyPressEvent(event);
  }
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
    commit(false);
  }
}

void NumberField::commit(bool keep_wrong_text) {
  if (!isModified()) {
    return;
  }
  if (may_be_nothing_ && text().trimmed().isEmpty()) {
    set_nothing();
    emit cleared();
    emit emptied();
    return;
  }
  const tl::expected<double, QString> number = parse_number(text());
  if (!number && keep_wrong_text) {
    emit refused(number.error());
    return;
  }
  const bool is_new = number && (nothing_ || *number != value_);
  if (number) {
    value_ = *number;
    nothing_ = false;
  }
  restore();
  emit cleared();
  if (is_new) {
    emit committed(*number);
  }
}

void NumberField::restore() {
  setText(nothing_ ? QString() : exact_text(value_));
  setCursorPosition(0);  // a long number shows its beginning
  setModified(false);
}

}  // namespace headlight::ui
