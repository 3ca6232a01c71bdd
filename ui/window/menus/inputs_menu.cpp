// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/inputs_menu.h"

#include <QActionGroup>

namespace headlight::ui {

namespace {

constexpr std::array kinds{InputKind::qkv, InputKind::projected, InputKind::scores, InputKind::weights};
constexpr std::array names{"inputsQkvAction", "inputsProjectedAction", "inputsScoresAction",
                           "inputsWeightsAction"};

}  // namespace

InputsMenu::InputsMenu(Document& document, QWidget* parent)
    : QMenu(tr("&Inputs"), parent), document_(document) {
  setObjectName(QStringLiteral("inputsMenu"));
  auto* const group = new QActionGroup(this);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    QAction* const action = addAction(QString());
    action->setObjectName(QLatin1StringView(names.at(i)));
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, kind = kinds.at(i)] { choose(kind); });
    actions_.at(i) = action;
  }
  connect(&document, &Document::changed, this, [this](Changes what) {
    if (what & Change::shape) {
      renew();
    }
  });
  renew();
}

void InputsMenu::choose(InputKind kind) {
  const Experiment& experiment = *document_.experiment();
  if (kind == input_kind(experiment)) {
    return;
  }
  const bool draws = edit::draws_numbers(experiment, kind);
  if (document_.apply(tr("Change the inputs"),
                      edit::set_input_kind(experiment, kind, document_.next_seed())) &&
      draws) {
    emit told(
        tr("The new inputs cannot be computed from the old ones: their numbers are random. Undo brings the "
           "old ones back."));
  }
  renew();
}

void InputsMenu::renew() {
  const Experiment& experiment = *document_.experiment();
  const std::array texts{tr("&Q, K and V"), tr("&X and the projections W"), tr("&Scores"),
                         tr("&Weights as given")};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const bool present = kinds.at(i) == input_kind(experiment);
    const bool draws = !present && edit::draws_numbers(experiment, kinds.at(i));
    actions_.at(i)->setText(draws ? tr("%1  (new random numbers)").arg(texts.at(i)) : texts.at(i));
    actions_.at(i)->setChecked(present);
  }
}

}  // namespace headlight::ui
