// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks the few functions that leave the engine's library; everything else in it stays hidden.
#define HEADLIGHT_ENGINE_EXPORT __attribute__((visibility("default")))
