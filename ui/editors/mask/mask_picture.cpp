// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_picture.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <cmath>

#include "ui/figure/figure_text.h"
#include "ui/figure/figure_theme.h"
#include "ui/figure/screen_text.h"
#include "ui/look/theme.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

struct MaskPictureWords {
  Q_DECLARE_TR_FUNCTIONS(MaskPicture)
};

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

constexpr int label_gap = 5;  // between a name and the cells
constexpr int least_cell_with_lines = 8;

/// The name of a row or column; an empty token's is that of pictures.
QString label(const std::vector<std::string>& tokens, Index index) {
  const std::string& token = tokens[static_cast<std::size_t>(index)];
  return token.empty() ? label_of_token({}) : visible_token(utf8_text(token));
}

bool is_empty_token(const std::vector<std::string>& tokens, Index index) {
  return tokens[static_cast<std::size_t>(index)].empty();
}

/// Whether a name is one user-perceived character, which stands straight beside names that are turned:
/// a Chinese character lying on its side is hard to read.
bool is_one_character(const QString& name) {
  return QTextBoundaryFinder(QTextBoundaryFinder::Grapheme, name).toNextBoundary() == name.size();
}

/// A mask on its way to the screen.
class MaskPainter {
 public:
  MaskPainter(QPainter& painter, const MaskPicture& picture, const MaskLayout& layout, const QRect& viewport,
              const QWidget& style)
      : painter_(painter),
        picture_(picture),
        layout_(layout),
        viewport_(viewport),
        style_(style),
        cells_(viewport.adjusted(layout.row_header, layout.column_header, 0, 0)),
        first_(layout.nearest_cell(cells_.topLeft())),
        last_(layout.nearest_cell(cells_.bottomRight())) {}

  void paint() {
    painter_.save();
    painter_.setClipRect(cells_);
    paint_cells();
    paint_lines();
    paint_outlines();
    painter_.restore();
    paint_query_names();
    paint_key_names();
    set_font(false, false);
    paint_titles();
  }

 private:
  QColor color(QPalette::ColorRole role) const { return style_.palette().color(role); }
  Index stride() const;
  void set_font(bool outlined, bool empty);
  void paint_cells();
  void paint_lines();
  void paint_outlines();
  void paint_query_names();
  void paint_key_names();
  void paint_titles();
  void paint_title(const QString& title, Index cells, int available);

  QPainter& painter_;
  const MaskPicture& picture_;
  const MaskLayout& layout_;
  const QRect& viewport_;
  const QWidget& style_;
  QRect cells_;  ///< the part of the viewport for cells
  Cell first_;   ///< in view
  Cell last_;
};

void MaskPainter::set_font(bool outlined, bool empty) {
  QFont font = style_.font();
  font.setBold(outlined);
  painter_.setFont(font);
  painter_.setPen(color(empty ? QPalette::PlaceholderText : QPalette::Text));
}

void MaskPainter::paint_cells() {
  const FigureTheme theme = is_dark(style_.palette())            ? FigureTheme::dark()
                            : is_for_projector(style_.palette()) ? FigureTheme::projector()
                                                                 : FigureTheme::light();
  const QBrush hidden = hatching(theme, style_.devicePixelRatioF());
  const QPoint down(0, layout_.cell_size);
  const QPoint right(layout_.cell_size, 0);
  painter_.fillRect(layout_.cell_rect(first_).united(layout_.cell_rect(last_)), color(QPalette::Base));
  painter_.setBrushOrigin(layout_.origin());
  painter_.setPen(Qt::NoPen);
  for (Index i = first_.query.value; i <= last_.query.value; ++i) {
    for (Index j = first_.key.value; j <= last_.key.value; ++j) {
      const QRect cell = layout_.cell_rect({{i}, {j}});
      switch (picture_.lookup.hiddenness({{i}, {j}}, picture_.scope)) {
        case Hiddenness::visible: break;
        case Hiddenness::hidden: painter_.fillRect(cell, hidden); break;
        case Hiddenness::in_some_heads:
          painter_.setBrush(hidden);
          painter_.drawPolygon(
              QPolygon({cell.topLeft(), cell.topLeft() + down, cell.topLeft() + down + right}));
          break;
      }
    }
  }
}

/// Between the cells, where these are large enough.
void MaskPainter::paint_lines() {
  if (layout_.cell_size < least_cell_with_lines) {
    return;
  }
  const QRect all = layout_.cell_rect(first_).united(layout_.cell_rect(last_));
  painter_.setPen(color(QPalette::Midlight));
  for (Index i = first_.query.value; i <= last_.query.value + 1; ++i) {
    const int y = layout_.cell_rect({{i}, {0}}).top();
    painter_.drawLine(all.left(), y, all.left() + all.width(), y);
  }
  for (Index j = first_.key.value; j <= last_.key.value + 1; ++j) {
    const int x = layout_.cell_rect({{0}, {j}}).left();
    painter_.drawLine(x, all.top(), x, all.top() + all.height());
  }
}

void MaskPainter::paint_outlines() {
  painter_.setBrush(Qt::NoBrush);
  const auto outline = [&](const QRect& rect) {
    painter_.setPen(color(QPalette::Base));
    painter_.drawRect(rect.adjusted(1, 1, -1, -1));
    painter_.setPen(color(QPalette::Text));
    painter_.drawRect(rect);
  };
  const QRect all(layout_.origin(), QSize(static_cast<int>(layout_.keys), static_cast<int>(layout_.queries)) *
                                        layout_.cell_size);
  if (const std::optional<Index> query = picture_.outlined_query; query && *query < layout_.queries) {
    const QRect row = layout_.cell_rect({{*query}, {0}});
    outline({all.left(), row.top(), all.width(), row.height()});
  }
  if (const std::optional<Index> key = picture_.outlined_key; key && *key < layout_.keys) {
    const QRect column = layout_.cell_rect({{0}, {*key}});
    outline({column.left(), all.top(), column.width(), all.height()});
  }
  if (picture_.keyboard && layout_.cell_rect(*picture_.keyboard).intersects(cells_)) {
    painter_.setPen(QPen(color(QPalette::Highlight), 2));
    painter_.drawRect(layout_.cell_rect(*picture_.keyboard).adjusted(1, 1, 0, 0));
  }
}

/// Every how many names one is painted, so that they stay apart.
Index MaskPainter::stride() const {
  return (style_.fontMetrics().height() + layout_.cell_size - 1) / layout_.cell_size;
}

void MaskPainter::paint_query_names() {
  const int height = style_.fontMetrics().height();
  const std::vector<std::string>& names = picture_.experiment.query_tokens;
  const int left = layout_.title_height;
  painter_.setClipRect(QRect(left, layout_.column_header, layout_.row_header - left, cells_.height()));
  for (Index i = first_.query.value - first_.query.value % stride(); i <= last_.query.value; i += stride()) {
    const QRect cell = layout_.cell_rect({{i}, {0}});
    const QRect space(left + 2, cell.center().y() - height / 2, layout_.row_header - left - 2 - label_gap,
                      height);
    set_font(i == picture_.outlined_query, is_empty_token(names, i));
    draw_screen_line(painter_, space, Qt::AlignRight | Qt::AlignAbsolute, label(names, i));
  }
}

void MaskPainter::paint_key_names() {
  const int height = style_.fontMetrics().height();
  const std::vector<std::string>& names = key_tokens(picture_.experiment);
  const int top = layout_.title_height;
  painter_.setClipRect(QRect(layout_.row_header, top, cells_.width(), layout_.column_header - top));
  for (Index j = first_.key.value - first_.key.value % stride(); j <= last_.key.value; j += stride()) {
    const QRect header = layout_.key_header_rect(j);
    const QString name = label(names, j);
    set_font(j == picture_.outlined_key, is_empty_token(names, j));
    if (layout_.all_straight || is_one_character(name)) {
      QRect space = header.adjusted(-8, 0, 8, -label_gap);
      space.setTop(space.bottom() + 1 - height);
      draw_screen_line(painter_, space, Qt::AlignHCenter, name);
      continue;
    }
    painter_.save();
    painter_.translate(header.center().x(), header.bottom());
    painter_.rotate(-90);
    const QRect space(label_gap, -height / 2, layout_.column_header - top - label_gap - 2, height);
    draw_screen_line(painter_, space, Qt::AlignLeft | Qt::AlignAbsolute, name);
    painter_.restore();
  }
}

/// Centred on its cells, or beginning with them where they are too few.
void MaskPainter::paint_title(const QString& title, Index cells, int available) {
  const QFontMetrics metrics = style_.fontMetrics();
  const int length = std::min(static_cast<int>(cells) * layout_.cell_size, available);
  const int width = metrics.horizontalAdvance(title);
  const QRect space(std::max(0, (length - width) / 2), 0, available, layout_.title_height);
  painter_.drawText(space, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                    metrics.elidedText(title, Qt::ElideRight, available));
}

void MaskPainter::paint_titles() {
  painter_.setClipping(false);
  painter_.setPen(color(QPalette::PlaceholderText));
  painter_.save();
  painter_.translate(layout_.row_header, 0);
  paint_title(MaskPictureWords::tr("Keys (columns)"), layout_.keys, viewport_.width() - layout_.row_header);
  painter_.restore();
  const int available = viewport_.height() - layout_.column_header;
  const QString title = MaskPictureWords::tr("Queries (rows)");
  const int length = std::max(std::min(static_cast<int>(layout_.queries) * layout_.cell_size, available),
                              std::min(style_.fontMetrics().horizontalAdvance(title), available));
  painter_.translate(0, layout_.column_header + length);
  painter_.rotate(-90);
  paint_title(title, layout_.queries, length);
}

}  // namespace

void paint_mask(QPainter& painter, const MaskPicture& picture, const MaskLayout& layout,
                const QRect& viewport, const QWidget& style) {
  if (layout.is_empty()) {
    painter.setPen(style.palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport.adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                     MaskPictureWords::tr("There is nothing to hide before there are queries and keys."));
    return;
  }
  MaskPainter(painter, picture, layout, viewport, style).paint();
}

}  // namespace headlight::ui
