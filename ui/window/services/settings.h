// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/explain/walk.h"
#include "ui/window/services/settings_store.h"

namespace headlight::ui {

enum class AppearanceChoice { system, light, dark };

/// What the program remembers between two starts. What is missing, damaged or from another version
/// reads as the default; nothing here can keep the window from opening.
class Settings {
 public:
  /// The user's own.
  Settings();
  /// Those of one file, for tests.
  explicit Settings(const QString& file);

  QByteArray window_geometry() const;
  void set_window_geometry(const QByteArray& geometry);
  /// `QMainWindow::saveState`: docks and tool bars.
  QByteArray window_state() const;
  void set_window_state(const QByteArray& state);

  AppearanceChoice appearance() const;
  void set_appearance(AppearanceChoice appearance);
  /// A language code; "" follows the desktop.
  QString language() const;
  void set_language(const QString& language);
  bool reduced_motion() const;
  void set_reduced_motion(bool reduced);

  bool step_bar_shown() const;
  void set_step_bar_shown(bool shown);
  Pace walk_pace() const;
  void set_walk_pace(Pace pace);
  int walk_milliseconds() const;
  void set_walk_milliseconds(int milliseconds);
  /// The size of type in presentations, 100 to 250.
  int presentation_percent() const;
  void set_presentation_percent(int percent);

  QStringList recent_files() const;
  void set_recent_files(const QStringList& files);

  enum class Folder { experiments, pictures };
  /// The folder last used, where it still exists; else the user's documents or pictures.
  QString folder(Folder folder) const;
  void set_folder(Folder folder, const QString& path);

 private:
  SettingsStore store_;
};

}  // namespace headlight::ui
