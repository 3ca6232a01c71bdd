// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>

namespace headlight::test {

/// What came of a run of the program.
struct Run {
  int status = -1;
  QByteArray out;
  QByteArray err;
};

/// Runs the built program without a display, with `input` on standard input.
Run run_program(const QStringList& arguments, const QByteArray& input = {});

/// Runs a line of shell, in which "$headlight" is the built program.
Run run_shell(const QString& line);

}  // namespace headlight::test
