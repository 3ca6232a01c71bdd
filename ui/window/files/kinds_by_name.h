// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileIconProvider>
#include <QMimeDatabase>

namespace headlight::ui {

/// Tells file dialogs the kind of a file by its name. Qt's own looks into every file of a folder, in the
/// window's thread, and waits for those that never end, such as some under /proc.
class KindsByName : public QFileIconProvider {
 public:
  QString type(const QFileInfo& file) const override {
    return file.isFile() ? QMimeDatabase().mimeTypeForFile(file, QMimeDatabase::MatchExtension).comment()
                         : QFileIconProvider::type(file);
  }
};

}  // namespace headlight::ui
