// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/diagnostics_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "core/experiment/figure_options.h"
#include "ui/figure/screen_text.h"
#include "ui/look/accessible_role.h"
#include "ui/look/icons.h"
#include "ui/widgets/elided_button.h"
#include "ui/widgets/follow_language.h"
#include "ui/words/cell_text.h"
#include "ui/words/problem_text.h"

namespace headlight::ui {

namespace {

constexpr int confirmation_milliseconds = 8000;

/// "4", or "2–4" where heads differ; "" where there are no keys to speak of.
QString key_width_text(const Evaluation& evaluation) {
  std::vector<Index> widths;
  for (const HeadTrace& head : evaluation.trace.heads) {
    if (head.k) {
      widths.push_back(head.k->cols());
    }
  }
  if (widths.empty()) {
    return {};
  }
  const auto [least, most] = std::ranges::minmax(widths);
  return least == most ? QString::number(least)
                       : QStringLiteral("%1–%2").arg(QString::number(least), QString::number(most));
}

QToolButton* new_step_button(QWidget* parent, const QString& icon, const QString& name) {
  auto* const button = new QToolButton(parent);
  button->setObjectName(name);
  button->setIcon(symbol_icon(icon));
  button->setAutoRaise(true);
  return button;
}

/// A line in which sequences of emoji are one picture.
class PictureLine : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    draw_screen_line(painter, contentsRect(), Qt::AlignLeft | Qt::AlignAbsolute, text());
  }
};

QLabel* new_label(QWidget* parent, const QString& name) {
  auto* const label = new PictureLine(parent);
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  return label;
}

}  // namespace

DiagnosticsStrip::DiagnosticsStrip(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      message_time_(this),
      line_(new ElidedButton(this)),
      previous_(new_step_button(this, QStringLiteral("left"), QStringLiteral("previousDiagnostic"))),
      count_(new_label(this, QStringLiteral("diagnosticCount"))),
      next_(new_step_button(this, QStringLiteral("right"), QStringLiteral("nextDiagnostic"))),
      sizes_(new_label(this, QStringLiteral("experimentSizes"))),
      cell_(new_label(this, QStringLiteral("pointedCell"))) {
  setObjectName(QStringLiteral("diagnosticsStrip"));
  line_->setObjectName(QStringLiteral("diagnosticLine"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(8, 2, 8, 2);
  for (QWidget* const widget : std::initializer_list<QWidget*>{line_, previous_, count_, next_}) {
    row->addWidget(widget);
  }
  row->addStretch(1);
  row->addWidget(sizes_);
  row->addSpacing(16);
  row->addWidget(cell_);
  sizes_->setForegroundRole(QPalette::PlaceholderText);

  message_time_.setObjectName(QStringLiteral("messageTime"));
  message_time_.setSingleShot(true);
  message_time_.setInterval(confirmation_milliseconds);
  connect(&message_time_, &QTimer::timeout, this, [this] { clear_message(); });
  connect(&document_, &Document::refused, this,
          [this](const Problem& problem) { show_warning(problem_text(problem)); });
  connect(&document_, &Document::changed, this, [this] { clear_message(); });
  connect(&selection_, &Selection::result_changed, this, &DiagnosticsStrip::take_result);
  connect(&selection_, &Selection::cell_changed, this, &DiagnosticsStrip::renew_cell);
  connect(&selection_, &Selection::concealment_changed, this, &DiagnosticsStrip::renew_cell);
  connect(line_, &QAbstractButton::clicked, this, &DiagnosticsStrip::click);
  connect(previous_, &QToolButton::clicked, this, [this] { go(-1); });
  connect(next_, &QToolButton::clicked, this, [this] { go(1); });
  take_result();
  follow_language(*this, [this] {
    renew_text();
    renew_sizes();
    renew_cell();
  });
}

void DiagnosticsStrip::show_message(const QString& message, Tone tone) {
  message_ = message;
  tone_ = tone;
  if (tone == Tone::confirmation) {
    message_time_.start();
  } else {
    message_time_.stop();
  }
  renew_text();
  speak_at_once(*line_);
}

void DiagnosticsStrip::clear_message() {
  message_time_.stop();
  if (!message_.isEmpty()) {
    message_.clear();
    renew_text();
  }
}

const Diagnostic& DiagnosticsStrip::present() const {
  const Stop stop = stops_.at(position_);
  return groups_.at(stop.group).places.at(stop.place);
}

void DiagnosticsStrip::take_result() {
  const std::vector<DiagnosticGroup> old_groups = std::exchange(groups_, {});
  const Diagnostic* const before =
      stops_.empty() ? nullptr
                     : &old_groups.at(stops_.at(position_).group).places.at(stops_.at(position_).place);
  if (const Evaluation* const evaluation = selection_.evaluation()) {
    groups_ = group_diagnostics(evaluation->diagnostics);
  }
  stops_.clear();
  position_ = 0;
  bool still_there = false;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    for (std::size_t place = 0; place < groups_[group].places.size(); ++place) {
      const Diagnostic& diagnostic = groups_[group].places[place];
      if (before != nullptr && diagnostic.code == before->code && diagnostic.head == before->head &&
          diagnostic.query == before->query) {
        position_ = stops_.size();
        still_there = true;
      }
      stops_.push_back({group, place});
    }
  }
  visited_ = visited_ && still_there;
  renew_text();
  renew_sizes();
  renew_cell();
}

void DiagnosticsStrip::renew_text() {
  const bool several = message_.isEmpty() && stops_.size() > 1;
  for (QWidget* const widget : std::initializer_list<QWidget*>{previous_, count_, next_}) {
    widget->setVisible(several);
  }
  line_->setVisible(!message_.isEmpty() || !stops_.empty());
  previous_->setToolTip(tr("Goes to the previous place that a message speaks of"));
  previous_->setAccessibleName(tr("Previous place"));
  next_->setToolTip(tr("Goes to the next place that a message speaks of"));
  next_->setAccessibleName(tr("Next place"));
  if (!message_.isEmpty()) {
    const bool warns = tone_ == Tone::warning;
    line_->set_line(symbol_icon(warns ? QStringLiteral("warning") : QStringLiteral("check")), message_,
                    tr("A click takes this message away."));
  } else if (!stops_.empty()) {
    const DiagnosticGroup& group = groups_.at(stops_.at(position_).group);
    const bool warns = is_warning(group.places.front().code);
    line_->set_line(symbol_icon(warns ? QStringLiteral("warning") : QStringLiteral("info")),
                    group_text(group), tr("A click leads to the place."));
    count_->setText(tr("%1 of %2").arg(QString::number(position_ + 1), QString::number(stops_.size())));
  }
}

void DiagnosticsStrip::renew_sizes() {
  if (selection_.evaluation() == nullptr) {
    sizes_->clear();
    return;
  }
  const Evaluation& evaluation = *selection_.evaluation();
  QStringList parts{tr("%1 × %2").arg(queries_text(evaluation.n_q), keys_text(evaluation.n_k)),
                    heads_count_text(static_cast<Index>(evaluation.trace.heads.size()))};
  if (const QString width = key_width_text(evaluation); !width.isEmpty()) {
    parts.append(tr("d_k %1").arg(width));
  }
  sizes_->setText(parts.join(QStringLiteral(" · ")));
}

void DiagnosticsStrip::renew_cell() {
  const std::optional<StageCell>& cell = selection_.hovered() ? selection_.hovered() : selection_.pinned();
  const int decimals = selection_.experiment().view.figure.decimals;
  cell_->setText(cell ? cell_line(selection_.experiment(), *selection_.evaluation(), *cell, decimals,
                                  selection_.concealment())
                      : QString());
}

void DiagnosticsStrip::click() {
  if (!message_.isEmpty()) {
    clear_message();
  } else if (!stops_.empty()) {
    if (visited_) {
      go(1);
    } else {
      lead_to_present();
    }
  }
}

void DiagnosticsStrip::go(int steps) {
  const auto count = static_cast<std::ptrdiff_t>(stops_.size());
  if (count > 0) {
    position_ = static_cast<std::size_t>((static_cast<std::ptrdiff_t>(position_) + steps + count) % count);
    renew_text();
    lead_to_present();
  }
}

void DiagnosticsStrip::lead_to_present() {
  visited_ = true;
  const Diagnostic& diagnostic = present();
  const std::optional<StageCell> cell = place_of(diagnostic, *selection_.evaluation());
  selection_.set_stage(cell ? cell->stage : Stage::weights);
  const std::vector<HeadIndex>& heads = selection_.heads();
  if (!heads.empty() && std::ranges::find(heads, diagnostic.head) == heads.end()) {
    selection_.set_heads({diagnostic.head});
  }
  if (cell) {
    selection_.set_pinned(cell);
  }
}

}  // namespace headlight::ui
