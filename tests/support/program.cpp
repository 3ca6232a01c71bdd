// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/program.h"

namespace headlight::test {

namespace {

Run run(const QString& program, const QStringList& arguments, const QByteArray& input) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(QString::fromLatin1(name));
  }
  environment.insert(QStringLiteral("headlight"), QStringLiteral(HEADLIGHT_PROGRAM));
  process.setProcessEnvironment(environment);
  process.start(program, arguments);
  process.write(input);
  process.closeWriteChannel();
  if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) {
    return {-1, process.readAllStandardOutput(), "crashed or did not end\n" + process.readAllStandardError()};
  }
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace

Run run_program(const QStringList& arguments, const QByteArray& input) {
  return run(QStringLiteral(HEADLIGHT_PROGRAM), arguments, input);
}

Run run_shell(const QString& line) {
  return run(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line}, {});
}

}  // namespace headlight::test
