// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_file.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <cmath>

#include "ui/document/replace_file.h"
#include "ui/figure/figure_renderer.h"
#include "ui/figure/lengths.h"
#include "ui/figure/pdf_writer.h"
#include "ui/figure/picture_memory.h"
#include "ui/figure/picture_room.h"
#include "ui/figure/png_writer.h"
#include "ui/figure/svg_writer.h"

namespace headlight::ui {

namespace {

constexpr int most_pixels_a_side = 32767;
constexpr double most_pixels = 500e6;
/// What the coordinates of vector formats are counted in.
constexpr double vector_units_per_inch = 1200.0;

struct FigureFileWords {
  Q_DECLARE_TR_FUNCTIONS(FigureFile)
};

FigureTheme theme_of(const Picture& picture) {
  FigureTheme theme = picture.options.background == Background::theme ? picture.theme : FigureTheme::light();
  if (picture.options.background == Background::transparent) {
    theme.ground = Qt::transparent;
  }
  return theme;
}

/// A figure laid out for a resolution, off screen.
class OffscreenFigure {
 public:
  OffscreenFigure(const Picture& picture, double pixels_per_inch) : renderer_(plot_, Medium::paper) {
    renderer_.set_resolution(pixels_per_inch);
    renderer_.set_theme(theme_of(picture));
    renderer_.set_figure(picture.figure);
    const auto pixels = [&](const std::optional<double>& millimetres) {
      return millimetres ? std::optional(std::max(
                               1.0, std::round(*millimetres / millimetres_per_inch * pixels_per_inch)))
                         : std::nullopt;
    };
    size_ = renderer_.fix_size(pixels(picture.options.width_mm), pixels(picture.options.height_mm));
  }

  QSizeF size() const { return size_; }
  void paint(QPaintDevice& device) {
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmNoCaching);
    plot_.toPainter(&painter, static_cast<int>(size_.width()), static_cast<int>(size_.height()));
  }

 private:
  QCustomPlot plot_;
  FigureRenderer renderer_;
  QSizeF size_;
};

/// Why a picture of that size is refused.
std::optional<QString> size_problem(QSizeF size) {
  if (size.width() <= most_pixels_a_side && size.height() <= most_pixels_a_side &&
      size.width() * size.height() <= most_pixels) {
    return std::nullopt;
  }
  return FigureFileWords::tr(
             "The picture would have %1 × %2 pixels; at most %3 a side and %4 million in all are "
             "possible. Choose fewer dots per inch or a smaller size.")
      .arg(QString::number(size.width(), 'f', 0), QString::number(size.height(), 'f', 0),
           QString::number(most_pixels_a_side), QString::number(most_pixels / 1e6));
}

tl::expected<QImage, QString> image_of(OffscreenFigure& figure, const Picture& picture) {
  if (const auto problem = size_problem(figure.size())) {
    return tl::unexpected(*problem);
  }
  const bool opaque = theme_of(picture).ground.alpha() == 255;
  QImage image = new_picture_image(figure.size().toSize(),
                                   opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
  if (image.isNull()) {
    return tl::unexpected(FigureFileWords::tr("There is not enough memory for a picture of %1 × %2 pixels.")
                              .arg(QString::number(figure.size().width(), 'f', 0),
                                   QString::number(figure.size().height(), 'f', 0)));
  }
  if (!opaque) {
    image.fill(Qt::transparent);
  }
  figure.paint(image);
  const int dots_per_metre =
      static_cast<int>(std::lround(picture.options.dpi / millimetres_per_inch * 1000.0));
  image.setDotsPerMeterX(dots_per_metre);
  image.setDotsPerMeterY(dots_per_metre);
  return image;
}

QByteArray svg_of(OffscreenFigure& figure, const Picture& picture) {
  SvgWriter svg(figure.size().toSize(), vector_units_per_inch,
                picture.options.svg_text ? SvgTextKind::words : SvgTextKind::outlines);
  figure.paint(svg);
  return svg.svg(picture.figure->title);
}

QByteArray pdf_of(OffscreenFigure& figure, const Picture& picture) {
  PdfWriter pdf(figure.size().toSize(), vector_units_per_inch);
  figure.paint(pdf);
  return pdf.pdf(picture.figure->title);
}

}  // namespace

std::optional<PictureFormat> picture_format(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QStringLiteral("png")) {
    return PictureFormat::png;
  }
  if (ending == QStringLiteral("svg")) {
    return PictureFormat::svg;
  }
  if (ending == QStringLiteral("pdf")) {
    return PictureFormat::pdf;
  }
  return std::nullopt;
}

QSize picture_size(const Picture& picture) {
  return OffscreenFigure(picture, picture.options.dpi).size().toSize();
}

tl::expected<QImage, QString> picture_image(const Picture& picture) {
  if (const auto problem = room_problem(*picture.figure, picture.options)) {
    return tl::unexpected(*problem);
  }
  OffscreenFigure figure(picture, picture.options.dpi);
  return image_of(figure, picture);
}

tl::expected<QByteArray, QString> picture_bytes(const Picture& picture, PictureFormat format) {
  if (const auto problem = room_problem(*picture.figure, picture.options)) {
    return tl::unexpected(*problem);
  }
  OffscreenFigure figure(picture, format == PictureFormat::png ? picture.options.dpi : vector_units_per_inch);
  QByteArray bytes;
  if (format == PictureFormat::png) {
    const auto image = image_of(figure, picture);
    if (!image) {
      return tl::unexpected(image.error());
    }
    bytes = encode_png(*image, picture.options.dpi);
  } else if (format == PictureFormat::svg) {
    bytes = svg_of(figure, picture);
  } else {
    bytes = pdf_of(figure, picture);
  }
  if (bytes.isEmpty()) {
    return tl::unexpected(FigureFileWords::tr("There is not enough memory to write the picture."));
  }
  return bytes;
}

tl::expected<void, QString> save_picture(const Picture& picture, const QString& path, PictureFormat format) {
  const tl::expected<QByteArray, QString> bytes = picture_bytes(picture, format);
  if (!bytes) {
    return tl::unexpected(bytes.error());
  }
  const std::string_view whole(bytes->constData(), static_cast<std::size_t>(bytes->size()));
  if (const std::optional<QString> reason = replace_file(path, whole)) {
    return tl::unexpected(
        FigureFileWords::tr("Cannot write %1: %2").arg(QDir::toNativeSeparators(path), *reason));
  }
  return {};
}

}  // namespace headlight::ui
