// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_editor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/lesson/edit.h"
#include "core/lesson/validate.h"
#include "ui/document/lesson_file.h"
#include "ui/look/icons.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/words/lesson_words.h"

namespace headlight::ui {

LessonEditor::LessonEditor(LessonDocument& lesson, LessonSession& session, Document& document,
                           Selection& selection, const QString& language, QWidget* parent)
    : QWidget(parent),
      lesson_(lesson),
      session_(session),
      document_(document),
      selection_(selection),
      language_(language.toStdString()),
      invitation_(new_invitation()),
      content_(new_content()) {
  setObjectName(QStringLiteral("lessonEditor"));
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(invitation_);
  column->addWidget(content_);
  connect(&session_, &LessonSession::moved, this, &LessonEditor::renew);
  connect(form_, &LessonStepForm::refused, this, &LessonEditor::refused);
  languages_->setCurrentIndex(languages_->findData(language));
  form_->set_language(language_);
  renew();
}

QWidget* LessonEditor::new_invitation() {
  auto* const page = new QWidget(this);
  auto* const label = new QLabel(tr("A lesson is a list of steps. Each shows an experiment as you set it up, "
                                    "says a sentence or two, and "
                                    "can ask the class to predict numbers."),
                                 page);
  label->setWordWrap(true);
  auto* const begin = new QPushButton(tr("New lesson"), page);
  begin->setObjectName(QStringLiteral("beginLessonButton"));
  begin->setToolTip(tr("Begins a lesson whose first step is what you see now"));
  connect(begin, &QPushButton::clicked, this, &LessonEditor::new_requested);
  auto* const column = new QVBoxLayout(page);
  column->setContentsMargins(12, 12, 12, 12);
  column->addWidget(label);
  column->addWidget(begin, 0, Qt::AlignLeft);
  column->addStretch(1);
  return page;
}

QToolButton* LessonEditor::add_button(QHBoxLayout& row, const char* name, const QString& symbol,
                                      const QString& text) {
  auto* const button = new QToolButton;
  button->setObjectName(QLatin1StringView(name));
  button->setIcon(symbol_icon(symbol));
  button->setAutoRaise(true);
  button->setToolTip(text);
  button->setAccessibleName(text);
  button->setFocusPolicy(Qt::TabFocus);
  row.addWidget(button);
  return button;
}

QWidget* LessonEditor::new_content() {
  constexpr int list_lines = 6;
  constexpr int notes_lines = 2;
  auto* const page = new QWidget;
  auto* const head = new QHBoxLayout;
  title_ = new LineField(page);
  title_->setObjectName(QStringLiteral("lessonTitleField"));
  title_->setPlaceholderText(tr("Title of the lesson"));
  title_->setAccessibleName(tr("Title of the lesson"));
  title_->setToolTip(tr("What the lesson is called"));
  title_->installEventFilter(this);
  languages_ = new QComboBox(page);
  languages_->setObjectName(QStringLiteral("lessonLanguageField"));
  languages_->setToolTip(tr("The language you write; a lesson can have its texts in both"));
  languages_->setAccessibleName(tr("Language"));
  languages_->addItem(QStringLiteral("English"), QStringLiteral("en"));
  languages_->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
  head->addWidget(title_, 1);
  head->addWidget(languages_);

  steps_ = new QListWidget(page);
  steps_->setObjectName(QStringLiteral("lessonSteps"));
  steps_->setAccessibleName(tr("Steps"));
  steps_->setToolTip(tr("Click to go to a step; drag to reorder"));
  steps_->setDragDropMode(QAbstractItemView::InternalMove);
  steps_->setMinimumHeight(list_lines * fontMetrics().lineSpacing());

  auto* const buttons = new QHBoxLayout;
  buttons->setSpacing(2);
  auto* const record_button = new QPushButton(tr("Record step"), page);
  record_button->setObjectName(QStringLiteral("recordStepButton"));
  record_button->setToolTip(
      tr("Makes what you see now a new step: experiment, stage, heads and selected cell"));
  buttons->addWidget(record_button);
  take_state_ = add_button(*buttons, "takeStateButton", QStringLiteral("check"),
                           tr("Let this step show what you see now"));
  up_ = add_button(*buttons, "stepUpButton", QStringLiteral("up"), tr("Move the step up"));
  down_ = add_button(*buttons, "stepDownButton", QStringLiteral("down"), tr("Move the step down"));
  remove_ = add_button(*buttons, "removeStepButton", QStringLiteral("trash"), tr("Remove the step"));
  buttons->addStretch(1);
  undo_ = add_button(*buttons, "lessonUndoButton", QStringLiteral("undo"), tr("Undo in the lesson"));
  redo_ = add_button(*buttons, "lessonRedoButton", QStringLiteral("redo"), tr("Redo in the lesson"));

  form_ = new LessonStepForm(lesson_, session_, document_, selection_, page);
  auto* const notes_label = new QLabel(tr("&Notes for the teacher"), page);
  notes_ = new TextField(page);
  notes_->setObjectName(QStringLiteral("lessonNotesField"));
  notes_->setToolTip(tr("For whoever teaches with this lesson; students do not see it"));
  notes_->setTabChangesFocus(true);
  notes_->setFixedHeight(notes_lines * fontMetrics().lineSpacing());
  notes_->installEventFilter(this);
  notes_label->setBuddy(notes_);
  auto* const save = new QPushButton(tr("Save lesson"), page);
  save->setObjectName(QStringLiteral("saveLessonButton"));
  save->setToolTip(tr("Saves the lesson as a file that others can open"));

  auto* const column = new QVBoxLayout(page);
  column->setContentsMargins(12, 12, 12, 12);
  column->setSpacing(8);
  column->addLayout(head);
  column->addWidget(steps_, 1);
  column->addLayout(buttons);
  column->addWidget(form_);
  column->addWidget(notes_label);
  column->addWidget(notes_);
  column->addWidget(save, 0, Qt::AlignLeft);

  connect(title_, &QLineEdit::textEdited, this, &LessonEditor::change_title);
  connect(notes_, &TextField::edited, this, &LessonEditor::change_notes);
  connect(languages_, &QComboBox::activated, this, [this] {
    language_ = languages_->currentData().toString().toStdString();
    form_->set_language(language_);
    renew();
  });
  connect(steps_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0) {
      session_.go_to(static_cast<std::size_t>(row));
    }
  });
  connect(steps_->model(), &QAbstractItemModel::rowsMoved, this, &LessonEditor::take_order,
          Qt::QueuedConnection);
  connect(record_button, &QPushButton::clicked, this, &LessonEditor::record);
  connect(take_state_, &QToolButton::clicked, this, &LessonEditor::take_state);
  connect(up_, &QToolButton::clicked, this, [this] { move_step(session_.position() - 1); });
  connect(down_, &QToolButton::clicked, this, [this] { move_step(session_.position() + 1); });
  connect(remove_, &QToolButton::clicked, this, &LessonEditor::remove_step);
  undo_->setEnabled(lesson_.undo_stack().canUndo());
  redo_->setEnabled(lesson_.undo_stack().canRedo());
  connect(&lesson_.undo_stack(), &QUndoStack::canUndoChanged, undo_, &QWidget::setEnabled);
  connect(&lesson_.undo_stack(), &QUndoStack::canRedoChanged, redo_, &QWidget::setEnabled);
  connect(undo_, &QToolButton::clicked, &lesson_.undo_stack(), &QUndoStack::undo);
  connect(redo_, &QToolButton::clicked, &lesson_.undo_stack(), &QUndoStack::redo);
  connect(save, &QPushButton::clicked, this, &LessonEditor::save_requested);

  auto* const scroll = new QScrollArea(this);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(page);
  return scroll;
}

bool LessonEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    gesture_ = lesson_.new_gesture();
  }
  return QWidget::eventFilter(watched, event);
}

void LessonEditor::showEvent(QShowEvent* event) {
  session_.set_making(true);
  QWidget::showEvent(event);
}

void LessonEditor::hideEvent(QHideEvent* event) {
  session_.set_making(false);
  QWidget::hideEvent(event);
}

void LessonEditor::renew() {
  const bool open = lesson_.is_open();
  invitation_->setVisible(!open);
  content_->setVisible(open);
  if (!open) {
    return;
  }
  const Lesson& lesson = *lesson_.lesson();
  title_->set_value(own_words(lesson.title, language_));
  notes_->set_value(own_words(lesson.notes, language_));
  renew_list();
  const bool has_step = session_.present() != nullptr;
  take_state_->setEnabled(has_step);
  remove_->setEnabled(has_step);
  up_->setEnabled(session_.has_previous());
  down_->setEnabled(session_.has_next());
}

void LessonEditor::renew_list() {
  const QSignalBlocker blocker(steps_);
  const Lesson& lesson = *lesson_.lesson();
  const auto count = static_cast<int>(lesson.steps.size());
  while (steps_->count() > count) {
    delete steps_->takeItem(steps_->count() - 1);
  }
  for (int row = 0; row < count; ++row) {
    const auto step = static_cast<std::size_t>(row);
    if (row == steps_->count()) {
      steps_->addItem(new QListWidgetItem);
    }
    QString line =
        QStringLiteral("%1  %2").arg(QString::number(row + 1), step_heading(lesson, step, language_));
    if (lesson.steps[step].predict) {
      line = tr("%1 (predict)").arg(line);
    }
    steps_->item(row)->setText(line);
    steps_->item(row)->setData(Qt::UserRole, row);
  }
  steps_->setCurrentRow(session_.present() != nullptr ? static_cast<int>(session_.position()) : -1);
}

TaughtState LessonEditor::state() const {
  TaughtState state{.experiment = *document_.experiment(),
                    .stage = selection_.stage(),
                    .heads = selection_.heads(),
                    .select = {}};
  if (const std::optional<StageCell>& cell = selection_.pinned()) {
    state.select = LessonSelection{
        .stage = cell->stage, .head = cell->head, .row = cell->row, .column = cell->column, .unknown = {}};
  }
  return state;
}

void LessonEditor::record() {
  if (!commit_open_editor(*window())) {
    return;
  }
  const Lesson& lesson = *lesson_.lesson();
  if (lesson.steps.size() >= static_cast<std::size_t>(max_lesson_steps)) {
    emit refused(tr("A lesson has at most %1 steps.").arg(max_lesson_steps));
    return;
  }
  const std::size_t position = lesson.steps.empty() ? 0 : session_.position() + 1;
  const LessonStep step = with_state(LessonStep(), state(), lesson, position, built_in_examples());
  if (!apply(tr("Record a step"), edit::insert_step(lesson, position, step))) {
    return;
  }
  session_.stand_at(position);
  if (isVisible()) {
    form_->setFocus(Qt::OtherFocusReason);
  }
}

bool LessonEditor::apply(const QString& text, Lesson lesson) {
  if (const QString problem = misfit_text(lesson, built_in_examples()); !problem.isEmpty()) {
    emit refused(problem);
    return false;
  }
  lesson_.apply(text, std::move(lesson));
  return true;
}

void LessonEditor::take_state() {
  if (!commit_open_editor(*window())) {
    return;
  }
  const Lesson& lesson = *lesson_.lesson();
  const std::size_t position = session_.position();
  apply(tr("Change what the step shows"),
        edit::set_step(lesson, position,
                       with_state(lesson.steps[position], state(), lesson, position, built_in_examples())));
}

void LessonEditor::remove_step() {
  const std::size_t position = session_.position();
  if (apply(tr("Remove the step"), edit::remove_step(*lesson_.lesson(), position)) &&
      session_.present() != nullptr) {
    session_.reset();
  }
}

void LessonEditor::move_step(std::size_t to) {
  const std::size_t from = session_.position();
  if (apply(tr("Move the step"), edit::move_step(*lesson_.lesson(), from, to))) {
    session_.stand_at(to);
  } else {
    renew();  // a dragged row goes back
  }
}

void LessonEditor::take_order() {
  // One row was dragged: it is the one whose number does not follow.
  for (int row = 0; row < steps_->count(); ++row) {
    const int was = steps_->item(row)->data(Qt::UserRole).toInt();
    if (was == static_cast<int>(session_.position()) && was != row) {
      move_step(static_cast<std::size_t>(row));
      return;
    }
  }
}

void LessonEditor::change_title() {
  if (!lesson_.is_open()) {
    return;  // what is typed comes after the lesson is gone
  }
  lesson_.apply(tr("Change the lesson’s title"),
                edit::set_lesson_title(*lesson_.lesson(), language_, title_->value().toStdString()),
                gesture_);
}

void LessonEditor::change_notes() {
  if (!lesson_.is_open()) {
    return;
  }
  lesson_.apply(tr("Change the lesson’s notes"),
                edit::set_lesson_notes(*lesson_.lesson(), language_, notes_->value().toStdString()),
                gesture_);
}

}  // namespace headlight::ui
