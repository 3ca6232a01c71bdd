// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>
#include <memory>
#include <vector>

#include "ui/window/services/settings.h"

namespace headlight::ui {

/// The language of the window and of the pictures' own words. While it exists its translators are
/// installed in the application.
class Language : public QObject {
  Q_OBJECT

 public:
  explicit Language(Settings& settings, QObject* parent = nullptr);

  struct Info {
    QString code;  ///< "en", "zh_CN"
    QString name;  ///< in the language itself
  };
  /// The languages that can be chosen, English first.
  static std::vector<Info> available();

  /// The language in effect.
  const QString& code() const { return code_; }
  /// What was chosen; "" follows the desktop.
  QString choice() const { return settings_.language(); }
  void choose(const QString& code);

 signals:
  /// After the translators have been exchanged.
  void changed();

 private:
  void install();

  Settings& settings_;
  QString code_;
  std::unique_ptr<QTranslator> own_words_;
  std::unique_ptr<QTranslator> qt_words_;
};

}  // namespace headlight::ui
