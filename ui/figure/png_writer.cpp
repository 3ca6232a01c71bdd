// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/png_writer.h"

#include <png.h>

#include <cmath>
#include <vector>

namespace headlight::ui {

namespace {

constexpr double inches_per_metre = 1.0 / 0.0254;

void append(png_structp png, png_bytep data, png_size_t size) {
  auto* const bytes = static_cast<QByteArray*>(png_get_io_ptr(png));
  bytes->append(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
}

/// Everything that libpng may leave by a long jump stands here, without objects to destroy.
bool write_image(png_structp png, png_infop info, const QImage& image, png_bytepp rows,
                 double dots_per_inch) {
  if (setjmp(png_jmpbuf(png)) != 0) {
    return false;
  }
  const bool opaque = image.format() == QImage::Format_RGB32;
  png_set_IHDR(png, info, static_cast<png_uint_32>(image.width()), static_cast<png_uint_32>(image.height()),
               8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  const auto dots_per_metre = static_cast<png_uint_32>(std::lround(dots_per_inch * inches_per_metre));
  png_set_pHYs(png, info, dots_per_metre, dots_per_metre, PNG_RESOLUTION_METER);
  // Rows of a heatmap repeat: the difference from the row above is mostly zeros, which the fastest
  // level of zlib packs best and soonest.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_compression_level(png, 1);
  png_set_compression_buffer_size(png, 1 << 18);
  png_write_info(png, info);
  png_set_bgr(png);
  if (opaque) {
    png_set_filler(png, 0, PNG_FILLER_AFTER);
  }
  png_write_image(png, rows);
  png_write_end(png, info);
  return true;
}

}  // namespace

QByteArray encode_png(const QImage& source, double dots_per_inch) {
  static_assert(Q_BYTE_ORDER == Q_LITTLE_ENDIAN, "rows are handed over as blue, green, red, alpha");
  const QImage image =
      source.format() == QImage::Format_RGB32 ? source : source.convertToFormat(QImage::Format_ARGB32);
  std::vector<png_bytep> rows(static_cast<std::size_t>(image.height()));
  for (int y = 0; y < image.height(); ++y) {
    rows[static_cast<std::size_t>(y)] = const_cast<png_bytep>(image.constScanLine(y));
  }
  QByteArray bytes;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png != nullptr ? png_create_info_struct(png) : nullptr;
  if (info != nullptr) {
    png_set_write_fn(png, &bytes, append, nullptr);
    if (!write_image(png, info, image, rows.data(), dots_per_inch)) {
      bytes.clear();
    }
  }
  png_destroy_write_struct(&png, &info);
  return bytes;
}

}  // namespace headlight::ui
