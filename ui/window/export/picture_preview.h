// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTimer>
#include <QWidget>

#include "ui/figure/figure_file.h"

namespace headlight::ui {

/// Shows a picture as it will be in its file, scaled to fit, on a sheet that tells what is transparent.
class PicturePreview : public QWidget {
  Q_OBJECT

 public:
  explicit PicturePreview(QWidget* parent = nullptr);

  /// Draws another picture soon; of several in a row only the last.
  void set_picture(const Picture& picture);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void draw();

  Picture picture_;
  QImage image_;
  QString failure_;
  QTimer delay_;
};

}  // namespace headlight::ui
