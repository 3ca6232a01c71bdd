// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice_bar.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/accessible_role.h"
#include "ui/widgets/flow_layout.h"

namespace headlight::ui {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), label_(new QLabel(this)), answers_(new FlowLayout) {
  setObjectName(QStringLiteral("noticeBar"));
  set_accessible_role(*this, QAccessible::AlertMessage);
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  label_->setForegroundRole(QPalette::ToolTipText);
  label_->setObjectName(QStringLiteral("noticeText"));
  label_->setTextFormat(Qt::PlainText);
  label_->setWordWrap(true);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(8, 6, 8, 6);
  column->setSpacing(6);
  column->addWidget(label_);
  column->addLayout(answers_);
  hide();
}

void NoticeBar::tell(const QString& sentence) {
  ask(sentence, {{.name = QStringLiteral("noticeDismiss"), .text = tr("Dismiss"), .act = {}}});
  asking_ = false;
}

void NoticeBar::ask(const QString& sentence, std::vector<Answer> answers) {
  clear_answers();
  label_->setText(sentence);
  setAccessibleName(sentence);
  asking_ = true;
  for (Answer& answer : answers) {
    auto* const button = new QPushButton(answer.text, this);
    button->setObjectName(answer.name);
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, [this, act = std::move(answer.act)] {
      const std::function<void()> kept = act;  // the button goes away with the answer
      dismiss();
      if (kept) {
        kept();
      }
    });
    answers_->addWidget(button);
    button->show();
  }
  show();
  speak_at_once(*this);
}

void NoticeBar::dismiss() {
  asking_ = false;
  hide();
}

void NoticeBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    dismiss();
    return;
  }
  QFrame::keyPressEvent(event);
}

void NoticeBar::clear_answers() {
  while (QLayoutItem* const item = answers_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
}

}  // namespace headlight::ui
