// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/number_glyphs.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/figure/figure_text.h"

namespace headlight::ui {

namespace {

constexpr std::string_view signs_drawn = "0123456789.-eiNa? ";

/// `ink` over an opaque pixel, each channel rounded to the nearest. Two channels at a time and without
/// branches, so that compilers make vectors of it: v / 255 = (v + 128 + (v + 128) / 256) / 256.
QRgb blend(QRgb under, QRgb ink, unsigned coverage) {
  const auto mixed = [&](unsigned below, unsigned above) {
    const unsigned sum = below * (255U - coverage) + above * coverage + 0x800080U;
    return (sum + ((sum >> 8U) & 0xff00ffU)) >> 8U & 0xff00ffU;
  };
  return 0xff000000U | mixed(under & 0xff00ffU, ink & 0xff00ffU) |
         mixed(under >> 8U & 0xffU, ink >> 8U & 0xffU) << 8U;
}

QChar character(char sign) {
  return sign == '-' ? QChar(0x2212) : sign == 'i' ? QChar(0x221E) : QChar(QLatin1Char(sign));
}

}  // namespace

NumberGlyphs::NumberGlyphs(const QString& family, int pixel_size)
    : family_(family), pixel_size_(pixel_size), middle_(0) {
  const QFont font = figure_font(family, pixel_size);
  const QFontMetricsF metrics(font);
  double digit_advance = 0.0;
  for (char digit = '0'; digit <= '9'; ++digit) {
    digit_advance = std::max(digit_advance, metrics.horizontalAdvance(character(digit)));
  }
  for (const char sign : signs_drawn) {
    Glyph& glyph = glyphs_[slot(sign)];
    const bool is_digit = sign >= '0' && sign <= '9';
    const double natural = metrics.horizontalAdvance(character(sign));
    glyph.advance = std::max(1, static_cast<int>(std::lround(is_digit ? digit_advance : natural)));
    const int margin = 2;
    const int above = static_cast<int>(std::ceil(metrics.ascent())) + margin;
    QImage image(glyph.advance + 2 * margin + pixel_size / 4,
                 above + static_cast<int>(std::ceil(metrics.descent())) + margin, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(QPointF(margin + (glyph.advance - natural) / 2.0, above), character(sign));
    painter.end();
    // What is not black.
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
      for (int x = 0; x < image.width(); ++x) {
        if (qGreen(line[x]) != 0) {
          ink |= QRect(x, y, 1, 1);
        }
      }
    }
    glyph.width = ink.width();
    glyph.height = ink.height();
    glyph.left = ink.left() - margin;
    glyph.top = ink.top() - above;
    glyph.coverage.reserve(static_cast<std::size_t>(ink.width() * ink.height()));
    for (int y = ink.top(); y <= ink.bottom(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
      for (int x = ink.left(); x <= ink.right(); ++x) {
        glyph.coverage.push_back(static_cast<unsigned char>(qGreen(line[x])));
      }
    }
  }
  const Glyph& zero = glyphs_[slot('0')];
  middle_ = -(zero.top + zero.height / 2);
}

std::size_t NumberGlyphs::slot(char sign) {
  if (sign >= '0' && sign <= '9') {
    return static_cast<std::size_t>(sign - '0');
  }
  switch (sign) {
    case '.': return 10;
    case '-': return 11;
    case 'e': return 12;
    case 'i': return 13;
    case 'N': return 14;
    case 'a': return 15;
    case '?': return 16;
    default: return 17;
  }
}

const NumberGlyphs::Glyph& NumberGlyphs::glyph(char sign) const { return glyphs_[slot(sign)]; }

int NumberGlyphs::width(std::string_view signs) const {
  int width = 0;
  for (const char sign : signs) {
    width += glyph(sign).advance;
  }
  return width;
}

void NumberGlyphs::draw(QImage& image, QPoint centre, std::string_view signs, bool white) const {
  int pen = centre.x() - width(signs) / 2;
  const int baseline = centre.y() + middle_;
  const int stride = static_cast<int>(image.bytesPerLine() / 4);
  auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
  const QRgb ink = white ? 0xffffffU : 0U;
  for (const char sign : signs) {
    const Glyph& g = glyph(sign);
    const int left = pen + g.left;
    const int top = baseline + g.top;
    const int x0 = std::max(0, -left);
    const int x1 = std::min(g.width, image.width() - left);
    const int y0 = std::max(0, -top);
    const int y1 = std::min(g.height, image.height() - top);
    for (int y = y0; y < y1; ++y) {
      const unsigned char* coverage = g.coverage.data() + y * g.width;
      QRgb* line = pixels + static_cast<std::ptrdiff_t>(top + y) * stride + left;
      for (int x = x0; x < x1; ++x) {
        line[x] = blend(line[x], ink, coverage[x]);
      }
    }
    pen += g.advance;
  }
}

}  // namespace headlight::ui
