// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/outcome.h"

namespace headlight::app {

/// `headlight examples`: a line for each built-in example, its identifier, a tab and its title.
Outcome run_examples(const QStringList& arguments);

}  // namespace headlight::app
