// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <vector>

namespace headlight::ui {

/// Where a window's docks stand: the editors on the left, the others as tabs on the right. The picture
/// between them keeps more than half of the width, whatever was remembered from a wider screen; where both
/// sides would become too narrow for that, all share one place as tabs.
class DockLayout : public QObject {
  Q_OBJECT

 public:
  explicit DockLayout(QMainWindow& window);

  /// The docks, again after they were built anew.
  void set_docks(QDockWidget* editors, const std::vector<QDockWidget*>& others);
  /// Puts all docks where they belong, as wide as fits.
  void reset();
  void reset_widths();
  /// Keeps the widths within their limits.
  void limit();

 private:
  void place();
  bool takes_width(const QDockWidget* dock) const;
  bool has_two_sides() const;
  int room(bool two_sides) const;
  void join_sides();

  QMainWindow& window_;
  QPointer<QDockWidget> editors_;
  std::vector<QPointer<QDockWidget>> others_;
};

}  // namespace headlight::ui
