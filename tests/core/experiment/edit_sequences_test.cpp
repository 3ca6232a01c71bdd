// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <map>

#include "core/experiment/evaluate.h"
#include "core/experiment/validate.h"
#include "core/formats/experiment_json.h"
#include "tests/support/experiments.h"
#include "tests/support/random_edit.h"
#include "tests/support/test_class.h"

namespace edit_sequences_test {

using namespace headlight;
using namespace headlight::test;

namespace {

/// What has to hold of every experiment an edit gives; "" where it does.
std::string fault_of(const Experiment& experiment) {
  if (const auto problem = validate(experiment)) {
    return "not valid at " + problem->place;
  }
  const std::optional<Evaluation> evaluation = evaluate(experiment);
  if (!evaluation) {
    return "not evaluated";
  }
  const Index n_q = query_count(experiment);
  const Index n_k = key_count(experiment);
  for (HeadIndex head{0}; head.value < head_count(experiment); ++head.value) {
    const StageMatrix weights = stage_matrix(*evaluation, Stage::weights, head);
    if (weights->rows() != n_q || weights->cols() != n_k) {
      return "weights of the wrong shape";
    }
  }
  const auto read = read_experiment(write_experiment(experiment));
  if (!read) {
    return "written file not read at " + read.error().place;
  }
  return *read == experiment ? "" : "written file differs";
}

}  // namespace

class EditSequencesTest : public QObject {
  Q_OBJECT

  std::map<std::string, int> accepted_;

  /// Applies `steps` random edits one after the other.
  std::string fault_in_sequence(Experiment experiment, std::uint32_t seed, int steps) {
    RandomExperiment random(seed);
    for (int step = 0; step < steps; ++step) {
      const RandomEdit edit = random_edit(experiment, random);
      if (edit.result) {
        experiment = *edit.result;
        ++accepted_[edit.name];
        if (const std::string fault = fault_of(experiment); !fault.empty()) {
          return edit.name + " in step " + std::to_string(step) + " of " + std::to_string(seed) + ": " +
                 fault;
        }
      }
    }
    return {};
  }

 private slots:
  void from_every_example_data() {
    QTest::addColumn<std::string>("id");
    for (const std::string& id : example_ids()) {
      QTest::newRow(id.c_str()) << id;
    }
  }

  void from_every_example() {
    QFETCH(const std::string, id);
    // Wide matrices take long to write and to read.
    const int sequences = id == "numpy-seed-42" ? 1 : id == "additive" ? 10 : 40;
    const Experiment start = example(id);
    for (int i = 0; i < sequences; ++i) {
      const std::string fault = fault_in_sequence(start, static_cast<std::uint32_t>(i), 30);
      QVERIFY2(fault.empty(), fault.c_str());
    }
  }

  void from_random_experiments() {
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
      RandomExperiment random(seed);
      const Experiment start = random.any({1 + random.pick(3), random.pick(5), random.pick(5)});
      const std::string fault = fault_in_sequence(start, seed, 30);
      QVERIFY2(fault.empty(), fault.c_str());
    }
  }

  void every_edit_was_accepted_often() {
    QCOMPARE(accepted_.size(), std::size_t{28});
    for (const auto& [name, count] : accepted_) {
      QVERIFY2(count > 50, name.c_str());
    }
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<EditSequencesTest>("edit_sequences_test");

}  // namespace edit_sequences_test

#include "edit_sequences_test.moc"
