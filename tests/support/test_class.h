// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <string_view>

namespace headlight::test {

/// A test class among those of one program, found by its name: the program of a room is `ROOM_tests NAME
/// [option of Qt Test …]`, so that few programs are linked and each class still is a test of its own.
class TestClass {
 public:
  using Run = int (*)(int count, char** arguments);

  TestClass(std::string_view name, Run run);

  /// Runs the class that the first argument names; tells on standard error which there are where it names
  /// none.
  static int run_named(int count, char** arguments);
};

/// Registers a QObject whose private slots are tests.
template <typename Test>
TestClass test_class(std::string_view name) {
  return {name, [](int count, char** arguments) {
            Test test;
            return QTest::qExec(&test, count, arguments);
          }};
}

}  // namespace headlight::test
