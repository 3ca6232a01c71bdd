// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "ui/document/document.h"
#include "ui/figure/figure.h"
#include "ui/heatmap/view_writer.h"
#include "ui/selection/selection.h"

class QComboBox;
class QToolButton;

namespace headlight::ui {

class FigureForm;

/// How the heatmaps are drawn: the palette, and behind a button the colour range, decimals and
/// numbers in cells. Every choice is written to the experiment's `view` as an edit that can be undone.
class FigureBar : public QWidget {
  Q_OBJECT

 public:
  FigureBar(Document& document, Selection& selection, QWidget* parent = nullptr);

  FigureForm& form() { return *form_; }

  /// Offers, with one click, what suits the numbers of a figure better; nothing for none.
  void advise(const std::shared_ptr<const Figure>& figure);

 signals:
  /// Something typed was refused and the old value kept. A sentence.
  void refused(const QString& sentence);

 private:
  void fill_palettes();
  void renew();
  void open_form();
  void renew_advice();
  void take_advice();

  Document& document_;
  ViewWriter writer_;
  enum class Advice { none, other_palette, other_range };
  Advice advice_ = Advice::none;
  long long beyond_log_scale_ = 0;
  QToolButton* advice_button_;
  QComboBox* palette_;
  QToolButton* more_;
  FigureForm* form_;
};

}  // namespace headlight::ui
