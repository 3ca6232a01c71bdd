// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QLibrary>
#include <QLibraryInfo>
#include <cstring>

namespace headlight::app {

namespace {

/// Connects as Qt would, with the authority file that XAUTHORITY names. libxcb is loaded only for this; where
/// it is missing Qt cannot reach an X server either.
bool x_server_answers() {
  if (qEnvironmentVariableIsEmpty("DISPLAY")) {
    return false;
  }
  struct Connection;
  using Connect = Connection* (*)(const char*, int*);
  using HasError = int (*)(Connection*);
  using Disconnect = void (*)(Connection*);
  QLibrary xcb(QStringLiteral("xcb"), 1);
  const auto connect = reinterpret_cast<Connect>(xcb.resolve("xcb_connect"));
  const auto has_error = reinterpret_cast<HasError>(xcb.resolve("xcb_connection_has_error"));
  const auto disconnect = reinterpret_cast<Disconnect>(xcb.resolve("xcb_disconnect"));
  if (connect == nullptr || has_error == nullptr || disconnect == nullptr) {
    return false;
  }
  Connection* const connection = connect(nullptr, nullptr);
  const bool answers = has_error(connection) == 0;
  disconnect(connection);
  return answers;
}

bool wayland_answers() {
  const QByteArray name = qgetenv("WAYLAND_DISPLAY");
  const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
  if (name.isEmpty() || plugins.entryList({QStringLiteral("libqwayland*")}, QDir::Files).isEmpty()) {
    return false;
  }
  const QByteArray path = name.startsWith('/') ? name : qgetenv("XDG_RUNTIME_DIR") + '/' + name;
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= static_cast<qsizetype>(sizeof(address.sun_path))) {
    return false;
  }
  std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
  const int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) {
    return false;
  }
  const bool answers =
      ::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  close(descriptor);
  return answers;
}

}  // namespace

bool find_display() {
  const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
  if (platform.startsWith("xcb")) {
    return x_server_answers();
  }
  if (platform.startsWith("wayland")) {
    return wayland_answers();
  }
  if (!platform.isEmpty()) {
    return true;
  }
  if (x_server_answers()) {
    return true;
  }
  if (wayland_answers()) {
    qputenv("QT_QPA_PLATFORM", "wayland");
    return true;
  }
  return false;
}

}  // namespace headlight::app
