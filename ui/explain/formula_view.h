// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPixmap>
#include <QWidget>
#include <memory>
#include <vector>

#include "core/explain/formula.h"

class QSvgRenderer;

namespace headlight::ui {

/// A formula set in type, drawn in a colour. Its size is that of text in `font`.
class FormulaDrawing {
 public:
  FormulaDrawing(Formula formula, const QColor& ink);
  ~FormulaDrawing();
  FormulaDrawing(FormulaDrawing&& other) noexcept;
  FormulaDrawing& operator=(FormulaDrawing&& other) noexcept;

  /// In logical pixels, and how much of the height lies above the line that text stands on.
  QSizeF size(const QFont& font) const;
  double ascent(const QFont& font) const;
  void draw(QPainter& painter, const QRectF& place);

 private:
  std::unique_ptr<QSvgRenderer> renderer_;
};

/// The same as a picture, crisp at that device pixel ratio.
QPixmap formula_pixmap(Formula formula, const QFont& font, const QColor& ink, qreal device_pixel_ratio);

/// Formulas side by side in the palette's text colour, as large as the widget's font; smaller where the
/// widget is too narrow for them. Screen readers get them as plain text.
class FormulaView : public QWidget {
  Q_OBJECT

 public:
  explicit FormulaView(QWidget* parent = nullptr);

  void set_formulas(std::vector<Formula> formulas);
  const std::vector<Formula>& formulas() const { return formulas_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void renew_drawings();

  std::vector<Formula> formulas_;
  std::vector<FormulaDrawing> drawings_;
};

}  // namespace headlight::ui
