// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/recent_files.h"

#include <QFileInfo>

namespace headlight::ui {

RecentFiles::RecentFiles(Settings& settings, QObject* parent)
    : QObject(parent), settings_(settings), paths_(settings.recent_files()) {
  paths_.removeDuplicates();
  paths_.removeAll(QString());
  paths_ = paths_.mid(0, capacity);
}

void RecentFiles::add(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  paths_.removeAll(absolute);
  paths_.prepend(absolute);
  paths_ = paths_.mid(0, capacity);
  store();
}

void RecentFiles::remove(const QString& path) {
  if (paths_.removeAll(path) > 0) {
    store();
  }
}

void RecentFiles::clear() {
  if (!paths_.isEmpty()) {
    paths_.clear();
    store();
  }
}

void RecentFiles::store() {
  settings_.set_recent_files(paths_);
  emit changed();
}

}  // namespace headlight::ui
