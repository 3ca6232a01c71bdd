// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/heatmap_cells.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

#include "ui/words/fixed_number.h"

namespace headlight::ui {

namespace {

enum class CellKind { plain, hidden, concealed, broken };

CellKind kind_of(const HeatmapCells& cells, Index row, Index column) {
  return cells.is_hidden(row, column)                  ? CellKind::hidden
         : cells.is_concealed(row, column)             ? CellKind::concealed
         : std::isfinite((*cells.values)(row, column)) ? CellKind::plain
                                                       : CellKind::broken;
}

QRgb color_of(const HeatmapCells& cells, Index row, Index column) {
  switch (kind_of(cells, row, column)) {
    case CellKind::hidden:
    case CellKind::concealed: return cells.theme.hidden_ground.rgb();
    case CellKind::broken: return cells.theme.broken_ground.rgb();
    case CellKind::plain: break;
  }
  return cells.colors->color(cells.scale.position((*cells.values)(row, column)));
}

/// The hatching's colours along one line of pixels: they repeat, and shift by one from line to line.
std::vector<QRgb> hatch_period(const HeatmapCells& cells, const HeatmapPixels& pixels) {
  const int period = std::max(3, static_cast<int>(std::lround(pixels.hatch_pitch * std::numbers::sqrt2)));
  std::vector<QRgb> colors;
  for (int i = 0; i < period; ++i) {
    // Coverage of a line through 0, measured across it.
    const double distance = std::min(i, period - i) / std::numbers::sqrt2;
    const double coverage = std::clamp(pixels.hatch_width / 2.0 + 0.5 - distance, 0.0, 1.0);
    const auto mix = [&](int under, int over) {
      return static_cast<int>(std::lround(under + (over - under) * coverage));
    };
    const QColor& under = cells.theme.hidden_ground;
    const QColor& over = cells.theme.hidden_line;
    colors.push_back(
        qRgb(mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue())));
  }
  return colors;
}

/// What marks a cell that is no number where the word does not fit: × for NaN, ▲ and ▼ for infinities.
bool sign_covers(double value, double x, double y) {
  if (std::isnan(value)) {
    return std::abs(std::abs(x) - std::abs(y)) < 0.09 && std::abs(x) < 0.36;
  }
  const double up = value > 0.0 ? -y : y;
  return up > -0.26 && up < 0.3 && std::abs(x) < (0.3 - up) * 0.6;
}

/// A dot for a concealed cell in which a question mark does not fit.
bool dot_covers(double x, double y) { return std::hypot(x, y) < 0.2; }

template <typename Covers>
void draw_sign(QImage& image, const QRect& cell, QRgb color, Covers covers) {
  for (int y = cell.top(); y <= cell.bottom(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = cell.left(); x <= cell.right(); ++x) {
      const double side = std::min(cell.width(), cell.height());
      if (covers((x + 0.5 - cell.left() - cell.width() / 2.0) / side,
                 (y + 0.5 - cell.top() - cell.height() / 2.0) / side)) {
        line[x] = color;
      }
    }
  }
}

/// One pixel a cell, then scaled: averaged where cells are smaller than a pixel, crisp elsewhere.
QImage render_averaged(const HeatmapCells& cells, const HeatmapPixels& pixels) {
  const Index rows = pixels.rows.count();
  const Index columns = pixels.columns.count();
  QImage small(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_RGB32);
  const std::vector<QRgb> hatch = hatch_period(cells, pixels);
  const int period = static_cast<int>(hatch.size());
  for (Index r = 0; r < rows; ++r) {
    auto* line = reinterpret_cast<QRgb*>(small.scanLine(static_cast<int>(r)));
    const int y = pixels.rows.begin(r);
    for (Index c = 0; c < columns; ++c) {
      const Index row = pixels.rows.first() + r;
      const Index column = pixels.columns.first() + c;
      line[c] = cells.is_hidden(row, column)
                    ? hatch[static_cast<std::size_t>((pixels.columns.begin(c) + y) % period)]
                    : color_of(cells, row, column);
    }
  }
  const int width = pixels.columns.pixels();
  const int height = pixels.rows.pixels();
  if (width < columns) {
    small = small.scaled(width, small.height(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  }
  if (height < rows) {
    small = small.scaled(small.width(), height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  }
  return small.scaled(width, height, Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

class Renderer {
 public:
  Renderer(QImage& image, const HeatmapCells& cells, const HeatmapPixels& pixels)
      : cells_(cells),
        pixels_(pixels),
        hatch_(hatch_period(cells, pixels)),
        image_(image),
        ground_(cells.theme.ground.alpha() == 255 ? cells.theme.ground.rgb() : 0U),
        line_(static_cast<std::size_t>(pixels.columns.pixels()), 0U) {}

  void run(const NumberGlyphs* numbers) {
    for (Index r = 0; r < pixels_.rows.count(); ++r) {
      fill_row(r);
    }
    draw_marks(numbers);
  }

 private:
  /// Begin and end of a cell without the gap after it (the last one has none).
  int end(const CellStretch& stretch, Index i) const {
    return i + 1 < stretch.count() ? std::max(stretch.begin(i) + 1, stretch.end(i) - pixels_.gap)
                                   : stretch.end(i);
  }
  QRect rect(Index r, Index c) const {
    return {QPoint(pixels_.columns.begin(c), pixels_.rows.begin(r)),
            QPoint(end(pixels_.columns, c) - 1, end(pixels_.rows, r) - 1)};
  }

  void fill_row(Index r) {
    const int top = pixels_.rows.begin(r);
    const int bottom = end(pixels_.rows, r);
    const Index row = pixels_.rows.first() + r;
    bool any_hidden = false;
    std::fill(line_.begin(), line_.end(), ground_);
    for (Index c = 0; c < pixels_.columns.count(); ++c) {
      const Index column = pixels_.columns.first() + c;
      any_hidden = any_hidden || cells_.is_hidden(row, column);
      std::fill(line_.begin() + pixels_.columns.begin(c), line_.begin() + end(pixels_.columns, c),
                color_of(cells_, row, column));
    }
    for (int y = top; y < bottom; ++y) {
      std::memcpy(image_.scanLine(y), line_.data(), line_.size() * sizeof(QRgb));
    }
    for (int y = bottom; y < pixels_.rows.end(r); ++y) {
      auto* line = reinterpret_cast<QRgb*>(image_.scanLine(y));
      std::fill(line, line + line_.size(), ground_);
    }
    if (any_hidden) {
      hatch_row(row, top, bottom);
    }
  }

  void hatch_row(Index row, int top, int bottom) {
    const int period = static_cast<int>(hatch_.size());
    for (int y = top; y < bottom; ++y) {
      auto* line = reinterpret_cast<QRgb*>(image_.scanLine(y));
      for (Index c = 0; c < pixels_.columns.count(); ++c) {
        if (cells_.is_hidden(row, pixels_.columns.first() + c)) {
          int phase = (pixels_.columns.begin(c) + y) % period;
          for (int x = pixels_.columns.begin(c); x < end(pixels_.columns, c); ++x) {
            line[x] = hatch_[static_cast<std::size_t>(phase)];
            phase = phase + 1 == period ? 0 : phase + 1;
          }
        }
      }
    }
  }

  /// Makes room for a number, centred at `centre`.
  void clear_hatching(QRect room, QPoint centre, const QRect& cell) {
    room.moveCenter(centre);
    room &= cell;
    for (int y = room.top(); y <= room.bottom(); ++y) {
      auto* const line = reinterpret_cast<QRgb*>(image_.scanLine(y));
      std::fill(line + room.left(), line + room.right() + 1, cells_.theme.hidden_ground.rgb());
    }
  }

  void draw_marks(const NumberGlyphs* numbers) {
    for (Index r = 0; r < pixels_.rows.count(); ++r) {
      const Index row = pixels_.rows.first() + r;
      const int y = static_cast<int>(std::lround(pixels_.rows.centre(r) - pixels_.gap / 2.0));
      for (Index c = 0; c < pixels_.columns.count(); ++c) {
        const Index column = pixels_.columns.first() + c;
        const CellKind kind = kind_of(cells_, row, column);
        const bool let_through = cells_.is_let_through(row, column);
        if ((kind == CellKind::hidden && !let_through) ||
            ((kind == CellKind::plain || let_through) && numbers == nullptr)) {
          continue;
        }
        const double value = (*cells_.values)(row, column);
        const FixedNumber text(value, cells_.decimals);
        const std::string_view signs = kind == CellKind::concealed ? "?" : text.signs();
        const bool fits = numbers != nullptr &&
                          (kind == CellKind::plain || numbers->width(signs) < 0.95 * pixels_.columns.pitch());
        if (let_through && !fits) {
          continue;
        }
        if (fits) {
          const int x = static_cast<int>(std::lround(pixels_.columns.centre(c) - pixels_.gap / 2.0));
          const bool white = kind == CellKind::plain
                                 ? cells_.colors->is_text_white(cells_.scale.position(value))
                                 : cells_.theme.text.lightness() > 128;
          if (let_through) {
            clear_hatching(
                QRect(0, 0, numbers->width(signs) + numbers->pixel_size() / 2, numbers->pixel_size()), {x, y},
                rect(r, c));
          }
          numbers->draw(image_, QPoint(x, y), signs, white);
        } else {
          draw_sign(image_, rect(r, c), cells_.theme.text.rgb(), [&](double across, double down) {
            return kind == CellKind::concealed ? dot_covers(across, down) : sign_covers(value, across, down);
          });
        }
      }
    }
  }

  const HeatmapCells& cells_;
  const HeatmapPixels& pixels_;
  std::vector<QRgb> hatch_;
  QImage& image_;
  QRgb ground_;
  std::vector<QRgb> line_;
};

}  // namespace

QImage render_cells(const HeatmapCells& cells, const HeatmapPixels& pixels, const NumberGlyphs* numbers) {
  if (pixels.rows.count() == 0 || pixels.columns.count() == 0) {
    return {};
  }
  const bool opaque = cells.theme.ground.alpha() == 255;
  QImage image(pixels.columns.pixels(), pixels.rows.pixels(),
               opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
  render_cells_into(image, cells, pixels, numbers);
  return image;
}

void render_cells_into(QImage& image, const HeatmapCells& cells, const HeatmapPixels& pixels,
                       const NumberGlyphs* numbers) {
  if (pixels.rows.pitch() >= 1.0 && pixels.columns.pitch() >= 1.0) {
    Renderer(image, cells, pixels).run(numbers);
    return;
  }
  const QImage averaged = render_averaged(cells, pixels).convertToFormat(QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y) {
    std::memcpy(image.scanLine(y), averaged.constScanLine(y),
                static_cast<std::size_t>(image.width()) * sizeof(QRgb));
  }
}

}  // namespace headlight::ui
