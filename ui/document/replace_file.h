// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

#include "ui/document/file_state.h"

namespace headlight::ui {

/// Why a file was not replaced.
struct ReplaceFailure {
  QString reason;                       ///< a sentence of the system's; "" where the file is not as expected
  std::optional<FileState> unforeseen;  ///< what is there instead of what was expected
};

/// Writes a whole file. One that is there is replaced only once the new one is complete, and only if it is
/// `expected` still at that moment, where that is given; one that is gone is no hindrance. When anything
/// fails, it stays as it was and nothing half-written is left; what an earlier writing of the same file left
/// because the program was killed is cleared away. Only regular files are replaced. Gives the state of the
/// new file.
tl::expected<FileState, ReplaceFailure> replace_file(const QString& path, std::string_view bytes,
                                                     const std::optional<FileState>& expected);

/// The same, whatever is there. Gives the reason of the failure, or nothing.
std::optional<QString> replace_file(const QString& path, std::string_view bytes);

}  // namespace headlight::ui
