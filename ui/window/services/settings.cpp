// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/services/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <array>

namespace headlight::ui {

namespace {

const QString geometry_key = QStringLiteral("window/geometry");
const QString state_key = QStringLiteral("window/state");
const QString appearance_key = QStringLiteral("appearance");
const QString language_key = QStringLiteral("language");
const QString reduced_motion_key = QStringLiteral("reduced_motion");
const QString recent_files_key = QStringLiteral("recent_files");

const QString step_bar_key = QStringLiteral("walk/shown");
const QString pace_key = QStringLiteral("walk/pace");
const QString speed_key = QStringLiteral("walk/milliseconds");
const QString percent_key = QStringLiteral("presentation/percent");

constexpr std::array pace_names{"stage", "row", "cell"};
constexpr std::array appearance_names{"system", "light", "dark"};

QString folder_key(Settings::Folder folder) {
  return folder == Settings::Folder::pictures ? QStringLiteral("folders/pictures")
                                              : QStringLiteral("folders/experiments");
}

}  // namespace

Settings::Settings() : Settings(QSettings().fileName()) {}

Settings::Settings(const QString& file) : store_(file) {}

QByteArray Settings::window_geometry() const { return store_.value(geometry_key).toByteArray(); }

void Settings::set_window_geometry(const QByteArray& geometry) { store_.set_value(geometry_key, geometry); }

QByteArray Settings::window_state() const { return store_.value(state_key).toByteArray(); }

void Settings::set_window_state(const QByteArray& state) { store_.set_value(state_key, state); }

AppearanceChoice Settings::appearance() const {
  const QString name = store_.value(appearance_key).toString();
  for (std::size_t i = 0; i < appearance_names.size(); ++i) {
    if (name == QLatin1StringView(appearance_names.at(i))) {
      return static_cast<AppearanceChoice>(i);
    }
  }
  return AppearanceChoice::system;
}

void Settings::set_appearance(AppearanceChoice appearance) {
  store_.set_value(appearance_key,
                   QString::fromLatin1(appearance_names.at(static_cast<std::size_t>(appearance))));
}

QString Settings::language() const { return store_.value(language_key).toString(); }

void Settings::set_language(const QString& language) { store_.set_value(language_key, language); }

bool Settings::reduced_motion() const { return store_.value(reduced_motion_key, false).toBool(); }

void Settings::set_reduced_motion(bool reduced) { store_.set_value(reduced_motion_key, reduced); }

bool Settings::step_bar_shown() const { return store_.value(step_bar_key, false).toBool(); }

void Settings::set_step_bar_shown(bool shown) { store_.set_value(step_bar_key, shown); }

Pace Settings::walk_pace() const {
  const QString name = store_.value(pace_key).toString();
  for (std::size_t i = 0; i < pace_names.size(); ++i) {
    if (name == QLatin1StringView(pace_names.at(i))) {
      return static_cast<Pace>(i);
    }
  }
  return Pace::stage;
}

void Settings::set_walk_pace(Pace pace) {
  store_.set_value(pace_key, QString::fromLatin1(pace_names.at(static_cast<std::size_t>(pace))));
}

int Settings::walk_milliseconds() const {
  constexpr int usual = 4000;
  constexpr int least = 500;
  constexpr int most = 60000;
  bool is_number = false;
  const int milliseconds = store_.value(speed_key).toInt(&is_number);
  return is_number ? std::clamp(milliseconds, least, most) : usual;
}

void Settings::set_walk_milliseconds(int milliseconds) { store_.set_value(speed_key, milliseconds); }

int Settings::presentation_percent() const {
  constexpr int usual = 150;
  constexpr int least = 100;
  constexpr int most = 250;
  bool is_number = false;
  const int percent = store_.value(percent_key).toInt(&is_number);
  return is_number ? std::clamp(percent, least, most) : usual;
}

void Settings::set_presentation_percent(int percent) { store_.set_value(percent_key, percent); }

QStringList Settings::recent_files() const { return store_.value(recent_files_key).toStringList(); }

void Settings::set_recent_files(const QStringList& files) { store_.set_value(recent_files_key, files); }

QString Settings::folder(Folder folder) const {
  const QString remembered = store_.value(folder_key(folder)).toString();
  if (!remembered.isEmpty() && QFileInfo(remembered).isDir()) {
    return remembered;
  }
  const QString standard = QStandardPaths::writableLocation(
      folder == Folder::pictures ? QStandardPaths::PicturesLocation : QStandardPaths::DocumentsLocation);
  return QFileInfo(standard).isDir() ? standard : QDir::homePath();
}

void Settings::set_folder(Folder folder, const QString& path) { store_.set_value(folder_key(folder), path); }

}  // namespace headlight::ui
