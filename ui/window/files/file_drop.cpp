// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

#include "ui/document/path_bytes.h"

namespace headlight::ui {

namespace {

QStringList local_files(const QMimeData& data) {
  QStringList paths;
  for (const QUrl& url : data.urls()) {
    if (url.isLocalFile() && url.host().isEmpty()) {
      // Its bytes: a name need not be UTF-8.
      const QByteArray bytes = QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1());
      paths.append(path_from_bytes({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
    }
  }
  return paths;
}

}  // namespace

FileDrop::FileDrop(QWidget& window) : QObject(&window) {
  window.setAcceptDrops(true);
  window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop) {
    return QObject::eventFilter(watched, event);
  }
  auto* const drop = static_cast<QDropEvent*>(event);
  const QStringList paths = local_files(*drop->mimeData());
  if (!paths.isEmpty()) {
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop) {
      QMetaObject::invokeMethod(
          this, [this, paths] { emit dropped(paths); }, Qt::QueuedConnection);
    }
  }
  return true;
}

}  // namespace headlight::ui
