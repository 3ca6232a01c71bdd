// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/lecture_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include "ui/look/icons.h"
#include "ui/look/theme.h"

namespace headlight::ui {

LectureBar::LectureBar(QWidget* parent) : QWidget(parent) {}

void LectureBar::set_heading(QWidget* heading) {
  heading_ = heading;
  renew_fonts();
}

QLabel* LectureBar::new_text(const char* name) {
  text_ = new QLabel(this);
  text_->setObjectName(QLatin1StringView(name));
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  text_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  renew_fonts();
  return text_;
}

QToolButton* LectureBar::add_button(QHBoxLayout& row, const char* name, const QString& symbol,
                                    const QString& text) {
  auto* const button = new QToolButton(this);
  button->setObjectName(QLatin1StringView(name));
  button->setIcon(symbol_icon(symbol));
  button->setAutoRaise(true);
  button->setToolTip(text);
  button->setAccessibleName(text);
  button->setFocusPolicy(Qt::TabFocus);
  row.addWidget(button);
  buttons_.push_back(button);
  renew_fonts();
  return button;
}

QToolButton* LectureBar::add_menu_button(QHBoxLayout& row, const char* name, const QString& tip) {
  auto* const button = new QToolButton(this);
  button->setObjectName(QLatin1StringView(name));
  button->setAutoRaise(true);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::TabFocus);
  button->setMenu(new QMenu(button));
  row.addWidget(button);
  return button;
}

void LectureBar::renew_fonts() {
  if (heading_ != nullptr) {
    QFont heading = font_at(font(), TypeStep::heading);
    heading.setBold(true);
    heading_->setFont(heading);
  }
  if (text_ != nullptr) {
    // The picture above keeps its place whatever the text says.
    constexpr int lines = 3;
    text_->setMinimumHeight(lines * fontMetrics().lineSpacing());
  }
  const int symbol = fontMetrics().height();
  for (QToolButton* const button : buttons_) {
    button->setIconSize({symbol, symbol});
  }
}

void LectureBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().window());
  painter.fillRect(QRect(0, 0, width(), 1), palette().mid());
}

void LectureBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    renew_fonts();
  }
  QWidget::changeEvent(event);
}

}  // namespace headlight::ui
