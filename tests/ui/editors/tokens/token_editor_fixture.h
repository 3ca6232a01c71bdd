// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <memory>

#include "tests/support/experiments.h"
#include "ui/editors/tokens/token_editor.h"
#include "ui/editors/tokens/token_list.h"

namespace headlight::ui {

/// An editor of tokens in a window of its own, over two queries and three keys, anew for each test function.
class TokenEditorFixture : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();

 protected:
  TokenList& list(const char* name) const { return *editor_->findChild<TokenList*>(QLatin1String(name)); }
  TokenList& queries() const { return list("query_tokens"); }
  TokenList& keys() const { return list("key_tokens"); }
  QString query_text() const {
    return QString::fromStdString(test::text(document_->experiment()->query_tokens));
  }
  QString key_text() const {
    return QString::fromStdString(test::text(key_tokens(*document_->experiment())));
  }
  QString message() const { return editor_->findChild<QLabel*>(QStringLiteral("token_message"))->text(); }
  QLineEdit& open_editor(TokenList& in) const { return *in.viewport()->findChild<QLineEdit*>(); }
  void finish(TokenList& in, Qt::Key key) const {
    QTest::keyClick(&open_editor(in), key);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  void set_clipboard(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

  std::unique_ptr<Document> document_;
  std::unique_ptr<EvaluationRunner> runner_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<TokenEditor> editor_;
};

}  // namespace headlight::ui
