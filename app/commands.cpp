// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands.h"

#include <array>
#include <string>
#include <string_view>

#include "app/eval_command.h"
#include "app/examples_command.h"
#include "app/export_command.h"
#include "app/output.h"

namespace headlight::app {

namespace {

/// What the program does without a window.
struct Command {
  QLatin1String name;
  /// Its lines in the help.
  std::string_view help;
  Outcome (*run)(const QStringList& arguments);
};

constexpr std::array commands{
    Command{QLatin1String("examples"),
            R"(  headlight examples                    one line each: identifier, TAB, title
)",
            &run_examples},
    Command{
        QLatin1String("eval"),
        R"(  headlight eval SOURCE [-o OUT]        every stage of every head: JSON on standard output, or OUT ending in
                                        .json, .npz (float64 arrays head0_q ... concat, final) or .csv (one matrix)
      --stage q|k|v|raw|scores|logits|weights|output|concat|final
      --head N                          counted from 0; leaves out concat and final
)",
        &run_eval},
    Command{QLatin1String("export"),
            R"(  headlight export SOURCE -o OUT        a picture: OUT ends in .png, .svg or .pdf
      --stage weights                   a stage as above
      --heads all|0,2|0..2              counted from 0
      --palette viridis|cividis|magma|inferno|ylorrd|blues|greys|diverging
                                        -r appended reverses it
      --range 0..1|auto|robust|log|A..B --per-head-range
                                        one of A and B may be auto
      --annotations always|auto|never   --decimals 2
      --width MM --height MM --dpi 300  without a width or a height it follows the token count
      --title T --query-title T --key-title T --bar-title T --head-titles A,B
      --language en|zh_CN --font FAMILY --font-scale 1.0
      --background white|transparent|theme --no-colorbar
      --svg-text                        words that can be edited in an SVG, rather than outlines
)",
            &run_export},
};

constexpr std::string_view help_begin =
    R"(Headlight shows attention: queries, keys, values and masks, and every stage from scores to output.

  headlight [FILE...]                   open the window; a FILE may be example:ID
)";

constexpr std::string_view help_end =
    R"(  headlight --help | --version

SOURCE is a file, - (an experiment on standard input) or example:ID. Options take --o V and --o=V; names
such as those of palettes and stages count in any case.
Exit status: 0 done; 1 could not read, write or compute; 2 wrong usage; 3 the input is invalid.
)";

Outcome print_help() {
  std::string text(help_begin);
  for (const Command& command : commands) {
    text += command.help;
  }
  text += help_end;
  return write_standard_output(text);
}

Outcome print_version() { return write_standard_output("headlight " HEADLIGHT_VERSION "\n"); }

}  // namespace

std::optional<Outcome> run_without_window(const QStringList& arguments) {
  const QString first = arguments.value(0);
  const QStringList rest = arguments.mid(1);
  for (const Command& command : commands) {
    if (first == command.name) {
      return rest == QStringList{QStringLiteral("--help")} ? print_help() : command.run(rest);
    }
  }
  const bool asks_for_help = first == QLatin1String("--help");
  if (asks_for_help || first == QLatin1String("--version")) {
    if (!rest.isEmpty()) {
      return fail(ExitStatus::usage, QStringLiteral("%1 takes no arguments").arg(first));
    }
    return asks_for_help ? print_help() : print_version();
  }
  return std::nullopt;
}

}  // namespace headlight::app
