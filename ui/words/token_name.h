// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/linear/indices.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

/// A token as sentences name it, whatever way it reads; "" where there is none at that position.
inline QString token_name(const std::vector<std::string>& tokens, Index position) {
  const auto place = static_cast<std::size_t>(position);
  return place < tokens.size() ? isolated(label_of_token(utf8_text(tokens[place]))) : QString();
}

}  // namespace headlight::ui
