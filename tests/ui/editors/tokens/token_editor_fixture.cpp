// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editors/tokens/token_editor_fixture.h"

#include <QRegularExpression>

namespace headlight::ui {

void TokenEditorFixture::init() {
  QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*(propagateSizeHints|raise\\(\\)))")));
  document_ = std::make_unique<Document>();
  runner_ = std::make_unique<EvaluationRunner>(*document_);
  selection_ = std::make_unique<Selection>(*document_, *runner_);
  document_->reset(test::small_vectors(), {});
  QTRY_VERIFY(selection_->is_current());
  editor_ = std::make_unique<TokenEditor>(*document_, *selection_);
  editor_->resize(340, 560);
  editor_->show();
  QVERIFY(QTest::qWaitForWindowActive(editor_.get()));
}

void TokenEditorFixture::cleanup() {
  editor_.reset();
  selection_.reset();
  runner_.reset();
  document_.reset();
}

}  // namespace headlight::ui
