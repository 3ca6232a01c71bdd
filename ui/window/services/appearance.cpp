// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/services/appearance.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

#include "ui/look/style.h"
#include "ui/look/theme.h"

namespace headlight::ui {

namespace {

const QString portal_service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portal_path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portal_settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString portal_namespace = QStringLiteral("org.freedesktop.appearance");
const QString portal_key = QStringLiteral("color-scheme");
constexpr uint portal_prefers_dark = 1;

}  // namespace

Appearance::Appearance(QApplication& application, Settings& settings, QObject* parent)
    : QObject(parent),
      application_(application),
      settings_(settings),
      style_(new Style),
      desktop_is_dark_(ui::is_dark(application.palette())) {
  application_.setFont(with_all_scripts(application_.font()));
  application_.setStyle(style_);
  apply();
  ask_portal();
}

void Appearance::choose(AppearanceChoice choice) {
  settings_.set_appearance(choice);
  apply();
}

void Appearance::set_projector(bool on) {
  projector_ = on;
  apply();
}

void Appearance::set_reduced_motion(bool reduced) {
  settings_.set_reduced_motion(reduced);
  apply();
}

void Appearance::apply() {
  style_->set_reduced_motion(settings_.reduced_motion());
  dark_ = !projector_ &&
          (choice() == AppearanceChoice::dark || (choice() == AppearanceChoice::system && desktop_is_dark_));
  const QPalette palette = projector_ ? projector_palette() : dark_ ? dark_palette() : light_palette();
  if (application_.palette() != palette) {
    application_.setPalette(palette);
  }
  emit changed();
}

void Appearance::ask_portal() {
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) {
    return;
  }
  bus.connect(portal_service, portal_path, portal_settings, QStringLiteral("SettingChanged"), this,
              SLOT(read_portal(QString, QString, QDBusVariant)));
  QDBusMessage question =
      QDBusMessage::createMethodCall(portal_service, portal_path, portal_settings, QStringLiteral("Read"));
  question << portal_namespace << portal_key;
  auto* const watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    if (!reply.isError()) {
      read_portal(portal_namespace, portal_key, reply.value());
    }
    watcher->deleteLater();
  });
}

void Appearance::read_portal(const QString& name_space, const QString& key, const QDBusVariant& value) {
  if (name_space != portal_namespace || key != portal_key) {
    return;
  }
  // Older portals wrap the answer of `Read` in a second variant.
  QVariant scheme = value.variant();
  if (scheme.canConvert<QDBusVariant>()) {
    scheme = scheme.value<QDBusVariant>().variant();
  }
  desktop_is_dark_ = scheme.toUInt() == portal_prefers_dark;
  apply();
}

}  // namespace headlight::ui
