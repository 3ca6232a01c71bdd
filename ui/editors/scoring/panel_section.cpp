// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/panel_section.h"

#include "ui/widgets/follow_language.h"
#include "ui/words/problem_text.h"

namespace headlight::ui {

PanelSection::PanelSection(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      column_(new QVBoxLayout(this)),
      heading_row_(new QHBoxLayout),
      heading_(new QLabel(this)),
      problem_(new QLabel(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(5);
  heading_row_->addWidget(heading_, 1);
  column_->addLayout(heading_row_);
  column_->addWidget(problem_);
  QFont bold = heading_->font();
  bold.setBold(true);
  heading_->setFont(bold);
  problem_->setObjectName(QStringLiteral("problem"));
  problem_->setTextFormat(Qt::PlainText);
  problem_->setWordWrap(true);
  problem_->hide();
  connect(&document_, &Document::changed, this, [this] {
    clear_problem();
    renew();
  });
  follow_language(*this, [this] { renew(); });
}

void PanelSection::tell_problem(const QString& sentence) {
  problem_->setText(tr("⚠ %1").arg(sentence));
  problem_->show();
}

void PanelSection::clear_problem() { problem_->hide(); }

void PanelSection::set_fields(QLayout* fields) { column_->insertLayout(1, fields); }

void PanelSection::add_to_heading(QWidget* control) { heading_row_->addWidget(control); }

void PanelSection::take(const QString& text, const edit::Result& result) {
  clear_problem();
  if (result) {
    document_.apply(text, result);
  } else {
    tell_problem(problem_text(result.error()));
  }
  renew();
}

QLabel* new_note(QWidget* parent) {
  auto* const note = new QLabel(parent);
  note->setTextFormat(Qt::PlainText);
  note->setWordWrap(true);
  note->setForegroundRole(QPalette::PlaceholderText);
  return note;
}

}  // namespace headlight::ui
