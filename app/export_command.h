// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/outcome.h"

namespace headlight::app {

/// `headlight export SOURCE -o OUT`: a picture of one stage.
Outcome run_export(const QStringList& arguments);

}  // namespace headlight::app
