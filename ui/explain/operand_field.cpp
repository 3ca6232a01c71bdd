// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/operand_field.h"

#include <QKeyEvent>
#include <QTextEdit>
#include <algorithm>

#include "ui/widgets/change_of_window.h"
#include "ui/widgets/number_field.h"

namespace headlight::ui {

OperandField::OperandField(QTextEdit& view) : view_(view) {}

bool OperandField::is_open() const { return field_ != nullptr; }

void OperandField::open(const Address& address, double value, const QString& words, const QRect& number) {
  address_ = address;
  field_ = new NumberField(view_.viewport());
  field_->setObjectName(QStringLiteral("operandField"));
  field_->setAccessibleName(words);
  field_->setToolTip(tr("Another number for this operand; Enter takes it, Esc leaves it as it was"));
  field_->set_value(value);
  field_->installEventFilter(this);
  place(number);
  connect(field_, &NumberField::committed, this, [this](double entered_number) {
    const Address at = address_;
    close();
    emit entered(at, entered_number);
  });
  connect(field_, &NumberField::refused, this, &OperandField::refused);
  connect(field_, &NumberField::cleared, this, [this] {
    emit refused(QString());
    // Once it has told a number it took; else the number stayed what it was.
    QMetaObject::invokeMethod(
        this,
        [this, field = field_] {
          if (field_ && field == field_ && !field_->isModified()) {
            close();
          }
        },
        Qt::QueuedConnection);
  });
  field_->selectAll();
  field_->show();
  field_->setFocus(Qt::OtherFocusReason);
}

void OperandField::place(const QRect& number) {
  if (!field_) {
    return;
  }
  if (number.isEmpty()) {
    close();
    return;
  }
  constexpr int room = 6;
  const QSize size(std::max(number.width() + 2 * room, 12 * view_.fontMetrics().averageCharWidth()),
                   field_->sizeHint().height());
  const int left = std::clamp(number.left() - room, 0, std::max(0, view_.viewport()->width() - size.width()));
  field_->setGeometry(QRect(QPoint(left, number.center().y() - size.height() / 2), size));
}

void OperandField::close() {
  if (NumberField* const field = field_) {
    field_.clear();
    const bool had_focus = field->hasFocus();
    field->removeEventFilter(this);
    field->disconnect(this);
    if (had_focus) {
      view_.setFocus(Qt::OtherFocusReason);
    }
    field->hide();
    field->deleteLater();
    emit refused(QString());
  }
}

bool OperandField::eventFilter(QObject* object, QEvent* event) {
  if (field_ && object == field_) {
    if (event->type() == QEvent::KeyPress) {
      const int key = static_cast<QKeyEvent*>(event)->key();
      const bool leaves =
          key == Qt::Key_Escape || ((key == Qt::Key_Return || key == Qt::Key_Enter) && !field_->isModified());
      if (leaves) {
        close();
        return true;
      }
    } else if (event->type() == QEvent::FocusOut && !is_change_of_window(*event) &&
               static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
      // After the field has taken what stands in it.
      QMetaObject::invokeMethod(
          this,
          [this, field = field_] {
            if (field == field_) {
              close();
            }
          },
          Qt::QueuedConnection);
    }
  }
  return QObject::eventFilter(object, event);
}

}  // namespace headlight::ui
