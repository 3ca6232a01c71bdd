// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/notes_editor.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/words/utf8_text.h"

namespace headlight::ui {

NotesEditor::NotesEditor(Document& document, const QString& language, QWidget* parent)
    : QWidget(parent),
      document_(document),
      language_(language.toStdString()),
      title_(new LineField(this)),
      notes_(new TextField(this)) {
  setObjectName(QStringLiteral("notesEditor"));
  title_->setObjectName(QStringLiteral("titleField"));
  title_->setPlaceholderText(tr("Shown above the picture"));
  title_->setToolTip(tr("Stands above the picture, on the screen and in files"));
  title_->installEventFilter(this);
  notes_->setObjectName(QStringLiteral("notesField"));
  notes_->setPlaceholderText(tr("What this experiment shows, for whoever opens the file"));
  notes_->setToolTip(tr("Kept in the file; the first line stands below the picture"));
  notes_->setTabChangesFocus(true);
  notes_->installEventFilter(this);
  auto* const title_label = new QLabel(tr("&Title"), this);
  title_label->setBuddy(title_);
  auto* const notes_label = new QLabel(tr("&Notes"), this);
  notes_label->setBuddy(notes_);

  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(12, 12, 12, 12);
  column->setSpacing(6);
  column->addWidget(title_label);
  column->addWidget(title_);
  column->addSpacing(6);
  column->addWidget(notes_label);
  column->addWidget(notes_, 1);

  connect(title_, &QLineEdit::textEdited, this, &NotesEditor::change_title);
  connect(notes_, &TextField::edited, this, &NotesEditor::change_notes);
  connect(&document_, &Document::changed, this, [this](Changes what) {
    if (what & Change::text) {
      show_texts();
    }
  });
  show_texts();
}

bool NotesEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    gesture_ = document_.new_gesture();
  }
  return QWidget::eventFilter(watched, event);
}

void NotesEditor::show_texts() {
  title_->set_value(utf8_text(text_in(document_.experiment()->title, language_)));
  notes_->set_value(utf8_text(text_in(document_.experiment()->notes, language_)));
}

void NotesEditor::change_title() {
  const Experiment& experiment = *document_.experiment();
  document_.apply(tr("Change the title"),
                  edit::set_title(experiment, language_for(experiment.title), title_->value().toStdString()),
                  gesture_);
}

void NotesEditor::change_notes() {
  const Experiment& experiment = *document_.experiment();
  document_.apply(tr("Change the notes"),
                  edit::set_notes(experiment, language_for(experiment.notes), notes_->value().toStdString()),
                  gesture_);
}

std::string NotesEditor::language_for(const LocalizedText& text) const {
  return std::holds_alternative<std::string>(text) ? std::string() : language_;
}

}  // namespace headlight::ui
