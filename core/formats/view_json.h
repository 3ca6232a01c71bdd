// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/experiment/view.h"
#include "core/formats/json_reader.h"
#include "core/formats/object_writer.h"

namespace headlight {

/// Reads the `view` of an experiment. What is absent or does not fit keeps its default: a file that another
/// version wrote is shown as well as it can be. Refuses what is no object.
View read_view(const JsonItem& item);
/// The same from a text; the default where it is no object.
View view_from_json(std::string_view json);

/// Appends a view as an object on one line, defaults left out; "{}" where nothing is chosen.
std::string view_text(const View& view);

}  // namespace headlight
