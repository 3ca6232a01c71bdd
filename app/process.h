// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::app {

/// Makes writing fail with an error instead of ending the program: a reader that has gone, a file that grows
/// beyond its limit, standard streams that were closed (whose descriptors another file would take).
void let_writing_fail();

/// Ends the program without a word, as the system ends a program that writes to a pipe which nobody reads any
/// more: by SIGPIPE, which shells tell as status 141.
[[noreturn]] void end_at_closed_pipe();

}  // namespace headlight::app
