// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace headlight::ui {

/// An image whose pixels are not set yet, in large memory pages where the system has them: touching the
/// pages of a picture for the first time otherwise takes as long as drawing it. Null without enough memory.
QImage new_picture_image(QSize size, QImage::Format format);

}  // namespace headlight::ui
