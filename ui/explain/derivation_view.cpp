// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/explain/formula_object.h"
#include "ui/widgets/change_of_window.h"
#include "ui/widgets/number_field.h"
#include "ui/words/matrix_words.h"

namespace headlight::ui {

namespace {

constexpr int indent = 18;           // of lines that go on
constexpr double line_height = 130;  // per cent: room for raised and lowered indices
constexpr double room_above_a_rule = 10;

QString name_of_place(std::size_t place) { return QString::number(place); }

}  // namespace

DerivationView::DerivationView(Operands operands, QWidget* parent)
    : QTextEdit(parent), operands_(std::move(operands)) {
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
}

void DerivationView::set_derivation(std::shared_ptr<const Derivation> derivation) {
  const bool is_same = derivation && derivation_ && derivation->subject == derivation_->subject &&
                       derivation->nodes.size() == derivation_->nodes.size();
  if (is_same) {
    derivation_ = std::move(derivation);
    write();
    return;
  }
  close_field();
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
  std::vector<Address> addresses;
  for (const Place& place : places_) {
    if (!place.folds && is_marked_ && is_marked_(address_of(place)) &&
        std::ranges::find(addresses, address_of(place)) == addresses.end()) {
      addresses.push_back(address_of(place));
    }
  }
  return addresses;
}

QRect DerivationView::operand_rect(const Address& address) const {
  const auto found = std::ranges::find_if(
      places_, [&](const Place& place) { return !place.folds && address_of(place) == address; });
  return found == places_.end() ? QRect() : rect_of(*found);
}

QRect DerivationView::fold_rect() const {
  const auto found = std::ranges::find(places_, true, &Place::folds);
  return found == places_.end() ? QRect() : rect_of(*found);
}

std::optional<Address> DerivationView::current() const {
  return current_ && !places_[*current_].folds ? std::optional(address_of(places_[*current_])) : std::nullopt;
}

void DerivationView::write() {
  const int scrolled = verticalScrollBar()->value();
  places_.clear();
  under_pointer_.reset();
  lines_ = derivation_ ? derivation_lines(*derivation_, unfolded_) : std::vector<DerivationLine>();
  clear();
  QTextCursor cursor(document());
  bool is_first = true;
  for (const DerivationLine& line : lines_) {
    const bool is_rule = line.kind == DerivationLine::Kind::formula;
    QTextBlockFormat block;
    if (!is_rule) {
      block.setLineHeight(line_height, QTextBlockFormat::ProportionalHeight);
    }
    block.setTopMargin(is_rule && !is_first ? room_above_a_rule : 0);
    block.setLeftMargin(is_rule ? 0 : indent);
    if (!std::exchange(is_first, false)) {
      cursor.insertBlock();
    }
    cursor.setBlockFormat(block);
    if (is_rule) {
      cursor.insertText(QString(QChar::ObjectReplacementCharacter),
                        FormulaObject::format(line.formula, palette().color(QPalette::Text)));
    } else {
      write_runs(cursor, line.runs);
    }
  }
  if (current_ && *current_ >= places_.size()) {
    current_.reset();
  }
  verticalScrollBar()->setValue(scrolled);
  mark();
  place_field();
}

void DerivationView::write_runs(QTextCursor& cursor, const MathRuns& runs) {
  for (const MathRun& run : runs) {
    QTextCharFormat format;
    format.setFontItalic(run.is_italic);
    format.setForeground(palette().color(QPalette::Text));
    format.setVerticalAlignment(run.height == MathRun::Height::lowered  ? QTextCharFormat::AlignSubScript
                                : run.height == MathRun::Height::raised ? QTextCharFormat::AlignSuperScript
                                                                        : QTextCharFormat::AlignNormal);
    const std::optional<NodeIndex> node = run.operand ? run.operand : run.folds;
    if (node) {
      const bool goes_on = !places_.empty() && places_.back().node == *node &&
                           places_.back().folds == run.folds.has_value() &&
                           places_.back().end == cursor.position();
      if (!goes_on) {
        places_.push_back({*node, run.folds.has_value(), cursor.position(), cursor.position()});
      }
      places_.back().end = cursor.position() + static_cast<int>(run.text.size());
      format.setAnchor(true);
      format.setAnchorHref(name_of_place(places_.size() - 1));
      format.setForeground(palette().color(QPalette::Link));
      if (run.folds) {
        format.setFontUnderline(true);
      } else if (is_typed(places_.back())) {
        format.setUnderlineStyle(QTextCharFormat::DotLine);
      }
    }
    cursor.insertText(run.text, format);
  }
}

void DerivationView::mark() {
  QList<ExtraSelection> selections;
  const auto add = [&](const Place& place, const QColor& ground, const QColor& ink) {
    ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    selection.cursor.setPosition(place.begin);
    selection.cursor.setPosition(place.end, QTextCursor::KeepAnchor);
    selection.format.setBackground(ground);
    selection.format.setForeground(ink);
    selections.append(selection);
  };
  const QPalette& colours = palette();
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    if (current_ == i && hasFocus()) {
      add(place, colours.color(QPalette::Highlight), colours.color(QPalette::HighlightedText));
    } else if (!place.folds && is_marked_ && is_marked_(address_of(place))) {
      add(place, colours.color(QPalette::Text), colours.color(QPalette::Base));
    }
  }
  setExtraSelections(selections);
}

std::optional<std::size_t> DerivationView::place_at(QPoint position) const {
  bool is_place = false;
  const std::size_t place = anchorAt(position).toULongLong(&is_place);
  return is_place && place < places_.size() ? std::optional(place) : std::nullopt;
}

const Address& DerivationView::address_of(const Place& place) const {
  return derivation_->nodes[place.node].address;
}

QRect DerivationView::rect_of(const Place& place) const {
  QTextCursor cursor(document());
  cursor.setPosition(place.begin);
  const QRect first = cursorRect(cursor);
  cursor.setPosition(place.end);
  const QRect last = cursorRect(cursor);
  // A number does not break but where it must.
  const int right = last.top() == first.top() ? last.left() : viewport()->width();
  return {first.left(), first.top(), std::max(1, right - first.left()), first.height()};
}

bool DerivationView::is_typed(const Place& place) const {
  return !place.folds && operands_.is_typed(address_of(place));
}

bool DerivationView::go(int step) {
  const auto count = static_cast<int>(places_.size());
  const int next = current_ ? static_cast<int>(*current_) + step : step > 0 ? 0 : count - 1;
  if (next < 0 || next >= count) {
    return false;
  }
  go_to(static_cast<std::size_t>(next));
  return true;
}

void DerivationView::go_to(std::optional<std::size_t> place) {
  if (current_ != place) {
    gone_to_current_ = false;
  }
  current_ = place;
  mark();
  if (place) {
    const QRect rect = rect_of(places_[*place]);
    QScrollBar& bar = *verticalScrollBar();
    if (rect.top() < 0 || rect.bottom() > viewport()->height()) {
      bar.setValue(bar.value() + rect.center().y() - viewport()->height() / 2);
    }
    const Place& now = places_[*place];
    setAccessibleDescription(now.folds ? document()->toPlainText().mid(now.begin, now.end - now.begin)
                                       : operands_.words(address_of(now)));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
  }
  emit pointed(current().value_or(Address()));
}

void DerivationView::act(std::size_t place) {
  const bool again = current_ == place && gone_to_current_;
  go_to(place);
  const Place chosen = places_[place];
  if (chosen.folds) {
    if (!unfolded_.erase(chosen.node)) {
      unfolded_.insert(chosen.node);
    }
    write();
    const auto same = std::ranges::find_if(
        places_, [&](const Place& other) { return other.folds && other.node == chosen.node; });
    go_to(static_cast<std::size_t>(same - places_.begin()));
  } else if (again && is_typed(chosen)) {
    edit(place);
  } else {
    gone_to_current_ = true;
    emit activated(address_of(chosen));
  }
}

void DerivationView::edit(std::size_t place) {
  if (!is_typed(places_[place])) {
    return;
  }
  if (field_ && field_address_ == address_of(places_[place])) {
    return;
  }
  close_field();
  go_to(place);
  field_address_ = address_of(places_[place]);
  field_ = new NumberField(viewport());
  field_->setObjectName(QStringLiteral("operandField"));
  field_->setAccessibleName(operands_.words(field_address_));
  field_->setToolTip(tr("Another number for this operand; Enter takes it, Esc leaves it as it was"));
  field_->set_value(derivation_->nodes[places_[place].node].value);
  field_->installEventFilter(this);
  place_field();
  connect(field_, &NumberField::committed, this, [this](double number) {
    const Address address = field_address_;
    close_field();
    emit number_entered(address, number);
  });
  connect(field_, &NumberField::refused, this, &DerivationView::refused);
  connect(field_, &NumberField::cleared, this, [this] {
    emit refused(QString());
    // Once it has told a number it took; else the number stayed what it was.
    QMetaObject::invokeMethod(
        this,
        [this, field = field_] {
          if (field_ && field == field_ && !field_->isModified()) {
            close_field();
          }
        },
        Qt::QueuedConnection);
  });
  field_->selectAll();
  field_->show();
  field_->setFocus(Qt::OtherFocusReason);
}

void DerivationView::place_field() {
  if (!field_) {
    return;
  }
  const QRect number = operand_rect(field_address_);
  if (number.isEmpty()) {
    close_field();
    return;
  }
  constexpr int room = 6;
  const QSize size(std::max(number.width() + 2 * room, 12 * fontMetrics().averageCharWidth()),
                   field_->sizeHint().height());
  const int left = std::clamp(number.left() - room, 0, std::max(0, viewport()->width() - size.width()));
  field_->setGeometry(QRect(QPoint(left, number.center().y() - size.height() / 2), size));
}

void DerivationView::close_field() {
  if (NumberField* const field = field_) {
    field_.clear();
    const bool had_focus = field->hasFocus();
    field->removeEventFilter(this);
    field->disconnect(this);
    if (had_focus) {
      setFocus(Qt::OtherFocusReason);
    }
    field->hide();
    field->deleteLater();
    emit refused(QString());
  }
}

bool DerivationView::eventFilter(QObject* object, QEvent* event) {
  if (field_ && object == field_) {
    if (event->type() == QEvent::KeyPress) {
      const int key = static_cast<QKeyEvent*>(event)->key();
      const bool leaves =
          key == Qt::Key_Escape || ((key == Qt::Key_Return || key == Qt::Key_Enter) && !field_->isModified());
      if (leaves) {
        close_field();
        return true;
      }
    } else if (event->type() == QEvent::FocusOut && !is_change_of_window(*event) &&
               static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
      // After the field has taken what stands in it.
      QMetaObject::invokeMethod(
          this,
          [this, field = field_] {
            if (field == field_) {
              close_field();
            }
          },
          Qt::QueuedConnection);
    }
  }
  return QTextEdit::eventFilter(object, event);
}

QMimeData* DerivationView::createMimeDataFromSelection() const {
  QString text;
  for (int at = textCursor().selectionStart(); at < textCursor().selectionEnd(); ++at) {
    const QChar character = document()->characterAt(at);
    if (character == QChar::ObjectReplacementCharacter) {
      const auto line = static_cast<std::size_t>(document()->findBlock(at).blockNumber());
      text += QString::fromStdString(formula_plain(lines_.at(line).formula));
    } else {
      text += character == QChar::ParagraphSeparator ? QChar::LineFeed : character;
    }
  }
  auto* const copied = new QMimeData;
  copied->setText(text);
  return copied;
}

void DerivationView::point_at(std::optional<std::size_t> place) {
  if (std::exchange(under_pointer_, place) != place) {
    const bool is_operand = place && !places_[*place].folds;
    viewport()->setCursor(place ? Qt::PointingHandCursor : Qt::IBeamCursor);
    emit pointed(is_operand ? address_of(places_[*place]) : Address());
  }
}

bool DerivationView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    const std::optional<std::size_t> place = place_at(help->pos());
    QString text;
    if (place && !places_[*place].folds) {
      text = operands_.words(address_of(places_[*place]));
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
  const std::optional<std::size_t> place = place_at(event->position().toPoint());
  if (event->button() == Qt::LeftButton && place && !field_ && !textCursor().hasSelection()) {
    act(*place);
  }
}

void DerivationView::mouseDoubleClickEvent(QMouseEvent* event) {
  const std::optional<std::size_t> place = place_at(event->position().toPoint());
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
  if (!field_) {
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
