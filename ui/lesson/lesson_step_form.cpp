// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_step_form.h"

#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QVBoxLayout>
#include <array>

#include "core/explain/stage_cell.h"
#include "core/lesson/edit.h"
#include "core/lesson/validate.h"
#include "ui/document/lesson_file.h"
#include "ui/words/lesson_words.h"
#include "ui/words/shown_text.h"
#include "ui/words/stage_text.h"
#include "ui/words/token_name.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

enum Kind { nothing, values, strongest };

Kind kind_of(const std::optional<Prediction>& prediction) {
  if (!prediction) {
    return nothing;
  }
  return std::holds_alternative<GuessStrongest>(prediction->guess) ? strongest : values;
}

}  // namespace

QString own_words(const LocalizedText& text, const std::string& language) {
  if (const auto* const plain = std::get_if<std::string>(&text)) {
    return language == "en" ? utf8_text(*plain) : QString();
  }
  const auto& by_language = std::get<std::map<std::string, std::string>>(text);
  const auto own = by_language.find(language);
  return own == by_language.end() ? QString() : utf8_text(own->second);
}

LessonStepForm::LessonStepForm(LessonDocument& lesson, LessonSession& session, Document& document,
                               Selection& selection, QWidget* parent)
    : QWidget(parent),
      lesson_(lesson),
      session_(session),
      document_(document),
      selection_(selection),
      title_(new LineField(this)),
      text_(new TextField(this)),
      kind_(new QComboBox(this)),
      about_(new QLabel(this)),
      question_(new LineField(this)) {
  constexpr int text_lines = 4;
  setObjectName(QStringLiteral("lessonStepForm"));
  setFocusProxy(title_);  // what is recorded is named first
  title_->setObjectName(QStringLiteral("stepTitleField"));
  title_->setToolTip(tr("What the step is called; students see it beside its text"));
  text_->setObjectName(QStringLiteral("stepTextField"));
  text_->setToolTip(tr("What students read in this step; one or two sentences fit well"));
  text_->setTabChangesFocus(true);
  text_->setFixedHeight(text_lines * fontMetrics().lineSpacing());
  kind_->setObjectName(QStringLiteral("stepPredictField"));
  kind_->setToolTip(
      tr("What the class guesses before the numbers are shown: about the row that is selected now"));
  kind_->addItem(tr("Nothing"));
  kind_->addItem(tr("The numbers of a row"));
  kind_->addItem(tr("The strongest key of a row"));
  about_->setTextFormat(Qt::PlainText);
  about_->setWordWrap(true);
  about_->setForegroundRole(QPalette::PlaceholderText);
  question_->setObjectName(QStringLiteral("stepQuestionField"));
  question_->setToolTip(tr("The question in your words; without it the program asks in its own"));
  question_->setPlaceholderText(tr("Question in your own words"));
  question_->setAccessibleName(tr("Question"));

  auto* const locks = new QGridLayout;
  constexpr std::array parts{Lockable::tokens, Lockable::matrices, Lockable::mask, Lockable::scoring};
  const std::array names{tr("Tokens"), tr("Matrices"), tr("Mask"), tr("Scoring")};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Lockable part = parts.at(i);
    auto* const box = new QCheckBox(names.at(i), this);
    box->setObjectName(QStringLiteral("lockBox/%1").arg(i));
    box->setToolTip(tr("Students cannot change it in this step"));
    locks->addWidget(box, static_cast<int>(i) / 2, static_cast<int>(i) % 2);
    locks_[part] = box;
    connect(box, &QCheckBox::clicked, this, [this, part](bool on) { change_lock(part, on); });
  }

  auto* const form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapAllRows);
  form->addRow(tr("Step &title"), title_);
  form->addRow(tr("Te&xt"), text_);
  form->addRow(tr("The class &predicts"), kind_);
  form->addRow(about_);
  form->addRow(question_);
  auto* const lock_label = new QLabel(tr("Locked for students"), this);
  form->addRow(lock_label);
  form->addRow(locks);
  for (QWidget* const field : std::initializer_list<QWidget*>{title_, text_, question_}) {
    field->installEventFilter(this);
  }

  connect(title_, &QLineEdit::textEdited, this, [this](const QString& typed) {
    write(tr("Change the step’s title"), &edit::set_step_title, typed);
  });
  connect(text_, &TextField::edited, this,
          [this] { write(tr("Change the step’s text"), &edit::set_step_text, text_->value()); });
  connect(kind_, &QComboBox::activated, this, &LessonStepForm::change_prediction);
  connect(question_, &QLineEdit::textEdited, this, &LessonStepForm::change_question);
  connect(&session_, &LessonSession::moved, this, &LessonStepForm::renew);
  renew();
}

void LessonStepForm::set_language(const std::string& language) {
  language_ = language;
  renew();
}

bool LessonStepForm::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    gesture_ = lesson_.new_gesture();
  }
  return QWidget::eventFilter(watched, event);
}

void LessonStepForm::renew() {
  const LessonStep* const step = session_.present();
  setEnabled(step != nullptr);
  const LessonStep shown = step != nullptr ? *step : LessonStep();
  title_->set_value(own_words(shown.title, language_));
  text_->set_value(own_words(shown.text, language_));
  kind_->setEnabled(session_.shows_experiment());
  kind_->setCurrentIndex(kind_of(shown.predict));
  about_->setVisible(shown.predict.has_value());
  question_->setVisible(shown.predict.has_value());
  if (shown.predict) {
    about_->setText(prediction_text(*shown.predict));
    question_->set_value(own_words(shown.predict->question, language_));
  }
  for (const auto& [part, box] : locks_) {
    box->setChecked(shown.locked.contains(part));
  }
}

QString LessonStepForm::prediction_text(const Prediction& prediction) const {
  const QString query =
      shown_text(token_name(document_.experiment()->query_tokens, prediction.query.value), longest_name);
  return tr("%1, head %2, query “%3”")
      .arg(stage_text(prediction.stage), QString::number(prediction.head.value + 1), query);
}

void LessonStepForm::change(const QString& text, const LessonStep& step) {
  Lesson lesson = edit::set_step(*lesson_.lesson(), session_.position(), step);
  if (const QString problem = misfit_text(lesson, built_in_examples()); !problem.isEmpty()) {
    emit refused(problem);
    renew();
    return;
  }
  lesson_.apply(text, std::move(lesson), gesture_);
}

void LessonStepForm::write(const QString& text, SetWords set, const QString& typed) {
  if (session_.present() != nullptr) {
    lesson_.apply(text, set(*lesson_.lesson(), session_.position(), language_, typed.toStdString()),
                  gesture_);
  }
}

Prediction LessonStepForm::new_prediction() const {
  Prediction prediction;
  prediction.stage = can_be_predicted(selection_.stage()) ? selection_.stage() : Stage::weights;
  if (!selection_.heads().empty()) {
    prediction.head = selection_.heads().front();
  }
  if (const std::optional<StageCell>& cell = selection_.active(); cell && query_of(*cell)) {
    prediction.query = *query_of(*cell);
    if (is_per_head(cell->stage)) {
      prediction.head = cell->head;
    }
  }
  return prediction;
}

void LessonStepForm::change_prediction() {
  LessonStep step = *session_.present();
  const LocalizedText question = step.predict ? step.predict->question : LocalizedText();
  step.predict.reset();
  if (kind_->currentIndex() != nothing) {
    step.predict = new_prediction();
    step.predict->question = question;
    if (kind_->currentIndex() == strongest) {
      step.predict->guess = GuessStrongest{};
    }
  }
  gesture_ = lesson_.new_gesture();
  change(tr("Change what the class predicts"), step);
}

void LessonStepForm::change_question() {
  if (session_.present() == nullptr || !session_.present()->predict) {
    return;  // what is typed comes after the question is gone
  }
  LessonStep step = *session_.present();
  step.predict->question = with_text(step.predict->question, language_, question_->text().toStdString());
  // Words cannot make it invalid.
  lesson_.apply(tr("Change the question"), edit::set_step(*lesson_.lesson(), session_.position(), step),
                gesture_);
}

void LessonStepForm::change_lock(Lockable part, bool locked) {
  LessonStep step = *session_.present();
  if (locked) {
    step.locked.insert(part);
  } else {
    step.locked.erase(part);
  }
  gesture_ = lesson_.new_gesture();
  change(tr("Change what is locked"), step);
}

}  // namespace headlight::ui
