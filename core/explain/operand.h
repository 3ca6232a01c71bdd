// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experiment/edit.h"
#include "core/explain/address.h"

namespace headlight {

/// What someone typed at an address, or what the stage there shows of what someone typed: an entry or a
/// parameter. Nothing where the number is computed.
std::optional<Address> typed_number(const Experiment& experiment, const Address& address);

/// The experiment with another number at an address that `typed_number` gave.
edit::Result with_number(const Experiment& experiment, const Address& address, double number);

}  // namespace headlight
