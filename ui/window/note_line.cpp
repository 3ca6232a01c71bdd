// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/note_line.h"

#include <QHBoxLayout>

#include "ui/look/icons.h"
#include "ui/words/shown_text.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

NoteLine::NoteLine(Document& document, const QString& language, QWidget* parent)
    : QWidget(parent), document_(document), language_(language.toStdString()), line_(new ElidedButton(this)) {
  setObjectName(QStringLiteral("noteLine"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(12, 2, 12, 6);
  row->addWidget(line_);
  connect(line_, &QAbstractButton::clicked, this, &NoteLine::clicked);
  connect(&document_, &Document::changed, this, [this](Changes what) {
    if (what & Change::text) {
      renew();
    }
  });
  renew();
}

void NoteLine::renew() {
  const QString notes = utf8_text(text_in(document_.experiment()->notes, language_));
  line_->set_line(symbol_icon(QStringLiteral("info")), shown_text(notes, longest_reading).simplified(),
                  tr("A click opens the notes."));
  setVisible(wanted_ && !notes.trimmed().isEmpty());
}

void NoteLine::set_wanted(bool wanted) {
  wanted_ = wanted;
  renew();
}

}  // namespace headlight::ui
