// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>
#include <tl/expected.hpp>
#include <vector>

#include "ui/figure/figure_file.h"
#include "ui/widgets/label_field.h"
#include "ui/window/export/color_fields.h"

namespace headlight::ui {

/// Everything an author may choose about a picture: the options of the `export` command as fields.
class ExportForm : public QWidget {
  Q_OBJECT

 public:
  ExportForm(const FigureOptions& options, const QString& language, QWidget* parent = nullptr);

  FigureOptions options() const;
  QString language() const { return language_->currentData().toString(); }
  /// The heads that were written, of so many; none where nothing was. A sentence where it names no heads.
  tl::expected<std::vector<HeadIndex>, QString> heads(Index count) const;
  PictureFormat format() const { return format_->currentData().value<PictureFormat>(); }
  void set_format(PictureFormat format);

  /// The words and the size that the picture has where nothing is chosen, and how large it will be; the heads
  /// that it has of so many.
  void show_defaults(const Figure& figure, QSize pixels, Index head_count);

 signals:
  void changed();

 private:
  void add_size(QFormLayout& form, const FigureOptions& options);
  void add_numbers(QFormLayout& form, const FigureOptions& options);
  void add_words(QFormLayout& form, const FigureOptions& options, const QString& language);
  void follow();

  QComboBox* format_;
  QDoubleSpinBox* width_;
  QDoubleSpinBox* height_;
  QSpinBox* dpi_;
  QLabel* pixels_;
  QComboBox* background_;
  QCheckBox* svg_text_;
  ColorFields* colors_;
  QComboBox* annotations_;
  QSpinBox* decimals_;
  QComboBox* language_;
  LabelField* title_;
  LabelField* query_title_;
  LabelField* key_title_;
  LabelField* bar_title_;
  LineField* heads_;
  LineField* head_titles_;
  QCheckBox* own_font_;
  QFontComboBox* font_;
  QDoubleSpinBox* font_scale_;
};

}  // namespace headlight::ui
