// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QWidget>
#include <optional>

#include "ui/widgets/line_field.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

/// A label of a picture: absent (the default, shown as placeholder), one's own, or switched off ("").
class LabelField : public QWidget {
  Q_OBJECT

 public:
  explicit LabelField(const QString& name, const QString& what, QWidget* parent = nullptr);

  void set_default(const QString& text) { text_->setPlaceholderText(shown_text(text, longest_line)); }
  void set_value(const std::optional<QString>& value);
  std::optional<QString> value() const;

 signals:
  void changed();

 private:
  QCheckBox* shown_;
  LineField* text_;
};

}  // namespace headlight::ui
