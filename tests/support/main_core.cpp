// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "tests/support/test_class.h"

int main(int count, char** arguments) {
  QCoreApplication application(count, arguments);
  return headlight::test::TestClass::run_named(count, arguments);
}
