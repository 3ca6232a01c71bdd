// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/locks.h"

namespace headlight {

namespace {

bool differs(const Experiment& before, const Experiment& after, Lockable part) {
  switch (part) {
    case Lockable::tokens:
      return before.query_tokens != after.query_tokens || before.key_tokens != after.key_tokens;
    case Lockable::matrices: return before.inputs != after.inputs;
    case Lockable::mask: return before.mask != after.mask;
    case Lockable::scoring:
      return before.scoring != after.scoring || before.temperature != after.temperature ||
             before.normalizer != after.normalizer;
  }
  return false;
}

}  // namespace

std::optional<Lockable> changed_lock(const Experiment& before, const Experiment& after,
                                     const std::set<Lockable>& locked) {
  for (const Lockable part : locked) {
    if (differs(before, after, part)) {
      return part;
    }
  }
  return std::nullopt;
}

}  // namespace headlight
