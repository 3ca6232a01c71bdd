// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/services/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace headlight::ui {

namespace {

const QString english = QStringLiteral("en");
const QString simplified_chinese = QStringLiteral("zh_CN");

QString language_of_desktop() {
  for (const QString& wish : QLocale::system().uiLanguages()) {
    const QLocale locale(wish);
    if (locale.language() == QLocale::English || locale.language() == QLocale::C) {
      return english;
    }
    if (locale.language() == QLocale::Chinese && locale.script() != QLocale::TraditionalHanScript) {
      return simplified_chinese;
    }
  }
  return english;
}

/// What Qt 6.4 says in its file dialog and its own Chinese file lacks: ours has it, where Qt looks it up.
[[maybe_unused]] constexpr struct {
  const char* source;
  const char* comment;
} qt_folder = QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms");
[[maybe_unused]] constexpr const char* qt_drive = QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive");

std::unique_ptr<QTranslator> load(const QString& file, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(file, folder)) {
    return nullptr;
  }
  QCoreApplication::installTranslator(translator.get());
  return translator;
}

}  // namespace

std::vector<Language::Info> Language::available() {
  return {{english, QStringLiteral("English")}, {simplified_chinese, QStringLiteral("简体中文")}};
}

Language::Language(Settings& settings, QObject* parent) : QObject(parent), settings_(settings) { install(); }

void Language::choose(const QString& code) {
  settings_.set_language(code);
  const QString before = code_;
  install();
  if (code_ != before) {
    emit changed();
  }
}

void Language::install() {
  QString code = settings_.language();
  if (code != english && code != simplified_chinese) {
    code = language_of_desktop();
  }
  if (code == code_) {
    return;
  }
  code_ = code;
  own_words_.reset();
  qt_words_.reset();
  // Both languages write numbers with a point, whatever the desktop does.
  QLocale::setDefault(QLocale(code_));
  // English too: its file has the plural forms.
  own_words_ = load(QStringLiteral("headlight_%1").arg(code_), QStringLiteral(":/i18n"));
  if (code_ != english) {
    qt_words_ =
        load(QStringLiteral("qtbase_%1").arg(code_), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  }
}

}  // namespace headlight::ui
