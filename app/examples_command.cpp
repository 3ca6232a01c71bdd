// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples_command.h"

#include "app/command_line.h"
#include "app/output.h"
#include "ui/document/examples.h"

namespace headlight::app {

Outcome run_examples(const QStringList& words) {
  const Expected<Arguments> arguments = parse_arguments(words, {});
  if (!arguments) {
    return tl::unexpected(arguments.error());
  }
  if (!arguments->positional.isEmpty()) {
    return fail(ExitStatus::usage, QStringLiteral("examples takes no arguments"));
  }
  std::string lines;
  for (const ui::ExampleInfo& example : ui::examples()) {
    lines += example.id.toStdString() + '\t' + text_in(example.title, "en") + '\n';
  }
  return write_standard_output(lines);
}

}  // namespace headlight::app
