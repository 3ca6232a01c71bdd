// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

#include "core/experiment/figure_options.h"
#include "ui/widgets/number_field.h"

namespace headlight::ui {

/// The rows of a form in which an author chooses palette, colour range and colour bar.
class ColorFields : public QObject {
  Q_OBJECT

 public:
  /// Adds the rows to a form that a widget has already.
  ColorFields(QFormLayout& form, const FigureOptions& options);

  /// Puts what is chosen into the options.
  void write(FigureOptions& options) const;
  /// Whether heads are asked for a range of their own.
  void show_per_head(bool shown);

 signals:
  void changed();

 private:
  void add_palette(const FigureOptions& options);
  void add_range(const FigureOptions& options);
  void add_own_range(const FigureOptions& options);
  QCheckBox* add_check(const QString& text, const QString& name, bool checked);
  void follow_range();

  QFormLayout& form_;
  QComboBox* palette_;
  QCheckBox* reversed_;
  QComboBox* range_;
  QWidget* own_range_;
  NumberField* low_;
  NumberField* high_;
  QCheckBox* per_head_;
  QCheckBox* colorbar_;
};

}  // namespace headlight::ui
