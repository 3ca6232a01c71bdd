// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include "ui/document/document.h"
#include "ui/evaluation/evaluation_runner.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// The centre of the window: the heatmaps of the selection's stage for the selection's heads, drawn
/// anew whenever a result arrives. It outlines the hovered or locked cell in every head, tells the
/// cell's stages in a tip, and takes clicks, keys, zooming and panning.
class HeatmapPanel : public QWidget {
  Q_OBJECT

 public:
  HeatmapPanel(Document& document, Selection& selection, EvaluationRunner& runner, QWidget* parent = nullptr);

  /// "en" or "zh_CN": the language of titles and axis titles in the figure.
  void set_language(const QString& language);
  /// With reduced motion changed cells do not flash.
  void set_reduced_motion(bool reduced);

 private:
  Document& document_;
  Selection& selection_;
  EvaluationRunner& runner_;
  QString language_ = QStringLiteral("en");
  bool reduced_motion_ = false;
};

}  // namespace headlight::ui
