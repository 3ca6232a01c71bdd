// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QMap>
#include <QStringList>

namespace headlight::ui {

/// Docks and tool bars that are put out of sight for a while and come back as they were: those that were
/// shown, the ones in front of others, and their widths. It knows them by name, since a change of language
/// makes them anew. (QMainWindow::restoreState would take the whole layout apart meanwhile, docks that float
/// or are just being moved included, and was seen to crash.)
class PutAside {
 public:
  /// Notes what is shown now.
  void remember(const QMainWindow& window);
  /// Hides all docks and tool bars.
  static void hide(const QMainWindow& window);
  /// Shows what was noted.
  void show_again(QMainWindow& window) const;

 private:
  QStringList shown_;
  QStringList in_front_;
  QMap<QString, int> widths_;
};

}  // namespace headlight::ui
