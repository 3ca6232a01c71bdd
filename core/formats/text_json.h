// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/experiment/experiment.h"
#include "core/formats/json_reader.h"
#include "core/formats/object_writer.h"

namespace headlight {

/// A string, or an object of strings by language code.
LocalizedText read_text(const JsonItem& item);

/// Writes the member, whatever the text.
void write_text(ObjectWriter& object, std::string_view name, const LocalizedText& text);
/// Writes the member unless it is an empty string, which readers take where there is none.
void write_text_unless_empty(ObjectWriter& object, std::string_view name, const LocalizedText& text);

}  // namespace headlight
