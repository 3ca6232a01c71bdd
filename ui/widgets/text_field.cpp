// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_field.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMimeData>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/words/shown_text.h"

namespace headlight::ui {

namespace {

/// A paragraph is laid out anew at every key; this many emoji take half a second.
constexpr qsizetype longest_paragraph = 10'000;
constexpr qsizetype longest_editable = 100'000;

bool takes_long(const QString& text) {
  if (text.size() > longest_editable) {
    return true;
  }
  const QList<QStringView> paragraphs = QStringView(text).split(u'\n');
  return std::any_of(paragraphs.begin(), paragraphs.end(),
                     [](QStringView paragraph) { return paragraph.size() > longest_paragraph; });
}

}  // namespace

TextField::TextField(QWidget* parent) : QPlainTextEdit(parent) {
  connect(this, &QPlainTextEdit::textChanged, this, &TextField::edited);
}

QString TextField::value() const {
  // Unlike `toPlainText`, which makes plain spaces of those that do not break.
  return whole_ ? *whole_ : document()->toRawText().replace(QChar::ParagraphSeparator, QChar::LineFeed);
}

void TextField::set_value(const QString& text) {
  if (text != value()) {
    display(text);
  }
}

void TextField::display(const QString& text) {
  const QSignalBlocker blocker(this);
  const bool whole = !takes_long(text);
  whole_ = whole ? std::nullopt : std::optional(text);
  setReadOnly(!whole);
  if (whole) {
    setPlainText(text);
    return;
  }
  const QString note =
      tr("(This text has %1 characters, too many to be edited here. It is kept whole. Select all "
         "and press Delete to empty the field.)")
          .arg(QLocale().toString(text.size()));
  setPlainText(shown_text(text, longest_line) + QStringLiteral("\n\n") + note);
}

void TextField::replace_whole(const QString& text) {
  display(text);
  emit edited();
}

bool TextField::has_all_selected() const {
  return textCursor().selectionEnd() - textCursor().selectionStart() == document()->characterCount() - 1;
}

bool TextField::canInsertFromMimeData(const QMimeData* source) const {
  // Qt 6.4 looks at the first format of a clipboard that has none.
  return source != nullptr && source->hasText() && QPlainTextEdit::canInsertFromMimeData(source);
}

void TextField::insertFromMimeData(const QMimeData* source) {
  if (source == nullptr || !source->hasText()) {
    return;
  }
  const QString pasted = source->text();
  if (whole_) {
    if (has_all_selected()) {
      replace_whole(pasted);
    }
    return;
  }
  const QTextCursor cursor = textCursor();
  QString text = value();
  text.replace(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart(), pasted);
  if (takes_long(text)) {
    replace_whole(text);
  } else {
    QPlainTextEdit::insertFromMimeData(source);
  }
}

QMimeData* TextField::createMimeDataFromSelection() const {
  if (!whole_ || !has_all_selected()) {
    return QPlainTextEdit::createMimeDataFromSelection();
  }
  auto* const copied = new QMimeData;
  copied->setText(*whole_);
  return copied;
}

void TextField::keyPressEvent(QKeyEvent* event) {
  const bool deletes = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
  if (whole_ && has_all_selected() && (deletes || event->matches(QKeySequence::Cut))) {
    if (!deletes) {
      copy();
    }
    replace_whole(QString());
  } else if (whole_ && event->matches(QKeySequence::Paste)) {
    insertFromMimeData(QGuiApplication::clipboard()->mimeData());
  } else {
    QPlainTextEdit::keyPressEvent(event);
  }
}

}  // namespace headlight::ui
