// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/normalizer_section.h"

#include <QComboBox>
#include <QGridLayout>

namespace headlight::ui {

namespace {

constexpr int item_each_head = 2;

QString normalizer_words(Normalizer normalizer) {
  return normalizer == Normalizer::softmax ? NormalizerSection::tr("Softmax")
                                           : NormalizerSection::tr("Hardmax: all on the best key");
}

}  // namespace

NormalizerSection::NormalizerSection(Document& document, QWidget* parent)
    : PanelSection(document, parent), all_(new QComboBox(this)), grid_(new QGridLayout) {
  all_->setObjectName(QStringLiteral("normalizer"));
  grid_->setColumnStretch(1, 1);
  grid_->setVerticalSpacing(3);
  auto* const fields = new QVBoxLayout;
  fields->setSpacing(4);
  fields->addWidget(all_);
  fields->addLayout(grid_);
  set_fields(fields);
  connect(all_, &QComboBox::activated, this, &NormalizerSection::choose);
  renew();
}

void NormalizerSection::choose(int item) {
  each_head_ = item == item_each_head;
  if (each_head_) {
    renew();
  } else {
    take(tr("Change the normalizer"),
         edit::set_normalizer(experiment(), std::nullopt, static_cast<Normalizer>(item)));
  }
}

bool NormalizerSection::shows_heads() const {
  return head_count(experiment()) > 1 &&
         (each_head_ || std::holds_alternative<std::vector<Normalizer>>(experiment().normalizer));
}

void NormalizerSection::renew() {
  set_heading(tr("From logits to weights"));
  all_->setAccessibleName(tr("Normalizer"));
  all_->setToolTip(tr("Softmax shares the weight among the keys; hardmax gives it all to the best one"));
  all_->clear();
  all_->addItem(normalizer_words(Normalizer::softmax));
  all_->addItem(normalizer_words(Normalizer::hardmax));
  if (head_count(experiment()) > 1) {
    all_->addItem(tr("Each head its own"));
  }
  all_->setCurrentIndex(shows_heads() ? item_each_head
                        : head_count(experiment()) == 0
                            ? 0
                            : static_cast<int>(normalizer_of(experiment(), HeadIndex{})));
  renew_heads();
  setVisible(input_kind(experiment()) != InputKind::weights);
}

void NormalizerSection::renew_heads() {
  const auto count = shows_heads() ? static_cast<std::size_t>(head_count(experiment())) : 0;
  while (heads_.size() > count) {
    heads_.back().label->deleteLater();
    heads_.back().box->deleteLater();
    heads_.pop_back();
  }
  while (heads_.size() < count) {
    const HeadIndex head{static_cast<Index>(heads_.size())};
    auto* const label = new QLabel(this);
    auto* const box = new QComboBox(this);
    box->setObjectName(QStringLiteral("normalizer_%1").arg(head.value + 1));
    box->addItems({QString(), QString()});
    connect(box, &QComboBox::activated, this, [this, head](int item) {
      take(tr("Change the normalizer of head %1").arg(head.value + 1),
           edit::set_normalizer(experiment(), head, static_cast<Normalizer>(item)));
    });
    grid_->addWidget(label, static_cast<int>(head.value), 0);
    grid_->addWidget(box, static_cast<int>(head.value), 1);
    label->setBuddy(box);
    label->show();
    box->show();
    heads_.push_back({label, box});
  }
  for (std::size_t head = 0; head < count; ++head) {
    heads_[head].label->setText(tr("Head %1").arg(head + 1));
    heads_[head].box->setAccessibleName(tr("Normalizer of head %1").arg(head + 1));
    heads_[head].box->setToolTip(all_->toolTip());
    heads_[head].box->setItemText(0, normalizer_words(Normalizer::softmax));
    heads_[head].box->setItemText(1, normalizer_words(Normalizer::hardmax));
    heads_[head].box->setCurrentIndex(
        static_cast<int>(normalizer_of(experiment(), HeadIndex{static_cast<Index>(head)})));
  }
}

}  // namespace headlight::ui
