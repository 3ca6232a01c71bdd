// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>
#include <memory>

#include "ui/editors/matrix/matrix_editor.h"
#include "ui/editors/matrix/matrix_view.h"
#include "ui/widgets/notice_bar.h"

namespace headlight::ui {

inline constexpr MatrixAddress q_of_head_1{.role = MatrixRole::q, .head = {}};

/// Q 1 2 3 / 4 5 6, K a recipe of 2 × 3, V 1 2 / 3 4, two heads alike.
Experiment small_experiment();

/// A matrix editor in a window of its own over that experiment, anew for each test function.
class MatrixEditorFixture : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();

 protected:
  double entry(Index row, Index column, MatrixAddress address = q_of_head_1) const {
    return find_matrix(*document_->experiment(), address)->values()(row, column);
  }
  int steps() const { return document_->undo_stack().count(); }
  void go_to(int row, int column) {
    view_->setFocus();
    view_->setCurrentIndex(view_->model()->index(row, column));
  }
  QPoint middle(int row, int column) const {
    return view_->visualRect(view_->model()->index(row, column)).center();
  }
  QLineEdit* line() const { return view_->findChild<QLineEdit*>(QStringLiteral("number_editor")); }
  NoticeBar& notice() const { return *editor_->findChild<NoticeBar*>(); }
  void paste(const QString& text) {
    QApplication::clipboard()->setText(text);
    QTest::keySequence(view_, QKeySequence::Paste);
  }
  void click(const char* name) const {
    auto* const button = editor_->findChild<QAbstractButton*>(QLatin1String(name));
    QVERIFY(button != nullptr);
    button->click();
  }
  void mouse(QEvent::Type type, QPoint place, Qt::KeyboardModifiers modifiers) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, place, view_->viewport()->mapToGlobal(place), button, held, modifiers);
    QApplication::sendEvent(view_->viewport(), &event);
  }

  std::unique_ptr<Document> document_;
  std::unique_ptr<EvaluationRunner> runner_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<MatrixEditor> editor_;
  MatrixView* view_ = nullptr;
};

}  // namespace headlight::ui
