// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/guess_layer.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/figure/figure_text.h"
#include "ui/heatmap/panel_cells.h"
#include "ui/words/cell_text.h"
#include "ui/words/fixed_number.h"
#include "ui/words/mask_words.h"
#include "ui/words/number_entry.h"
#include "ui/words/number_format.h"

namespace headlight::ui {

namespace {

constexpr int least_field_width = 64;

}  // namespace

QString guess_and_difference(double guess, double number, int decimals) {
  const QString difference = fixed_text(number - guess, decimals);
  return QStringLiteral("%1 (%2%3)")
      .arg(six_digits_text(guess), number > guess ? QStringLiteral("+") : QString(), difference);
}

GuessLayer::GuessLayer(PredictionRound& round, Selection& selection, HeatmapCanvas& canvas, QWidget& keys)
    : QWidget(&canvas), round_(round), selection_(selection), canvas_(canvas), keys_(keys) {
  setObjectName(QStringLiteral("guessLayer"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  canvas.installEventFilter(this);
  keys.installEventFilter(this);
  connect(&round_, &PredictionRound::changed, this, &GuessLayer::take_round);
  connect(&canvas_, &HeatmapCanvas::moved, this, [this] {
    place_field();
    update();
  });
  // After the panel, which locks the cell and takes the keyboard.
  connect(&canvas_, &HeatmapCanvas::clicked, this, &GuessLayer::take_click, Qt::QueuedConnection);
  take_round();
}

void GuessLayer::take_round() {
  setVisible(round_.phase() != PredictionRound::Phase::none);
  setGeometry(canvas_.rect());
  raise();
  if (round_.phase() != PredictionRound::Phase::asking) {
    take_field_away();
  }
  if (field_) {
    field_->raise();
  }
  update();
}

QRectF GuessLayer::rect_of(const StageCell& cell) const {
  const std::optional<PanelCell> here = panel_cell(canvas_.figure().get(), cell);
  return here ? canvas_.renderer().cell_rect(*here) : QRectF();
}

void GuessLayer::take_click(const std::optional<PanelCell>& cell) {
  const std::optional<StageCell> clicked = stage_cell(canvas_.figure().get(), cell);
  if (round_.phase() != PredictionRound::Phase::asking || !clicked || !round_.asks(*clicked)) {
    return;
  }
  if (round_.question().kind == PredictionQuestion::Kind::strongest) {
    round_.choose(*clicked);
  } else if (close_field()) {
    open(*clicked, QString());
  }
}

bool GuessLayer::take_key(QKeyEvent& event) {
  const std::optional<StageCell>& cell = selection_.pinned();
  if (round_.phase() != PredictionRound::Phase::asking || !cell || !round_.asks(*cell)) {
    return false;
  }
  const bool enters = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  if (round_.question().kind == PredictionQuestion::Kind::strongest) {
    if (enters || event.key() == Qt::Key_Space) {
      round_.choose(*cell);
      return true;
    }
    return false;
  }
  const QString text = event.text();
  const QChar sign = text.isEmpty() ? QChar() : text.front();
  const bool begins = sign.isDigit() || QStringLiteral("-+.(").contains(sign) || sign == QChar(0x2212);
  if (!enters && event.key() != Qt::Key_F2 && (!begins || sign.isNull())) {
    return false;
  }
  open(*cell, begins && !enters ? text : QString());
  return true;
}

void GuessLayer::open(const StageCell& cell, const QString& text) {
  if (rect_of(cell).isEmpty()) {
    return;
  }
  if (!field_) {
    field_ = new QLineEdit(&canvas_);
    field_->setObjectName(QStringLiteral("guessField"));
    field_->setAlignment(Qt::AlignCenter);
    field_->setToolTip(tr("Your guess of this number; Enter goes on to the next"));
    field_->installEventFilter(this);
  }
  field_cell_ = cell;
  field_->setAccessibleName(
      tr("Guess in row %1, column %2").arg(QString::number(cell.row + 1), QString::number(cell.column + 1)));
  const std::optional<double> guess = round_.guess_at(cell);
  field_->setText(!text.isEmpty() ? text : guess ? with_true_minus(exact_text(*guess)) : QString());
  place_field();
  field_->show();
  field_->raise();
  field_->setFocus(Qt::OtherFocusReason);
  if (text.isEmpty()) {
    field_->selectAll();
  }
  selection_.set_pinned(cell);
}

void GuessLayer::place_field() {
  if (!field_) {
    return;
  }
  const QRectF cell = rect_of(field_cell_);
  field_->setVisible(!cell.isEmpty());
  QRect place = cell.toAlignedRect();
  const QSize least(least_field_width, field_->sizeHint().height());
  if (place.width() < least.width() || place.height() < least.height()) {
    place = QRect(QPoint(), place.size().expandedTo(least));
    place.moveCenter(cell.center().toPoint());
  } else {
    place = QRect(QPoint(), QSize(place.width(), least.height()));
    place.moveCenter(cell.center().toPoint());
  }
  place.moveLeft(std::clamp(place.left(), 0, std::max(0, canvas_.width() - place.width())));
  place.moveTop(std::clamp(place.top(), 0, std::max(0, canvas_.height() - place.height())));
  field_->setGeometry(place);
}

void GuessLayer::take_field_away() {
  if (QLineEdit* const field = field_) {
    field_.clear();
    field->removeEventFilter(this);
    field->hide();
    field->deleteLater();
  }
}

bool GuessLayer::close_field() {
  if (!field_) {
    return true;
  }
  const QString text = field_->text().trimmed();
  const auto number = parse_number(text);
  if (!text.isEmpty() && !number) {
    // Beside the field too, since a presentation has no strip.
    QToolTip::showText(field_->mapToGlobal(QPoint(0, field_->height())), as_tooltip(number.error()), field_);
    emit refused(number.error());
    field_->selectAll();
    return false;
  }
  take_field_away();
  round_.guess(field_cell_, text.isEmpty() ? std::nullopt : std::optional(*number));
  return true;
}

void GuessLayer::go_on(int rows, int columns) {
  const StageCell from = field_cell_;
  if (!close_field()) {
    return;
  }
  const StageCell to = round_.neighbour(from, rows, columns);
  if (to == from) {
    keys_.setFocus(Qt::OtherFocusReason);
  } else {
    open(to, QString());
  }
}

bool GuessLayer::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &canvas_ && event->type() == QEvent::Resize) {
    setGeometry(canvas_.rect());
  } else if (watched == &keys_ && event->type() == QEvent::KeyPress) {
    return take_key(static_cast<QKeyEvent&>(*event));
  } else if (watched == field_ && event->type() == QEvent::KeyPress) {
    auto& key = static_cast<QKeyEvent&>(*event);
    const bool at_end = field_->cursorPosition() == field_->text().size();
    const bool at_begin = field_->cursorPosition() == 0 || field_->hasSelectedText();
    switch (key.key()) {
      case Qt::Key_Return:
      case Qt::Key_Enter:
      case Qt::Key_Tab: go_on(0, 1); return true;
      case Qt::Key_Backtab: go_on(0, -1); return true;
      case Qt::Key_Down: go_on(1, 0); return true;
      case Qt::Key_Up: go_on(-1, 0); return true;
      case Qt::Key_Right:
        if (at_end || field_->hasSelectedText()) {
          go_on(0, 1);
          return true;
        }
        break;
      case Qt::Key_Left:
        if (at_begin) {
          go_on(0, -1);
          return true;
        }
        break;
      case Qt::Key_Escape:
        field_->clear();
        if (const auto guess = round_.guess_at(field_cell_)) {
          field_->setText(exact_text(*guess));
        }
        close_field();
        keys_.setFocus(Qt::OtherFocusReason);
        return true;
      default: break;
    }
  } else if (watched == field_ && event->type() == QEvent::FocusOut &&
             static_cast<QFocusEvent&>(*event).reason() != Qt::PopupFocusReason &&
             static_cast<QFocusEvent&>(*event).reason() != Qt::ActiveWindowFocusReason) {
    // What was typed counts also where the class goes on with the pointer; what is no number goes.
    if (!parse_number(field_->text().trimmed())) {
      field_->clear();
    }
    close_field();
  }
  return QWidget::eventFilter(watched, event);
}

void GuessLayer::draw_label(QPainter& painter, const QRectF& cell, Qt::Alignment where,
                            const QString& text) const {
  const FigureTheme& theme = canvas_.renderer().theme();
  const QSizeF size(painter.fontMetrics().horizontalAdvance(text) + 8.0,
                    painter.fontMetrics().height() + 2.0);
  QRectF label(QPointF(), size.boundedTo(cell.size()));
  label.moveCenter(cell.center());
  if (where.testFlag(Qt::AlignBottom)) {
    label.moveBottom(cell.bottom() - 3.0);
  }
  painter.setPen(QPen(theme.text, 1.0));
  painter.setBrush(theme.ground);
  painter.drawRoundedRect(label, 3, 3);
  painter.drawText(label, Qt::AlignCenter, text);
}

void GuessLayer::draw_mark(QPainter& painter, const QRectF& cell, Mark mark) const {
  constexpr double least = 8.0;
  constexpr double largest = 18.0;
  const FigureTheme& theme = canvas_.renderer().theme();
  const double side = std::clamp(0.3 * std::min(cell.width(), cell.height()), least, largest);
  const QRectF box(cell.right() - side - 1.0, cell.bottom() - side - 1.0, side, side);
  painter.setPen(QPen(theme.text, 1.0));
  painter.setBrush(theme.ground);
  painter.drawRect(box);
  painter.setPen(QPen(theme.text, std::max(1.4, side / 7.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const auto at = [&box](double x, double y) {
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
  };
  switch (mark) {
    case Mark::right: painter.drawPolyline(QPolygonF{at(0.2, 0.55), at(0.42, 0.78), at(0.8, 0.24)}); break;
    case Mark::wrong:
      painter.drawLine(at(0.24, 0.24), at(0.76, 0.76));
      painter.drawLine(at(0.76, 0.24), at(0.24, 0.76));
      break;
    case Mark::strongest:
      painter.setBrush(theme.text);
      painter.drawPolygon(QPolygonF{at(0.5, 0.2), at(0.8, 0.74), at(0.2, 0.74)});
      break;
  }
}

void GuessLayer::draw_guess(QPainter& painter, const StageCell& cell, const QRectF& rect) const {
  const bool by_choice = round_.question().kind == PredictionQuestion::Kind::strongest;
  if (round_.phase() == PredictionRound::Phase::asking) {
    if (const std::optional<double> guess = round_.guess_at(cell)) {
      draw_label(painter, rect, Qt::AlignCenter, six_digits_text(*guess));
    } else if (round_.is_chosen(cell)) {
      draw_mark(painter, rect, Mark::strongest);
    }
    return;
  }
  const std::optional<GuessVerdict> judged = round_.verdict(cell);
  if (!judged) {
    if (by_choice && round_.is_strongest(cell)) {
      draw_mark(painter, rect, Mark::strongest);
    }
    return;
  }
  draw_mark(painter, rect, judged->right ? Mark::right : Mark::wrong);
  if (judged->right || by_choice) {
    return;
  }
  const QString text = guess_and_difference(judged->guess, judged->number, canvas_.figure()->decimals);
  // The number stands in the middle; where there is no room below it, the step bar tells.
  constexpr double lines_of_a_roomy_cell = 4.0;
  const QFontMetrics metrics = painter.fontMetrics();
  if (metrics.horizontalAdvance(text) + 40 < rect.width() &&
      lines_of_a_roomy_cell * metrics.height() < rect.height()) {
    draw_label(painter, rect, Qt::AlignBottom, text);
  }
}

void GuessLayer::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (canvas_.figure()) {
    QFont face = figure_font(canvas_.figure()->font_family, QFontInfo(font()).pixelSize());
    face.setBold(true);
    painter.setFont(face);
  }
  for (const StageCell& cell : round_.asked_cells()) {
    if (const QRectF rect = rect_of(cell); !rect.isEmpty() && !(field_ && cell == field_cell_)) {
      draw_guess(painter, cell, rect);
    }
  }
}

}  // namespace headlight::ui
