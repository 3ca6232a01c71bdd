// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_chooser.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/editors/matrix/symbol_chip.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/matrix_words.h"

namespace headlight::ui {

namespace {

constexpr Index most_head_chips = 12;

void clear(FlowLayout& flow) {
  while (QLayoutItem* const item = flow.takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
}

}  // namespace

MatrixChooser::MatrixChooser(QWidget* parent)
    : QWidget(parent),
      roles_(new QWidget(this)),
      roles_flow_(new FlowLayout(roles_)),
      heads_row_(new QWidget(this)),
      heads_flow_(new FlowLayout(heads_row_)),
      shared_(new QLabel(this)) {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(roles_);
  column->addWidget(heads_row_);
  column->addWidget(shared_);
  roles_flow_->setSpacing(0);
  heads_flow_->setSpacing(0);
  shared_->setObjectName(QStringLiteral("sharedNote"));
  shared_->setForegroundRole(QPalette::PlaceholderText);
  retranslate();
}

void MatrixChooser::offer(const Experiment& experiment, std::optional<MatrixRole> present, HeadIndex head) {
  std::vector<MatrixAddress> held;
  std::vector<MatrixAddress> absent;
  if (head_count(experiment) > 0) {
    held = matrices_of(experiment, head);
    absent = absent_matrices_of(experiment, head);
  }
  const bool roles_differ = held != held_ || absent != absent_;
  const bool heads_differ = heads_ != head_count(experiment);
  held_ = std::move(held);
  absent_ = std::move(absent);
  heads_ = head_count(experiment);
  present_ = present;
  head_ = head;
  if (roles_differ) {
    rebuild_roles();
  }
  if (heads_differ) {
    rebuild_heads();
  }
  mark_present();
}

void MatrixChooser::retranslate() {
  roles_->setAccessibleName(tr("Matrices"));
  heads_row_->setAccessibleName(tr("Head of the matrix"));
  shared_->setText(tr("Shared by all heads"));
  rebuild_roles();
  rebuild_heads();
  mark_present();
}

void MatrixChooser::rebuild_roles() {
  clear(*roles_flow_);
  for (const MatrixAddress& address : held_) {
    auto* const chip = new SymbolChip(address.role, roles_);
    chip->setObjectName(QStringLiteral("matrix_") + symbol_text(address.role));
    connect(chip, &QAbstractButton::clicked, this, [this, role = address.role] {
      mark_present();
      emit role_chosen(role);
    });
    roles_flow_->addWidget(chip);
    chip->show();
  }
  if (absent_.empty()) {
    return;
  }
  auto* const add = new QToolButton(roles_);
  add->setObjectName(QStringLiteral("addMatrix"));
  add->setText(QStringLiteral("+"));
  add->setAutoRaise(true);
  add->setPopupMode(QToolButton::InstantPopup);
  add->setToolTip(tr("Add a matrix that this experiment can have"));
  add->setAccessibleName(tr("Add a matrix"));
  auto* const menu = new QMenu(add);
  for (const MatrixAddress& address : absent_) {
    QAction* const action =
        menu->addAction(tr("%1, %2").arg(symbol_text(address.role), role_words(address.role)));
    connect(action, &QAction::triggered, this, [this, address] { emit add_requested(address); });
  }
  add->setMenu(menu);
  roles_flow_->addWidget(add);
  add->show();
}

void MatrixChooser::rebuild_heads() {
  clear(*heads_flow_);
  head_box_ = nullptr;
  if (heads_ > most_head_chips) {
    head_box_ = new QComboBox(heads_row_);
    head_box_->setObjectName(QStringLiteral("matrixHeadBox"));
    head_box_->setAccessibleName(tr("Head of the matrix"));
    head_box_->setToolTip(tr("The head whose matrix is shown"));
    for (Index head = 0; head < heads_; ++head) {
      head_box_->addItem(tr("Head %1").arg(head + 1));
    }
    connect(head_box_, &QComboBox::activated, this, [this](int head) { emit head_chosen(HeadIndex{head}); });
    heads_flow_->addWidget(head_box_);
    head_box_->show();
    return;
  }
  for (Index head = 0; head < heads_; ++head) {
    auto* const chip = new Chip(heads_row_);
    const QString name = tr("Head %1").arg(head + 1);
    chip->setObjectName(QStringLiteral("matrixHead_%1").arg(head + 1));
    chip->setText(heads_ <= 4 ? name : QString::number(head + 1));
    chip->setAccessibleName(name);
    chip->setToolTip(tr("Show the matrix of head %1").arg(head + 1));
    connect(chip, &QAbstractButton::clicked, this, [this, head] {
      mark_present();
      emit head_chosen(HeadIndex{head});
    });
    heads_flow_->addWidget(chip);
    chip->show();
  }
}

void MatrixChooser::mark_present() {
  for (int i = 0; i < roles_flow_->count(); ++i) {
    if (auto* const chip = qobject_cast<SymbolChip*>(roles_flow_->itemAt(i)->widget())) {
      chip->setChecked(chip->role() == present_);
    }
  }
  if (head_box_ != nullptr) {
    const QSignalBlocker blocker(head_box_);
    head_box_->setCurrentIndex(static_cast<int>(head_.value));
  } else {
    for (int head = 0; head < heads_flow_->count(); ++head) {
      static_cast<Chip*>(heads_flow_->itemAt(head)->widget())->setChecked(head == head_.value);
    }
  }
  const bool shared = present_ && is_shared_by_heads(*present_);
  heads_row_->setVisible(present_ && !shared && heads_ > 1);
  shared_->setVisible(shared && heads_ > 1);
}

}  // namespace headlight::ui
