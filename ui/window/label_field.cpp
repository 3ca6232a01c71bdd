// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/label_field.h"

#include <QHBoxLayout>

namespace headlight::ui {

LabelField::LabelField(const QString& name, QWidget* parent)
    : QWidget(parent), shown_(new QCheckBox(this)), text_(new QLineEdit(this)) {
  setObjectName(name);
  shown_->setObjectName(name + QStringLiteral("Shown"));
  shown_->setToolTip(tr("Show it"));
  shown_->setAccessibleName(tr("Show it"));
  shown_->setChecked(true);
  text_->setObjectName(name + QStringLiteral("Text"));
  text_->setClearButtonEnabled(true);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(shown_);
  row->addWidget(text_, 1);
  setFocusProxy(text_);
  connect(shown_, &QCheckBox::toggled, text_, &QWidget::setEnabled);
  connect(shown_, &QCheckBox::toggled, this, &LabelField::changed);
  connect(text_, &QLineEdit::textChanged, this, &LabelField::changed);
}

void LabelField::set_value(const std::optional<QString>& value) {
  shown_->setChecked(!value || !value->isEmpty());
  text_->setText(value.value_or(QString()));
}

std::optional<QString> LabelField::value() const {
  if (!shown_->isChecked()) {
    return QString();
  }
  return text_->text().isEmpty() ? std::nullopt : std::optional(text_->text());
}

}  // namespace headlight::ui
