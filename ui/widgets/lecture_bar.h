// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace headlight::ui {

/// What the bars below the heatmap share that a class reads along: a heading, a text that keeps its room
/// whatever it says, and quiet buttons, all of which grow with the font.
class LectureBar : public QWidget {
  Q_OBJECT

 public:
  explicit LectureBar(QWidget* parent = nullptr);

 protected:
  void set_heading(QWidget* heading);
  /// What the text stands in, plain and wrapped; called once.
  QWidget* new_text(const char* name);
  void write(const QString& text);
  /// A button of a symbol; `text` is its name and tip.
  QToolButton* add_button(QHBoxLayout& row, const char* name, const QString& symbol, const QString& text);
  /// A button of words that opens a menu.
  QToolButton* add_menu_button(QHBoxLayout& row, const char* name, const QString& tip);
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void renew_fonts();
  void fit_text();

  QWidget* heading_ = nullptr;
  QScrollArea* area_ = nullptr;
  QLabel* text_ = nullptr;
  std::vector<QToolButton*> buttons_;
};

}  // namespace headlight::ui
