// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace headlight::ui {

/// A line for one number, given as a decimal or an expression (`parse_number`). Enter, or leaving the
/// field, commits; what is no number is refused with a sentence, Esc or leaving brings the old value
/// back.
class NumberField : public QLineEdit {
  Q_OBJECT

 public:
  explicit NumberField(QWidget* parent = nullptr);

  double value() const { return value_; }
  /// Takes an empty text too, in which `placeholder` shows.
  void allow_nothing(const QString& placeholder);
  bool is_nothing() const { return nothing_; }
  /// Shows no number, where that is allowed.
  void set_nothing();
  /// Shows another value, unless someone is typing.
  void set_value(double value);
  /// Takes what is typed, as Enter does. Returns whether it is a number.
  bool take();

 signals:
  /// Someone entered another number.
  void committed(double value);
  /// Someone took the number away.
  void emptied();
  /// The text is no number: a sentence that says why.
  void refused(const QString& sentence);
  /// What `refused` said is over.
  void cleared();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void commit(bool keep_wrong_text);
  void restore();

  double value_ = 0.0;
  bool may_be_nothing_ = false;
  bool nothing_ = false;
};

}  // namespace headlight::ui
