// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export/picture_preview.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/accessible_role.h"

namespace headlight::ui {

namespace {

constexpr int margin = 16;
constexpr int delay_milliseconds = 40;

/// The squares that stand for "nothing is drawn here".
void draw_transparency(QPainter& painter, const QRect& sheet) {
  constexpr int square = 8;
  painter.fillRect(sheet, QColor(255, 255, 255));
  for (int y = 0; y < sheet.height(); y += square) {
    for (int x = (y / square) % 2 * square; x < sheet.width(); x += 2 * square) {
      painter.fillRect(QRect(sheet.left() + x, sheet.top() + y, square, square).intersected(sheet),
                       QColor(226, 228, 232));
    }
  }
}

}  // namespace

PicturePreview::PicturePreview(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("picturePreview"));
  set_accessible_role(*this, QAccessible::Graphic);
  setAccessibleName(tr("Preview of the picture"));
  setMinimumSize(240, 200);
  delay_.setSingleShot(true);
  delay_.setInterval(delay_milliseconds);
  connect(&delay_, &QTimer::timeout, this, &PicturePreview::draw);
}

void PicturePreview::set_picture(const Picture& picture) {
  picture_ = picture;
  delay_.start();
}

QSize PicturePreview::sizeHint() const { return {600, 480}; }

void PicturePreview::resizeEvent(QResizeEvent* event) {
  delay_.start();
  QWidget::resizeEvent(event);
}

void PicturePreview::draw() {
  if (!picture_.figure) {
    return;
  }
  // The same picture at a lower resolution: what is laid out in millimetres stays where it is.
  const QSizeF room = QSizeF(size().shrunkBy(QMargins(margin, margin, margin, margin))) * devicePixelRatioF();
  const QSizeF full(picture_size(picture_));
  const double scale = std::min({1.0, room.width() / full.width(), room.height() / full.height()});
  Picture small = picture_;
  small.options.dpi = std::max(1, static_cast<int>(picture_.options.dpi * scale));
  if (auto image = picture_image(small)) {
    image_ = *std::move(image);
    failure_.clear();
  } else {
    image_ = QImage();
    failure_ = image.error();
  }
  update();
}

void PicturePreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!failure_.isEmpty()) {
    painter.drawText(rect().marginsRemoved(QMargins(margin, margin, margin, margin)),
                     Qt::AlignCenter | Qt::TextWordWrap, failure_);
    return;
  }
  if (image_.isNull()) {
    return;
  }
  const QSize room = size().shrunkBy(QMargins(margin, margin, margin, margin));
  QSize sheet_size = (QSizeF(image_.size()) / devicePixelRatioF()).toSize();
  if (sheet_size.width() > room.width() || sheet_size.height() > room.height()) {
    sheet_size.scale(room, Qt::KeepAspectRatio);
  }
  QRect sheet(QPoint(), sheet_size);
  sheet.moveCenter(rect().center());
  draw_transparency(painter, sheet);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(sheet, image_);
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawRect(sheet.adjusted(-1, -1, 0, 0));
}

}  // namespace headlight::ui
