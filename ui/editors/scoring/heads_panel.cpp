// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/heads_panel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <array>

#include "core/experiment/validate.h"
#include "ui/widgets/number_box.h"
#include "ui/words/problem_text.h"

namespace headlight::ui {

namespace {

using edit::Width;

constexpr Index none = -1;
constexpr int number_of_heads = -1;  // the thing a burst edits, beside the widths

constexpr std::array all_widths{Width::d_q,     Width::d_k,        Width::d_v,      Width::d_h,
                                Width::d_model, Width::d_query_in, Width::d_key_in, Width::d_value_in};

/// Markup of our own.
QString width_markup(Width width) {
  switch (width) {
    case Width::d_q: return QStringLiteral("d<sub>q</sub>");
    case Width::d_k: return QStringLiteral("d<sub>k</sub>");
    case Width::d_v: return QStringLiteral("d<sub>v</sub>");
    case Width::d_h: return QStringLiteral("d<sub>h</sub>");
    case Width::d_model: return QStringLiteral("d<sub>model</sub>");
    case Width::d_query_in: return QStringLiteral("d(X)");
    case Width::d_key_in: return QStringLiteral("d(X<sub>k</sub>)");
    case Width::d_value_in: return QStringLiteral("d(X<sub>v</sub>)");
  }
  return {};
}

QString width_words(Width width) {
  switch (width) {
    case Width::d_q: return HeadsPanel::tr("Numbers per query, d_q");
    case Width::d_k: return HeadsPanel::tr("Numbers per key, d_k");
    case Width::d_v: return HeadsPanel::tr("Numbers per value, d_v");
    case Width::d_h: return HeadsPanel::tr("Hidden width of additive scoring, d_h");
    case Width::d_model: return HeadsPanel::tr("Width of the final output, d_model");
    case Width::d_query_in: return HeadsPanel::tr("Numbers per row of X");
    case Width::d_key_in: return HeadsPanel::tr("Numbers per row of X_k");
    case Width::d_value_in: return HeadsPanel::tr("Numbers per row of X_v");
  }
  return {};
}

bool is_width_of_each_head(Width width) {
  return width == Width::d_q || width == Width::d_k || width == Width::d_v || width == Width::d_h;
}

}  // namespace

HeadsPanel::HeadsPanel(Document& document, QWidget* parent)
    : PanelSection(document, parent),
      burst_(document),
      count_label_(new QLabel(this)),
      fewer_(new QToolButton(this)),
      count_(new NumberBox<QSpinBox>(this)),
      more_(new QToolButton(this)),
      scope_label_(new QLabel(this)),
      scope_(new QComboBox(this)),
      grid_(new QGridLayout) {
  fewer_->setObjectName(QStringLiteral("fewerHeads"));
  fewer_->setText(QStringLiteral("−"));
  more_->setObjectName(QStringLiteral("moreHeads"));
  more_->setText(QStringLiteral("+"));
  count_->setObjectName(QStringLiteral("headCount"));
  count_->setRange(1, static_cast<int>(max_heads));
  count_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  count_->setAlignment(Qt::AlignCenter);
  count_->setKeyboardTracking(false);
  count_label_->setBuddy(count_);
  auto* const count_row = new QHBoxLayout;
  count_row->setSpacing(3);
  count_row->addWidget(count_label_);
  count_row->addSpacing(9);
  for (QWidget* const widget : std::initializer_list<QWidget*>{fewer_, count_, more_}) {
    count_row->addWidget(widget);
  }
  count_row->addStretch();
  for (QToolButton* const button : {fewer_, more_}) {
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this,
            [this, button] { set_heads(count_->value() + (button == more_ ? 1 : -1)); });
  }
  connect(count_, &QSpinBox::valueChanged, this, &HeadsPanel::set_heads);

  scope_->setObjectName(QStringLiteral("widthScope"));
  auto* const scope_row = new QHBoxLayout;
  scope_row->addWidget(scope_label_);
  scope_row->addWidget(scope_, 1);
  connect(scope_, &QComboBox::activated, this, &HeadsPanel::renew);

  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(4);
  for (const Width width : all_widths) {
    auto* const label = new QLabel(width_markup(width), this);
    auto* const box = new NumberBox<QSpinBox>(this);
    label->setTextFormat(Qt::RichText);
    label->setBuddy(box);
    box->setObjectName(QStringLiteral("width_%1").arg(static_cast<int>(widths_.size())));
    box->setRange(0, static_cast<int>(max_columns));
    box->setKeyboardTracking(false);
    box->setLocale(QLocale::c());
    connect(box, &QSpinBox::valueChanged, this, [this, width](int value) { set_width(width, value); });
    widths_.push_back({width, label, box});
  }
  auto* const fields = new QVBoxLayout;
  fields->setSpacing(6);
  fields->addLayout(count_row);
  fields->addLayout(scope_row);
  fields->addLayout(grid_);
  set_fields(fields);
  grid_->setColumnStretch(1, 1);
  grid_->setColumnStretch(3, 1);
  renew();
}

std::optional<HeadIndex> HeadsPanel::scope() const {
  return scope_->currentIndex() > 0 ? std::optional(HeadIndex{scope_->currentIndex() - 1}) : std::nullopt;
}

void HeadsPanel::set_heads(int heads) {
  const std::uint32_t seed = document().next_seed();
  show_result(burst_.apply(tr("Change the number of heads"), number_of_heads,
                           [this, heads, seed](const Experiment& beginning) {
                             return edit::set_head_count(beginning, heads, seed, document().head_memory());
                           }));
}

void HeadsPanel::set_width(Width width, int value) {
  const std::uint32_t seed = document().next_seed();
  const std::optional<HeadIndex> head = is_width_of_each_head(width) ? scope() : std::nullopt;
  const int thing = static_cast<int>(width) * static_cast<int>(max_heads + 1) + scope_->currentIndex();
  show_result(burst_.apply(tr("Change a width"), thing, [=](const Experiment& beginning) {
    return edit::set_width(beginning, width, head, value, seed);
  }));
}

void HeadsPanel::show_result(const edit::Result& result) {
  clear_problem();
  if (!result) {
    tell_problem(problem_text(result.error()));
  }
  renew();
}

void HeadsPanel::renew() {
  set_heading(tr("Heads and widths"));
  const auto heads = static_cast<int>(head_count(experiment()));
  count_label_->setText(tr("Heads"));
  count_->setAccessibleName(tr("Number of heads"));
  count_->setToolTip(tr("How many heads attend side by side; new ones get random numbers"));
  fewer_->setAccessibleName(tr("One head fewer"));
  fewer_->setToolTip(tr("Remove the last head"));
  fewer_->setEnabled(heads > 1);
  more_->setAccessibleName(tr("One head more"));
  more_->setToolTip(tr("Add a head with random numbers"));
  {
    const QSignalBlocker blocker(count_);
    count_->setValue(heads);
  }
  renew_scope();
  for (const WidthField& field : widths_) {
    renew_width(field);
  }
  place_widths();
}

void HeadsPanel::renew_scope() {
  const auto heads = static_cast<int>(head_count(experiment()));
  const int chosen = std::clamp(scope_->currentIndex(), 0, heads);
  //: Before the choice of a head, or all of them.
  scope_label_->setText(tr("Widths of"));
  scope_->setAccessibleName(tr("The heads whose widths are set"));
  scope_->setToolTip(tr("Set the widths of all heads together, or of one"));
  scope_->clear();
  scope_->addItem(tr("all heads"));
  for (int head = 1; head <= heads; ++head) {
    scope_->addItem(tr("head %1").arg(head));
  }
  scope_->setCurrentIndex(chosen);
  scope_->setVisible(heads > 1);
  scope_label_->setVisible(heads > 1);
}

void HeadsPanel::renew_width(const WidthField& field) {
  const Index heads = head_count(experiment());
  const auto width_of = [&](Index head) {
    return head < heads ? edit::width_of(experiment(), field.width, HeadIndex{head}).value_or(none) : none;
  };
  const std::optional<HeadIndex> head = scope();
  const Index value = width_of(head ? head->value : 0);
  bool differs = false;
  for (Index other = 1; !head && other < heads; ++other) {
    differs |= width_of(other) != value;
  }
  field.label->setVisible(value != none);
  field.box->setVisible(value != none);
  field.box->setAccessibleName(width_words(field.width));
  field.box->setToolTip(
      tr("%1. A change makes the matrices wider or narrower.").arg(width_words(field.width)));
  const QSignalBlocker blocker(field.box);
  //: In a field for the width of several heads that have not the same.
  field.box->setSpecialValueText(differs ? tr("differ") : QString());
  field.box->setValue(differs ? 0 : static_cast<int>(std::max<Index>(value, 0)));
}

void HeadsPanel::place_widths() {
  int place = 0;
  for (const WidthField& field : widths_) {
    if (!field.box->isHidden()) {
      grid_->addWidget(field.label, place / 2, 2 * (place % 2));
      grid_->addWidget(field.box, place / 2, 2 * (place % 2) + 1);
      ++place;
    }
  }
}

}  // namespace headlight::ui
