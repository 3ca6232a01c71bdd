// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include "ui/document/document.h"

namespace headlight::ui {

/// One part of the scoring panel: a heading, its fields, and below them the sentence of a problem
/// while there is one. Sections renew themselves whenever the experiment or the language changes.
class PanelSection : public QWidget {
  Q_OBJECT

 public:
  explicit PanelSection(Document& document, QWidget* parent = nullptr);

  /// Says it below the fields, until the experiment changes or `clear_problem`.
  void tell_problem(const QString& sentence);
  void clear_problem();

 protected:
  /// Puts the fields under the heading; called once.
  void set_fields(QLayout* fields);
  /// Puts a small control at the end of the heading's line.
  void add_to_heading(QWidget* control);
  void set_heading(const QString& heading) { heading_->setText(heading); }
  /// Shows what the experiment says now, in the present language.
  virtual void renew() = 0;
  /// Applies a result, or tells the problem and shows the present value again.
  void take(const QString& text, const edit::Result& result);
  Document& document() { return document_; }
  const Experiment& experiment() const { return *document_.experiment(); }

 private:
  Document& document_;
  QVBoxLayout* column_;
  QHBoxLayout* heading_row_;
  QLabel* heading_;
  QLabel* problem_;
};

/// A quiet line below a field.
QLabel* new_note(QWidget* parent);

}  // namespace headlight::ui
