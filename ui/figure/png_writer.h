// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace headlight::ui {

/// The bytes of a PNG file that says `dots_per_inch`. 32-bit images; opaque ones are written without
/// an alpha channel. Empty where memory ran out.
QByteArray encode_png(const QImage& image, double dots_per_inch);

}  // namespace headlight::ui
