// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

#include "core/experiment/experiment.h"

namespace headlight::ui {

/// One of the experiments that the program carries inside itself.
struct ExampleInfo {
  QString id;           ///< as in `example:ID`
  LocalizedText title;  ///< `text_in` chooses the language
};

/// What stands before the identifier of a built-in example in the place of a file.
inline constexpr QLatin1StringView example_prefix("example:");

/// All built-in examples, in the order in which they are offered.
std::vector<ExampleInfo> examples();

/// The title in a valid experiment or lesson file, one text per language. The rest is not read: that would
/// draw all its random numbers.
LocalizedText title_in(const QByteArray& file);

/// The experiment file of a built-in example; nothing where there is none of that name.
std::optional<QByteArray> example_bytes(const QString& id);

}  // namespace headlight::ui
