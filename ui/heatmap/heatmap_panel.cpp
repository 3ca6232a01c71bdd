// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/explain/stage_cell.h"
#include "ui/figure/held_ranges.h"
#include "ui/heatmap/cancelled_note.h"
#include "ui/heatmap/cell_keys.h"
#include "ui/heatmap/heatmap_accessible.h"
#include "ui/heatmap/heatmap_note.h"
#include "ui/heatmap/panel_cells.h"
#include "ui/look/painted_tables.h"
#include "ui/words/cell_text.h"
#include "ui/words/stage_text.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

namespace {

constexpr int focus_width = 2;
constexpr int rows_that_fit = 3;  // of heads; more are scrolled
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
      tip_(new CellTip(*this)) {
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
    update_marks();
    update_tip();
    tell_current_cell(*this);
  });
  connect(&selection_, &Selection::pointed_changed, this, &HeatmapPanel::update_marks);
  connect(&selection_, &Selection::concealment_changed, this, [this] { redraw(false); });
  connect(canvas_, &HeatmapCanvas::hovered, this, &HeatmapPanel::point_at);
  connect(canvas_, &HeatmapCanvas::clicked, this, &HeatmapPanel::click);
  connect(canvas_, &HeatmapCanvas::label_pointed, this, &HeatmapPanel::point_at_label);
  connect(canvas_, &HeatmapCanvas::moved, this, &HeatmapPanel::update_tip);
  connect(area_->verticalScrollBar(), &QScrollBar::valueChanged, this, &HeatmapPanel::update_tip);
  redraw(false);
  renew_cancelled();
}

HeatmapPanel::~HeatmapPanel() { delete tip_; }

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
  follow_pointer();
  update_marks();
  update_tip();
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
    tip_->hide();
    tell_current_cell(*this);
  }
}

void HeatmapPanel::fit_height() {
  const std::shared_ptr<const Figure>& figure = canvas_->figure();
  if (!figure) {
    return;
  }
  const auto heads = static_cast<int>(figure->panels.size());
  const int rows = (heads + most_panels_a_row - 1) / most_panels_a_row;
  const QSize room(area_->width() - area_->verticalScrollBar()->sizeHint().width(),
                   area_->viewport()->height());
  FigureRenderer& renderer = canvas_->renderer();
  int height = 0;
  if (rows > rows_that_fit) {
    // As high as square cells want, so that all heads look as they do when they fit.
    renderer.set_height_seen(room.height());
    height = std::min(static_cast<int>(std::ceil(renderer.height_for(room.width()))), rows * room.height());
  }
  const bool scrolled = height > room.height();
  if (!scrolled) {
    renderer.set_height_seen(std::nullopt);
  }
  canvas_->setMinimumHeight(scrolled ? height : 0);
}

void HeatmapPanel::follow_pointer() {
  // Under a pointer that rests, another picture has another cell, or none.
  if (canvas_->has_pointer() && !moved_by_keys_) {
    selection_.set_hovered(stage_cell(canvas_->cell_under_pointer()));
  }
}

void HeatmapPanel::point_at(const std::optional<PanelCell>& cell) {
  if (cell) {
    moved_by_keys_ = false;
  }
  selection_.set_hovered(stage_cell(cell));
  update_tip();
}

void HeatmapPanel::click(const std::optional<PanelCell>& cell) {
  setFocus(Qt::MouseFocusReason);
  moved_by_keys_ = false;
  const std::optional<StageCell> chosen = stage_cell(cell);
  selection_.set_locked(chosen == selection_.locked() ? std::nullopt : chosen);
}

void HeatmapPanel::point_at_label(const QString& label, const QRect& place) {
  if (!label.isEmpty()) {
    tip_->show_text({.heading = label_of_token(label), .place = {}, .facts = {}, .note = {}},
                    QRect(canvas_->mapTo(this, place.topLeft()), place.size()));
  } else {
    update_tip();
  }
}

std::optional<PanelCell> HeatmapPanel::panel_cell(const std::optional<StageCell>& cell) const {
  return ui::panel_cell(canvas_->figure().get(), cell);
}

std::optional<StageCell> HeatmapPanel::stage_cell(const std::optional<PanelCell>& cell) const {
  const std::optional<StageCell> found = ui::stage_cell(canvas_->figure().get(), cell);
  return found && has_cell(selection_.evaluation(), *found) ? found : std::nullopt;
}

void HeatmapPanel::update_marks() {
  if (const std::shared_ptr<const Figure>& figure = canvas_->figure()) {
    const Marks marks = marks_of(*figure, selection_);
    canvas_->set_marks(marks.active, marks.pointed);
  }
}

void HeatmapPanel::update_tip() {
  std::optional<PanelCell> cell;
  if (!moved_by_keys_) {
    cell = canvas_->cell_under_pointer();
  } else if (hasFocus()) {
    cell = panel_cell(selection_.locked());
  }
  const std::optional<StageCell> told = stage_cell(cell);
  const QRectF place = told ? canvas_->renderer().cell_rect(*cell) : QRectF();
  if (place.isEmpty() || !isVisible() || !area_->isVisible()) {
    tip_->hide();
    return;
  }
  const QRect rect = place.toAlignedRect();
  tip_->show_text(
      cell_text(selection_.experiment(), *selection_.evaluation(), *told, selection_.concealment()),
      QRect(canvas_->mapTo(this, rect.topLeft()), rect.size()));
}

QString HeatmapPanel::spoken(PanelCell cell) const {
  const std::optional<StageCell> found = stage_cell(cell);
  return found ? spoken_cell(selection_.experiment(), *selection_.evaluation(), *found,
                             canvas_->figure()->decimals, selection_.concealment())
               : QString();
}

QString HeatmapPanel::number(PanelCell cell) const {
  const std::optional<StageCell> found = stage_cell(cell);
  return found ? cell_number(*selection_.evaluation(), *found, canvas_->figure()->decimals,
                             selection_.concealment())
               : QString();
}

std::optional<PanelCell> HeatmapPanel::start_of_keys() const {
  if (const std::optional<PanelCell> pointed = canvas_->cell_under_pointer()) {
    return pointed;
  }
  const std::shared_ptr<const Figure>& figure = canvas_->figure();
  if (!figure || figure->panels.empty()) {
    return std::nullopt;
  }
  const QRectF visible = canvas_->renderer().visible_cells();
  return PanelCell{0, static_cast<Index>(std::ceil(visible.top())),
                   static_cast<Index>(std::ceil(visible.left()))};
}

void HeatmapPanel::lock(PanelCell cell) {
  moved_by_keys_ = true;
  selection_.set_hovered(std::nullopt);
  canvas_->show_cell(cell);
  const QRect rect = canvas_->renderer().cell_rect(cell).toRect();
  area_->ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height() / 2 + 20);
  selection_.set_locked(stage_cell(cell));
  update_tip();
}

bool HeatmapPanel::move_locked(QKeyCombination key) {
  const std::shared_ptr<const Figure>& figure = canvas_->figure();
  const std::optional<PanelCell> locked = panel_cell(selection_.locked());
  const std::optional<PanelCell> from = locked ? locked : start_of_keys();
  if (!figure || !from) {
    return false;
  }
  const std::optional<PanelCell> to = cell_after_key(*figure, *from, key);
  if (to) {
    lock(locked ? *to : *from);  // the first key only locks where it starts
  }
  return to.has_value();
}

void HeatmapPanel::zoom(double factor) {
  const std::optional<PanelCell> cell = panel_cell(selection_.locked());
  const QRectF place = cell ? canvas_->renderer().cell_rect(*cell) : QRectF();
  canvas_->zoom(factor, place.isEmpty() ? std::nullopt : std::optional(place.center()));
}

void HeatmapPanel::keyPressEvent(QKeyEvent* event) {
  show_focus(true);
  if (event->modifiers() & (Qt::AltModifier | Qt::MetaModifier)) {
    QWidget::keyPressEvent(event);
    return;
  }
  switch (event->key()) {
    case Qt::Key_Escape:
      if (!selection_.locked()) {
        QWidget::keyPressEvent(event);
      }
      moved_by_keys_ = false;
      selection_.set_locked(std::nullopt);
      break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(zoom_of_a_key); break;
    case Qt::Key_Minus: zoom(1.0 / zoom_of_a_key); break;
    case Qt::Key_0: canvas_->reset_zoom(); break;
    default:
      if (!move_locked(event->keyCombination())) {
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
  update_tip();
  tell_current_cell_after_focus(*this);
  QWidget::focusInEvent(event);
}

void HeatmapPanel::focusOutEvent(QFocusEvent* event) {
  show_focus(false);
  update_tip();
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
  tip_->hide();
  QWidget::hideEvent(event);
}

void HeatmapPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    redraw(false);
    renew_cancelled();
  }
  QWidget::changeEvent(event);
}

}  // namespace headlight::ui
