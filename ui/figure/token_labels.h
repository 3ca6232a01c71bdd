// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>
#include <QStringList>
#include <vector>

#include "ui/figure/glyph_outlines.h"

namespace headlight::ui {

/// The labels of an axis with their lengths, measured once for all sizes.
class MeasuredLabels {
 public:
  MeasuredLabels() = default;
  MeasuredLabels(const QStringList& labels, const QString& family);

  int count() const { return static_cast<int>(visible_.size()); }
  const QStringList& originals() const { return originals_; }
  const QString& family() const { return family_; }
  /// What is drawn for a label (control characters made visible).
  const QString& visible(int index) const { return visible_[index]; }
  /// Length in multiples of the font's pixel size.
  double length(int index) const { return lengths_[static_cast<std::size_t>(index)]; }
  double longest() const { return longest_; }

 private:
  QStringList originals_;
  QString family_;
  QStringList visible_;
  std::vector<double> lengths_;
  double longest_ = 0.0;
};

/// Where and how the labels of one side of a panel are drawn.
struct LabelAxis {
  enum class Side { left, bottom };
  Side side = Side::left;
  QRectF area;              ///< touches the panel, less a gap; labels end at its inner edge
  double font_pixels = 12;  ///< of the font
  double longest = 0.0;     ///< longer labels are broken, in pixels
  int most_lines = 1;       ///< of those; what does not fit into them is elided
  int angle = 0;            ///< of labels below columns: 0, 45 or 90 degrees
};

/// Labels of the rows or columns that a panel shows, `first` … first + count − 1 (fractions where
/// cut by the zoom), spread over `begin` … `end` in pixels.
struct LabelSpan {
  double first = 0.0;
  double count = 0.0;
  double begin = 0.0;
  double end = 0.0;
  double pitch() const { return count > 0.0 ? (end - begin) / count : 0.0; }
  double centre(int index) const { return begin + (index + 0.5 - first) * pitch(); }
};

/// The height of a label of so many lines, in font sizes.
double label_block_height(int lines);

/// Every how many labels one is drawn so that they stay apart: 1, 2, 5, 10, 20 …
int label_step(const LabelAxis& axis, const LabelSpan& span, const MeasuredLabels& labels);

/// Where the label `index` is drawn (the box around it where it is turned); empty where it is left
/// out or out of view.
QRectF label_box(const LabelAxis& axis, const LabelSpan& span, const MeasuredLabels& labels, int index);

void draw_labels(QPainter& painter, const LabelAxis& axis, const LabelSpan& span,
                 const MeasuredLabels& labels, const QColor& color, GlyphOutlines& outlines);

}  // namespace headlight::ui
