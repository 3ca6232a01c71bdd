// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/progress_note.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace headlight::ui {

ProgressNote::ProgressNote(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), cancel_(new QPushButton(this)) {
  setObjectName(QStringLiteral("progressNote"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Window);
  label_->setTextFormat(Qt::PlainText);
  auto* const bar = new QProgressBar(this);
  bar->setRange(0, 0);
  bar->setTextVisible(false);
  bar->setFixedWidth(120);
  auto* const row = new QHBoxLayout(this);
  row->addWidget(label_);
  row->addWidget(bar);
  row->addWidget(cancel_);
  cancel_->setObjectName(QStringLiteral("cancelComputing"));
  cancel_->setFocusPolicy(Qt::TabFocus);
  connect(cancel_, &QPushButton::clicked, this, &ProgressNote::cancelled);
  delay_.setSingleShot(true);
  delay_.setInterval(150);
  connect(&delay_, &QTimer::timeout, this, &ProgressNote::appear);
  parent->installEventFilter(this);
  hide();
}

void ProgressNote::set_busy(bool busy) {
  if (busy) {
    delay_.start();
  } else {
    delay_.stop();
    hide();
  }
}

bool ProgressNote::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    place();
  }
  return QWidget::eventFilter(watched, event);
}

void ProgressNote::appear() {
  label_->setText(tr("Computing…"));
  cancel_->setText(tr("Cancel"));
  cancel_->setToolTip(tr("Stops computing; the numbers you typed stay"));
  adjustSize();
  place();
  raise();
  show();
}

void ProgressNote::place() {
  move((parentWidget()->width() - width()) / 2, (parentWidget()->height() - height()) / 2);
}

}  // namespace headlight::ui
