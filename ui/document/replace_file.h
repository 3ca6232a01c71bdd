// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string_view>

namespace headlight::ui {

/// Writes a whole file. One that is there is replaced only once the new one is complete; when anything
/// fails, it stays as it was and nothing half-written is left. Gives the reason of the failure, or nothing.
std::optional<QString> replace_file(const QString& path, std::string_view bytes);

}  // namespace headlight::ui
