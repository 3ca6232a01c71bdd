// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

#include "core/explain/formula.h"

namespace headlight::ui {

/// Formulas set in type within a text document: each is one object character. They are as large as the text
/// and narrower where the document is.
class FormulaObject : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  using QObject::QObject;

  /// Lets `document` draw formulas; it gets one of these.
  static void install(QTextDocument& document);
  /// The format of the object character, in a colour.
  static QTextCharFormat format(Formula formula, const QColor& ink);

  QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
  void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int position,
                  const QTextFormat& format) override;
};

}  // namespace headlight::ui
