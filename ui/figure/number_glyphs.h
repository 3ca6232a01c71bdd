// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <array>
#include <string_view>
#include <vector>

namespace headlight::ui {

/// The signs of numbers rendered once at one size, to be copied into pixels. Their advances are whole
/// pixels, digits all the same.
class NumberGlyphs {
 public:
  NumberGlyphs(const QString& family, int pixel_size);

  const QString& family() const { return family_; }
  int pixel_size() const { return pixel_size_; }
  /// The length in pixels of a number's signs (see FixedNumber).
  int width(std::string_view signs) const;
  /// Blends `signs` in black or white into a 32-bit image, centred at `centre`.
  void draw(QImage& image, QPoint centre, std::string_view signs, bool white) const;

 private:
  struct Glyph {
    int advance = 0;
    int width = 0;  ///< of the coverage
    int height = 0;
    int left = 0;  ///< from the pen's place
    int top = 0;   ///< from the baseline, downwards
    std::vector<unsigned char> coverage;
  };
  const Glyph& glyph(char sign) const;
  static std::size_t slot(char sign);

  QString family_;
  int pixel_size_;
  int middle_;  ///< of the digits above the baseline
  std::array<Glyph, 18> glyphs_;
};

}  // namespace headlight::ui
