// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/scale_lesson.h"

#include <QTest>
#include <cmath>

#include "core/experiment/evaluate.h"
#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace scale_lesson_test {

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr Tolerance three_decimals{.absolute = 5e-4, .relative = 0.0};
constexpr Tolerance tight{.absolute = 1e-15, .relative = 1e-12};

}  // namespace

// Unscaled scores saturate the softmax, 1/√d_k calms them.
class ScaleLessonTest : public QObject {
  Q_OBJECT

 private slots:
  void sixty_four_dimensions() {
    const ScaleLesson lesson = scale_lesson(64);
    QCOMPARE(lesson.products, (ScaleLesson::Row{64.0, 48.0, 32.0}));
    QCOMPARE(lesson.scaled, (ScaleLesson::Row{8.0, 6.0, 4.0}));
    VERIFY_CLOSE(lesson.scaled_weights[0], 0.867, three_decimals);
    VERIFY_CLOSE(lesson.scaled_weights[1], 0.117, three_decimals);
    VERIFY_CLOSE(lesson.scaled_weights[2], 0.016, three_decimals);
    QVERIFY(lesson.product_weights[0] > 1.0 - 2e-7);
    VERIFY_CLOSE(lesson.product_weights[1], std::exp(-16.0) / (1.0 + std::exp(-16.0) + std::exp(-32.0)),
                 tight);
  }

  // The engine says the same of the example that has these vectors.
  void the_example_has_these_numbers() {
    const Evaluation evaluation = evaluate(example("sixty-four-ones")).value();
    const Matrix& weights = *stage_matrix(evaluation, Stage::weights, HeadIndex{0});
    const ScaleLesson lesson = scale_lesson(64);
    for (std::size_t key = 0; key < ScaleLesson::keys; ++key) {
      VERIFY_CLOSE(lesson.scaled_weights.at(key), weights(0, static_cast<Index>(key)), tight);
    }
  }

  void with_one_dimension_the_scale_does_nothing() {
    const ScaleLesson lesson = scale_lesson(1);
    QCOMPARE(lesson.products, lesson.scaled);
    QCOMPARE(lesson.product_weights, lesson.scaled_weights);
    const double sum = 1.0 + std::exp(-0.25) + std::exp(-0.5);
    VERIFY_CLOSE(lesson.scaled_weights[0], 1.0 / sum, tight);
  }

  void weights_sum_to_one_and_saturate_more_and_more() {
    double before = 0.0;
    for (Index d_k = least_lesson_d_k; d_k <= largest_lesson_d_k; ++d_k) {
      const ScaleLesson lesson = scale_lesson(d_k);
      for (const ScaleLesson::Row& row : {lesson.product_weights, lesson.scaled_weights}) {
        VERIFY_CLOSE(row[0] + row[1] + row[2], 1.0, tight);
      }
      QVERIFY(lesson.product_weights[0] >= lesson.scaled_weights[0]);
      QVERIFY(lesson.product_weights[0] >= before);
      before = lesson.product_weights[0];
    }
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ScaleLessonTest>("scale_lesson_test");

}  // namespace scale_lesson_test

#include "scale_lesson_test.moc"
