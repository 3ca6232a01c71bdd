// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/locks.h"

#include <QTest>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace locks_test {

using namespace headlight;
using namespace headlight::test;

namespace {

const std::set<Lockable> everything{Lockable::tokens, Lockable::matrices, Lockable::mask, Lockable::scoring};

}  // namespace

class LocksTest : public QObject {
  Q_OBJECT

 private slots:
  void each_part_is_told_from_the_others_data() {
    QTest::addColumn<int>("part");
    QTest::addColumn<Experiment>("after");
    const Experiment before = small_vectors();
    const auto row = [](const char* name, Lockable part, Experiment after) {
      QTest::newRow(name) << static_cast<int>(part) << std::move(after);
    };
    Experiment other = before;
    other.query_tokens[1] = "c";
    row("a token's text", Lockable::tokens, other);
    other = before;
    std::get<QkvInputs>(other.inputs).heads[0].q = value({{9, 9}, {9, 9}});
    row("an entry", Lockable::matrices, other);
    other = before;
    std::get<QkvInputs>(other.inputs).heads.push_back(std::get<QkvInputs>(other.inputs).heads[0]);
    row("a head", Lockable::matrices, other);
    other = before;
    other.scoring.function = ScaledDotScoring{2.0};
    row("the scoring function", Lockable::scoring, other);
    other = before;
    other.temperature = 0.5;
    row("the temperature", Lockable::scoring, other);
    other = before;
    other.normalizer = Normalizer::hardmax;
    row("the normalizer", Lockable::scoring, other);
    row("the mask", Lockable::mask,
        must(edit::add_mask_layer(before, MaskLayer{CausalMask{}, {}, true, {}})));
  }

  void each_part_is_told_from_the_others() {
    QFETCH(int, part);
    QFETCH(Experiment, after);
    const Experiment before = small_vectors();
    const auto own = static_cast<Lockable>(part);
    QVERIFY(changed_lock(before, after, everything) == own);
    QVERIFY(changed_lock(before, after, {own}) == own);
    std::set<Lockable> others = everything;
    others.erase(own);
    QVERIFY(!changed_lock(before, after, others));
    QVERIFY(!changed_lock(before, after, {}));
  }

  void words_and_looks_are_never_locked() {
    Experiment after = small_vectors();
    after.title = "Another";
    after.notes = "Other notes";
    after.view.figure.palette = Palette::magma;
    QVERIFY(!changed_lock(small_vectors(), after, everything));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<LocksTest>("locks_test");

}  // namespace locks_test

#include "locks_test.moc"
