// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/token_editor.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

#include "ui/editors/tokens/sentence_split.h"
#include "ui/editors/tokens/token_delegate.h"
#include "ui/editors/tokens/token_panel.h"
#include "ui/words/problem_text.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

namespace {

/// Characters of a sentence: enough for as many tokens as there can be, few enough to be laid out at once.
constexpr int longest_sentence = 20'000;

/// As many tokens as one glance takes in, the rest as an ellipsis.
QString shown_tokens(const QStringList& tokens) {
  constexpr int most_characters = 70;
  QString text;
  for (const QString& token : tokens) {
    if (text.size() + token.size() > most_characters) {
      return text.isEmpty() ? visible_token(token.left(most_characters)) + u'…'
                            : text + QStringLiteral(" · …");
    }
    text += (text.isEmpty() ? QString() : QStringLiteral(" · ")) + visible_token(token);
  }
  return text;
}

}  // namespace

TokenEditor::TokenEditor(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      link_(new QCheckBox(tr("Keys are the same as the queries"), this)),
      queries_(new TokenPanel(document, selection, edit::Side::queries, this)),
      keys_(new TokenPanel(document, selection, edit::Side::keys, this)),
      message_(new QLabel(this)) {
  auto* const grid = new QGridLayout;
  grid->setHorizontalSpacing(6);
  grid->setVerticalSpacing(4);
  query_line_ = add_line(*grid, QStringLiteral("query"), *queries_);
  key_line_ = add_line(*grid, QStringLiteral("key"), *keys_);
  key_line_.label->setText(tr("Keys"));

  message_->setObjectName(QStringLiteral("token_message"));
  message_->setTextFormat(Qt::PlainText);
  message_->setWordWrap(true);
  message_->setMinimumWidth(1);
  message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  message_->setForegroundRole(QPalette::PlaceholderText);
  message_->setMinimumHeight(2 * message_->fontMetrics().lineSpacing());

  link_->setObjectName(QStringLiteral("link_keys"));
  link_->setToolTip(tr("Self-attention: one list of tokens for rows and columns"));

  auto* const lists = new QSplitter(Qt::Horizontal, this);
  lists->setChildrenCollapsible(false);
  lists->addWidget(queries_);
  lists->addWidget(keys_);

  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(6);
  layout->addWidget(link_);
  layout->addLayout(grid);
  layout->addWidget(message_);
  layout->addWidget(lists, 1);

  connect(link_, &QCheckBox::clicked, this, [this](bool checked) {
    document_.apply(checked ? tr("Link keys to queries") : tr("Unlink keys"),
                    edit::link_keys(*document_.experiment(), checked, document_.next_seed()));
    show_link();
  });
  connect(&document_, &Document::changed, this, [this](Changes what) {
    if (what & (Changes(Change::tokens) | Change::shape)) {
      show_link();
    }
  });
  connect(&document_, &Document::refused, this, [this](const Problem& problem) {
    if (isVisible()) {
      message_->setText(problem_text(problem));
    }
  });
  connect(queries_, &TokenPanel::told, message_, &QLabel::setText);
  connect(keys_, &TokenPanel::told, message_, &QLabel::setText);
  preview({});
  show_link();
}

TokenEditor::SentenceLine TokenEditor::add_line(QGridLayout& grid, const QString& name, TokenPanel& panel) {
  const SentenceLine line{.label = new QLabel(this),
                          .field = new QLineEdit(this),
                          .apply = new QPushButton(tr("Split"), this),
                          .panel = &panel};
  line.field->setObjectName(name + QStringLiteral("_sentence"));
  line.field->setPlaceholderText(tr("Type a sentence…"));
  line.field->setClearButtonEnabled(true);
  line.field->setMaxLength(longest_sentence);
  line.field->setToolTip(
      tr("Spaces separate tokens; Chinese and Japanese split by character. Enter replaces the tokens."));
  line.label->setBuddy(line.field);
  line.apply->setObjectName(name + QStringLiteral("_split"));
  line.apply->setEnabled(false);
  line.apply->setToolTip(tr("Replace the tokens by those of the sentence (Enter)"));
  const int row = grid.rowCount();
  grid.addWidget(line.label, row, 0);
  grid.addWidget(line.field, row, 1);
  grid.addWidget(line.apply, row, 2);
  connect(line.field, &QLineEdit::textChanged, this, [this, line](const QString& text) {
    line.apply->setEnabled(!split_sentence(text).isEmpty());
    preview(text);
  });
  connect(line.field, &QLineEdit::returnPressed, this, [this, line] { apply_sentence(line); });
  connect(line.apply, &QPushButton::clicked, this, [this, line] { apply_sentence(line); });
  return line;
}

void TokenEditor::preview(const QString& sentence) {
  const QStringList tokens = split_sentence(sentence);
  const auto count = static_cast<int>(tokens.size());
  message_->setText(count == 0 ? tr("Spaces separate tokens; Chinese and Japanese split by character.")
                               : tr("%n token(s): %1", nullptr, count).arg(shown_tokens(tokens)));
}

void TokenEditor::apply_sentence(const SentenceLine& line) {
  const QStringList tokens = split_sentence(line.field->text());
  if (!tokens.isEmpty() && line.panel->set_tokens(tokens)) {
    line.field->clear();
    message_->setText(tr("Split into %n token(s). Tokens that stay keep their numbers.", nullptr,
                         static_cast<int>(tokens.size())));
  }
}

void TokenEditor::show_link() {
  const bool linked = !document_.experiment()->key_tokens.has_value();
  link_->setChecked(linked);
  query_line_.label->setText(linked ? tr("Tokens") : tr("Queries"));
  query_line_.field->setAccessibleName(linked ? tr("A sentence for the queries and keys")
                                              : tr("A sentence for the queries"));
  query_line_.apply->setAccessibleName(linked ? tr("Split into queries and keys") : tr("Split into queries"));
  key_line_.field->setAccessibleName(tr("A sentence for the keys"));
  key_line_.apply->setAccessibleName(tr("Split into keys"));
  for (QWidget* const widget :
       std::initializer_list<QWidget*>{key_line_.label, key_line_.field, key_line_.apply, keys_}) {
    widget->setVisible(!linked);
  }
}

}  // namespace headlight::ui
