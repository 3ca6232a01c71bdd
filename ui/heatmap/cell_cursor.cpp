// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_cursor.h"

#include <QScrollArea>
#include <QScrollBar>
#include <cmath>

#include "core/explain/stage_cell.h"
#include "ui/heatmap/cell_keys.h"
#include "ui/heatmap/panel_cells.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

CellCursor::CellCursor(QWidget& panel, QScrollArea& area, HeatmapCanvas& canvas, Selection& selection)
    : panel_(panel), area_(area), canvas_(canvas), selection_(selection), tip_(new CellTip(panel)) {
  connect(&selection_, &Selection::pointed_changed, this, &CellCursor::update_marks);
  connect(&canvas_, &HeatmapCanvas::hovered, this, &CellCursor::point_at);
  connect(&canvas_, &HeatmapCanvas::clicked, this, &CellCursor::click);
  connect(&canvas_, &HeatmapCanvas::label_pointed, this, &CellCursor::point_at_label);
  connect(&canvas_, &HeatmapCanvas::moved, this, &CellCursor::update_tip);
  connect(area_.verticalScrollBar(), &QScrollBar::valueChanged, this, &CellCursor::update_tip);
}

CellCursor::~CellCursor() { delete tip_; }

std::optional<PanelCell> CellCursor::pinned() const {
  return panel_cell(canvas_.figure().get(), selection_.pinned());
}

std::optional<StageCell> CellCursor::stage_cell(const std::optional<PanelCell>& cell) const {
  const std::optional<StageCell> found = ui::stage_cell(canvas_.figure().get(), cell);
  return found && has_cell(selection_.evaluation(), *found) ? found : std::nullopt;
}

void CellCursor::take_figure() {
  // Under a pointer that rests, another picture has another cell, or none.
  if (canvas_.has_pointer() && !moved_by_keys_) {
    selection_.set_hovered(stage_cell(canvas_.cell_under_pointer()));
  }
  update_marks();
  update_tip();
}

void CellCursor::point_at(const std::optional<PanelCell>& cell) {
  if (cell) {
    moved_by_keys_ = false;
  }
  selection_.set_hovered(stage_cell(cell));
  update_tip();
}

void CellCursor::click(const std::optional<PanelCell>& cell) {
  panel_.setFocus(Qt::MouseFocusReason);
  moved_by_keys_ = false;
  const std::optional<StageCell> chosen = stage_cell(cell);
  selection_.set_pinned(chosen == selection_.pinned() ? std::nullopt : chosen);
}

void CellCursor::point_at_label(const QString& label, const QRect& place) {
  if (!label.isEmpty()) {
    tip_->show_text({.heading = label_of_token(label), .place = {}, .facts = {}, .note = {}},
                    in_panel(place));
  } else {
    update_tip();
  }
}

void CellCursor::update_marks() {
  if (const std::shared_ptr<const Figure>& figure = canvas_.figure()) {
    const Marks marks = marks_of(*figure, selection_);
    canvas_.set_marks(marks.active, marks.pointed);
  }
}

void CellCursor::update_tip() {
  std::optional<PanelCell> cell;
  if (!moved_by_keys_) {
    cell = canvas_.cell_under_pointer();
  } else if (panel_.hasFocus()) {
    cell = pinned();
  }
  const std::optional<StageCell> told = stage_cell(cell);
  const QRectF place = told ? canvas_.renderer().cell_rect(*cell) : QRectF();
  if (place.isEmpty() || !panel_.isVisible() || !area_.isVisible()) {
    tip_->hide();
    return;
  }
  tip_->show_text(
      cell_text(selection_.experiment(), *selection_.evaluation(), *told, selection_.concealment()),
      in_panel(place.toAlignedRect()));
}

void CellCursor::hide_tip() { tip_->hide(); }

QRect CellCursor::in_panel(const QRect& place) const {
  return {canvas_.mapTo(&panel_, place.topLeft()), place.size()};
}

std::optional<PanelCell> CellCursor::start_of_keys() const {
  if (const std::optional<PanelCell> pointed = canvas_.cell_under_pointer()) {
    return pointed;
  }
  const std::shared_ptr<const Figure>& figure = canvas_.figure();
  if (!figure || figure->panels.empty()) {
    return std::nullopt;
  }
  const QRectF visible = canvas_.renderer().visible_cells();
  return PanelCell{0, static_cast<Index>(std::ceil(visible.top())),
                   static_cast<Index>(std::ceil(visible.left()))};
}

void CellCursor::pin(PanelCell cell) {
  moved_by_keys_ = true;
  selection_.set_hovered(std::nullopt);
  canvas_.show_cell(cell);
  const QRect rect = canvas_.renderer().cell_rect(cell).toRect();
  area_.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height() / 2 + 20);
  selection_.set_pinned(stage_cell(cell));
  update_tip();
}

bool CellCursor::move(QKeyCombination key) {
  const std::shared_ptr<const Figure>& figure = canvas_.figure();
  const std::optional<PanelCell> at = pinned();
  const std::optional<PanelCell> from = at ? at : start_of_keys();
  if (!figure || !from) {
    return false;
  }
  const std::optional<PanelCell> to = cell_after_key(*figure, *from, key);
  if (to) {
    pin(at ? *to : *from);  // the first key only pins where it starts
  }
  return to.has_value();
}

void CellCursor::let_go() {
  moved_by_keys_ = false;
  selection_.set_pinned(std::nullopt);
}

void CellCursor::zoom(double factor) {
  const std::optional<PanelCell> cell = pinned();
  const QRectF place = cell ? canvas_.renderer().cell_rect(*cell) : QRectF();
  canvas_.zoom(factor, place.isEmpty() ? std::nullopt : std::optional(place.center()));
}

}  // namespace headlight::ui
