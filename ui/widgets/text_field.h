// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <optional>

namespace headlight::ui {

/// A field for a text of several lines and of any length. One that would take long to lay out is kept whole
/// and shown by its beginning; it can be replaced, copied and emptied, but not be edited in part.
class TextField : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit TextField(QWidget* parent = nullptr);

  QString value() const;
  /// Shows another text, without `edited`.
  void set_value(const QString& text);

 signals:
  /// Someone changed the text.
  void edited();

 protected:
  bool canInsertFromMimeData(const QMimeData* source) const override;
  void insertFromMimeData(const QMimeData* source) override;
  QMimeData* createMimeDataFromSelection() const override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void display(const QString& text);
  void replace_whole(const QString& text);
  bool has_all_selected() const;

  std::optional<QString> whole_;  ///< of a text that is shown by its beginning
};

}  // namespace headlight::ui
