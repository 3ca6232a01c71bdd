// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/label_field.h"

#include <QHBoxLayout>

namespace headlight::ui {

LabelField::LabelField(const QString& name, const QString& what, QWidget* parent)
    : QWidget(parent), shown_(new QCheckBox(this)), text_(new LineField(this)) {
  setObjectName(name);
  shown_->setObjectName(name + QStringLiteral("Shown"));
  shown_->setToolTip(tr("Whether the picture has it"));
  shown_->setAccessibleName(tr("Show: %1").arg(what));
  shown_->setChecked(true);
  text_->setObjectName(name + QStringLiteral("Text"));
  text_->setClearButtonEnabled(true);
  text_->setAccessibleName(what);
  text_->setToolTip(tr("Your own words instead of the grey ones"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(shown_);
  row->addWidget(text_, 1);
  connect(shown_, &QCheckBox::toggled, text_, &QWidget::setEnabled);
  connect(shown_, &QCheckBox::toggled, this, &LabelField::changed);
  connect(text_, &QLineEdit::textChanged, this, &LabelField::changed);
}

void LabelField::set_value(const std::optional<QString>& value) {
  shown_->setChecked(!value || !value->isEmpty());
  text_->set_value(value.value_or(QString()));
}

std::optional<QString> LabelField::value() const {
  if (!shown_->isChecked()) {
    return QString();
  }
  return text_->value().isEmpty() ? std::nullopt : std::optional(text_->value());
}

}  // namespace headlight::ui
