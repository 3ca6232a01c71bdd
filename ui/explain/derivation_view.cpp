// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <utility>

#include "ui/explain/derivation_text.h"
#include "ui/explain/formula_object.h"
#include "ui/words/matrix_words.h"

namespace headlight::ui {

DerivationView::DerivationView(Operands operands, QWidget* parent)
    : QTextEdit(parent), operands_(std::move(operands)), field_(*this) {
  setObjectName(QStringLiteral("derivationView"));
  setReadOnly(true);
  setUndoRedoEnabled(false);
  setFrameShape(QFrame::NoFrame);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setFocusPolicy(Qt::StrongFocus);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  FormulaObject::install(*document());
  viewport()->setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  connect(&field_, &OperandField::entered, this, &DerivationView::number_entered);
  connect(&field_, &OperandField::refused, this, &DerivationView::refused);
}

void DerivationView::set_derivation(std::shared_ptr<const Derivation> derivation) {
  const bool is_same = derivation && derivation_ && derivation->subject == derivation_->subject &&
                       derivation->nodes.size() == derivation_->nodes.size();
  if (is_same) {
    derivation_ = std::move(derivation);
    write();
    return;
  }
  field_.close();
  // What is told below makes others ask for what is marked: nothing of the former derivation any more.
  places_.clear();
  unfolded_.clear();
  gone_to_current_ = false;
  const bool was_pointing = current_ || under_pointer_;
  current_.reset();
  derivation_ = std::move(derivation);
  write();
  verticalScrollBar()->setValue(0);
  if (was_pointing) {
    emit pointed({});
  }
}

void DerivationView::set_marked(std::function<bool(const Address&)> is_marked) {
  is_marked_ = std::move(is_marked);
  mark();
}

std::vector<Address> DerivationView::marked() const {
  return is_marked_ ? addresses_where(places_, is_marked_) : std::vector<Address>();
}

QRect DerivationView::operand_rect(const Address& address) const {
  return rect_of(operand_place(places_, address));
}

QRect DerivationView::fold_rect() const { return rect_of(fold_place(places_)); }

QRect DerivationView::rect_of(std::optional<PlaceIndex> place) const {
  return place ? place_rect(*this, places_[*place]) : QRect();
}

std::optional<PlaceIndex> DerivationView::place_at(QPoint position) const {
  return ui::place_at(*this, places_, position);
}

std::optional<Address> DerivationView::current() const {
  return current_ && !places_[*current_].folds ? std::optional(places_[*current_].address) : std::nullopt;
}

void DerivationView::write() {
  const int scrolled = verticalScrollBar()->value();
  places_.clear();
  under_pointer_.reset();
  lines_ = derivation_ ? derivation_lines(*derivation_, unfolded_) : std::vector<DerivationLine>();
  clear();
  if (derivation_) {
    write_derivation(*document(), places_, *derivation_, lines_, operands_.is_typed, palette());
  }
  if (current_ && *current_ >= places_.size()) {
    current_.reset();
  }
  verticalScrollBar()->setValue(scrolled);
  mark();
  place_field();
}

void DerivationView::mark() {
  const auto is_marked = [this](const Address& address) { return is_marked_ && is_marked_(address); };
  setExtraSelections(
      place_marks(*document(), places_, hasFocus() ? current_ : std::nullopt, is_marked, palette()));
}

bool DerivationView::is_typed(const DerivationPlace& place) const {
  return !place.folds && operands_.is_typed(place.address);
}

bool DerivationView::go(int step) {
  const std::optional<PlaceIndex> next = place_after(places_, current_, step);
  if (next) {
    go_to(*next);
  }
  return next.has_value();
}

void DerivationView::go_to(PlaceIndex place) {
  if (current_ != place) {
    gone_to_current_ = false;
  }
  current_ = place;
  mark();
  const QRect rect = rect_of(place);
  QScrollBar& bar = *verticalScrollBar();
  if (rect.top() < 0 || rect.bottom() > viewport()->height()) {
    bar.setValue(bar.value() + rect.center().y() - viewport()->height() / 2);
  }
  const DerivationPlace& now = places_[place];
  setAccessibleDescription(now.folds ? document()->toPlainText().mid(now.begin, now.end - now.begin)
                                     : operands_.words(now.address));
  QAccessibleEvent event(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
  emit pointed(current().value_or(Address()));
}

void DerivationView::act(PlaceIndex place) {
  const bool again = current_ == place && gone_to_current_;
  go_to(place);
  const DerivationPlace chosen = places_[place];
  if (chosen.folds) {
    if (!unfolded_.erase(chosen.node)) {
      unfolded_.insert(chosen.node);
    }
    write();
    go_to(fold_place(places_, chosen.node).value());
  } else if (again && is_typed(chosen)) {
    edit(place);
  } else {
    gone_to_current_ = true;
    emit activated(chosen.address);
  }
}

void DerivationView::edit(PlaceIndex place) {
  const DerivationPlace chosen = places_[place];
  if (!is_typed(chosen) || field_.is_open_at(chosen.address)) {
    return;
  }
  field_.close();
  go_to(place);
  field_.open(chosen.address, derivation_->nodes[chosen.node].value, operands_.words(chosen.address),
              operand_rect(chosen.address));
}

void DerivationView::place_field() {
  if (field_.is_open()) {
    field_.place(operand_rect(field_.address()));
  }
}

QMimeData* DerivationView::createMimeDataFromSelection() const {
  auto* const copied = new QMimeData;
  copied->setText(copied_text(textCursor(), lines_));
  return copied;
}

void DerivationView::point_at(std::optional<PlaceIndex> place) {
  if (std::exchange(under_pointer_, place) != place) {
    const bool is_operand = place && !places_[*place].folds;
    viewport()->setCursor(place ? Qt::PointingHandCursor : Qt::IBeamCursor);
    emit pointed(is_operand ? places_[*place].address : Address());
  }
}

bool DerivationView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    const std::optional<PlaceIndex> place = place_at(help->pos());
    QString text;
    if (place && !places_[*place].folds) {
      text = operands_.words(places_[*place].address);
      if (is_typed(places_[*place])) {
        text += QLatin1Char('\n') +
                tr("A click shows it among the matrices or parameters, a second one edits it here.");
      }
    }
    QToolTip::showText(help->globalPos(), plain_tooltip(text), viewport());
    return true;
  }
  return QTextEdit::viewportEvent(event);
}

void DerivationView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: go(1); break;
    case Qt::Key_Left:
    case Qt::Key_Up: go(-1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (current_) {
        act(*current_);
      }
      break;
    case Qt::Key_F2:
      if (current_) {
        edit(*current_);
      }
      break;
    default: QTextEdit::keyPressEvent(event); return;
  }
  event->accept();
}

void DerivationView::mouseMoveEvent(QMouseEvent* event) {
  QTextEdit::mouseMoveEvent(event);
  point_at(place_at(event->position().toPoint()));
}

void DerivationView::mouseReleaseEvent(QMouseEvent* event) {
  QTextEdit::mouseReleaseEvent(event);
  const std::optional<PlaceIndex> place = place_at(event->position().toPoint());
  if (event->button() == Qt::LeftButton && place && !field_.is_open() && !textCursor().hasSelection()) {
    act(*place);
  }
}

void DerivationView::mouseDoubleClickEvent(QMouseEvent* event) {
  const std::optional<PlaceIndex> place = place_at(event->position().toPoint());
  if (place && is_typed(places_[*place])) {
    edit(*place);
  } else {
    QTextEdit::mouseDoubleClickEvent(event);
  }
}

void DerivationView::leaveEvent(QEvent* event) {
  QTextEdit::leaveEvent(event);
  point_at(std::nullopt);
}

void DerivationView::focusInEvent(QFocusEvent* event) {
  QTextEdit::focusInEvent(event);
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
    current_.reset();
    go(event->reason() == Qt::TabFocusReason ? 1 : -1);
  } else {
    mark();
  }
}

void DerivationView::focusOutEvent(QFocusEvent* event) {
  QTextEdit::focusOutEvent(event);
  mark();
  if (!field_.is_open()) {
    emit pointed({});
  }
}

void DerivationView::resizeEvent(QResizeEvent* event) {
  QTextEdit::resizeEvent(event);
  place_field();
}

void DerivationView::changeEvent(QEvent* event) {
  QTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    write();
  }
}

bool DerivationView::focusNextPrevChild(bool next) {
  return (hasFocus() && go(next ? 1 : -1)) || QTextEdit::focusNextPrevChild(next);
}

}  // namespace headlight::ui
