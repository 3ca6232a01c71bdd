// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/classroom/prediction.h"
#include "ui/heatmap/heatmap_canvas.h"

class QLineEdit;

namespace headlight::ui {

/// "0.5 (+0.28)": a guess and what was missing to the number.
QString guess_and_difference(double guess, double number, int decimals);

/// Lies upon the heatmap during a prediction. While asking it takes guesses in the cells themselves: a click
/// or a typed digit opens a field in the cell, Enter, Tab and the arrow keys lead to the next one; where the
/// strongest is asked for, a click or Enter chooses. After the reveal it marks what is right (a tick)
/// and wrong (a cross, with the guess and the difference where there is room).
class GuessLayer : public QWidget {
  Q_OBJECT

 public:
  /// `keys` is the widget that has the keyboard while the heatmap is used.
  GuessLayer(PredictionRound& round, Selection& selection, HeatmapCanvas& canvas, QWidget& keys);

 signals:
  /// A sentence on why a typed guess is no number.
  void refused(const QString& message);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void take_round();
  void take_click(const std::optional<PanelCell>& cell);
  bool take_key(QKeyEvent& event);
  void open(const StageCell& cell, const QString& text);
  /// Whether the field could be left: what stands in it is a number or nothing.
  bool close_field();
  void take_field_away();
  void go_on(int rows, int columns);
  void place_field();

  QRectF rect_of(const StageCell& cell) const;
  enum class Mark { right, wrong, strongest };
  void draw_label(QPainter& painter, const QRectF& cell, Qt::Alignment where, const QString& text) const;
  void draw_mark(QPainter& painter, const QRectF& cell, Mark mark) const;
  void draw_guess(QPainter& painter, const StageCell& cell, const QRectF& rect) const;

  PredictionRound& round_;
  Selection& selection_;
  HeatmapCanvas& canvas_;
  QWidget& keys_;
  QPointer<QLineEdit> field_;
  StageCell field_cell_;
};

}  // namespace headlight::ui
