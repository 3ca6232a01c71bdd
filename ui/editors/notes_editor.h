// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/text_field.h"

namespace headlight::ui {

/// Edits the title and the notes of the experiment, in the language of the window where they have one
/// text per language. What is typed between two visits of a field is one undo step.
class NotesEditor : public QWidget {
  Q_OBJECT

 public:
  /// `language` is the window's: "en" or "zh_CN".
  NotesEditor(Document& document, const QString& language, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void show_texts();
  void change_title();
  void change_notes();
  /// The language to write in: "" where the text is the same in every language.
  std::string language_for(const LocalizedText& text) const;

  Document& document_;
  std::string language_;
  LineField* title_;
  TextField* notes_;
  Gesture gesture_ = 0;
};

}  // namespace headlight::ui
