// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/figure/figure_layout.h"

namespace headlight::ui {

/// Finds what a figure's layout is made of: the size of text, cells and labels, the number of panels
/// a row, and the widths of everything around the cells. All lengths in pixels.
class FigureFit {
 public:
  FigureFit(const Figure& figure, const MeasuredLabels& rows, const MeasuredLabels& columns,
            const LayoutSpace& space);

  /// Widths of what stands around and between the panels.
  struct Surroundings {
    double left = 0.0;    ///< up to the first panel
    double right = 0.0;   ///< from the last panel
    double top = 0.0;     ///< down to the first panel
    double bottom = 0.0;  ///< from the last panel
    double column_gap = 0.0;
    double row_gap = 0.0;
  };

  const Figure& figure() const { return figure_; }
  const LayoutSpace& space() const { return space_; }
  const Surroundings& around() const { return around_; }
  /// The size of plain text.
  double em() const { return em_; }
  double pad() const { return 0.8 * em_; }
  int panel_count() const { return static_cast<int>(std::max<std::size_t>(1, figure_.panels.size())); }
  int grid_columns() const { return grid_columns_; }
  int grid_rows() const { return (panel_count() + grid_columns_ - 1) / grid_columns_; }
  int angle() const { return angle_; }
  double label_pixels() const { return label_pixels_; }
  double cell_width() const { return cell_width_; }
  double cell_height() const { return cell_height_; }
  double panel_width() const;
  double panel_height() const;

  const TextBlock& title() const { return title_; }
  const TextBlock& row_title() const { return row_title_; }
  const TextBlock& column_title() const { return column_title_; }
  const TextBlock& bar_title() const { return bar_title_; }
  /// What stands beside rows that see nothing: the words, or a mark where words would take the heatmaps'
  /// room.
  const QString& row_note() const { return row_note_; }
  /// Explains the mark, once for all heatmaps; empty where the words stand beside the rows.
  const TextBlock& note_legend() const { return note_legend_; }
  /// The title of a panel, broken into lines no wider than a panel and a little more.
  TextBlock head_title(std::size_t panel) const;

  QFont font(double pixels) const { return figure_font(figure_.font_family, pixels); }
  double label_gap() const { return 0.5 * em_; }
  /// The longest a line of a label may be before it is broken or elided.
  double longest_row_label() const;
  double longest_column_label() const;
  /// The lines that longer labels are broken into at most.
  int row_lines() const;
  int column_lines() const;
  double row_label_extent() const;
  double column_label_extent() const;
  double notes_extent() const { return notes_extent_; }
  bool has_bars() const;
  bool has_own_bars() const { return has_bars() && !figure_.shared_range; }
  double bar_width() const;
  double bar_labels_width(int panel) const;
  double least_bar_height() const { return 5.0 * em_; }
  ColorScale scale_of(int panel) const;
  /// How many rows of panels are seen at once: as many share a colour bar and the title of their rows.
  int rows_seen() const;

 private:
  void fit();
  void choose_notes();
  double pixels_of(double millimetres) const;
  void set_text_size(double shrink);
  bool choose_grid();
  void choose_labels();
  void fit_cells();
  Surroundings surroundings(double cell_width) const;
  double overhang(double cell_width) const;
  TextBlock head_title(std::size_t panel, double room) const;
  double head_titles_height(double room) const;
  double natural_cell() const;
  double natural_side() const;
  double bar_extent(int panel) const;
  bool labels_fit() const;
  int lines_within(double pitch, double pixels) const;
  double column_pitch() const;
  int row_lines_wanted(double pixels) const;
  int column_lines_wanted(double pixels) const;
  bool is_cut(double pixels) const;
  void fit_title(TextBlock& title, const QString& text, double pixels, double room) const;
  void fit_titles();
  double natural_width() const;
  double natural_height() const;

  const Figure& figure_;
  const MeasuredLabels& rows_;
  const MeasuredLabels& columns_;
  const LayoutSpace& space_;
  double row_count_;     ///< at least 1
  double column_count_;  ///< at least 1
  bool ordinal_columns_;

  double em_ = 12.0;
  TextBlock title_;
  TextBlock row_title_;
  TextBlock column_title_;
  TextBlock bar_title_;
  std::vector<double> head_title_widths_;
  std::vector<double> bar_labels_widths_;
  bool marks_only_ = false;  ///< beside rows that see nothing
  QString row_note_;
  TextBlock note_legend_;
  double notes_extent_ = 0.0;

  int grid_columns_ = 1;
  int angle_ = 0;
  double label_pixels_ = 12.0;
  int row_lines_ = 1;
  int column_lines_ = 1;
  Surroundings around_;
  double room_width_ = 0.0;
  double room_height_ = 0.0;
  double cell_width_ = 1.0;
  double cell_height_ = 1.0;
};

}  // namespace headlight::ui
