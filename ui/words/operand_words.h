// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/experiment/evaluate.h"
#include "core/explain/address.h"

namespace headlight::ui {

/// What changing the number at an address is called in the history: "Change an entry of Q".
QString edit_words(const Address& address);

/// What stands at an address, in a few words with the users' tokens: "logits: it → animal",
/// "W^Q, row 2, column 1". Plain text.
QString operand_words(const Experiment& experiment, const Evaluation& evaluation, const Address& address);

}  // namespace headlight::ui
