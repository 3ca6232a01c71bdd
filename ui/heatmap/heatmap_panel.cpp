// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/figure/held_ranges.h"
#include "ui/heatmap/cancelled_note.h"
#include "ui/heatmap/heatmap_accessible.h"
#include "ui/heatmap/heatmap_note.h"
#include "ui/heatmap/scrolled_height.h"
#include "ui/look/painted_tables.h"
#include "ui/widgets/follow_language.h"
#include "ui/words/cell_text.h"
#include "ui/words/stage_text.h"

namespace headlight::ui {

namespace {

constexpr int focus_width = 2;
constexpr double zoom_of_a_key = 1.5;

}  // namespace

HeatmapPanel::HeatmapPanel(Document& document, Selection& selection, EvaluationRunner& runner,
                           QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      runner_(runner),
      area_(new QScrollArea(this)),
      canvas_(new HeatmapCanvas),
      fade_(new CrossFade(*canvas_)),
      note_(new QLabel(this)),
      progress_(new ProgressNote(this)),
      cancelled_(new CancelledNote(this)),
      cursor_(*this, *area_, *canvas_, selection_) {
  setObjectName(QStringLiteral("heatmapPanel"));
  install_heatmap_accessibility();
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(240, 180);

  area_->setFrameShape(QFrame::NoFrame);
  area_->setFocusPolicy(Qt::NoFocus);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->setWidgetResizable(true);
  area_->setWidget(canvas_);
  canvas_->setFocusProxy(this);

  note_->setObjectName(QStringLiteral("heatmapNote"));
  note_->setTextFormat(Qt::PlainText);
  note_->setAlignment(Qt::AlignCenter);
  note_->setWordWrap(true);
  note_->setForegroundRole(QPalette::PlaceholderText);
  note_->setMargin(24);

  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(focus_width, focus_width, focus_width, focus_width);
  column->addWidget(cancelled_);
  column->addWidget(area_, 1);
  column->addWidget(note_, 1);

  connect(&document_, &Document::gesture_changed, this, &HeatmapPanel::take_gesture);
  connect(&selection_, &Selection::result_changed, this, &HeatmapPanel::take_result);
  connect(&runner_, &EvaluationRunner::busy_changed, progress_, &ProgressNote::set_busy);
  connect(&runner_, &EvaluationRunner::cancelled_changed, this, &HeatmapPanel::renew_cancelled);
  connect(progress_, &ProgressNote::cancelled, &runner_, &EvaluationRunner::cancel);
  connect(cancelled_, &CancelledNote::resumed, &runner_, &EvaluationRunner::resume);
  connect(&selection_, &Selection::stage_changed, this, &HeatmapPanel::take_stage);
  connect(&selection_, &Selection::heads_changed, this, [this] { redraw(false); });
  connect(&selection_, &Selection::cell_changed, this, [this] {
    cursor_.update_marks();
    cursor_.update_tip();
    tell_current_cell(*this);
  });
  connect(&selection_, &Selection::concealment_changed, this, [this] { redraw(false); });
  redraw(false);
  renew_cancelled();
  follow_language(*this, [this] {
    redraw(false);
    renew_cancelled();
  });
}

std::optional<ColorRange> HeatmapPanel::shown_range() const {
  const std::shared_ptr<const Figure>& figure = canvas_->figure();
  if (!figure || figure->panels.empty()) {
    return std::nullopt;
  }
  ColorRange range{figure->panels.front().low, figure->panels.front().high};
  for (const FigurePanel& panel : figure->panels) {
    range = {std::min(range.low, panel.low), std::max(range.high, panel.high)};
  }
  return range;
}

void HeatmapPanel::reset_zoom() { canvas_->reset_zoom(); }

void HeatmapPanel::set_language(const QString& language) {
  language_ = language;
  redraw(false);
}

void HeatmapPanel::set_reduced_motion(bool reduced) { reduced_motion_ = reduced; }

void HeatmapPanel::take_result() { redraw(!document_.in_gesture() && !reduced_motion_); }

void HeatmapPanel::take_stage() {
  if (!reduced_motion_ && canvas_->figure()) {
    fade_->start();
  }
  redraw(false);
}

void HeatmapPanel::take_gesture(bool active) {
  held_ = active ? canvas_->figure() : nullptr;
  if (!active) {
    redraw(false);
  }
}

void HeatmapPanel::renew_cancelled() {
  if (runner_.is_cancelled()) {
    cancelled_->tell(selection_.evaluation() != nullptr);
  } else {
    cancelled_->hide();
  }
}

void HeatmapPanel::redraw(bool flash) {
  const Evaluation* const evaluation = selection_.evaluation();
  if (runner_.is_too_large()) {
    show_note(too_large_note(selection_.experiment()));
  } else if (evaluation == nullptr) {
    show_note(beginning_note());
  } else if (const QString note = note_of(*evaluation, selection_.stage()); !note.isEmpty()) {
    show_note(note);
  } else {
    show_figure(flash);
  }
}

void HeatmapPanel::show_figure(bool flash) {
  FigureOptions options = selection_.experiment().view.figure;
  options.font_scale = 1.0;  // chosen for files; the window's type is the desktop's
  auto figure = std::make_shared<Figure>(make_figure(selection_.experiment(), *selection_.evaluation(),
                                                     selection_.stage(), selection_.heads(), options,
                                                     language_, selection_.concealment()));
  if (held_) {
    keep_ranges(*figure, *held_);
  }
  show_note(QString());
  canvas_->set_figure(std::move(figure), flash);
  emit figure_changed(canvas_->figure());
  fit_height();
  setAccessibleName(tr("Heatmap of %1").arg(stage_text(selection_.stage())));
  setAccessibleDescription(
      tr("The arrow keys go from cell to cell, with Ctrl to the same cell of another head."));
  cursor_.take_figure();
  tell_current_cell(*this);
}

void HeatmapPanel::show_note(const QString& note) {
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
  area_->setVisible(note.isEmpty());
  if (!note.isEmpty()) {
    canvas_->set_figure(nullptr, false);
    emit figure_changed(nullptr);
    setAccessibleName(note);
    setAccessibleDescription(QString());
    cursor_.hide_tip();
    tell_current_cell(*this);
  }
}

void HeatmapPanel::fit_height() {
  if (canvas_->figure()) {
    const QSize room(area_->width() - area_->verticalScrollBar()->sizeHint().width(),
                     area_->viewport()->height());
    canvas_->setMinimumHeight(scrolled_height(canvas_->renderer(), room));
  }
}

QString HeatmapPanel::spoken(PanelCell cell) const {
  const std::optional<StageCell> found = cursor_.stage_cell(cell);
  return found ? spoken_cell(selection_.experiment(), *selection_.evaluation(), *found,
                             canvas_->figure()->decimals, selection_.concealment())
               : QString();
}

QString HeatmapPanel::number(PanelCell cell) const {
  const std::optional<StageCell> found = cursor_.stage_cell(cell);
  return found ? cell_number(*selection_.evaluation(), *found, canvas_->figure()->decimals,
                             selection_.concealment())
               : QString();
}

void HeatmapPanel::keyPressEvent(QKeyEvent* event) {
  show_focus(true);
  if (event->modifiers() & (Qt::AltModifier | Qt::MetaModifier)) {
    QWidget::keyPressEvent(event);
    return;
  }
  switch (event->key()) {
    case Qt::Key_Escape:
      if (!selection_.pinned()) {
        QWidget::keyPressEvent(event);
      }
      cursor_.let_go();
      break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: cursor_.zoom(zoom_of_a_key); break;
    case Qt::Key_Minus: cursor_.zoom(1.0 / zoom_of_a_key); break;
    case Qt::Key_0: canvas_->reset_zoom(); break;
    default:
      if (!cursor_.move(event->keyCombination())) {
        QWidget::keyPressEvent(event);
      }
  }
}

void HeatmapPanel::show_focus(bool shown) {
  if (focus_shown_ != shown) {
    focus_shown_ = shown;
    update();
  }
}

void HeatmapPanel::focusInEvent(QFocusEvent* event) {
  const Qt::FocusReason reason = event->reason();
  show_focus(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
             reason == Qt::ShortcutFocusReason);
  cursor_.update_tip();
  tell_current_cell_after_focus(*this);
  QWidget::focusInEvent(event);
}

void HeatmapPanel::focusOutEvent(QFocusEvent* event) {
  show_focus(false);
  cursor_.update_tip();
  QWidget::focusOutEvent(event);
}

void HeatmapPanel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().base());
  if (focus_shown_) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), focus_width));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }
}

void HeatmapPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit_height();
}

void HeatmapPanel::hideEvent(QHideEvent* event) {
  cursor_.hide_tip();
  QWidget::hideEvent(event);
}

}  // namespace headlight::ui
