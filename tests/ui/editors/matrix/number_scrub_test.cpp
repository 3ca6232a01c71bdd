// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/number_scrub.h"

#include <QTest>

#include "tests/support/test_class.h"

namespace number_scrub_test {

namespace {

using headlight::ui::NumberScrub;

class NumberScrubTest : public QObject {
  Q_OBJECT

 private slots:
  void steps_follow_the_magnitude_data();
  void steps_follow_the_magnitude();
  void a_thousand_steps_leave_no_dust();
  void the_way_back_gives_the_first_number();
  void fine_and_coarse_steps_add_up();
};

void NumberScrubTest::steps_follow_the_magnitude_data() {
  QTest::addColumn<double>("start");
  QTest::addColumn<double>("neighbours");
  QTest::addColumn<int>("steps");
  QTest::addColumn<bool>("fine");
  QTest::addColumn<double>("end");
  const auto row = [](const char* name, double start, double neighbours, int steps, bool fine, double end) {
    QTest::newRow(name) << start << neighbours << steps << fine << end;
  };
  row("hundredths", 0.41, 5.0, 1, false, 0.42);
  row("down", 0.41, 5.0, -2, false, 0.39);
  row("fine", 0.41, 5.0, 1, true, 0.411);
  row("tens", 32.0, 100.0, 1, false, 33.0);
  row("fine tens", 32.0, 100.0, 1, true, 32.1);
  row("thousands", 1234.0, 0.0, 1, false, 1330.0);
  row("negative", -0.41, 0.0, 1, false, -0.4);
  row("through zero", 0.02, 0.0, -30, false, -0.01);
  row("many digits round to the fine step", 0.41373829, 0.0, 1, false, 0.424);
  row("zero beside large ones", 0.0, 30.0, 1, false, 1.0);
  row("zero beside zeros", 0.0, 0.0, 1, false, 0.1);
  row("tiny", 2e-7, 0.0, 1, false, 2.1e-7);
}

void NumberScrubTest::steps_follow_the_magnitude() {
  QFETCH(const double, start);
  QFETCH(const double, neighbours);
  QFETCH(const int, steps);
  QFETCH(const bool, fine);
  NumberScrub scrub(start, neighbours);
  scrub.step(steps, fine);
  QFETCH(const double, end);
  QVERIFY2(scrub.value() == end, qPrintable(QString::number(scrub.value(), 'g', 17)));
}

void NumberScrubTest::a_thousand_steps_leave_no_dust() {
  NumberScrub scrub(0.1, 0.0);
  for (int step = 0; step < 1000; ++step) {
    scrub.step(1, true);
  }
  QVERIFY(scrub.value() == 1.1);
}

void NumberScrubTest::the_way_back_gives_the_first_number() {
  NumberScrub scrub(0.41373829, 0.0);
  scrub.step(7, false);
  QVERIFY(!scrub.is_at_start());
  scrub.step(-7, false);
  QVERIFY(scrub.is_at_start());
  QVERIFY(scrub.value() == 0.41373829);
}

void NumberScrubTest::fine_and_coarse_steps_add_up() {
  NumberScrub scrub(1.0, 0.0);
  scrub.step(1, false);
  scrub.step(3, true);
  QVERIFY(scrub.value() == 1.13);
}

}  // namespace

const headlight::test::TestClass registered =
    headlight::test::test_class<NumberScrubTest>("number_scrub_test");

}  // namespace number_scrub_test

#include "number_scrub_test.moc"
