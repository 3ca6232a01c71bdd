// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_header.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QPaintEvent>
#include <QPainter>

namespace headlight::ui {

namespace {

constexpr int margin_beside_rows = 6;
constexpr int margin_above_columns = 4;  // as far in as the numbers below

}  // namespace

MatrixHeader::MatrixHeader(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent) {
  setSectionsClickable(true);
  setHighlightSections(true);
  setTextElideMode(Qt::ElideRight);
  viewport()->setBackgroundRole(QPalette::Window);
}

void MatrixHeader::set_marked(int section) {
  if (section != marked_) {
    marked_ = section;
    viewport()->update();
  }
}

void MatrixHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const QString label = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
  QFont face = font();
  face.setBold(is_selected(section));
  face.setUnderline(section == marked_);
  const int margin = orientation() == Qt::Vertical ? margin_beside_rows : margin_above_columns;
  const QRect room = rect.adjusted(margin, 0, -margin, 0);
  const QFontMetrics metrics(face);
  painter->save();
  painter->setFont(face);
  painter->setPen(palette().color(section == marked_ ? QPalette::Link : QPalette::WindowText));
  painter->drawText(room, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine,
                    metrics.elidedText(label, textElideMode(), room.width()));
  painter->restore();
}

void MatrixHeader::paintEvent(QPaintEvent* event) {
  QPainter(viewport()).fillRect(event->rect(), palette().window());
  QHeaderView::paintEvent(event);
}

bool MatrixHeader::is_selected(int section) const {
  const auto* const view = qobject_cast<QAbstractItemView*>(parentWidget());
  if (view == nullptr || view->selectionModel() == nullptr) {
    return false;
  }
  return orientation() == Qt::Vertical ? view->selectionModel()->rowIntersectsSelection(section)
                                       : view->selectionModel()->columnIntersectsSelection(section);
}

}  // namespace headlight::ui
