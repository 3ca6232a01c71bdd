// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/walk.h"

#include <QTest>
#include <string>
#include <vector>

#include "tests/support/test_class.h"

namespace walk_test {

using namespace headlight;

namespace {

const std::vector<StepShape> steps{{0, 0}, {2, 2}, {1, 3}};

/// "0 1 1r0 1r1" … or "1r0c1".
std::string text(const WalkPosition& position) {
  std::string result = std::to_string(position.step);
  if (position.row) {
    result += "r" + std::to_string(*position.row);
  }
  if (position.column) {
    result += "c" + std::to_string(*position.column);
  }
  return result;
}

std::string whole_walk(Pace pace) {
  std::string result;
  for (std::optional<WalkPosition> at = WalkPosition{}; at; at = position_after(steps, pace, *at)) {
    result += text(*at) + " ";
  }
  return result;
}

}  // namespace

// Walking forwards and backwards at each pace.
class WalkTest : public QObject {
  Q_OBJECT

 private slots:
  void by_stage() { QCOMPARE(whole_walk(Pace::stage), std::string("0 1 2 ")); }
  void by_row() { QCOMPARE(whole_walk(Pace::row), std::string("0 1 1r0 1r1 2 2r0 ")); }
  void by_cell() {
    QCOMPARE(whole_walk(Pace::cell), std::string("0 1 1r0c0 1r0c1 1r1c0 1r1c1 2 2r0c0 2r0c1 2r0c2 "));
  }

  void backwards_is_the_way_back() {
    for (const Pace pace : {Pace::stage, Pace::row, Pace::cell}) {
      WalkPosition at;
      while (const auto next = position_after(steps, pace, at)) {
        QVERIFY(position_before(steps, pace, *next) == at);
        at = *next;
      }
      QCOMPARE(at.step, std::size_t{2});
    }
    QVERIFY(!position_before(steps, Pace::cell, WalkPosition{}));
  }

  void the_pace_may_change_on_the_way() {
    const WalkPosition cell{.step = 1, .row = 0, .column = 1};
    QCOMPARE(text(*position_after(steps, Pace::row, cell)), std::string("1r1"));
    QCOMPARE(text(*position_after(steps, Pace::stage, cell)), std::string("2"));
    QCOMPARE(text(*position_before(steps, Pace::stage, cell)), std::string("0"));
    const WalkPosition row{.step = 1, .row = 1, .column = {}};
    QCOMPARE(text(*position_after(steps, Pace::cell, row)), std::string("1r1c1"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<WalkTest>("walk_test");

}  // namespace walk_test

#include "walk_test.moc"
