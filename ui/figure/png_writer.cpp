// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/png_writer.h"

#include <png.h>

#include <QtEndian>
#include <cmath>
#include <cstring>
#include <vector>

namespace headlight::ui {

namespace {

constexpr double inches_per_metre = 1.0 / 0.0254;

void append(png_structp png, png_bytep data, png_size_t size) {
  auto* const bytes = static_cast<QByteArray*>(png_get_io_ptr(png));
  bytes->append(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
}

/// Pixels of 0xAARRGGBB as the bytes red, green, blue. `to` has a spare byte at its end.
void to_rgb(const QRgb* from, int count, unsigned char* to) {
  for (int x = 0; x < count; ++x, to += 3) {
    const quint32 bytes = qToBigEndian<quint32>(from[x] << 8);
    std::memcpy(to, &bytes, sizeof bytes);
  }
}

/// Pixels of 0xAARRGGBB as the bytes red, green, blue, alpha.
void to_rgba(const QRgb* from, int count, unsigned char* to) {
  for (int x = 0; x < count; ++x, to += 4) {
    const quint32 bytes = qToBigEndian<quint32>(from[x] << 8 | from[x] >> 24);
    std::memcpy(to, &bytes, sizeof bytes);
  }
}

/// Everything that libpng may leave by a long jump stands here, without objects to destroy. `row` is
/// room for one row of bytes.
bool write_image(png_structp png, png_infop info, const QImage& image, unsigned char* row,
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
  // Heatmaps are flat: the fastest level packs them as well as others do, and filtering rows first
  // takes longer than it saves. A smaller hash table than usual is cleared sooner.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 1);
  png_set_compression_mem_level(png, 7);
  png_set_compression_buffer_size(png, 1 << 18);
  png_write_info(png, info);
  const std::size_t bytes_per_row = static_cast<std::size_t>(image.width()) * sizeof(QRgb);
  for (int y = 0; y < image.height(); ++y) {
    const auto* const pixels = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    // Most rows of a heatmap repeat the one above.
    if (y == 0 || std::memcmp(pixels, image.constScanLine(y - 1), bytes_per_row) != 0) {
      opaque ? to_rgb(pixels, image.width(), row) : to_rgba(pixels, image.width(), row);
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  return true;
}

}  // namespace

QByteArray encode_png(const QImage& source, double dots_per_inch) {
  const QImage image =
      source.format() == QImage::Format_RGB32 ? source : source.convertToFormat(QImage::Format_ARGB32);
  std::vector<unsigned char> row(static_cast<std::size_t>(image.width()) * 4 + 4);
  QByteArray bytes;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png != nullptr ? png_create_info_struct(png) : nullptr;
  if (info != nullptr) {
    png_set_write_fn(png, &bytes, append, nullptr);
    if (!write_image(png, info, image, row.data(), dots_per_inch)) {
      bytes.clear();
    }
  }
  png_destroy_write_struct(&png, &info);
  return bytes;
}

}  // namespace headlight::ui
