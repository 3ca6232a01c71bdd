// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_page.h"

#include <QPainter>

#include "ui/lesson/sanitize_svg.h"
#include "ui/look/theme.h"
#include "ui/words/shown_text.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

LessonPage::LessonPage(LessonSession& session, const QString& language, QWidget* parent)
    : QWidget(parent), session_(session), language_(language.toStdString()) {
  setObjectName(QStringLiteral("lessonPage"));
  picture_.setAspectRatioMode(Qt::KeepAspectRatio);
  connect(&session_, &LessonSession::moved, this, &LessonPage::renew);
  renew();
}

void LessonPage::renew() {
  const LessonStep* const step = session_.present();
  const headlight::LessonPicture* const picture = session_.picture();
  picture_.load(picture != nullptr ? sanitize_svg(QByteArray::fromStdString(text_in(picture->svg, language_)))
                                   : QByteArray());
  const QString title = step != nullptr ? utf8_text(text_in(step->title, language_)) : QString();
  words_ = picture != nullptr && !picture_.isValid() ? tr("This picture cannot be drawn.")
                                                     : shown_text(title, longest_line);
  setAccessibleName(words_);
  update();
}

void LessonPage::paintEvent(QPaintEvent* /*event*/) {
  constexpr int margin = 24;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRect area = rect().adjusted(margin, margin, -margin, -margin);
  if (picture_.isValid()) {
    const QSizeF size = picture_.viewBoxF().size().scaled(area.size(), Qt::KeepAspectRatio);
    QRectF card(QPointF(), size);
    card.moveCenter(QRectF(area).center());
    painter.fillRect(card, Qt::white);  // what pictures are made for
    picture_.render(&painter, card);
    return;
  }
  constexpr double widest_line = 40.0;  // ems
  painter.setFont(font_at(font(), TypeStep::title));
  painter.setPen(palette().color(QPalette::WindowText));
  QRect column = area;
  column.setWidth(qMin(area.width(), static_cast<int>(widest_line * painter.fontMetrics().height())));
  column.moveCenter(area.center());
  painter.drawText(column, Qt::AlignCenter | Qt::TextWordWrap, words_);
}

}  // namespace headlight::ui
