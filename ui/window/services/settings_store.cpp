// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/services/settings_store.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include "ui/document/read_file.h"
#include "ui/document/replace_file.h"

namespace headlight::ui {

namespace {

constexpr int writing_delay_milliseconds = 300;

QMap<QString, QVariant> values_in(const QString& file) {
  QMap<QString, QVariant> values;
  if (!QFileInfo(file).isFile()) {
    return values;  // reading a pipe would wait
  }
  const QSettings ini(file, QSettings::IniFormat);  // which locks only what it writes
  for (const QString& name : ini.allKeys()) {
    values.insert(name, ini.value(name));
  }
  return values;
}

/// The INI file of these values, made where nobody else has a lock.
QByteArray ini_of(const QMap<QString, QVariant>& values) {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("settings.ini"));
  {
    QSettings ini(file, QSettings::IniFormat);
    for (auto value = values.begin(); value != values.end(); ++value) {
      ini.setValue(value.key(), value.value());
    }
  }
  return read_file(file).value_or(FileContent()).bytes;
}

}  // namespace

SettingsStore::SettingsStore(const QString& file) : file_(file), values_(values_in(file)) {
  delay_.setSingleShot(true);
  delay_.setInterval(writing_delay_milliseconds);
  QObject::connect(&delay_, &QTimer::timeout, &delay_, [this] { write(); });
}

SettingsStore::~SettingsStore() { write(); }

QVariant SettingsStore::value(const QString& name, const QVariant& otherwise) const {
  return values_.value(name, otherwise);
}

void SettingsStore::set_value(const QString& name, const QVariant& value) {
  if (values_.value(name) == value && values_.contains(name)) {
    return;
  }
  values_.insert(name, value);
  unwritten_.insert(name, value);
  delay_.start();
}

void SettingsStore::write() {
  if (unwritten_.isEmpty()) {
    return;
  }
  QMap<QString, QVariant> all = values_in(file_);
  all.insert(unwritten_);
  QDir().mkpath(QFileInfo(file_).absolutePath());
  const QByteArray bytes = ini_of(all);
  if (!bytes.isEmpty() && !replace_file(file_, as_text(bytes))) {
    unwritten_.clear();
  }
}

}  // namespace headlight::ui
