// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editors/matrix/matrix_editor_fixture.h"

namespace headlight::ui {

namespace {

MatrixValue counted(Index rows, Index columns) {
  Matrix matrix(rows, columns);
  for (Index i = 0; i < matrix.size(); ++i) {
    matrix.data()[i] = static_cast<double>(i + 1);
  }
  return MatrixValue(matrix);
}

}  // namespace

Experiment small_experiment() {
  Experiment experiment;
  experiment.query_tokens = {"it", "was"};
  experiment.key_tokens = {"the", "animal"};
  const QkvHead head{.q = counted(2, 3),
                     .k = MatrixValue::randn(2, 3, {.seed = 42, .skip = 6, .scale = 0.1}),
                     .v = counted(2, 2),
                     .unknown = {}};
  experiment.inputs = QkvInputs{.heads = {head, head}, .unknown = {}};
  return experiment;
}

void MatrixEditorFixture::init() {
  document_ = std::make_unique<Document>();
  runner_ = std::make_unique<EvaluationRunner>(*document_);
  selection_ = std::make_unique<Selection>(*document_, *runner_);
  document_->reset(small_experiment(), QString());
  QTRY_VERIFY(selection_->is_current());
  editor_ = std::make_unique<MatrixEditor>(*document_, *selection_);
  editor_->resize(360, 420);
  editor_->show();
  editor_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(editor_.get()));
  view_ = editor_->findChild<MatrixView*>();
  editor_->show_matrix(q_of_head_1);
}

void MatrixEditorFixture::cleanup() {
  editor_.reset();
  selection_.reset();
  runner_.reset();
  document_.reset();
}

}  // namespace headlight::ui
