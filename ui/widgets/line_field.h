// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <optional>

namespace headlight::ui {

/// A field for a line of text. One that is longer than fits in is kept whole and shown by its beginning; it
/// can be emptied, but not be edited in part. What is too long to be pasted is told and cut.
class LineField : public QLineEdit {
  Q_OBJECT

 public:
  explicit LineField(QWidget* parent = nullptr);

  QString value() const { return whole_.value_or(text()); }
  void set_value(const QString& value);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  std::optional<QString> whole_;  ///< of a text that is shown by its beginning
};

}  // namespace headlight::ui
