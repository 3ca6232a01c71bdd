// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editors/mask/mask_editor_fixture.h"

#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>

#include "tests/support/experiments.h"

namespace headlight::ui {

void MaskEditorFixture::init() {
  QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)")));
  document_ = std::make_unique<Document>();
  runner_ = std::make_unique<EvaluationRunner>(*document_);
  selection_ = std::make_unique<Selection>(*document_, *runner_);
  document_->reset(test::small_scores(), {});
  QTRY_VERIFY(selection_->is_current());
  editor_ = std::make_unique<MaskEditor>(*document_, *selection_);
  editor_->resize(340, 600);
  editor_->show();
  QVERIFY(QTest::qWaitForWindowActive(editor_.get()));
}

void MaskEditorFixture::cleanup() {
  editor_.reset();
  selection_.reset();
  runner_.reset();
  document_.reset();
}

void MaskEditorFixture::drag(std::initializer_list<QPoint> points, Qt::MouseButton button,
                             Qt::KeyboardModifiers modifiers) const {
  QWidget* const viewport = grid().viewport();
  QTest::mousePress(viewport, button, modifiers, *points.begin());
  for (const QPoint point : points) {
    QMouseEvent move(QEvent::MouseMove, point, viewport->mapToGlobal(point), Qt::NoButton, button, modifiers);
    QCoreApplication::sendEvent(viewport, &move);
  }
  QTest::mouseRelease(viewport, button, modifiers, *(points.end() - 1));
}

QString MaskEditorFixture::painted(std::size_t layer) const {
  QStringList cells;
  for (const Cell cell : std::get<PaintedMask>(mask().layers.at(layer).pattern).hidden) {
    cells.append(
        QStringLiteral("%1%2").arg(QString::number(cell.query.value), QString::number(cell.key.value)));
  }
  return cells.join(u' ');
}

void MaskEditorFixture::add_layer(const QString& name) const {
  for (QAction* const action : child<QPushButton>("mask_add_layer").menu()->actions()) {
    if (action->text() == name) {
      action->trigger();
      return;
    }
  }
  qFatal("no such kind of layer");
}

}  // namespace headlight::ui
