// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/words/lesson_words.h"
#include "ui/words/shown_text.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

LessonBar::LessonBar(LessonDocument& lesson, LessonSession& session, PredictionRound& round,
                     Document& document, Selection& selection, const QString& language, QWidget* parent)
    : LectureBar(parent),
      lesson_(lesson),
      session_(session),
      document_(document),
      language_(language.toStdString()),
      title_(new QLabel(this)),
      text_area_(new_text("lessonText")),
      locks_(new QLabel(this)),
      predict_(new PredictBar(round, document, selection, this)) {
  constexpr int title_share = 2;
  constexpr int text_share = 5;
  setObjectName(QStringLiteral("lessonBar"));
  setAccessibleName(tr("Lesson"));
  title_->setObjectName(QStringLiteral("lessonStepTitle"));
  title_->setTextFormat(Qt::PlainText);
  title_->setWordWrap(true);
  title_->setMinimumWidth(1);  // a long word must not widen the window
  set_heading(title_);
  auto* const top = new QHBoxLayout;
  top->setSpacing(14);
  top->addWidget(title_, title_share, Qt::AlignVCenter);
  top->addWidget(text_area_, text_share);
  QToolButton* const close =
      add_button(*top, "lessonCloseButton", QStringLiteral("close"), tr("Leave the lesson"));

  auto* const bottom = new QHBoxLayout;
  bottom->setSpacing(2);
  previous_ = add_button(*bottom, "lessonPreviousButton", QStringLiteral("left"), tr("Previous step"));
  steps_ = add_menu_button(*bottom, "lessonStepsButton", tr("All steps of the lesson"));
  next_ = add_button(*bottom, "lessonNextButton", QStringLiteral("right"), tr("Next step"));
  reset_ = new QToolButton(this);
  reset_->setObjectName(QStringLiteral("lessonResetButton"));
  reset_->setText(tr("Reset"));
  reset_->setToolTip(tr("Shows this step as the teacher made it, all numbers included"));
  reset_->setFocusPolicy(Qt::TabFocus);
  bottom->addSpacing(8);
  bottom->addWidget(reset_);
  locks_->setObjectName(QStringLiteral("lessonLocks"));
  locks_->setForegroundRole(QPalette::PlaceholderText);
  bottom->addSpacing(8);
  bottom->addWidget(locks_);
  bottom->addStretch(1);
  bottom->addWidget(predict_);

  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(10, 6, 8, 6);
  column->setSpacing(2);
  column->addLayout(top);
  column->addLayout(bottom);

  connect(close, &QToolButton::clicked, this, &LessonBar::closed);
  connect(previous_, &QToolButton::clicked, &session_, &LessonSession::previous);
  connect(next_, &QToolButton::clicked, &session_, &LessonSession::next);
  connect(reset_, &QToolButton::clicked, &session_, &LessonSession::reset);
  connect(steps_->menu(), &QMenu::aboutToShow, this, &LessonBar::fill_steps);
  connect(&session_, &LessonSession::moved, this, &LessonBar::renew);
  connect(&round, &PredictionRound::changed, this, &LessonBar::renew);
  connect(&document_, &Document::locked_changed, this, &LessonBar::renew);
  renew();
}

void LessonBar::fill_steps() {
  QMenu* const menu = steps_->menu();
  menu->clear();
  for (std::size_t step = 0; step < session_.count(); ++step) {
    QString heading = step_heading(*lesson_.lesson(), step, language_);
    QAction* const action = menu->addAction(QStringLiteral("%1  %2").arg(
        QString::number(step + 1), heading.replace(QLatin1Char('&'), QLatin1String("&&"))));
    action->setCheckable(true);
    action->setChecked(step == session_.position());
    connect(action, &QAction::triggered, &session_, [this, step] { session_.go_to(step); });
  }
}

void LessonBar::renew() {
  const LessonStep* const step = session_.present();
  const QString question = shown_text(predict_->text(), longest_reading / 2);
  QString text = step != nullptr ? utf8_text(text_in(step->text, language_)) : QString();
  if (lesson_.is_open() && step == nullptr) {
    text = tr("This lesson has no steps yet. Set up what the class is to see, then record it as a step.");
  }
  text = shown_text(text, longest_reading);  // the question below it is read too
  if (!question.isEmpty()) {
    text = text.isEmpty() ? question : QStringLiteral("%1\n%2").arg(text, question);
  }
  title_->setText(step != nullptr ? step_heading(*lesson_.lesson(), session_.position(), language_)
                  : lesson_.is_open()
                      ? shown_text(utf8_text(text_in(lesson_.lesson()->title, language_)), longest_line)
                      : QString());
  write(text);
  const int count = static_cast<int>(session_.count());
  //: the number of a step, and how many steps there are
  steps_->setText(tr("%1 of %2").arg(count == 0 ? 0 : session_.position() + 1).arg(count));
  steps_->setAccessibleName(QStringLiteral("%1. %2").arg(steps_->toolTip(), steps_->text()));
  steps_->setEnabled(step != nullptr);
  previous_->setEnabled(session_.has_previous());
  next_->setEnabled(session_.has_next());
  reset_->setEnabled(step != nullptr);
  predict_->setVisible(session_.shows_experiment());
  locks_->setText(locks_text(document_.locked()));
}

}  // namespace headlight::ui
