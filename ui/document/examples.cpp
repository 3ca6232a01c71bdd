// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/examples.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>
#include <map>

namespace headlight::ui {

namespace {

constexpr std::array ids{"library-books",      "translation",     "translation-two-heads",
                         "translation-scores", "additive",        "scaled-dot-two-heads",
                         "numpy-seed-42",      "sixty-four-ones", "encoder-decoder",
                         "soft-and-hard",      "causal",          "coreference"};

}  // namespace

std::vector<ExampleInfo> examples() {
  std::vector<ExampleInfo> result;
  for (const char* const name : ids) {
    const QString id = QString::fromLatin1(name);
    result.push_back({id, title_in(example_bytes(id).value_or(QByteArray()))});
  }
  return result;
}

LocalizedText title_in(const QByteArray& file) {
  std::map<std::string, std::string> by_language;
  const QJsonObject title = QJsonDocument::fromJson(file).object().value(QStringLiteral("title")).toObject();
  for (auto text = title.begin(); text != title.end(); ++text) {
    by_language.emplace(text.key().toStdString(), text.value().toString().toStdString());
  }
  return by_language;
}

std::optional<QByteArray> example_bytes(const QString& id) {
  for (const char* const name : ids) {
    if (id.compare(QLatin1StringView(name), Qt::CaseInsensitive) == 0) {
      QFile file(QStringLiteral(":/examples/%1.headlight").arg(QLatin1StringView(name)));
      if (file.open(QIODevice::ReadOnly)) {
        return file.readAll();
      }
    }
  }
  return std::nullopt;
}

}  // namespace headlight::ui
