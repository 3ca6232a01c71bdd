// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_field.h"

#include <QKeyEvent>
#include <QToolTip>

#include "ui/words/shown_text.h"

namespace headlight::ui {

namespace {

/// A line is laid out anew at every key; this many emoji take half a second.
constexpr int longest_editable_line = 10'000;

}  // namespace

LineField::LineField(QWidget* parent) : QLineEdit(parent) {
  setMaxLength(longest_editable_line);
  connect(this, &QLineEdit::inputRejected, this, [this] {
    if (text().size() >= longest_editable_line) {
      QToolTip::showText(mapToGlobal(rect().bottomLeft()),
                         tr("No more than %1 characters fit in here.").arg(longest_editable_line), this);
    }
  });
}

void LineField::set_value(const QString& value) {
  const bool whole = value.size() <= longest_editable_line;
  whole_ = whole ? std::nullopt : std::optional(value);
  setReadOnly(!whole);
  if (const QString shown = whole ? value : shown_text(value, longest_line); shown != text()) {
    setText(shown);
  }
}

void LineField::keyPressEvent(QKeyEvent* event) {
  if (whole_ && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
    set_value(QString());
    setModified(true);
    emit textEdited(QString());
    return;
  }
  QLineEdit::keyPressEvent(event);
}

}  // namespace headlight::ui
