// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/outcome.h"

namespace headlight::app {

/// `headlight eval SOURCE [-o OUT] [--stage S] [--head N]`: writes the stages of an experiment as JSON, as a
/// NumPy archive or as one table.
Outcome run_eval(const QStringList& arguments);

}  // namespace headlight::app
