// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringList>
#include <cstdio>
#include <new>

#include "app/command_line.h"
#include "app/commands.h"
#include "app/heap.h"
#include "app/open_window.h"
#include "app/process.h"
#include "app/source.h"
#include "ui/document/path_bytes.h"

using namespace headlight::app;

namespace {

int report(const Failure& failure) {
  std::fprintf(stderr, "headlight: %s\n", headlight::ui::shown_path(failure.message).toUtf8().constData());
  if (failure.status == ExitStatus::usage) {
    std::fputs("Try \"headlight --help\".\n", stderr);
  }
  return static_cast<int>(failure.status);
}

int run(int& argc, char** argv) {
  QStringList arguments;
  for (int i = 1; i < argc; ++i) {
    arguments.append(headlight::ui::path_from_bytes(argv[i]));
  }
  if (const std::optional<Outcome> outcome = run_without_window(arguments)) {
    return *outcome ? 0 : report(outcome->error());
  }
  const Expected<Arguments> files = parse_arguments(arguments, {});
  if (!files) {
    return report(files.error());
  }
  for (const QString& file : files->positional) {
    if (const Outcome there = check_example(file); !there) {
      return report(there.error());
    }
  }
  const Outcome outcome = open_window(argc, argv, files->positional);
  return outcome ? 0 : report(outcome.error());
}

}  // namespace

int main(int argc, char** argv) {
  keep_freed_memory();
  let_writing_fail();
  try {
    return run(argc, argv);
  } catch (const std::bad_alloc&) {
    return report({ExitStatus::failed, QStringLiteral("there is not enough memory")});
  }
}
