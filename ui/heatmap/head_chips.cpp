// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/head_chips.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/widgets/chip.h"
#include "ui/widgets/follow_language.h"
#include "ui/words/heads_text.h"

namespace headlight::ui {

namespace {

constexpr Index most_chips = 16;

}  // namespace

HeadChips::HeadChips(Selection& selection, QWidget* parent)
    : QWidget(parent), selection_(selection), row_(new QHBoxLayout(this)) {
  setObjectName(QStringLiteral("headChips"));
  row_->setContentsMargins(4, 0, 4, 0);
  row_->setSpacing(0);
  connect(&selection_, &Selection::result_changed, this, &HeadChips::renew);
  connect(&selection_, &Selection::heads_changed, this, &HeadChips::mark_present);
  connect(&selection_, &Selection::stage_changed, this, &HeadChips::renew);
  renew();
  follow_language(*this, [this] { rebuild(); });
}

void HeadChips::renew() {
  if (const Index heads = head_count(selection_.experiment()); heads != heads_) {
    heads_ = heads;
    rebuild();
  }
  setVisible(heads_ > 1 && is_per_head(selection_.stage()));
}

void HeadChips::rebuild() {
  setAccessibleName(tr("Heads shown"));
  chips_.clear();
  box_ = nullptr;
  while (QLayoutItem* const item = row_->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  if (heads_ > most_chips) {
    add_box();
  } else {
    add_chips();
  }
  row_->addStretch();
  mark_present();
}

void HeadChips::add_chips() {
  for (Index number = 0; number <= heads_; ++number) {
    auto* const chip = new Chip(this);
    const QString name = number == 0 ? tr("All heads") : tr("Head %1").arg(number);
    chip->setText(number == 0 || heads_ <= 4 ? name : QString::number(number));
    chip->setAccessibleName(name);
    chip->setToolTip(number == 0
                         ? tr("Show all heads as a grid")
                         : tr("Show head %1 large; with Ctrl or Shift, beside the others").arg(number));
    chip->setObjectName(QStringLiteral("head_%1").arg(number));
    connect(chip, &QAbstractButton::clicked, this,
            [this, number] { choose(number - 1, QGuiApplication::keyboardModifiers()); });
    chips_.push_back(chip);
    row_->addWidget(chip);
  }
}

void HeadChips::add_box() {
  box_ = new QComboBox(this);
  box_->setObjectName(QStringLiteral("headBox"));
  box_->setEditable(true);
  box_->setInsertPolicy(QComboBox::NoInsert);
  box_->setAccessibleName(tr("Heads shown"));
  box_->setToolTip(tr("Choose a head, or write several, such as 1, 3–5"));
  box_->addItem(tr("All heads"));
  for (Index number = 1; number <= heads_; ++number) {
    box_->addItem(tr("Head %1").arg(number));
  }
  connect(box_, &QComboBox::activated, this, [this](int row) { choose(row - 1, Qt::NoModifier); });
  connect(box_->lineEdit(), &QLineEdit::editingFinished, this,
          [this] { take_box_text(box_->lineEdit()->text()); });
  row_->addWidget(box_);
}

void HeadChips::mark_present() {
  const std::vector<HeadIndex>& shown = selection_.heads();
  for (std::size_t number = 0; number < chips_.size(); ++number) {
    const HeadIndex head{static_cast<Index>(number) - 1};
    chips_[number]->setChecked(number == 0 ? shown.empty() : std::ranges::find(shown, head) != shown.end());
  }
  if (box_ != nullptr) {
    const QSignalBlocker blocker(box_);
    box_->setCurrentIndex(shown.empty() ? 0 : static_cast<int>(shown.front().value) + 1);
    if (shown.size() > 1) {
      box_->setEditText(heads_text(shown));
    }
  }
}

void HeadChips::choose(Index head, Qt::KeyboardModifiers modifiers) {
  std::vector<HeadIndex> shown;
  if (head >= 0) {
    if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) {
      shown = selection_.heads();
    }
    if (const auto found = std::ranges::find(shown, HeadIndex{head}); found != shown.end()) {
      shown.erase(found);
    } else {
      shown.push_back({head});
      std::ranges::sort(shown);
    }
  }
  if (static_cast<Index>(shown.size()) == heads_) {
    shown.clear();
  }
  selection_.set_heads(std::move(shown));
  mark_present();
}

void HeadChips::take_box_text(const QString& text) {
  const int row = box_->findText(text, Qt::MatchFixedString);
  if (row >= 0) {
    choose(row - 1, Qt::NoModifier);
  } else if (std::optional<std::vector<HeadIndex>> heads = parse_heads(text, heads_)) {
    selection_.set_heads(static_cast<Index>(heads->size()) == heads_ ? std::vector<HeadIndex>{}
                                                                     : *std::move(heads));
  }
  mark_present();
}

}  // namespace headlight::ui
