// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <optional>

class QFormLayout;

namespace headlight::ui {

/// A heading over the rows that follow.
void add_heading(QFormLayout& form, const QString& text);

/// A box of choices that does not make its form wider.
QComboBox* new_choice_box(QWidget* parent, const QString& name);

/// Adds a choice; `value` absent stands for the default.
template <typename Value>
void add_choice(QComboBox& box, const QString& text, std::optional<Value> value) {
  box.addItem(text, value ? QVariant(static_cast<int>(*value)) : QVariant());
}

template <typename Value>
void choose(QComboBox& box, std::optional<Value> value) {
  box.setCurrentIndex(box.findData(value ? QVariant(static_cast<int>(*value)) : QVariant()));
}

template <typename Value>
std::optional<Value> chosen(const QComboBox& box) {
  const QVariant data = box.currentData();
  return data.isValid() ? std::optional(static_cast<Value>(data.toInt())) : std::nullopt;
}

}  // namespace headlight::ui
