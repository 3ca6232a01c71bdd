// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>

#include "ui/document/document.h"
#include "ui/evaluation/evaluation_runner.h"
#include "ui/selection/selection.h"

namespace headlight::test {

/// Queries "q1" …, keys "k1" …, d_q = d_k = d_v = 2, dot product; head h's key j is (h + 1, j) and query i is
/// (i, 1), so that raw(i, j) = i·(h + 1) + j.
inline Experiment sample_experiment(Index n_q, Index n_k, Index heads) {
  Experiment experiment;
  const auto tokens = [](char letter, Index count) {
    std::vector<std::string> names;
    for (Index token = 1; token <= count; ++token) {
      names.push_back(letter + std::to_string(token));
    }
    return names;
  };
  experiment.query_tokens = tokens('q', n_q);
  experiment.key_tokens = tokens('k', n_k);
  QkvInputs inputs;
  for (Index head = 0; head < heads; ++head) {
    Matrix q(n_q, 2);
    Matrix k(n_k, 2);
    for (Index i = 0; i < n_q; ++i) {
      q.row(i) << static_cast<double>(i), 1.0;
    }
    for (Index j = 0; j < n_k; ++j) {
      k.row(j) << static_cast<double>(head + 1), static_cast<double>(j);
    }
    inputs.heads.push_back({MatrixValue(q), MatrixValue(k), MatrixValue(Matrix(k)), {}});
  }
  experiment.inputs = std::move(inputs);
  experiment.scoring.function = DotScoring{};
  return experiment;
}

/// A document, a selection and a runner connected as in a window.
struct ViewFixture {
  ui::Document document;
  ui::EvaluationRunner runner{document};
  ui::Selection selection{document, runner};

  /// Opens an experiment and waits for its evaluation.
  [[nodiscard]] bool open(Experiment experiment) {
    document.reset(std::move(experiment), QString());
    return settle();
  }
  [[nodiscard]] bool settle() {
    return QTest::qWaitFor([this] { return !runner.is_busy(); });
  }
  /// Replaces the experiment in one undo step.
  [[nodiscard]] bool change(Experiment experiment) {
    return document.apply(QStringLiteral("change"), edit::Result(std::move(experiment))) && settle();
  }
};

}  // namespace headlight::test
