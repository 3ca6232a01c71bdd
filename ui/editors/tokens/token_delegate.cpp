// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/token_delegate.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/figure/figure_text.h"
#include "ui/figure/screen_text.h"
#include "ui/widgets/change_of_window.h"
#include "ui/widgets/line_field.h"
#include "ui/words/shown_text.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

namespace {

constexpr int margin = 6;
constexpr int vertical_padding = 4;

int number_width(const QFontMetrics& metrics, const QModelIndex& index) {
  const QString widest = QString::number(std::max(10, index.model()->rowCount()));
  return metrics.horizontalAdvance(QString(widest.size(), u'0'));
}

QRect text_rect(const QStyleOptionViewItem& option, const QModelIndex& index) {
  const int left = margin + number_width(option.fontMetrics, index) + margin + 2;
  return option.rect.adjusted(left, 0, -margin, 0);
}

void draw_outline(QPainter& painter, const QRect& row, const QPalette& palette) {
  const QRectF outer = QRectF(row).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.color(QPalette::Text), 1));
  painter.drawRect(outer);
  painter.setPen(QPen(palette.color(QPalette::Base), 1));
  painter.drawRect(outer.adjusted(1, 1, -1, -1));
}

}  // namespace

void TokenDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  item.text.clear();
  const QStyle& style = item.widget ? *item.widget->style() : *QApplication::style();
  style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

  painter->save();
  const bool selected = item.state.testFlag(QStyle::State_Selected);
  const QPalette::ColorGroup group =
      item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
  const QColor strong = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
  const QColor quiet = selected ? strong : item.palette.color(group, QPalette::PlaceholderText);
  painter->setFont(item.font);
  const QFontMetrics metrics = item.fontMetrics;
  const QRect number(item.rect.left() + margin, item.rect.top(), number_width(metrics, index),
                     item.rect.height());
  painter->setPen(quiet);
  painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(index.row() + 1));

  QRect space = text_rect(item, index);
  const auto outline = outlined_.find(index.row());
  if (outline != outlined_.end() && !outline->second.isEmpty()) {
    painter->drawText(space, Qt::AlignRight | Qt::AlignVCenter, outline->second);
    space.setRight(space.right() - metrics.horizontalAdvance(outline->second) - margin);
  }
  const QString token = index.data(Qt::DisplayRole).toString();
  QFont font = item.font;
  if (token.isEmpty()) {
    font.setItalic(true);
    painter->setFont(font);
  } else {
    painter->setPen(strong);
  }
  //: In the place of a token without characters.
  const QString shown = token.isEmpty() ? tr("empty") : visible_token(token);
  draw_screen_line(*painter, space, Qt::AlignLeft | Qt::AlignAbsolute, shown);
  if (outline != outlined_.end()) {
    draw_outline(*painter, item.rect, item.palette);
  }
  painter->restore();
}

QSize TokenDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const int text = 4 * option.fontMetrics.averageCharWidth();
  return {text_rect(option, index).left() - option.rect.left() + text + margin,
          option.fontMetrics.height() + 2 * vertical_padding};
}

QWidget* TokenDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                     const QModelIndex& index) const {
  auto* const editor = new LineField(parent);
  editor->setAccessibleName(tr("Token %1").arg(index.row() + 1));
  editor->setToolTip(tr("The token's text; Enter takes it"));
  editor->setAutoFillBackground(true);
  return editor;
}

void TokenDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  static_cast<LineField*>(editor)->set_value(index.data(Qt::EditRole).toString());
}

void TokenDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
  const auto* const line = static_cast<LineField*>(editor);
  if (line->isModified()) {
    model->setData(index, line->value(), Qt::EditRole);
  }
}

void TokenDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const {
  const QRect space = text_rect(option, index);
  // A line edit's text begins a little inside its frame.
  editor->setGeometry(space.adjusted(1 - margin / 2, 0, margin, 0));
}

bool TokenDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
  const QString shown = visible_token(index.data(Qt::DisplayRole).toString());
  if (option.fontMetrics.horizontalAdvance(shown) <= text_rect(option, index).width()) {
    QToolTip::hideText();
    return true;
  }
  return QStyledItemDelegate::helpEvent(event, view, option, index);
}

bool TokenDelegate::eventFilter(QObject* object, QEvent* event) {
  return !is_change_of_window(*event) && QStyledItemDelegate::eventFilter(object, event);
}

}  // namespace headlight::ui
