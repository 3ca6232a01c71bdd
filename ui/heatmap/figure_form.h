// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>
#include <optional>

#include "ui/document/document.h"
#include "ui/figure/color_range.h"
#include "ui/heatmap/view_writer.h"
#include "ui/selection/selection.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace headlight::ui {

/// The choices about a figure beside its palette: range, numbers, decimals, colour bar. Opens below
/// the figure bar.
class FigureForm : public QFrame {
  Q_OBJECT

 public:
  FigureForm(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Tells the colour range on the screen, where an own one begins; without it at 0 to 1.
  void set_shown_range(std::function<std::optional<ColorRange>()> shown_range);

 signals:
  /// What was typed as an end of the range is no number; the old one was kept. A sentence.
  void refused(const QString& sentence);

 private:
  void build();
  void fill_words();
  void renew();
  void renew_heads();
  void connect_controls();
  /// One end of an own range, and the other.
  struct OwnEnd {
    double FigureOptions::*number;
    double FigureOptions::*other;
    bool FigureOptions::*is_automatic;
    bool FigureOptions::*other_is_automatic;
  };
  void write_own_end(QLineEdit& field, OwnEnd end);

  Document& document_;
  Selection& selection_;
  ViewWriter writer_;
  QCheckBox* reversed_;
  QComboBox* range_;
  std::function<std::optional<ColorRange>()> shown_range_;
  QWidget* own_;             ///< the two fields
  bool own_chosen_ = false;  ///< kept here too, since ends of 0 and 1 are not told from 0 to 1 in a view
  QLineEdit* low_;
  QLineEdit* high_;
  QCheckBox* per_head_;
  QComboBox* numbers_;
  QSpinBox* decimals_;
  QCheckBox* colorbar_;
};

}  // namespace headlight::ui
