// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/predict_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "core/experiment/figure_options.h"
#include "core/explain/stage_cell.h"
#include "ui/classroom/guess_layer.h"
#include "ui/look/icons.h"
#include "ui/words/fixed_number.h"
#include "ui/words/stage_text.h"
#include "ui/words/token_name.h"

namespace headlight::ui {

namespace {

using Kind = PredictionQuestion::Kind;

QToolButton* add_button(QHBoxLayout& row, const char* name, const QString& text, const QString& tip) {
  auto* const button = new QToolButton(row.parentWidget());
  button->setObjectName(QLatin1StringView(name));
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(text);
  button->setAccessibleDescription(tip);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setFocusPolicy(Qt::TabFocus);
  row.addWidget(button);
  return button;
}

QString place_text(const Experiment& experiment, const StageCell& cell) {
  const std::optional<QueryIndex> query = query_of(cell);
  const std::optional<KeyIndex> key = key_of(cell);
  const QString row = query ? token_name(experiment.query_tokens, query->value) : QString();
  const QString column = key ? token_name(key_tokens(experiment), key->value) : QString();
  return query && key
             ? QStringLiteral("%1 → %2").arg(row, column)
             : PredictBar::tr("%1, dimension %2").arg(query ? row : column, QString::number(cell.column + 1));
}

}  // namespace

PredictBar::PredictBar(PredictionRound& round, Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), round_(round), document_(document), selection_(selection), menu_(new QMenu(this)) {
  setObjectName(QStringLiteral("predictBar"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  score_ = new QLabel(this);
  score_->setObjectName(QStringLiteral("predictScore"));
  score_->setTextFormat(Qt::PlainText);
  score_->setContentsMargins(8, 0, 4, 0);
  row->addWidget(score_);
  //: A verb: guess the numbers before they are shown.
  predict_ = add_button(*row, "predictButton", tr("Predict"),
                        tr("Hides numbers of this stage, so that the class can guess them first"));
  predict_->setPopupMode(QToolButton::InstantPopup);
  predict_->setMenu(menu_);
  menu_->setObjectName(QStringLiteral("predictMenu"));
  guess_ = add_button(*row, "guessButton", tr("Guess"),
                      tr("Shows the cells that are asked for, to type into or to choose from"));
  reveal_ = add_button(*row, "revealButton", tr("Reveal"), tr("Shows the numbers and what was right"));
  done_ = add_button(*row, "predictDoneButton", QString(), QString());
  connect(menu_, &QMenu::aboutToShow, this, &PredictBar::fill_menu);
  connect(guess_, &QToolButton::clicked, &round_, &PredictionRound::show);
  connect(&selection_, &Selection::stage_changed, this, &PredictBar::renew);
  connect(&selection_, &Selection::heads_changed, this, &PredictBar::renew);
  connect(reveal_, &QToolButton::clicked, &round_, &PredictionRound::reveal);
  connect(done_, &QToolButton::clicked, &round_, &PredictionRound::stop);
  connect(&round_, &PredictionRound::changed, this, &PredictBar::renew);
  fill_menu();
  renew();
}

void PredictBar::fill_menu() {
  menu_->clear();
  const auto add = [this](const char* name, const QString& text, Kind kind, bool all_rows) {
    QAction* const action = menu_->addAction(text);
    action->setObjectName(QLatin1StringView(name));
    connect(action, &QAction::triggered, this, [this, kind, all_rows] { ask(kind, all_rows); });
  };
  const bool by_keys = row_axis(selection_.stage()) == StageAxis::keys;
  add("predictRowAction",
      by_keys ? tr("Guess the numbers of this key") : tr("Guess the numbers of this query"), Kind::values,
      false);
  add("predictAllAction", tr("Guess all numbers of this stage"), Kind::values, true);
  if (is_query_by_key(selection_.stage())) {
    menu_->addSeparator();
    add("strongestRowAction", tr("Choose the strongest key of this query"), Kind::strongest, false);
    add("strongestAllAction", tr("Choose the strongest key of every query"), Kind::strongest, true);
  }
}

void PredictBar::ask(Kind kind, bool all_rows) {
  PredictionQuestion question;
  question.stage = selection_.stage();
  question.kind = kind;
  if (!all_rows) {
    const std::optional<StageCell>& cell = selection_.active();
    question.row = cell && cell->stage == question.stage ? cell->row : 0;
  }
  round_.ask(question);
}

QString PredictBar::text() const {
  switch (round_.phase()) {
    case PredictionRound::Phase::none: break;
    case PredictionRound::Phase::asking: return question_text();
    case PredictionRound::Phase::revealed: return verdict_text();
  }
  return {};
}

QString PredictBar::verdict_text() const {
  constexpr qsizetype most_told = 4;
  const Experiment& experiment = *document_.experiment();
  const int decimals = experiment.view.figure.decimals;
  const bool by_choice = round_.question().kind == Kind::strongest;
  QStringList wrong;
  for (const StageCell& cell : round_.asked_cells()) {
    const std::optional<GuessVerdict> judged = round_.verdict(cell);
    if (!judged || judged->right) {
      continue;
    }
    const QString place = place_text(experiment, cell);
    wrong.append(by_choice ? place
                           : tr("%1: %2, not %3")
                                 .arg(place, fixed_text(judged->number, decimals),
                                      guess_and_difference(judged->guess, judged->number, decimals)));
  }
  if (wrong.isEmpty()) {
    return round_.score().right > 0 ? tr("All guesses are right.") : tr("No guess was made.");
  }
  const bool more = wrong.size() > most_told;
  const QString list = wrong.mid(0, most_told).join(tr("; ")) + (more ? QStringLiteral(" …") : QString());
  return by_choice ? tr("Not the strongest: %1").arg(list) : tr("Not right: %1").arg(list);
}

QString PredictBar::question_text() const {
  const PredictionQuestion& question = round_.question();
  if (!question.text.isEmpty()) {
    return question.text;
  }
  const bool by_keys = row_axis(question.stage) == StageAxis::keys;
  const Experiment& experiment = *document_.experiment();
  const QString who =
      question.row ? token_name(by_keys ? key_tokens(experiment) : experiment.query_tokens, *question.row)
                   : QString();
  if (question.kind == Kind::strongest) {
    return question.row ? tr("Which key is the strongest for the query “%1”? Click its cell.").arg(who)
                        : tr("Which key is the strongest for each query? Click one cell in each row.");
  }
  const QString stage = stage_text(question.stage);
  if (!question.row) {
    return tr("What are the numbers of “%1”? Click a cell and type; Enter leads to the next.").arg(stage);
  }
  return by_keys
             ? tr("What are the numbers of “%1” for the key “%2”? Click a cell and type; Enter leads to the "
                  "next.")
                   .arg(stage, who)
             : tr("What are the numbers of “%1” for the query “%2”? Click a cell and type; Enter leads to "
                  "the next.")
                   .arg(stage, who);
}

void PredictBar::renew() {
  const PredictionRound::Phase phase = round_.phase();
  const bool asking = phase == PredictionRound::Phase::asking;
  const bool revealed = phase == PredictionRound::Phase::revealed;
  predict_->setVisible(!asking && !revealed);
  guess_->setVisible(asking && !round_.is_shown());
  reveal_->setVisible(asking);
  done_->setVisible(asking || revealed);
  done_->setText(asking ? tr("Cancel") : tr("Done"));
  done_->setAccessibleName(done_->text());
  done_->setToolTip(asking ? tr("Shows the numbers again and forgets the guesses")
                           : tr("Takes the marks away and forgets the guesses"));
  score_->setVisible(asking || revealed);
  if (asking || revealed) {
    const GuessScore score = round_.score();
    score_->setText(asking ? tr("%1 still open").arg(score.open)
                           : tr("%1 right · %2 wrong · %3 open")
                                 .arg(QString::number(score.right), QString::number(score.wrong),
                                      QString::number(score.open)));
  }
}

}  // namespace headlight::ui
