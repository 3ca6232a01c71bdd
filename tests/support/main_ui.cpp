// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>

#include "tests/support/test_class.h"

int main(int count, char** arguments) {
  QApplication application(count, arguments);
  // Sizes in tests do not depend on the display.
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
  return headlight::test::TestClass::run_named(count, arguments);
}
