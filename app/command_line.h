// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/outcome.h"

namespace headlight::app {

/// An option that a command knows.
struct OptionSpec {
  QString name;  ///< "--stage" or "-o"
  bool takes_value = true;
  bool is_path = false;  ///< its value names a file, which need not be UTF-8
};

/// What was written behind a command's name.
struct Arguments {
  QStringList positional;           ///< paths, as `path_from_bytes` gives them
  QHash<QString, QString> options;  ///< by name; "" for those without a value

  bool has(const QString& option) const { return options.contains(option); }
  std::optional<QString> value(const QString& option) const;
};

/// Splits arguments into options and the rest. Options take their value as `--o V` or `--o=V`; "-" is no
/// option, and behind "--" nothing is. Wrong usage: an option that is unknown, given twice, without its value
/// or with one it does not take, or text that is not UTF-8.
Expected<Arguments> parse_arguments(const QStringList& arguments, const std::vector<OptionSpec>& known);

}  // namespace headlight::app
