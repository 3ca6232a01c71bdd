// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFont>
#include <QObject>
#include <QPalette>

#include "ui/window/services/settings.h"

class QDBusVariant;

namespace headlight::ui {

class Style;

/// Light or dark, for the whole application: sets its style, palette and font and keeps them as chosen.
class Appearance : public QObject {
  Q_OBJECT

 public:
  /// Takes the desktop's font and, until something better is known, its palette from `application`.
  Appearance(QApplication& application, Settings& settings, QObject* parent = nullptr);

  AppearanceChoice choice() const { return settings_.appearance(); }
  void choose(AppearanceChoice choice);
  bool is_dark() const { return dark_; }

  /// Whether all windows look as for a projector meanwhile, whatever is chosen.
  void set_projector(bool on);

  bool reduced_motion() const { return settings_.reduced_motion(); }
  void set_reduced_motion(bool reduced);

 signals:
  /// The choice, what it comes to, or the motion.
  void changed();

 private slots:
  void read_portal(const QString& name_space, const QString& key, const QDBusVariant& value);

 private:
  void ask_portal();
  void apply();

  QApplication& application_;
  Settings& settings_;
  Style* style_;  // the application owns it
  bool desktop_is_dark_;
  bool dark_ = false;
  bool projector_ = false;
};

}  // namespace headlight::ui
