// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <vector>

namespace headlight::ui {

/// The layout of a plot whose axis rects stand where the owner says.
class PlacedPanels : public QCPLayout {
 public:
  /// `place` is called whenever the plot is laid out.
  explicit PlacedPanels(std::function<void()> place) : place_(std::move(place)) {}
  ~PlacedPanels() override { clear(); }

  void add(QCPLayoutElement* element);

  int elementCount() const override { return static_cast<int>(elements_.size()); }
  QCPLayoutElement* elementAt(int index) const override;
  QCPLayoutElement* takeAt(int index) override;
  bool take(QCPLayoutElement* element) override;
  QList<QCPLayoutElement*> elements(bool recursive) const override;

 protected:
  void updateLayout() override { place_(); }

 private:
  std::function<void()> place_;
  std::vector<QCPLayoutElement*> elements_;
};

/// Something drawn on a plot's layer by a function.
class DrawnLayer : public QCPLayerable {
 public:
  DrawnLayer(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> draw)
      : QCPLayerable(plot, layer), draw_(std::move(draw)) {}

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
  void draw(QCPPainter* painter) override { draw_(*painter); }

 private:
  std::function<void(QCPPainter&)> draw_;
};

}  // namespace headlight::ui
