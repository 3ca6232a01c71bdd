// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "core/experiment/edit.h"
#include "core/experiment/evaluate.h"
#include "core/explain/address.h"

namespace headlight::ui {

/// What someone typed at an address, or what the stage there shows of what someone typed: an entry or a
/// parameter. Nothing where the number is computed.
std::optional<Address> typed_number(const Experiment& experiment, const Address& address);

/// The experiment with another number at an address that `typed_number` gave.
edit::Result with_number(const Experiment& experiment, const Address& address, double number);

/// What that edit is called in the history: "Change an entry of Q".
QString edit_words(const Address& address);

/// What stands at an address, in a few words with the users' tokens: "logits: it → animal",
/// "W^Q, row 2, column 1". Plain text.
QString operand_words(const Experiment& experiment, const Evaluation& evaluation, const Address& address);

}  // namespace headlight::ui
