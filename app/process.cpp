// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <initializer_list>

namespace headlight::app {

namespace {

bool is_closed(int descriptor) { return fcntl(descriptor, F_GETFD) < 0 && errno == EBADF; }

}  // namespace

void let_writing_fail() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (is_closed(descriptor)) {
      // open() takes the lowest free number. The wrong direction keeps reading and writing an error.
      static_cast<void>(open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
  }
}

void end_at_closed_pipe() {
  std::signal(SIGPIPE, SIG_DFL);
  sigset_t pipe;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigprocmask(SIG_UNBLOCK, &pipe, nullptr);
  std::raise(SIGPIPE);
  std::abort();  // never reached: the signal has ended the program
}

}  // namespace headlight::app
