// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QVariantAnimation>
#include <QWidget>
#include <vector>

namespace headlight::ui {

/// An outline: a dark line with a light rim, which reads on every palette. The rim lies outside the
/// rectangle, the line within; around small ones all lies outside.
struct Outline {
  QRect rect;
  int width = 1;  ///< of the dark line, in pixels
  friend bool operator==(const Outline&, const Outline&) = default;
};

/// Lies upon the heatmaps, transparent for the pointer, and draws outlines only. When they change,
/// only what differs is painted anew.
class HeatmapOverlay : public QWidget {
  Q_OBJECT

 public:
  explicit HeatmapOverlay(QWidget* parent = nullptr);

  void set_outlines(std::vector<Outline> outlines);
  const std::vector<Outline>& outlines() const { return outlines_; }

  /// Outlines cells that changed, fading once within 200 ms.
  void flash(std::vector<QRect> cells);
  /// What is flashing at present.
  const std::vector<QRect>& flashing() const { return flashing_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<Outline> outlines_;
  std::vector<QRect> flashing_;
  QVariantAnimation fade_;
};

}  // namespace headlight::ui
