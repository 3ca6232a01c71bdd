// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <string_view>
#include <tl/expected.hpp>

#include "core/experiment/problem.h"
#include "ui/document/file_state.h"

namespace headlight::ui {

/// Files larger than this are none of ours: the largest valid ones are smaller.
inline constexpr qint64 max_file_bytes = qint64{1} << 30;

/// Why a file could not be opened.
struct OpenFailure {
  enum class Kind {
    unreadable,  ///< missing, no regular file, no permission, larger than the limit
    invalid      ///< read, but not what it should be
  };
  Kind kind = Kind::unreadable;
  QString reason;  ///< a sentence; for `invalid` with the place, what was found and what was expected
};

/// What is in a file, and which file it was.
struct FileContent {
  QByteArray bytes;
  FileState state;
};

/// What a file holds, made into something, and which file it was.
template <typename Value>
struct Opened {
  Value value;
  FileState state;
};

/// All of a file. What is no regular file is not opened: a pipe would keep its reader waiting. The program's
/// own resources (":/…") have no state.
tl::expected<FileContent, OpenFailure> read_file(const QString& path);

/// Why what was read is refused.
OpenFailure refusal(const Problem& problem);

/// Why a file is not opened for which the memory does not suffice.
OpenFailure out_of_memory();

inline std::string_view as_text(const QByteArray& bytes) {
  return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

}  // namespace headlight::ui
