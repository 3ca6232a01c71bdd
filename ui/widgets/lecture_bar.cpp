// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lecture_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>

#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

LectureBar::LectureBar(QWidget* parent) : QWidget(parent) {}

void LectureBar::set_heading(QWidget* heading) {
  heading_ = heading;
  renew_fonts();
}

QWidget* LectureBar::new_text(const char* name) {
  area_ = new QScrollArea(this);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setWidgetResizable(true);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->setFocusPolicy(Qt::NoFocus);
  area_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  area_->viewport()->setAutoFillBackground(false);
  text_ = new QLabel(area_);
  text_->setObjectName(QLatin1StringView(name));
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  text_->setAutoFillBackground(false);
  area_->setWidget(text_);
  text_->setAutoFillBackground(false);
  renew_fonts();
  return area_;
}

void LectureBar::write(const QString& text) {
  text_->setText(shown_text(text, 2 * longest_reading));
  fit_text();
}

void LectureBar::fit_text() {
  if (area_ == nullptr) {
    return;
  }
  // The picture above keeps its place whatever the text says; a long text scrolls.
  constexpr int least_lines = 3;
  constexpr int most_lines = 6;
  const int line = fontMetrics().lineSpacing();
  const int needed = text_->heightForWidth(area_->width());
  area_->setFixedHeight(std::clamp(needed, least_lines * line, most_lines * line));
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
  fit_text();
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

void LectureBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit_text();
}

void LectureBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    renew_fonts();
  }
  QWidget::changeEvent(event);
}

}  // namespace headlight::ui
