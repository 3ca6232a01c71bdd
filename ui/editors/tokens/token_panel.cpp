// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/token_panel.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>
#include <map>
#include <utility>

#include "core/explain/stage_cell.h"
#include "ui/editors/tokens/sentence_split.h"
#include "ui/editors/tokens/token_list.h"
#include "ui/editors/tokens/token_model.h"
#include "ui/look/icons.h"

namespace headlight::ui {

namespace {

std::vector<std::string> to_utf8(const QStringList& tokens) {
  std::vector<std::string> bytes;
  bytes.reserve(static_cast<std::size_t>(tokens.size()));
  for (const QString& token : tokens) {
    bytes.push_back(token.toStdString());
  }
  return bytes;
}

bool has_stage(const Experiment& experiment, Stage stage) {
  const std::vector<Stage> stages = stages_of(experiment);
  return std::find(stages.begin(), stages.end(), stage) != stages.end();
}

}  // namespace

TokenPanel::TokenPanel(Document& document, Selection& selection, edit::Side side, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      side_(side),
      model_(new TokenModel(document, side, this)),
      list_(new TokenList(*model_, this)),
      title_(new QLabel(this)) {
  build();
  retitle();
  outline();
  connect(&document_, &Document::changed, this, [this](Changes what) {
    if (what & (Changes(Change::tokens) | Change::shape)) {
      retitle();
      outline();
    }
  });
  connect(&selection_, &Selection::cell_changed, this, &TokenPanel::outline);
  connect(list_, &TokenList::add_requested, this, &TokenPanel::add_token);
  connect(list_, &TokenList::delete_requested, this, &TokenPanel::delete_tokens);
  connect(list_, &TokenList::move_requested, this, &TokenPanel::move_tokens);
  connect(list_, &TokenList::copy_requested, this, &TokenPanel::copy_tokens);
  connect(list_, &TokenList::paste_over_requested, this, &TokenPanel::paste_tokens_over);
  connect(list_, &TokenList::paste_below_requested, this, &TokenPanel::paste_tokens_below);
  connect(list_, &TokenList::row_hovered, this, &TokenPanel::hover);
  connect(list_, &TokenList::editing_finished, this, &TokenPanel::finish_addition);
}

bool TokenPanel::linked() const { return !document_.experiment()->key_tokens.has_value(); }

void TokenPanel::build() {
  const QString prefix = side_ == edit::Side::queries ? QStringLiteral("query") : QStringLiteral("key");
  list_->setObjectName(prefix + QStringLiteral("_tokens"));
  list_->set_empty_text(tr("No tokens yet. Type a sentence above, or add one below."));
  title_->setTextFormat(Qt::PlainText);
  title_->setBuddy(list_);
  title_->setMinimumWidth(1);
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);

  auto* const buttons = new QHBoxLayout;
  buttons->setSpacing(0);
  const auto add_button = [&](const QString& icon, const QString& name, const QString& text, auto&& action) {
    auto* const button = new QToolButton(this);
    button->setObjectName(prefix + name);
    button->setIcon(symbol_icon(icon));
    button->setAutoRaise(true);
    button->setAccessibleName(text);
    button->setToolTip(text);
    connect(button, &QToolButton::clicked, this, action);
    buttons->addWidget(button);
    return button;
  };
  add_button(QStringLiteral("plus"), QStringLiteral("_add"), tr("Add a token (Insert)"),
             [this] { add_token(); });
  delete_button_ = add_button(QStringLiteral("minus"), QStringLiteral("_delete"),
                              tr("Delete the selected tokens (Del)"), [this] { delete_tokens(); });
  up_button_ = add_button(QStringLiteral("up"), QStringLiteral("_up"), tr("Move up (Alt+Up)"), [this] {
    const std::vector<Index> rows = list_->chosen_rows();
    move_tokens(rows.empty() ? 0 : std::max<Index>(rows.front() - 1, 0));
  });
  down_button_ =
      add_button(QStringLiteral("down"), QStringLiteral("_down"), tr("Move down (Alt+Down)"), [this] {
        const std::vector<Index> rows = list_->chosen_rows();
        move_tokens(rows.empty() ? 0 : std::min<Index>(rows.back() + 2, model_->rowCount()));
      });
  buttons->addStretch(1);
  menu_button_ = add_button(QStringLiteral("more"), QStringLiteral("_more"), tr("Copy, paste and more"),
                            [this] { show_menu(); });

  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(title_);
  layout->addWidget(list_, 1);
  layout->addLayout(buttons);

  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(list_, &QWidget::customContextMenuRequested, this, &TokenPanel::show_menu);
  const auto enable_buttons = [this] {
    const std::vector<Index> rows = list_->chosen_rows();
    delete_button_->setEnabled(!rows.empty());
    up_button_->setEnabled(!rows.empty() && rows.back() >= static_cast<Index>(rows.size()));
    down_button_->setEnabled(!rows.empty() &&
                             rows.front() + static_cast<Index>(rows.size()) < model_->rowCount());
  };
  connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, enable_buttons);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, enable_buttons);
  connect(model_, &QAbstractItemModel::rowsInserted, this, enable_buttons);
  connect(model_, &QAbstractItemModel::rowsRemoved, this, enable_buttons);
  enable_buttons();
}

void TokenPanel::retitle() {
  const QString name = side_ == edit::Side::keys ? tr("Keys (columns)")
                       : linked()                ? tr("Queries and keys")
                                                 : tr("Queries (rows)");
  title_->setText(name);
  title_->setToolTip(tr("%n token(s)", nullptr, model_->rowCount()));
  list_->setAccessibleName(name);
  list_->setToolTip(tr("F2 or a double click renames a token, Insert adds one, Del removes it"));
}

void TokenPanel::show_menu() {
  QMenu menu(this);
  const bool any = !list_->chosen_rows().empty();
  const bool text = !QGuiApplication::clipboard()->text().isEmpty();
  const auto add = [&](const QString& words, const QKeySequence& keys, bool enabled, auto&& action) {
    QAction* const entry = menu.addAction(words, this, action);
    entry->setShortcut(keys);
    entry->setShortcutVisibleInContextMenu(true);
    entry->setEnabled(enabled);
  };
  add(tr("Rename"), Qt::Key_F2, any, [this] { list_->edit(list_->currentIndex()); });
  add(tr("Add a token below"), Qt::Key_Insert, true, [this] { add_token(); });
  add(tr("Delete"), QKeySequence::Delete, any, [this] { delete_tokens(); });
  menu.addSeparator();
  add(tr("Copy"), QKeySequence::Copy, any, [this] { copy_tokens(); });
  add(tr("Paste below"), QKeySequence::Paste, text, [this] { paste_tokens_below(); });
  add(tr("Paste over all tokens"), QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_V), text,
      [this] { paste_tokens_over(); });
  menu.addSeparator();
  add(tr("Select all"), QKeySequence::SelectAll, model_->rowCount() > 0, [this] { list_->selectAll(); });
  menu.exec(QCursor::pos());
}

Index TokenPanel::row_below_current() const {
  const std::vector<Index> rows = list_->chosen_rows();
  return rows.empty() ? model_->rowCount() : rows.back() + 1;
}

void TokenPanel::add_token() {
  const Index row = row_below_current();
  const Gesture gesture = document_.new_gesture();
  Addition addition{.before = document_.experiment(), .after = {}, .chosen = list_->chosen_rows()};
  if (document_.apply(tr("Add token"),
                      edit::insert_token(*document_.experiment(), side_, row, {}, document_.next_seed()),
                      gesture)) {
    list_->choose(row, 1);
    model_->set_rename_gesture(gesture);
    list_->setFocus();
    list_->edit(list_->currentIndex());
    addition.after = document_.experiment();
    addition_ = std::move(addition);
  }
}

void TokenPanel::finish_addition(bool taken_back) {
  const Gesture gesture = model_->rename_gesture();
  model_->set_rename_gesture(0);
  const std::optional<Addition> addition = std::exchange(addition_, std::nullopt);
  if (!addition || !taken_back || document_.experiment() != addition->after) {
    return;
  }
  document_.apply(tr("Add token"), *addition->before, gesture);
  if (!addition->chosen.empty()) {
    list_->choose(addition->chosen.front(), static_cast<Index>(addition->chosen.size()));
  }
}

void TokenPanel::delete_tokens() {
  const std::vector<Index> rows = list_->chosen_rows();
  if (!rows.empty() && document_.apply(tr("Delete %n token(s)", nullptr, static_cast<int>(rows.size())),
                                       edit::delete_tokens(*document_.experiment(), side_, rows))) {
    list_->choose(rows.front(), 1);
  }
}

void TokenPanel::move_tokens(Index before) {
  const std::vector<Index> rows = list_->chosen_rows();
  if (rows.empty()) {
    return;
  }
  if (document_.apply(tr("Move %n token(s)", nullptr, static_cast<int>(rows.size())),
                      edit::move_tokens(*document_.experiment(), side_, rows, before))) {
    const auto passed = std::count_if(rows.begin(), rows.end(), [&](Index row) { return row < before; });
    list_->choose(before - passed, static_cast<Index>(rows.size()));
  }
}

void TokenPanel::copy_tokens() {
  QStringList tokens;
  for (const Index row : list_->chosen_rows()) {
    tokens.append(model_->index(static_cast<int>(row)).data(Qt::EditRole).toString());
  }
  if (!tokens.isEmpty()) {
    QGuiApplication::clipboard()->setText(tokens_as_text(tokens));
    emit told(tr("Copied %n token(s), one a line.", nullptr, static_cast<int>(tokens.size())));
  }
}

bool TokenPanel::set_tokens(const QStringList& tokens) {
  const QString step = side_ == edit::Side::keys ? tr("Replace keys") : tr("Replace queries");
  return document_.apply(
      step, edit::set_tokens(*document_.experiment(), side_, to_utf8(tokens), document_.next_seed()));
}

void TokenPanel::paste_tokens_over() {
  const PastedTokens pasted = pasted_tokens(QGuiApplication::clipboard()->text());
  const auto count = static_cast<int>(pasted.tokens.size());
  if (count == 0) {
    emit told(tr("The clipboard holds no text to paste."));
  } else if (set_tokens(pasted.tokens)) {
    emit told(
        pasted.was_list
            ? tr("Pasted a list of %n token(s). Tokens that stay keep their numbers.", nullptr, count)
            : tr("Pasted a sentence as %n token(s). Tokens that stay keep their numbers.", nullptr, count));
  }
}

void TokenPanel::paste_tokens_below() {
  const PastedTokens pasted = pasted_tokens(QGuiApplication::clipboard()->text());
  const auto count = static_cast<int>(pasted.tokens.size());
  const Index row = row_below_current();
  if (count == 0) {
    emit told(tr("The clipboard holds no text to paste."));
  } else if (document_.apply(tr("Paste %n token(s)", nullptr, count),
                             edit::insert_tokens(*document_.experiment(), side_, row, to_utf8(pasted.tokens),
                                                 document_.next_seed()))) {
    list_->choose(row, count);
    emit told(tr("Inserted %n token(s).", nullptr, count));
  }
}

void TokenPanel::outline() {
  std::map<int, QString> rows;
  const std::optional<StageCell>& cell = selection_.active();
  const std::optional<QueryIndex> query = cell ? query_of(*cell) : std::nullopt;
  const std::optional<KeyIndex> key = cell ? key_of(*cell) : std::nullopt;
  if (query && side_ == edit::Side::queries) {
    rows[static_cast<int>(query->value)] = linked() ? tr("query") : QString();
  }
  if (key && (linked() || side_ == edit::Side::keys)) {
    QString& word = rows[static_cast<int>(key->value)];
    if (linked()) {
      word = word.isEmpty() ? tr("key") : tr("query and key");
    }
  }
  list_->set_outlined(rows);
  if (selection_.pinned() && !rows.empty() && !list_->underMouse()) {
    list_->scrollTo(model_->index(rows.begin()->first));
  }
}

void TokenPanel::hover(int row) {
  if (row < 0) {
    selection_.set_hovered(std::nullopt);
    return;
  }
  const Experiment& experiment = *document_.experiment();
  const HeadIndex head = selection_.heads().empty() ? HeadIndex{} : selection_.heads().front();
  const Stage stage = side_ == edit::Side::queries ? Stage::q : Stage::k;
  if (linked()) {
    selection_.set_hovered(StageCell{Stage::weights, head, row, row});
  } else if (has_stage(experiment, stage)) {
    selection_.set_hovered(StageCell{stage, head, row, 0});
  }
}

}  // namespace headlight::ui
