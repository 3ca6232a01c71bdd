// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula_object.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include "ui/explain/formula_view.h"

namespace headlight::ui {

namespace {

constexpr int formula_type = QTextFormat::UserObject + 1;
constexpr int formula_property = QTextFormat::UserProperty + 1;

Formula formula_of(const QTextFormat& format) {
  return static_cast<Formula>(format.intProperty(formula_property));
}

}  // namespace

void FormulaObject::install(QTextDocument& document) {
  document.documentLayout()->registerHandler(formula_type, new FormulaObject(&document));
}

QTextCharFormat FormulaObject::format(Formula formula, const QColor& ink) {
  QTextCharFormat result;
  result.setObjectType(formula_type);
  result.setProperty(formula_property, static_cast<int>(formula));
  result.setForeground(ink);
  return result;
}

QSizeF FormulaObject::intrinsicSize(QTextDocument* document, int /*position*/, const QTextFormat& format) {
  const QSizeF size = FormulaDrawing(formula_of(format), Qt::black).size(document->defaultFont());
  const double room = document->textWidth() - 2.0 * document->documentMargin();
  return room > 0.0 && size.width() > room ? size * (room / size.width()) : size;
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& place, QTextDocument* /*document*/,
                               int /*position*/, const QTextFormat& format) {
  FormulaDrawing(formula_of(format), format.foreground().color()).draw(*painter, place);
}

}  // namespace headlight::ui
