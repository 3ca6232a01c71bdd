// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/step_bar.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>

#include "ui/look/icons.h"
#include "ui/words/step_words.h"

namespace headlight::ui {

namespace {

constexpr std::array seconds_to_choose{1, 2, 4, 8};
constexpr std::array paces{Pace::stage, Pace::row, Pace::cell};
constexpr int milliseconds_in_a_second = 1000;

}  // namespace

StepBar::StepBar(StepGuide& guide, PredictionRound& round, Document& document, Selection& selection,
                 QWidget* parent)
    : LectureBar(parent),
      guide_(guide),
      title_(new QToolButton(this)),
      text_area_(new_text("stepText")),
      formulas_(new FormulaView(this)),
      path_(new StepPath(this)),
      predict_(new PredictBar(round, document, selection, this)) {
  setObjectName(QStringLiteral("stepBar"));
  setAccessibleName(tr("Step by step"));
  title_->setObjectName(QStringLiteral("stepTitle"));
  title_->setAutoRaise(true);
  title_->setFocusPolicy(Qt::TabFocus);
  title_->setToolTip(tr("Opens the editor in which these numbers are changed"));
  set_heading(title_);

  auto* const top = new QHBoxLayout;
  top->setSpacing(14);
  top->addWidget(title_, 0, Qt::AlignVCenter);
  top->addWidget(text_area_, 1);
  top->addWidget(formulas_, 0, Qt::AlignVCenter);
  QToolButton* const close =
      add_button(*top, "stepBarCloseButton", QStringLiteral("close"), tr("Close the step bar"));
  auto* const bottom = new QHBoxLayout;
  bottom->setSpacing(2);
  add_walk_buttons(*bottom);
  bottom->insertWidget(2, path_, 1);
  add_menus(*bottom);
  bottom->addWidget(predict_);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(10, 6, 8, 6);
  column->setSpacing(2);
  column->addLayout(top);
  column->addLayout(bottom);

  connect(close, &QToolButton::clicked, this, &StepBar::closed);
  connect(title_, &QToolButton::clicked, this, [this] { emit editor_requested(guide_.present().editor); });
  connect(path_, &StepPath::chosen, this, [this](int step) { guide_.go_to(static_cast<std::size_t>(step)); });
  connect(&guide_, &StepGuide::steps_changed, this, &StepBar::renew_position);
  connect(&guide_, &StepGuide::moved, this, &StepBar::renew_position);
  connect(&guide_, &StepGuide::playing_changed, this, &StepBar::renew_position);
  connect(&round, &PredictionRound::changed, this, &StepBar::renew_text);
  renew_position();
  renew_menus();
}

void StepBar::add_walk_buttons(QHBoxLayout& row) {
  first_ = add_button(row, "firstStepButton", QStringLiteral("first"), tr("First step"));
  previous_ = add_button(row, "previousStepButton", QStringLiteral("left"), tr("Previous"));
  next_ = add_button(row, "nextStepButton", QStringLiteral("right"), tr("Next"));
  last_ = add_button(row, "lastStepButton", QStringLiteral("last"), tr("Last step"));
  play_ = add_button(row, "playButton", QStringLiteral("play"), QString());
  connect(first_, &QToolButton::clicked, &guide_, &StepGuide::first);
  connect(previous_, &QToolButton::clicked, &guide_, &StepGuide::previous);
  connect(next_, &QToolButton::clicked, &guide_, &StepGuide::next);
  connect(last_, &QToolButton::clicked, &guide_, &StepGuide::last);
  connect(play_, &QToolButton::clicked, &guide_, [this] { guide_.set_playing(!guide_.is_playing()); });
}

void StepBar::add_menus(QHBoxLayout& row) {
  speed_ = add_menu_button(row, "speedButton", tr("Speed: how long each step stays while it plays"));
  pace_ = add_menu_button(row, "paceButton", tr("Pace: what one step is"));
  auto* const speeds = new QActionGroup(this);
  for (const int seconds : seconds_to_choose) {
    QAction* const action = speed_->menu()->addAction(tr("%1 s").arg(seconds));
    action->setObjectName(QStringLiteral("speed/%1").arg(seconds));
    action->setCheckable(true);
    action->setChecked(guide_.milliseconds_a_step() == seconds * milliseconds_in_a_second);
    speeds->addAction(action);
    connect(action, &QAction::triggered, this, [this, seconds] {
      guide_.set_milliseconds_a_step(seconds * milliseconds_in_a_second);
      renew_menus();
      emit walk_chosen();
    });
  }
  auto* const all_paces = new QActionGroup(this);
  const std::array names{tr("By stage"), tr("By query"), tr("By cell")};
  for (std::size_t i = 0; i < paces.size(); ++i) {
    QAction* const action = pace_->menu()->addAction(names.at(i));
    action->setObjectName(QStringLiteral("pace/%1").arg(i));
    action->setCheckable(true);
    action->setChecked(guide_.pace() == paces.at(i));
    all_paces->addAction(action);
    connect(action, &QAction::triggered, this, [this, i] {
      guide_.set_pace(paces.at(i));
      renew_menus();
      emit walk_chosen();
    });
  }
}

void StepBar::renew_menus() {
  for (QToolButton* const button : {speed_, pace_}) {
    for (const QAction* const action : button->menu()->actions()) {
      if (action->isChecked()) {
        button->setText(action->text());
      }
    }
    button->setAccessibleName(QStringLiteral("%1. %2").arg(button->toolTip(), button->text()));
  }
}

void StepBar::renew_position() {
  QStringList names;
  for (const CalculationStep& step : guide_.steps()) {
    names.append(step_name(step));
  }
  path_->set_steps(names, static_cast<int>(guide_.position().step));
  const bool before = guide_.has_previous();
  const bool after = guide_.has_next();
  first_->setEnabled(before);
  previous_->setEnabled(before);
  next_->setEnabled(after);
  last_->setEnabled(after);
  const QString play = guide_.is_playing() ? tr("Pause") : tr("Play");
  play_->setIcon(symbol_icon(guide_.is_playing() ? QStringLiteral("pause") : QStringLiteral("play")));
  play_->setToolTip(play);
  play_->setAccessibleName(play);
  renew_text();
}

void StepBar::renew_text() {
  const QString question = predict_->text();
  const bool asked = !question.isEmpty();
  title_->setText(asked ? tr("Predict") : step_name(guide_.present()));
  title_->setAccessibleName(title_->text());
  write(asked ? question : step_text(guide_.present()));
  formulas_->set_formulas(guide_.present().formulas);
  formulas_->setVisible(!guide_.present().formulas.empty());
}

}  // namespace headlight::ui
