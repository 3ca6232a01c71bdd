// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "core/explain/derivation_text.h"
#include "core/explain/derive.h"
#include "core/explain/operand.h"
#include "core/explain/stage_cell.h"
#include "ui/look/theme.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/cell_text.h"
#include "ui/words/operand_words.h"
#include "ui/words/problem_text.h"
#include "ui/words/stage_text.h"

namespace headlight::ui {

namespace {

bool is_concealed_cell(const Concealment& concealment, const Evaluation& evaluation, const StageCell& cell) {
  return is_concealed(concealment, evaluation, cell.stage, cell.head, cell.row, cell.column);
}

/// Whether a derivation would tell numbers that are being guessed: its own, or those it comes from.
bool tells_concealed(const Concealment& concealment, const Evaluation& evaluation,
                     const Derivation& derivation) {
  const auto* const subject = std::get_if<StageCell>(&derivation.subject);
  return (subject != nullptr && is_concealed_cell(concealment, evaluation, *subject)) ||
         std::ranges::any_of(derivation.nodes, [&](const DerivationNode& node) {
           const auto* const cell = std::get_if<StageCell>(&node.address);
           return cell != nullptr && is_concealed_cell(concealment, evaluation, *cell);
         });
}

/// Whether any weight of a cell's row is being guessed.
bool has_concealed_weights(const Concealment& concealment, const Evaluation& evaluation,
                           const StageCell& cell) {
  for (Index key = 0; key < evaluation.n_k; ++key) {
    if (is_concealed(concealment, evaluation, Stage::weights, cell.head, cell.row, key)) {
      return true;
    }
  }
  return false;
}

}  // namespace

DerivationPanel::DerivationPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      empty_(new QLabel(this)),
      content_(new QWidget(this)),
      back_(new QToolButton(content_)),
      copy_(new QToolButton(content_)),
      value_(new QLabel(content_)),
      place_(new QLabel(content_)),
      note_(new QLabel(content_)),
      view_(new DerivationView({.is_typed =
                                    [this](const Address& address) {
                                      return typed_number(selection_.experiment(), address).has_value();
                                    },
                                .words =
                                    [this](const Address& address) {
                                      return selection_.evaluation() != nullptr
                                                 ? operand_words(selection_.experiment(),
                                                                 *selection_.evaluation(), address)
                                                 : QString();
                                    }},
                               content_)),
      notice_(new NoticeBar(content_)),
      row_(new RowView(selection)) {
  setObjectName(QStringLiteral("derivationPanel"));
  build();
  connect(&selection_, &Selection::result_changed, this, &DerivationPanel::renew);
  connect(&selection_, &Selection::cell_changed, this, &DerivationPanel::follow_selection);
  connect(&selection_, &Selection::pointed_changed, this, &DerivationPanel::follow_pointed);
  connect(&selection_, &Selection::concealment_changed, this, &DerivationPanel::renew);
  connect(view_, &DerivationView::pointed, this, [this](const Address& address) {
    pointed_here_ = address;
    selection_.set_pointed(address);
  });
  connect(view_, &DerivationView::activated, this, &DerivationPanel::go_to);
  connect(view_, &DerivationView::number_entered, this, &DerivationPanel::enter);
  connect(view_, &DerivationView::refused, this, [this](const QString& sentence) {
    sentence.isEmpty() ? notice_->dismiss() : notice_->tell(sentence);
  });
  connect(back_, &QToolButton::clicked, this, [this] {
    part_.reset();
    renew();
  });
  renew();
}

void DerivationPanel::build() {
  empty_->setObjectName(QStringLiteral("derivationEmpty"));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setForegroundRole(QPalette::PlaceholderText);
  empty_->setMargin(16);
  view_->setAccessibleName(tr("Derivation of the number"));
  view_->setToolTip(tr("Tab and the arrow keys lead from number to number, Enter to where one stands"));
  note_->setObjectName(QStringLiteral("derivationNote"));
  note_->setForegroundRole(QPalette::PlaceholderText);
  for (QLabel* const label : {place_, note_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }

  auto* const derived = new QWidget;
  auto* const upper = new QVBoxLayout(derived);
  upper->setContentsMargins(8, 6, 8, 6);
  upper->setSpacing(4);
  upper->addWidget(build_heading());
  upper->addWidget(note_);
  upper->addWidget(view_, 1);
  upper->addWidget(notice_);
  auto* const halves = new QSplitter(Qt::Vertical, content_);
  halves->setChildrenCollapsible(false);
  halves->addWidget(derived);
  halves->addWidget(row_);
  halves->setStretchFactor(0, 3);
  halves->setStretchFactor(1, 2);
  auto* const content = new QVBoxLayout(content_);
  content->setContentsMargins(0, 0, 0, 0);
  content->addWidget(halves);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(empty_, 1);
  column->addWidget(content_, 1);
}

QWidget* DerivationPanel::build_heading() {
  value_->setObjectName(QStringLiteral("derivationValue"));
  value_->setTextFormat(Qt::PlainText);
  value_->setFont(font_at(font(), TypeStep::heading));
  value_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  value_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  place_->setObjectName(QStringLiteral("derivationPlace"));
  back_->setObjectName(QStringLiteral("derivationBack"));
  back_->setText(tr("Back"));
  back_->setToolTip(tr("Back to the score that this goes into"));
  back_->setArrowType(Qt::LeftArrow);
  back_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  back_->setAutoRaise(true);
  copy_->setObjectName(QStringLiteral("copyDerivation"));
  copy_->setText(tr("Copy"));
  copy_->setToolTip(tr("Copy the derivation, as LaTeX or as plain text"));
  copy_->setAutoRaise(true);
  copy_->setPopupMode(QToolButton::InstantPopup);
  auto* const menu = new QMenu(copy_);
  const auto add = [&](const char* name, const QString& text, auto write) {
    QAction* const action = menu->addAction(text, this, [this, write] {
      if (derivation_) {
        copy(write(*derivation_));
      }
    });
    action->setObjectName(QLatin1StringView(name));
  };
  add("copyLatexAction", tr("Copy as &LaTeX"),
      [](const Derivation& derivation) { return to_latex(derivation); });
  add("copyPlainAction", tr("Copy as plain &text"),
      [](const Derivation& derivation) { return to_plain_text(derivation); });
  copy_->setMenu(menu);
  copy_->setMinimumWidth(copy_->sizeHint().width() + fontMetrics().averageCharWidth());  // the arrow

  auto* const heading = new QWidget;
  auto* const top = new QHBoxLayout;
  top->setSpacing(4);
  top->addWidget(value_, 1);
  top->addWidget(back_);
  top->addWidget(copy_);
  auto* const column = new QVBoxLayout(heading);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addLayout(top);
  column->addWidget(place_);
  return heading;
}

void DerivationPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  renew();
}

void DerivationPanel::follow_selection() {
  if (cell_ != selection_.active()) {
    part_.reset();
    renew();
  }
  follow_pointed();
}

void DerivationPanel::follow_pointed() {
  view_->set_marked([this](const Address& address) { return stands_at_pointed(address); });
}

bool DerivationPanel::stands_at_pointed(const Address& address) const {
  const auto* const cell = std::get_if<StageCell>(&address);
  const auto is_same_place = [cell](const std::optional<StageCell>& other) {
    return cell != nullptr && other && cell_in_stage(*other, cell->stage) == *cell;
  };
  const Address& pointed = selection_.pointed();
  // What this panel itself points at needs no mark.
  const bool by_others =
      pointed != pointed_here_ && (address == pointed || is_same_place(stage_cell_of(pointed)));
  return by_others || (selection_.hovered() != selection_.active() && is_same_place(selection_.hovered()));
}

void DerivationPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  forget();
}

void DerivationPanel::forget() {
  cell_.reset();
  part_.reset();
  derivation_.reset();
  view_->set_derivation(nullptr);
  row_->show_row({}, std::nullopt);
}

void DerivationPanel::renew() {
  if (!isVisible()) {
    return;
  }
  const EvaluatedExperiment& result = selection_.result();
  cell_ = selection_.active();
  derivation_.reset();
  if (cell_) {
    std::optional<Derivation> found;
    if (part_) {
      found = derive(*result.experiment, *result.evaluation, *part_);
    }
    if (!found) {
      part_.reset();
      found = derive(*result.experiment, *result.evaluation, *cell_);
    }
    derivation_ = found ? std::make_shared<const Derivation>(std::move(*found)) : nullptr;
  }
  const std::optional<Concealment>& concealment = selection_.concealment();
  const bool concealed =
      concealment && derivation_ && tells_concealed(*concealment, *result.evaluation, *derivation_);
  if (concealed) {
    derivation_.reset();
  }
  empty_->setText(concealed
                      ? tr("This number is being guessed; it tells where it comes from when it is revealed.")
                      : tr("Click a cell of the heatmap to see where its number comes from."));
  empty_->setVisible(!derivation_);
  content_->setVisible(derivation_ != nullptr);
  if (derivation_) {
    write_heading();
  }
  view_->set_derivation(derivation_);
  const bool shows_row =
      derivation_ && !(concealment && has_concealed_weights(*concealment, *result.evaluation, *cell_));
  row_->show_row(result, shows_row ? cell_ : std::nullopt);
}

void DerivationPanel::write_heading() {
  const EvaluatedExperiment& result = selection_.result();
  back_->setVisible(part_.has_value());
  const QString number = plain_text(number_runs(derivation_->result(), 6));
  if (part_) {
    //: A number on the way to a score, such as one of W_a q.
    value_->setText(tr("part %1").arg(number));
    place_->setText(operand_words(*result.experiment, *result.evaluation, *part_));
  } else {
    const CellText text = cell_text(*result.experiment, *result.evaluation, *cell_);
    value_->setText(QStringLiteral("%1 %2").arg(stage_text(cell_->stage), number));
    place_->setText(text.place.isEmpty() ? text.heading
                                         : QStringLiteral("%1 · %2").arg(text.heading, text.place));
  }
  note_->setText(note());
  note_->setVisible(!note_->text().isEmpty());
}

QString DerivationPanel::note() const {
  const EvaluatedExperiment& result = selection_.result();
  QStringList sentences;
  if (!part_ && (cell_->stage == Stage::logits || cell_->stage == Stage::weights)) {
    sentences.append(cell_text(*result.experiment, *result.evaluation, *cell_).note);
  }
  if (!derivation_->hiding_layers.empty()) {
    QStringList layers;
    for (const Index layer : derivation_->hiding_layers) {
      layers.append(QString::number(layer + 1));
    }
    sentences.append(tr("Hidden by layer %1 of the mask.").arg(layers.join(tr(", "))));
  }
  if (derivation_->is_row_hidden) {
    sentences.append(tr("This query sees no key."));
  }
  if (derivation_->first_non_finite_key) {
    sentences.append(tr("Key %1 makes the whole row NaN.").arg(derivation_->first_non_finite_key->value + 1));
  }
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char('\n'));
}

void DerivationPanel::go_to(const Address& address) {
  const std::optional<Address> typed = typed_number(*document_.experiment(), address);
  const Address target = typed.value_or(address);
  if (const auto* const entry = std::get_if<InputNumber>(&target)) {
    emit entry_requested(*entry);
  } else if (const auto* const parameter = std::get_if<Parameter>(&target)) {
    emit parameter_requested(parameter->kind);
  } else if (std::holds_alternative<MaskCell>(target)) {
    emit mask_requested();
  } else if (const auto* const part = std::get_if<PartCell>(&target)) {
    selection_.set_pinned(cell_);
    part_ = *part;
    renew();
  } else if (const auto* const cell = std::get_if<StageCell>(&target)) {
    const StageCell wanted = *cell;  // the address goes with the derivation
    if (const std::vector<HeadIndex>& shown = selection_.heads();
        is_per_head(wanted.stage) && !shown.empty() && std::ranges::find(shown, wanted.head) == shown.end()) {
      selection_.set_heads({wanted.head});
    }
    selection_.set_stage(wanted.stage);
    selection_.set_pinned(wanted);
  }
}

void DerivationPanel::enter(const Address& address, double number) {
  const std::optional<Address> typed = typed_number(*document_.experiment(), address);
  if (!typed) {
    return;
  }
  const edit::Result changed = with_number(*document_.experiment(), *typed, number);
  if (changed) {
    document_.apply(edit_words(*typed), changed);
  } else {
    notice_->tell(problem_text(changed.error()));
  }
}

void DerivationPanel::copy(const std::string& text) {
  QApplication::clipboard()->setText(QString::fromStdString(text));
}

}  // namespace headlight::ui
