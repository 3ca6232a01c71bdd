// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/picture_room.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/figure/figure_layout.h"
#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

struct PictureRoomWords {
  Q_DECLARE_TR_FUNCTIONS(PictureRoom)
};

/// Fine enough for lengths not to depend on it.
constexpr double pixels_per_inch = 1200.0;
constexpr double pixels_per_millimetre = pixels_per_inch / millimetres_per_inch;
constexpr double least_heatmap_millimetres = 4.0;
constexpr double largest_millimetres = 10'000.0;

using Length = std::optional<double>;

/// Tries sizes in millimetres.
class Room {
 public:
  explicit Room(const Figure& figure)
      : figure_(figure),
        rows_(figure.row_labels, figure.font_family),
        columns_(figure.column_labels, figure.font_family) {}

  bool is_enough(Length width, Length height) const {
    const auto pixels = [](Length millimetres) {
      return millimetres ? Length(std::round(*millimetres * pixels_per_millimetre)) : std::nullopt;
    };
    const LayoutSpace space{.width = pixels(width),
                            .height = pixels(height),
                            .pixels_per_inch = pixels_per_inch,
                            .medium = Medium::paper};
    const FigureLayout layout = layout_figure(figure_, rows_, columns_, space);
    constexpr double slack = 0.3 * pixels_per_millimetre;  // whole pixels of many parts
    if (layout.size.width() > space.width.value_or(layout.size.width()) + slack ||
        layout.size.height() > space.height.value_or(layout.size.height()) + slack) {
      return false;
    }
    // A bar of the least height may be higher than what is left below the title.
    const QRectF page(QPointF(0.0, 0.0), layout.size);
    for (const ColorBarLayout& bar : layout.bars) {
      const double reach = 0.4 * bar.font_pixels;
      const QRectF ticks = bar.bar.adjusted(0.0, -reach, bar.font_pixels, reach);
      if (!page.contains(ticks) ||
          std::any_of(layout.texts.begin(), layout.texts.end(), [&](const PlacedText& text) {
            return text.role == TextRole::title && text.box().intersects(ticks);
          })) {
        return false;
      }
    }
    constexpr double least = least_heatmap_millimetres * pixels_per_millimetre;
    return std::all_of(layout.panels.begin(), layout.panels.end(), [](const PanelLayout& panel) {
      return panel.cells.width() >= least && panel.cells.height() >= least;
    });
  }

  /// The least whole number of millimetres, from `from` on, that is enough as `size` makes one of it.
  template <typename Size>
  double least(double from, Size size) const {
    double enough = std::ceil(from);
    double too_small = from;
    while (enough < largest_millimetres && !is_enough_for(size(enough))) {
      too_small = enough;
      enough = std::ceil(1.3 * enough);
    }
    while (enough - too_small > 1.0) {
      const double middle = std::floor((too_small + enough) / 2.0);
      (is_enough_for(size(middle)) ? enough : too_small) = middle;
    }
    return enough;
  }

 private:
  bool is_enough_for(const std::pair<Length, Length>& size) const {
    return is_enough(size.first, size.second);
  }

  const Figure& figure_;
  MeasuredLabels rows_;
  MeasuredLabels columns_;
};

QString millimetres(double length) { return QString::number(length, 'g', 6); }

}  // namespace

std::optional<QString> room_problem(const Figure& figure, const FigureOptions& options) {
  const Length width = options.width_mm;
  const Length height = options.height_mm;
  if (!width && !height) {
    return std::nullopt;
  }
  const Room room(figure);
  if (room.is_enough(width, height)) {
    return std::nullopt;
  }
  if (!height) {
    const double needed = room.least(*width, [](double w) { return std::pair(Length(w), Length()); });
    return PictureRoomWords::tr("A picture %1 mm wide has no room for its heatmaps; it needs at least %2 mm.")
        .arg(millimetres(*width), millimetres(needed));
  }
  if (!width) {
    const double needed = room.least(*height, [](double h) { return std::pair(Length(), Length(h)); });
    return PictureRoomWords::tr("A picture %1 mm high has no room for its heatmaps; it needs at least %2 mm.")
        .arg(millimetres(*height), millimetres(needed));
  }
  // One side alone where that is enough, else both.
  double needed_width = *width;
  double needed_height = *height;
  constexpr double ample_millimetres = 1000.0;
  if (room.is_enough(std::max(*width, ample_millimetres), height)) {
    needed_width = room.least(*width, [&](double w) { return std::pair(Length(w), height); });
  } else if (room.is_enough(width, std::max(*height, ample_millimetres))) {
    needed_height = room.least(*height, [&](double h) { return std::pair(width, Length(h)); });
  } else {
    needed_width = room.least(*width, [](double w) { return std::pair(Length(w), Length()); });
    needed_height = room.least(*height, [&](double h) { return std::pair(Length(needed_width), Length(h)); });
  }
  return PictureRoomWords::tr(
             "A picture of %1 × %2 mm has no room for its heatmaps; it needs at least %3 × %4 mm.")
      .arg(millimetres(*width), millimetres(*height), millimetres(needed_width), millimetres(needed_height));
}

}  // namespace headlight::ui
