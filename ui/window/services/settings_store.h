// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QTimer>
#include <QVariant>

namespace headlight::ui {

/// Values by name in an INI file. Unlike QSettings it waits for nobody: the file is read once and replaced as
/// a whole, without a lock that a program which was killed may have left. What other programs wrote into the
/// file meanwhile stays, but for the values that were set here. A file that cannot be read or written does no
/// harm.
class SettingsStore {
 public:
  explicit SettingsStore(const QString& file);
  ~SettingsStore();
  SettingsStore(const SettingsStore&) = delete;
  SettingsStore& operator=(const SettingsStore&) = delete;

  QVariant value(const QString& name, const QVariant& otherwise = {}) const;
  /// It is in the file soon, and at the latest when the store goes away.
  void set_value(const QString& name, const QVariant& value);

 private:
  void write();

  QString file_;
  QMap<QString, QVariant> values_;
  QMap<QString, QVariant> unwritten_;
  QTimer delay_;
};

}  // namespace headlight::ui
