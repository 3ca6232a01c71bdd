// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_editor.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/explain/stage_cell.h"
#include "ui/editors/matrix/matrix_chooser.h"
#include "ui/editors/matrix/matrix_links.h"
#include "ui/editors/matrix/matrix_scrubber.h"
#include "ui/editors/matrix/matrix_view.h"
#include "ui/editors/matrix/number_delegate.h"
#include "ui/editors/matrix/random_bar.h"
#include "ui/widgets/follow_language.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/matrix_words.h"
#include "ui/words/number_entry.h"
#include "ui/words/number_format.h"

namespace headlight::ui {

namespace {

QString size_text(Index rows, Index columns) {
  return QStringLiteral("%1 × %2").arg(QString::number(rows), QString::number(columns));
}

}  // namespace

MatrixEditor::MatrixEditor(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      model_(document),
      actions_(document, model_),
      chooser_(new MatrixChooser(this)),
      view_(new MatrixView(model_, this)),
      shape_(new QLabel(this)),
      fill_(new QToolButton(this)),
      remove_(new QToolButton(this)),
      notice_(new NoticeBar(this)),
      random_(new RandomBar(this)),
      recipe_(new QLabel(this)) {
  build();
  connect_parts();
  retranslate();
  follow_document(everything_changed);
  follow_language(*this, [this] { retranslate(); });
}

// A field that goes with the view says that its number is accepted: to a whole editor still.
MatrixEditor::~MatrixEditor() { delete view_; }

void MatrixEditor::build() {
  view_->setObjectName(QStringLiteral("matrixView"));
  view_->setContextMenuPolicy(Qt::CustomContextMenu);
  shape_->setObjectName(QStringLiteral("matrixShape"));
  shape_->setTextFormat(Qt::RichText);
  shape_->setForegroundRole(QPalette::PlaceholderText);
  shape_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  recipe_->setObjectName(QStringLiteral("matrixRecipe"));
  recipe_->setTextFormat(Qt::PlainText);
  recipe_->setForegroundRole(QPalette::PlaceholderText);
  recipe_->setWordWrap(true);
  fill_->setObjectName(QStringLiteral("fillMatrix"));
  fill_->setPopupMode(QToolButton::InstantPopup);
  fill_->setAutoRaise(true);
  fill_->setMenu(new QMenu(fill_));
  remove_->setObjectName(QStringLiteral("removeMatrix"));
  remove_->setAutoRaise(true);
  new MatrixScrubber(document_, model_, *view_);

  auto* const tools = new QHBoxLayout;
  tools->setSpacing(2);
  tools->addWidget(shape_, 1);
  tools->addWidget(remove_);
  tools->addWidget(fill_);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->setSpacing(6);
  column->addWidget(chooser_);
  column->addLayout(tools);
  column->addWidget(view_, 1);
  column->addWidget(notice_);
  column->addWidget(random_);
  column->addWidget(recipe_);
  column->addStretch();
}

void MatrixEditor::connect_parts() {
  connect(&document_, &Document::changed, this, &MatrixEditor::follow_document);
  connect(&selection_, &Selection::cell_changed, this, &MatrixEditor::follow_selection);
  connect(&selection_, &Selection::pointed_changed, this, &MatrixEditor::follow_pointed);
  connect(&selection_, &Selection::heads_changed, this, [this] {
    if (selection_.heads().size() == 1 && model_.address()) {
      choose(model_.address()->role, selection_.heads().front());
    }
  });
  connect(chooser_, &MatrixChooser::role_chosen, this, [this](MatrixRole role) { choose(role, head_); });
  connect(chooser_, &MatrixChooser::head_chosen, this, [this](HeadIndex head) {
    choose(model_.address()->role, head);
    if (selection_.heads().size() == 1) {
      selection_.set_heads({head});
    }
  });
  connect(chooser_, &MatrixChooser::add_requested, this, [this](MatrixAddress address) {
    actions_.add(address);
    show_matrix(address);
  });
  connect(remove_, &QToolButton::clicked, this, [this] { actions_.remove(*model_.address()); });
  connect(fill_->menu(), &QMenu::aboutToShow, this, [this] { fill_menu(*fill_->menu()); });
  connect(view_, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
    QMenu menu;
    menu.addAction(tr("Copy"), QKeySequence::Copy, this, &MatrixEditor::copy);
    menu.addAction(tr("Paste"), QKeySequence::Paste, this, &MatrixEditor::paste);
    fill_menu(*menu.addMenu(tr("Fill")));
    menu.exec(view_->viewport()->mapToGlobal(place));
  });
  connect(view_, &MatrixView::copy_requested, this, &MatrixEditor::copy);
  connect(view_, &MatrixView::paste_requested, this, &MatrixEditor::paste);
  connect(view_, &MatrixView::zeros_requested, this,
          [this] { actions_.fill(view_->range(), edit::Fill::zeros); });
  connect(view_, &MatrixView::hovered, this, &MatrixEditor::hover);
  connect(&view_->numbers(), &NumberDelegate::refused, notice_, &NoticeBar::tell);
  connect(&view_->numbers(), &NumberDelegate::accepted, this, [this] {
    if (!notice_->is_asking()) {
      notice_->dismiss();
    }
  });
  connect(&actions_, &MatrixActions::refused, notice_, &NoticeBar::tell);
  connect(&actions_, &MatrixActions::overflowed, this, &MatrixEditor::offer_growth);
  connect(random_, &RandomBar::refused, notice_, &NoticeBar::tell);
  connect(random_, &RandomBar::fill_requested, this,
          [this](std::uint32_t seed, double scale) { actions_.fill_random(fill_range(), seed, scale); });
}

void MatrixEditor::retranslate() {
  view_->setAccessibleName(tr("Entries of the matrix"));
  fill_->setText(tr("Fill"));
  fill_->setMinimumWidth(fill_->sizeHint().width() + fill_->fontMetrics().averageCharWidth());  // the arrow
  shape_->setToolTip(
      tr("Alt and a drag, or Ctrl and the wheel, change a number; Shift makes the steps fine"));
  fill_->setToolTip(tr("Fill the selected entries, or the whole matrix, with numbers"));
  remove_->setText(tr("Remove"));
  chooser_->retranslate();
  random_->retranslate();
  notice_->dismiss();
  describe();
}

void MatrixEditor::show_matrix(MatrixAddress address) {
  if (find_matrix(*document_.experiment(), address) != nullptr) {
    choose(address.role, is_shared_by_heads(address.role) ? head_ : address.head);
  }
}

void MatrixEditor::show_entry(const InputNumber& entry) {
  show_matrix(entry.matrix);
  if (model_.address() == entry.matrix) {
    const EntryRange range{.row = entry.row, .column = entry.column, .rows = 1, .columns = 1};
    view_->select(range);
    view_->scrollTo(view_->currentIndex());
  }
}

void MatrixEditor::set_reduced_motion(bool reduced) { view_->numbers().set_reduced_motion(reduced); }

void MatrixEditor::choose(MatrixRole role, HeadIndex head) {
  const Experiment& experiment = *document_.experiment();
  const Index heads = head_count(experiment);
  head_ = HeadIndex{std::clamp<Index>(head.value, 0, std::max<Index>(heads - 1, 0))};
  const std::vector<MatrixAddress> held =
      heads > 0 ? matrices_of(experiment, head_) : std::vector<MatrixAddress>();
  const auto found = std::ranges::find(held, role, &MatrixAddress::role);
  const std::optional<MatrixAddress> address = found != held.end() ? std::optional(*found)
                                               : held.empty()      ? std::nullopt
                                                                   : std::optional(held.front());
  if (address != model_.address()) {
    notice_->dismiss();
    model_.set_address(address);
    follow_selection();
    follow_pointed();
  }
  chooser_->offer(experiment, address ? std::optional(address->role) : std::nullopt, head_);
  describe();
}

void MatrixEditor::follow_document(Changes changes) {
  notice_->dismiss();
  if (changes & (Change::shape | Change::numbers | Change::scoring)) {
    choose(model_.address() ? model_.address()->role : MatrixRole::q, head_);
  }
}

void MatrixEditor::follow_selection() {
  const std::optional<StageCell>& pinned = selection_.pinned();
  if (pinned && is_per_head(pinned->stage) && pinned->head != head_ && model_.address()) {
    choose(model_.address()->role, pinned->head);
  }
  const std::optional<StageCell>& active = selection_.active();
  view_->set_bands(active && model_.address() ? bands_of(*document_.experiment(), *model_.address(), *active)
                                              : MatrixBands());
}

void MatrixEditor::hover(const QModelIndex& entry) {
  const std::optional<StageCell> cell =
      entry.isValid() ? stage_cell_of(*model_.address(), entry.row(), entry.column()) : std::nullopt;
  if (cell || hovering_) {
    selection_.set_hovered(cell);
  }
  hovering_ = cell.has_value();
  pointed_here_ =
      entry.isValid() ? Address(InputNumber{*model_.address(), entry.row(), entry.column()}) : Address();
  selection_.set_pointed(pointed_here_);
}

void MatrixEditor::follow_pointed() {
  const Address& address = selection_.pointed();
  const auto* const typed = std::get_if<InputNumber>(&address);
  const auto* const cell = std::get_if<StageCell>(&address);
  const std::optional<InputNumber> entry = typed != nullptr  ? std::optional(*typed)
                                           : cell != nullptr ? input_at(*document_.experiment(), *cell)
                                                             : std::nullopt;
  const bool is_elsewhere = address != pointed_here_ && entry && entry->matrix == model_.address();
  view_->set_pointed(is_elsewhere
                         ? model_.index(static_cast<int>(entry->row), static_cast<int>(entry->column))
                         : QModelIndex());
}

void MatrixEditor::describe() {
  const std::optional<MatrixAddress>& address = model_.address();
  fill_->setVisible(address.has_value());
  remove_->setVisible(address && is_optional(address->role));
  recipe_->setVisible(address && model_.matrix().recipe());
  if (!address) {
    shape_->clear();
    view_->set_empty_text(tr("Open an example, or type tokens, to have matrices here."));
    return;
  }
  const MatrixValue& matrix = model_.matrix();
  remove_->setToolTip(tr("Remove %1 from the experiment").arg(symbol_text(address->role)));
  remove_->setAccessibleName(remove_->toolTip());
  shape_->setText(QStringLiteral("%1 × %2").arg(extent_markup(row_axis(address->role), matrix.rows()),
                                                extent_markup(column_axis(address->role), matrix.columns())));
  view_->set_empty_text(matrix.rows() == 0 ? tr("This matrix has no rows: add tokens.")
                                           : tr("This matrix has no columns."));
  if (const std::optional<RandnRecipe>& recipe = matrix.recipe()) {
    recipe_->setText(tr("randn, seed %1, skip %2, ×%3; editing an entry makes plain numbers")
                         .arg(QString::number(recipe->seed), QString::number(recipe->skip),
                              with_true_minus(exact_text(recipe->scale))));
  }
}

void MatrixEditor::offer_growth(const MatrixActions::Overflow& overflow) {
  const MatrixValue& matrix = model_.matrix();
  const Index rows = std::max(matrix.rows(), overflow.place.row + overflow.place.rows);
  const Index columns = std::max(matrix.columns(), overflow.place.column + overflow.place.columns);
  notice_->ask(
      tr("The pasted block is %1; from here %2 has room for %3. Growing it makes it %4.")
          .arg(size_text(overflow.place.rows, overflow.place.columns), symbol_text(model_.address()->role),
               size_text(matrix.rows() - overflow.place.row, matrix.columns() - overflow.place.column),
               size_text(rows, columns)),
      {{.name = QStringLiteral("pasteGrow"),
        //: A button: make the matrix as large as what is pasted.
        .text = tr("Grow"),
        .act = [this, overflow] { actions_.grow_and_paste(overflow); }},
       {.name = QStringLiteral("pasteWhatFits"),
        .text = tr("Paste what fits"),
        .act = [this, overflow] { actions_.paste_what_fits(overflow); }},
       {.name = QStringLiteral("pasteCancel"), .text = tr("Cancel"), .act = {}}});
}

void MatrixEditor::fill_menu(QMenu& menu) {
  menu.clear();
  const EntryRange range = fill_range();
  const bool whole = range.rows == model_.matrix().rows() && range.columns == model_.matrix().columns();
  menu.addSection(whole ? tr("All of %1").arg(symbol_text(model_.address()->role))
                        : tr("Selected %1").arg(size_text(range.rows, range.columns)));
  const auto add = [&](const QString& text, edit::Fill fill) {
    menu.addAction(text, this, [this, fill] { actions_.fill(fill_range(), fill); });
  };
  add(tr("Zeros"), edit::Fill::zeros);
  add(tr("Ones"), edit::Fill::ones);
  add(tr("Identity"), edit::Fill::identity);
  menu.addAction(tr("Random…"), random_, &RandomBar::open);
}

EntryRange MatrixEditor::fill_range() const {
  const EntryRange range = view_->range();
  return range.rows * range.columns > 1 ? range
                                        : EntryRange{.row = 0,
                                                     .column = 0,
                                                     .rows = model_.matrix().rows(),
                                                     .columns = model_.matrix().columns()};
}

void MatrixEditor::copy() {
  if (const EntryRange range = view_->range(); !range.is_empty()) {
    QApplication::clipboard()->setText(actions_.copy(range));
  }
}

void MatrixEditor::paste() {
  notice_->dismiss();
  actions_.paste(view_->range(), QApplication::clipboard()->text());
}

}  // namespace headlight::ui
