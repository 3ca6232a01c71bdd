// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing stands here: the target that compiles this file owns the precompiled headers of the tests.
