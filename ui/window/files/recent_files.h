// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "ui/window/services/settings.h"

namespace headlight::ui {

/// The files last opened or saved, newest first, each once.
class RecentFiles : public QObject {
  Q_OBJECT

 public:
  static constexpr int capacity = 10;

  explicit RecentFiles(Settings& settings, QObject* parent = nullptr);

  const QStringList& paths() const { return paths_; }
  /// Puts a file first; a relative path is taken from the current folder.
  void add(const QString& path);
  void remove(const QString& path);
  void clear();

 signals:
  void changed();

 private:
  void store();

  Settings& settings_;
  QStringList paths_;
};

}  // namespace headlight::ui
