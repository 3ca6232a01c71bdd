// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/row_view.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "core/experiment/statistics.h"
#include "ui/words/fixed_number.h"
#include "ui/words/token_name.h"

namespace headlight::ui {

RowView::RowView(Selection& selection, QWidget* parent)
    : QWidget(parent),
      selection_(selection),
      title_(new QLabel(this)),
      summary_(new QLabel(this)),
      bars_(new RowBars) {
  setObjectName(QStringLiteral("rowView"));
  title_->setObjectName(QStringLiteral("rowTitle"));
  summary_->setObjectName(QStringLiteral("rowSummary"));
  for (QLabel* const label : {title_, summary_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setContentsMargins(8, 0, 8, 0);
  }
  summary_->setForegroundRole(QPalette::PlaceholderText);
  summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* const area = new QScrollArea(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(bars_);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 6);
  column->setSpacing(4);
  column->addWidget(title_);
  column->addWidget(summary_);
  column->addWidget(area, 1);
  const auto weight_of = [this](Index key) {
    return StageCell{.stage = Stage::weights, .head = cell_.head, .row = cell_.row, .column = key};
  };
  connect(bars_, &RowBars::pointed, this, [this, weight_of](std::optional<Index> key) {
    selection_.set_pointed(key ? Address(weight_of(*key)) : Address());
  });
  connect(bars_, &RowBars::chosen, this, [this, area](Index key) {
    StageCell cell = cell_;
    cell.column = key;
    selection_.set_pinned(cell);
    const QRect line = bars_->line_rect(key);
    area->ensureVisible(line.left(), line.center().y(), 0, line.height());
  });
}

void RowView::show_row(const EvaluatedExperiment& result, const std::optional<StageCell>& cell) {
  const bool is_row =
      cell && is_query_by_key(cell->stage) && result.evaluation &&
      number_at(
          *result.experiment, *result.evaluation,
          StageCell{.stage = Stage::weights, .head = cell->head, .row = cell->row, .column = cell->column});
  setVisible(is_row);
  if (!is_row) {
    return;
  }
  cell_ = *cell;
  const HeadTrace& trace = result.evaluation->trace.heads.at(static_cast<std::size_t>(cell->head.value));
  const std::vector<std::string>& keys = key_tokens(*result.experiment);
  std::vector<RowBars::Bar> bars;
  for (Index key = 0; key < trace.weights->cols(); ++key) {
    bars.push_back({.label = token_name(keys, key),
                    .weight = (*trace.weights)(cell->row, key),
                    .is_hidden = trace.hidden && (*trace.hidden)(cell->row, key)});
  }
  bars_->set_bars(std::move(bars), cell->column);
  renew_words(result);
}

void RowView::renew_words(const EvaluatedExperiment& result) {
  constexpr int decimals = 4;
  const QString query = token_name(result.experiment->query_tokens, cell_.row);
  title_->setText(tr("Where %1 looks").arg(query));
  const HeadTrace& trace = result.evaluation->trace.heads.at(static_cast<std::size_t>(cell_.head.value));
  const std::optional<RowStatistics> row = row_statistics(*trace.weights, {cell_.row});
  if (!row) {
    summary_->setText(
        tr("These weights share nothing out: none is above 0, or some are negative or not finite."));
  } else {
    summary_->setText(
        tr("Entropy %1 bits · largest: %2, %3 · top three together %4 %")
            .arg(fixed_text(row->entropy, 3), token_name(key_tokens(*result.experiment), row->largest.value),
                 fixed_text(row->largest_weight, decimals), fixed_text(100.0 * row->share_of_top_three, 1)));
  }
  bars_->setAccessibleName(tr("Weights of %1, a bar for each key").arg(query));
  bars_->setAccessibleDescription(
      bars_->marked() ? QStringLiteral("%1. %2").arg(bars_->text_of(*bars_->marked()), summary_->text())
                      : summary_->text());
}

}  // namespace headlight::ui
