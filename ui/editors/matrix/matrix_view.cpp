// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_view.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "ui/editors/matrix/matrix_header.h"
#include "ui/editors/matrix/number_delegate.h"

namespace headlight::ui {

namespace {

constexpr int sampled_columns = 24;
constexpr int sampled_rows = 48;
constexpr int widest_column_characters = 11;
constexpr int widest_token_characters = 12;
constexpr int rows_without_numbers = 6;  // the room of a sentence

/// `count` positions spread over first … first + size − 1.
std::vector<int> sample(int size, int count, int first = 0) {
  std::vector<int> positions;
  for (int i = 0; i < std::min(size, count); ++i) {
    positions.push_back(first + static_cast<int>(static_cast<qint64>(i) * size / std::min(size, count)));
  }
  return positions;
}

/// The width of the widest number among the entries from one to another, but at most that of the widest
/// column.
int numbers_width(const QModelIndex& first, const QModelIndex& last, const QFontMetrics& metrics) {
  int width = 0;
  for (const int column : sample(last.column() - first.column() + 1, sampled_columns, first.column())) {
    for (const int row : sample(last.row() - first.row() + 1, sampled_rows, first.row())) {
      width = std::max(width, metrics.horizontalAdvance(first.sibling(row, column).data().toString()));
    }
  }
  return std::min(width, widest_column_characters * metrics.horizontalAdvance(QLatin1Char('0')));
}

}  // namespace

MatrixView::MatrixView(MatrixModel& model, QWidget* parent)
    : QTableView(parent),
      model_(model),
      delegate_(new NumberDelegate(this)),
      column_labels_(new MatrixHeader(Qt::Horizontal, this)),
      row_labels_(new MatrixHeader(Qt::Vertical, this)) {
  setHorizontalHeader(column_labels_);
  setVerticalHeader(row_labels_);
  setModel(&model);
  setItemDelegate(delegate_);
  setSelectionMode(QAbstractItemView::ContiguousSelection);
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                  QAbstractItemView::AnyKeyPressed);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setWordWrap(false);
  setTextElideMode(Qt::ElideRight);
  setMouseTracking(true);
  setShowGrid(false);  // the delegate draws hairlines that suit light and dark
  setFrameShape(QFrame::NoFrame);
  viewport()->setBackgroundRole(QPalette::Window);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  connect(&model, &QAbstractItemModel::modelReset, this, &MatrixView::fit_sections);
  connect(&model, &QAbstractItemModel::headerDataChanged, this, &MatrixView::fit_sections);
  connect(&model, &QAbstractItemModel::dataChanged, this, &MatrixView::widen_columns);
  connect(&model, &MatrixModel::changed_elsewhere, delegate_, &NumberDelegate::flash);
  connect(delegate_, &NumberDelegate::flash_stepped, viewport(), QOverload<>::of(&QWidget::update));
  connect(delegate_, &NumberDelegate::row_left, this, &MatrixView::move_row);
  setTabKeyNavigation(
      false);  // else the Tab key never leaves; while an entry is edited it goes on to the next
  setToolTip(tr("Type to change a number; Alt and dragging turns it up and down"));
  if (auto* const corner = findChild<QAbstractButton*>()) {
    corner->installEventFilter(this);
    corner->setToolTip(tr("Select all entries"));
    corner->setAccessibleName(corner->toolTip());
  }
  fit_sections();
}

EntryRange MatrixView::range() const {
  const QItemSelection selection = selectionModel()->selection();
  if (!selection.isEmpty()) {
    const QItemSelectionRange& first = selection.front();
    return {.row = first.top(), .column = first.left(), .rows = first.height(), .columns = first.width()};
  }
  const QModelIndex current = currentIndex();
  return current.isValid()
             ? EntryRange{.row = current.row(), .column = current.column(), .rows = 1, .columns = 1}
             : EntryRange{};
}

void MatrixView::select(EntryRange range) {
  const auto at = [this](Index row, Index column) {
    return model_.index(static_cast<int>(row), static_cast<int>(column));
  };
  const QModelIndex first = at(range.row, range.column);
  const QModelIndex last = at(std::min(range.row + range.rows, model_.matrix().rows()) - 1,
                              std::min(range.column + range.columns, model_.matrix().columns()) - 1);
  selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
  selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
}

void MatrixView::set_bands(MatrixBands bands) {
  const auto inside = [](std::optional<Index> position, Index count) {
    return position && *position < count ? position : std::nullopt;
  };
  bands.row = inside(bands.row, model_.matrix().rows());
  bands.column = inside(bands.column, model_.matrix().columns());
  if (bands != bands_) {
    update_bands();
    bands_ = bands;
    update_bands();
    row_labels_->set_marked(static_cast<int>(bands_.row.value_or(-1)));
    column_labels_->set_marked(static_cast<int>(bands_.column.value_or(-1)));
  }
}

void MatrixView::set_pointed(const QModelIndex& entry) {
  if (pointed_ != entry) {
    pointed_ = entry;
    viewport()->update();
  }
}

void MatrixView::set_empty_text(const QString& text) {
  empty_text_ = text;
  viewport()->update();
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    emit copy_requested();
  } else if (event->matches(QKeySequence::Paste)) {
    emit paste_requested();
  } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
    emit zeros_requested();
  } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
    edit(currentIndex());
  } else if (event->key() == Qt::Key_Escape && range().rows * range().columns > 1) {
    selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect);
  } else {
    QTableView::keyPressEvent(event);
    return;
  }
  event->accept();
}

void MatrixView::inputMethodEvent(QInputMethodEvent* event) {
  if (state() != EditingState && event->preeditString().isEmpty() && !event->commitString().isEmpty()) {
    // Qt hands the keyboard to the line it opens only where a composition ends: let one begin.
    QInputMethodEvent beginning(event->commitString(), {});
    QTableView::inputMethodEvent(&beginning);
  }
  QTableView::inputMethodEvent(event);
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
  QTableView::mouseMoveEvent(event);
  emit hovered(indexAt(event->position().toPoint()));
}

void MatrixView::leaveEvent(QEvent* event) {
  QTableView::leaveEvent(event);
  emit hovered({});
}

void MatrixView::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  QPainter painter(viewport());
  if (model_.rowCount() == 0 || model_.columnCount() == 0) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     empty_text_);
    return;
  }
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
    const QRect rect = band_rect(bands_, orientation);
    if (!rect.isEmpty()) {
      painter.drawRect(rect.adjusted(1, 1, -1, -1));  // the line of two pixels lies inside
    }
  }
  if (pointed_.isValid()) {
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    painter.drawRect(visualRect(pointed_).adjusted(2, 2, -2, -2));
  }
}

void MatrixView::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    fit_sections();
  }
}

bool MatrixView::eventFilter(QObject* object, QEvent* event) {
  // The corner is as plain as the labels beside it.
  return (event->type() == QEvent::Paint && qobject_cast<QAbstractButton*>(object) != nullptr) ||
         QTableView::eventFilter(object, event);
}

void MatrixView::fit_sections() {
  const QFontMetrics metrics = fontMetrics();
  const int digit = metrics.horizontalAdvance(QLatin1Char('0'));
  const int padding = 2 * digit;
  int column_width = std::max(
      4 * digit, numbers_width(model_.index(0, 0),
                               model_.index(model_.rowCount() - 1, model_.columnCount() - 1), metrics));
  int header_width = 2 * digit;
  for (const int column : sample(model_.columnCount(), sampled_columns)) {
    const QString label = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    column_width = std::max(column_width, metrics.horizontalAdvance(label));
  }
  for (const int row : sample(model_.rowCount(), 4 * sampled_rows)) {
    const QString label = model_.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
    header_width = std::max(header_width, metrics.horizontalAdvance(label));
  }
  const int height = metrics.height() + metrics.height() / 2;
  // Section by section would be slow for thousands of them.
  horizontalHeader()->setMinimumSectionSize(3 * digit);
  horizontalHeader()->setDefaultSectionSize(std::min(column_width, widest_column_characters * digit) +
                                            padding);
  verticalHeader()->setMinimumSectionSize(height);
  verticalHeader()->setDefaultSectionSize(height);
  verticalHeader()->setFixedWidth(std::min(header_width, widest_token_characters * digit) + padding);
  // No taller than its rows, so that what is said below the grid stands near it.
  const int rows =
      model_.rowCount() > 0 && model_.columnCount() > 0 ? model_.rowCount() : rows_without_numbers;
  setMaximumHeight(horizontalHeader()->sizeHint().height() + rows * height +
                   horizontalScrollBar()->sizeHint().height());
}

void MatrixView::widen_columns(const QModelIndex& first, const QModelIndex& last) {
  const QFontMetrics metrics = fontMetrics();
  const int wanted = numbers_width(first, last, metrics) + 2 * metrics.horizontalAdvance(QLatin1Char('0'));
  if (wanted > horizontalHeader()->defaultSectionSize()) {
    horizontalHeader()->setDefaultSectionSize(wanted);
  }
}

QRect MatrixView::band_rect(const MatrixBands& bands, Qt::Orientation orientation) const {
  if (orientation == Qt::Horizontal) {
    if (!bands.row) {
      return {};
    }
    const int row = static_cast<int>(*bands.row);
    const int width =
        std::min(horizontalHeader()->length() - horizontalHeader()->offset(), viewport()->width());
    return {0, rowViewportPosition(row), width, rowHeight(row)};
  }
  if (!bands.column) {
    return {};
  }
  const int column = static_cast<int>(*bands.column);
  const int height = std::min(verticalHeader()->length() - verticalHeader()->offset(), viewport()->height());
  return {columnViewportPosition(column), 0, columnWidth(column), height};
}

void MatrixView::update_bands() {
  for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
    viewport()->update(band_rect(bands_, orientation));
  }
}

void MatrixView::move_row(int rows) {
  const QModelIndex next = model_.index(currentIndex().row() + rows, currentIndex().column());
  if (next.isValid()) {
    setCurrentIndex(next);
  }
  setFocus();
}

}  // namespace headlight::ui
