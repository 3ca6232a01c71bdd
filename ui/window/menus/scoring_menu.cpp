// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/scoring_menu.h"

namespace headlight::ui {

namespace {

constexpr std::array scoring_kinds{ScoringKind::dot, ScoringKind::scaled_dot, ScoringKind::additive,
                                   ScoringKind::general};
constexpr std::array scoring_names{"scoringDotAction", "scoringScaledDotAction", "scoringAdditiveAction",
                                   "scoringGeneralAction"};

}  // namespace

ScoringMenu::ScoringMenu(Document& document, QWidget* parent)
    : QMenu(tr("&Scoring"), parent), document_(document) {
  setObjectName(QStringLiteral("scoringMenu"));
  const std::array texts{tr("&Dot product,  q·k"), tr("&Scaled dot product,  q·k / √d_k"),
                         tr("&Additive,  vᵀ tanh(W q + U k)"), tr("&General,  qᵀ W k")};
  auto* const group = new QActionGroup(this);
  for (std::size_t i = 0; i < scoring_kinds.size(); ++i) {
    QAction* const action = addAction(texts.at(i));
    action->setObjectName(QLatin1StringView(scoring_names.at(i)));
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, kind = scoring_kinds.at(i)] { choose(kind); });
    actions_.at(i) = action;
  }
  connect(&document, &Document::changed, this, [this](Changes what) {
    if (what & (Change::scoring | Change::shape)) {
      renew();
    }
  });
  renew();
}

bool ScoringMenu::applies() const { return input_kind(*document_.experiment()) != InputKind::weights; }

QString ScoringMenu::summary() const {
  switch (scoring_kind(*document_.experiment())) {
    case ScoringKind::dot: return tr("dot product");
    case ScoringKind::scaled_dot: return tr("scaled dot");
    case ScoringKind::additive: return tr("additive");
    case ScoringKind::general: return tr("general");
  }
  return {};
}

void ScoringMenu::choose(ScoringKind kind) {
  document_.apply(tr("Change the scoring"),
                  edit::set_scoring_kind(*document_.experiment(), kind, document_.scoring_memory(),
                                         document_.next_seed()));
  renew();
}

void ScoringMenu::renew() {
  const Experiment& experiment = *document_.experiment();
  const bool given_scores = input_kind(experiment) == InputKind::scores;
  for (std::size_t i = 0; i < scoring_kinds.size(); ++i) {
    const bool needs_queries =
        scoring_kinds.at(i) == ScoringKind::additive || scoring_kinds.at(i) == ScoringKind::general;
    actions_.at(i)->setVisible(!(given_scores && needs_queries));
    actions_.at(i)->setChecked(scoring_kinds.at(i) == scoring_kind(experiment));
  }
  menuAction()->setVisible(applies());
}

}  // namespace headlight::ui
