// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QScrollBar>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <cmath>

#include "ui/editors/mask/mask_grid.h"
#include "ui/editors/tokens/token_delegate.h"
#include "ui/figure/figure_text.h"
#include "ui/figure/figure_theme.h"
#include "ui/figure/screen_text.h"
#include "ui/look/theme.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

/// A brush of thin 45° lines over a ground, as hidden cells of heatmaps have it.
QBrush hatching(const FigureTheme& theme, double pixel_ratio) {
  constexpr int period = 6;
  const int pixels = static_cast<int>(std::lround(period * pixel_ratio));
  QImage tile(pixels, pixels, QImage::Format_RGB32);
  tile.fill(theme.hidden_ground);
  QPainter painter(&tile);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.hidden_line, pixel_ratio));
  for (const int shift : {-pixels, 0, pixels}) {
    painter.drawLine(QPointF(shift - 1, pixels + 1), QPointF(shift + pixels + 1, -1));
  }
  painter.end();
  QBrush brush(tile);
  brush.setTransform(QTransform::fromScale(1.0 / pixel_ratio, 1.0 / pixel_ratio));
  return brush;
}

/// Between a name and the cells.
constexpr int label_gap = 5;

/// The name of a row or column; an empty token's is that of pictures.
QString label(const std::vector<std::string>& tokens, Index index) {
  const std::string& token = tokens[static_cast<std::size_t>(index)];
  return token.empty() ? label_of_token({}) : visible_token(utf8_text(token));
}

/// Whether a name is one user-perceived character, which stands straight beside names that are turned:
/// a Chinese character lying on its side is hard to read.
bool is_one_character(const QString& name) {
  return QTextBoundaryFinder(QTextBoundaryFinder::Grapheme, name).toNextBoundary() == name.size();
}

}  // namespace

void MaskGrid::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  const QRect area = viewport()->rect().adjusted(row_header_, column_header_, 0, 0);
  if (queries() == 0 || keys() == 0) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("There is nothing to hide before there are queries and keys."));
    return;
  }
  painter.save();
  painter.setClipRect(area);
  paint_cells(painter, area);
  paint_outlines(painter, area);
  painter.restore();
  paint_headers(painter);
  paint_titles(painter);
}

void MaskGrid::paint_cells(QPainter& painter, const QRect& area) const {
  const Cell first = nearest_cell(area.topLeft());
  const Cell last = nearest_cell(area.bottomRight());
  const FigureTheme theme = is_dark(palette())            ? FigureTheme::dark()
                            : is_for_projector(palette()) ? FigureTheme::projector()
                                                          : FigureTheme::light();
  const QBrush hidden = hatching(theme, devicePixelRatioF());
  const int gap = cell_size_ >= 8 ? 1 : 0;
  const QRect all = cell_rect(first).united(cell_rect(last));
  painter.fillRect(all, palette().color(QPalette::Base));
  painter.setBrushOrigin(origin());
  painter.setPen(Qt::NoPen);
  for (Index i = first.query.value; i <= last.query.value; ++i) {
    for (Index j = first.key.value; j <= last.key.value; ++j) {
      const QRect cell = cell_rect({{i}, {j}});
      switch (lookup_.hiddenness({{i}, {j}}, scope_)) {
        case Hiddenness::visible: break;
        case Hiddenness::hidden: painter.fillRect(cell, hidden); break;
        case Hiddenness::in_some_heads:
          painter.setBrush(hidden);
          painter.drawPolygon(QPolygon({cell.topLeft(), cell.topLeft() + QPoint(0, cell_size_),
                                        cell.topLeft() + QPoint(cell_size_, cell_size_)}));
          break;
      }
    }
  }
  if (gap > 0) {
    painter.setPen(palette().color(QPalette::Midlight));
    for (Index i = first.query.value; i <= last.query.value + 1; ++i) {
      const int y = cell_rect({{i}, {0}}).top();
      painter.drawLine(all.left(), y, all.left() + all.width(), y);
    }
    for (Index j = first.key.value; j <= last.key.value + 1; ++j) {
      const int x = cell_rect({{0}, {j}}).left();
      painter.drawLine(x, all.top(), x, all.top() + all.height());
    }
  }
}

void MaskGrid::paint_outlines(QPainter& painter, const QRect& area) const {
  painter.setBrush(Qt::NoBrush);
  const auto outline = [&](const QRect& rect) {
    painter.setPen(palette().color(QPalette::Base));
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawRect(rect);
  };
  const QRect all(origin(), QSize(static_cast<int>(keys()), static_cast<int>(queries())) * cell_size_);
  if (outlined_query_ && *outlined_query_ < queries()) {
    const QRect row = cell_rect({{*outlined_query_}, {0}});
    outline({all.left(), row.top(), all.width(), row.height()});
  }
  if (outlined_key_ && *outlined_key_ < keys()) {
    const QRect column = cell_rect({{0}, {*outlined_key_}});
    outline({column.left(), all.top(), column.width(), all.height()});
  }
  if (hasFocus() && cell_rect(current_).intersects(area)) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(cell_rect(current_).adjusted(1, 1, 0, 0));
  }
}

void MaskGrid::paint_headers(QPainter& painter) const {
  const QFontMetrics metrics = fontMetrics();
  const Index stride = (metrics.height() + cell_size_ - 1) / cell_size_;
  const QRect area = viewport()->rect().adjusted(row_header_, column_header_, 0, 0);
  const Cell first = nearest_cell(area.topLeft());
  const Cell last = nearest_cell(area.bottomRight());
  const auto strengthen = [&](bool outlined, bool empty) {
    QFont strong = font();
    strong.setBold(outlined);
    painter.setFont(strong);
    painter.setPen(palette().color(empty ? QPalette::PlaceholderText : QPalette::Text));
  };
  const auto is_empty = [](const std::vector<std::string>& tokens, Index index) {
    return tokens[static_cast<std::size_t>(index)].empty();
  };
  painter.setClipRect(QRect(title_height(), column_header_, row_header_ - title_height(), area.height()));
  for (Index i = first.query.value - first.query.value % stride; i <= last.query.value; i += stride) {
    const QRect cell = cell_rect({{i}, {0}});
    const QRect space(title_height() + 2, cell.center().y() - metrics.height() / 2,
                      row_header_ - title_height() - 2 - label_gap, metrics.height());
    strengthen(i == outlined_query_, is_empty(experiment_->query_tokens, i));
    draw_screen_line(painter, space, Qt::AlignRight | Qt::AlignAbsolute, label(experiment_->query_tokens, i));
  }
  const std::vector<std::string>& key_names = key_tokens(*experiment_);
  painter.setClipRect(QRect(row_header_, title_height(), area.width(), column_header_ - title_height()));
  for (Index j = first.key.value - first.key.value % stride; j <= last.key.value; j += stride) {
    const QRect header = key_header_rect(j);
    const QString name = label(key_names, j);
    strengthen(j == outlined_key_, is_empty(key_names, j));
    if (all_straight_ || is_one_character(name)) {
      QRect space = header.adjusted(-8, 0, 8, -label_gap);
      space.setTop(space.bottom() + 1 - metrics.height());
      draw_screen_line(painter, space, Qt::AlignHCenter, name);
      continue;
    }
    painter.save();
    painter.translate(header.center().x(), header.bottom());
    painter.rotate(-90);
    const QRect space(label_gap, -metrics.height() / 2, column_header_ - title_height() - label_gap - 2,
                      metrics.height());
    draw_screen_line(painter, space, Qt::AlignLeft | Qt::AlignAbsolute, name);
    painter.restore();
  }
  strengthen(false, false);
}

void MaskGrid::paint_titles(QPainter& painter) const {
  const QFontMetrics metrics = fontMetrics();
  painter.setClipping(false);
  painter.setPen(palette().color(QPalette::PlaceholderText));
  // Each title is centred on its cells, or begins with them where they are too few.
  const auto draw = [&](const QString& title, Index cells, int available) {
    const int length = std::min(static_cast<int>(cells) * cell_size_, available);
    const int width = metrics.horizontalAdvance(title);
    const QRect space(std::max(0, (length - width) / 2), 0, available, title_height());
    painter.drawText(space, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(title, Qt::ElideRight, available));
  };
  painter.save();
  painter.translate(row_header_, 0);
  draw(tr("Keys (columns)"), keys(), viewport()->width() - row_header_);
  painter.restore();
  const int available = viewport()->height() - column_header_;
  const QString title = tr("Queries (rows)");
  const int length = std::max(std::min(static_cast<int>(queries()) * cell_size_, available),
                              std::min(metrics.horizontalAdvance(title), available));
  painter.translate(0, column_header_ + length);
  painter.rotate(-90);
  draw(title, queries(), length);
}

}  // namespace headlight::ui
