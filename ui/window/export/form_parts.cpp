// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export/form_parts.h"

#include <QFormLayout>
#include <QLabel>

#include "ui/look/theme.h"

namespace headlight::ui {

void add_heading(QFormLayout& form, const QString& text) {
  constexpr int space_above = 10;
  auto* const heading = new QLabel(text, form.parentWidget());
  heading->setFont(font_at(form.parentWidget()->font(), TypeStep::heading));
  if (form.rowCount() > 0) {
    heading->setContentsMargins(0, space_above, 0, 0);
  }
  form.addRow(heading);
}

QComboBox* new_choice_box(QWidget* parent, const QString& name) {
  auto* const box = new QComboBox(parent);
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  return box;
}

}  // namespace headlight::ui
