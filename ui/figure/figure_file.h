// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

#include "ui/figure/figure.h"
#include "ui/figure/figure_theme.h"

namespace headlight::ui {

enum class PictureFormat { png, svg, pdf };

/// By the ending of the file's name, in any case.
std::optional<PictureFormat> picture_format(const QString& path);

/// A figure with everything that makes a picture of it. Of `options` the size, the resolution and the
/// background count; the rest went into the figure.
struct Picture {
  std::shared_ptr<const Figure> figure;
  FigureOptions options;
  /// What Background::theme means.
  FigureTheme theme = FigureTheme::light();
};

/// The size in pixels at the picture's resolution: what the options say (100 mm at 300 dpi are 1181
/// pixels), else what the token count asks for.
QSize picture_size(const Picture& picture);

/// The picture in pixels; the reason where its heatmaps would have no room, or where it would be larger than
/// 32767 pixels a side or 500 million pixels in all.
tl::expected<QImage, QString> picture_image(const Picture& picture);

/// The bytes of the picture's file; the reason where there can be none.
tl::expected<QByteArray, QString> picture_bytes(const Picture& picture, PictureFormat format);

/// Writes the picture to a file, which is replaced only once the new one is complete; the reason
/// where that fails.
tl::expected<void, QString> save_picture(const Picture& picture, const QString& path, PictureFormat format);

}  // namespace headlight::ui
