// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <algorithm>

#include "ui/document/path_bytes.h"

namespace headlight::app {

namespace {

bool is_option(const QString& argument) {
  return argument.startsWith(QLatin1Char('-')) && argument.size() > 1;
}

}  // namespace

std::optional<QString> Arguments::value(const QString& option) const {
  const auto found = options.find(option);
  return found == options.end() ? std::nullopt : std::optional(found.value());
}

Expected<Arguments> parse_arguments(const QStringList& arguments, const std::vector<OptionSpec>& known) {
  const auto usage = [](const QString& message) { return fail(ExitStatus::usage, message); };
  Arguments result;
  for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
    if (*argument == QLatin1String("--")) {
      result.positional.append(QStringList(argument + 1, arguments.end()));
      break;
    }
    if (!is_option(*argument)) {
      result.positional.append(*argument);
      continue;
    }
    const qsizetype equals = argument->indexOf(QLatin1Char('='));
    const QString name = equals < 0 ? *argument : argument->left(equals);
    const auto spec = std::find_if(known.begin(), known.end(),
                                   [&](const OptionSpec& option) { return option.name == name; });
    if (spec == known.end()) {
      return usage(QStringLiteral("there is no option %1").arg(name));
    }
    if (result.has(name)) {
      return usage(QStringLiteral("the option %1 is given twice").arg(name));
    }
    QString value;
    if (equals >= 0) {
      if (!spec->takes_value) {
        return usage(QStringLiteral("the option %1 takes no value").arg(name));
      }
      value = argument->mid(equals + 1);
    } else if (spec->takes_value) {
      if (++argument == arguments.end()) {
        return usage(QStringLiteral("the option %1 needs a value").arg(name));
      }
      value = *argument;
    }
    if (!spec->is_path && !ui::is_text(value)) {
      return usage(QStringLiteral("the option %1 needs text in UTF-8").arg(name));
    }
    result.options.insert(name, value);
  }
  return result;
}

}  // namespace headlight::app
