// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cancelled_note.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace headlight::ui {

CancelledNote::CancelledNote(QWidget* parent)
    : QFrame(parent), label_(new QLabel(this)), again_(new QPushButton(this)) {
  setObjectName(QStringLiteral("cancelledNote"));
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  label_->setObjectName(QStringLiteral("cancelledText"));
  label_->setForegroundRole(QPalette::ToolTipText);
  label_->setTextFormat(Qt::PlainText);
  label_->setWordWrap(true);
  again_->setObjectName(QStringLiteral("computeAgain"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(10, 4, 6, 4);
  row->addWidget(label_, 1);
  row->addWidget(again_);
  connect(again_, &QPushButton::clicked, this, &CancelledNote::resumed);
  hide();
}

void CancelledNote::tell(bool has_picture) {
  label_->setText(has_picture ? tr("Computing was cancelled: what is shown is not of the present numbers.")
                              : tr("Computing was cancelled before there was anything to show."));
  again_->setText(tr("Compute again"));
  again_->setToolTip(tr("Starts anew with the present numbers"));
  setAccessibleName(label_->text());
  show();
}

}  // namespace headlight::ui
