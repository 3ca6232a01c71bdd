// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "core/explain/derivation.h"

class QRect;
class QTextEdit;

namespace headlight::ui {

class NumberField;

/// The field in which an operand is edited over the text of its derivation. It closes when a number was
/// entered, with Esc, and when the keyboard goes elsewhere, to which it gives the text back.
class OperandField : public QObject {
  Q_OBJECT

 public:
  explicit OperandField(QTextEdit& view);

  /// Edits the operand at an address, which `words` name and which stands at `number` in the viewport.
  void open(const Address& address, double value, const QString& words, const QRect& number);
  void close();
  bool is_open() const;
  bool is_open_at(const Address& address) const { return is_open() && address_ == address; }
  const Address& address() const { return address_; }
  /// Follows the number in the viewport; closes where it is empty.
  void place(const QRect& number);

 signals:
  /// Someone entered another number; the field is closed then.
  void entered(const headlight::Address& address, double number);
  /// What was entered is no number: a sentence that says why; "" when that is over.
  void refused(const QString& sentence);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QTextEdit& view_;
  QPointer<NumberField> field_;
  Address address_;
};

}  // namespace headlight::ui
