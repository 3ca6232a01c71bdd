// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/open_in_background.h"

#include <QEventLoop>
#include <QLabel>
#include <QProgressDialog>
#include <QTimer>

namespace headlight::ui {

bool wait_in_background(QFutureWatcherBase& watcher, const QString& text, QWidget& window) {
  constexpr int milliseconds_without_note = 200;
  QEventLoop loop;
  QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
  if (!watcher.isFinished()) {
    QTimer::singleShot(milliseconds_without_note, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
  }
  if (watcher.isFinished()) {
    return true;
  }
  QProgressDialog note(&window);
  note.setObjectName(QStringLiteral("openingNote"));
  note.setWindowModality(Qt::WindowModal);
  note.setMinimumDuration(0);
  note.setRange(0, 0);
  auto* const label = new QLabel(text, &note);
  label->setTextFormat(Qt::PlainText);
  note.setLabel(label);
  QObject::connect(&note, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
  note.show();
  loop.exec();
  return watcher.isFinished();
}

}  // namespace headlight::ui
