// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/patient_open.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QLabel>
#include <QProgressDialog>
#include <QtConcurrentRun>

namespace headlight::ui {

std::optional<tl::expected<Experiment, OpenFailure>> open_patiently(const QString& path, QWidget& window) {
  if (QFileInfo(path).size() < large_file_bytes) {
    return open_experiment(path);
  }
  const auto reading = QtConcurrent::run([path] { return open_experiment(path); });
  QProgressDialog note(&window);
  note.setObjectName(QStringLiteral("openingNote"));
  note.setWindowModality(Qt::WindowModal);
  note.setMinimumDuration(0);
  note.setRange(0, 0);
  auto* const label = new QLabel(
      QCoreApplication::translate("PatientOpen", "Opening %1…").arg(QFileInfo(path).fileName()), &note);
  label->setTextFormat(Qt::PlainText);
  note.setLabel(label);
  QEventLoop loop;
  QFutureWatcher<tl::expected<Experiment, OpenFailure>> watcher;
  QObject::connect(&note, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
  QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
  watcher.setFuture(reading);
  note.show();
  loop.exec();
  if (note.wasCanceled()) {
    return std::nullopt;
  }
  return reading.result();
}

}  // namespace headlight::ui
