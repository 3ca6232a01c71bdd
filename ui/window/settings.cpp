// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <array>

namespace headlight::ui {

namespace {

const QString geometry_key = QStringLiteral("window/geometry");
const QString state_key = QStringLiteral("window/state");
const QString appearance_key = QStringLiteral("appearance");
const QString language_key = QStringLiteral("language");
const QString reduced_motion_key = QStringLiteral("reduced_motion");
const QString recent_files_key = QStringLiteral("recent_files");

constexpr std::array appearance_names{"system", "light", "dark"};

QString folder_key(Settings::Folder folder) {
  return folder == Settings::Folder::pictures ? QStringLiteral("folders/pictures")
                                              : QStringLiteral("folders/experiments");
}

}  // namespace

Settings::Settings() = default;

Settings::Settings(const QString& file) : store_(file, QSettings::IniFormat) {}

QByteArray Settings::window_geometry() const { return store_.value(geometry_key).toByteArray(); }

void Settings::set_window_geometry(const QByteArray& geometry) { store_.setValue(geometry_key, geometry); }

QByteArray Settings::window_state() const { return store_.value(state_key).toByteArray(); }

void Settings::set_window_state(const QByteArray& state) { store_.setValue(state_key, state); }

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
  store_.setValue(appearance_key,
                  QString::fromLatin1(appearance_names.at(static_cast<std::size_t>(appearance))));
}

QString Settings::language() const { return store_.value(language_key).toString(); }

void Settings::set_language(const QString& language) { store_.setValue(language_key, language); }

bool Settings::reduced_motion() const { return store_.value(reduced_motion_key, false).toBool(); }

void Settings::set_reduced_motion(bool reduced) { store_.setValue(reduced_motion_key, reduced); }

QStringList Settings::recent_files() const { return store_.value(recent_files_key).toStringList(); }

void Settings::set_recent_files(const QStringList& files) { store_.setValue(recent_files_key, files); }

QString Settings::folder(Folder folder) const {
  const QString remembered = store_.value(folder_key(folder)).toString();
  if (!remembered.isEmpty() && QFileInfo(remembered).isDir()) {
    return remembered;
  }
  const QString standard = QStandardPaths::writableLocation(
      folder == Folder::pictures ? QStandardPaths::PicturesLocation : QStandardPaths::DocumentsLocation);
  return QFileInfo(standard).isDir() ? standard : QDir::homePath();
}

void Settings::set_folder(Folder folder, const QString& path) { store_.setValue(folder_key(folder), path); }

}  // namespace headlight::ui
