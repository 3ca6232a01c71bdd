// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QPainterPath>
#include <QPointF>
#include <QString>
#include <memory>
#include <vector>

#include "ui/figure/vector_device.h"

namespace headlight::ui {

class PdfEngine;

/// Something to paint on that becomes a PDF file of one page. Text is written with `draw_pdf_text` in fonts
/// that hold the glyphs of this file and know for each what was typed, which no writer can that knows only
/// the glyphs of a font: a conjunct or a ligature is several characters, and some glyphs are several's.
/// Clips are ignored.
class PdfWriter : public VectorDevice {
 public:
  /// A page of whole units, so many to an inch.
  PdfWriter(QSize size, double units_per_inch);
  ~PdfWriter() override;
  PdfWriter(const PdfWriter&) = delete;
  PdfWriter& operator=(const PdfWriter&) = delete;

  /// The file, once painting has ended.
  QByteArray pdf(const QString& title) const;

  QPaintEngine* paintEngine() const override;

 private:
  std::unique_ptr<PdfEngine> engine_;
};

/// What cannot be divided of a line. Lengths in the painter's units.
struct PdfGlyphs {
  QString text;  ///< what was typed
  QString face;
  QPainterPath outline;  ///< about `origin`, y downwards; empty where an image is drawn
  double pixel_size = 12.0;
  QPointF origin;  ///< on the baseline, at the left
  double advance = 0.0;
};

/// Whether `painter` paints on a PdfWriter.
bool takes_pdf_text(const QPainter& painter);
/// Writes one line from left to right. Only where `takes_pdf_text`.
void draw_pdf_text(QPainter& painter, const std::vector<PdfGlyphs>& line, const QColor& color);

}  // namespace headlight::ui
