// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/number_delegate.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QValidator>

#include "ui/widgets/change_of_window.h"
#include "ui/words/number_entry.h"
#include "ui/words/number_format.h"

namespace headlight::ui {

namespace {

constexpr int flash_milliseconds = 700;
constexpr double flash_strength = 0.45;
constexpr float hairline_strength = 0.14F;

/// Lets everything be typed, and Enter only pass what is a number.
class NumberValidator : public QValidator {
 public:
  using QValidator::QValidator;
  State validate(QString& text, int& /*cursor*/) const override {
    return parse_number(text) ? Acceptable : Intermediate;
  }
};

/// The widest text for the number that fits into `width`: with fewer digits where it must be.
QString fitting_text(const QString& text, const QModelIndex& index, const QFontMetrics& metrics, int width) {
  if (metrics.horizontalAdvance(text) <= width) {
    return text;
  }
  const double number = index.data(Qt::EditRole).toString().toDouble();
  for (int decimals = 2; decimals >= 0; --decimals) {
    QString shorter = display_text(number, {.decimals = decimals, .scientific = true});
    if (metrics.horizontalAdvance(shorter) <= width) {
      return shorter;
    }
  }
  return QStringLiteral("…");
}

}  // namespace

NumberDelegate::NumberDelegate(QObject* parent) : QStyledItemDelegate(parent) {
  fade_.setDuration(flash_milliseconds);
  fade_.setStartValue(flash_strength);
  fade_.setEndValue(0.0);
  connect(&fade_, &QVariantAnimation::valueChanged, this, &NumberDelegate::flash_stepped);
  connect(&fade_, &QVariantAnimation::finished, this, [this] {
    flashing_.clear();
    emit flash_stepped();
  });
}

void NumberDelegate::flash(const QModelIndexList& entries) {
  if (reduced_motion_) {
    return;
  }
  if (fade_.state() != QAbstractAnimation::Running) {
    flashing_.clear();
  }
  for (const QModelIndex& entry : entries) {
    flashing_.insert(entry);
  }
  fade_.stop();
  fade_.start();
}

QWidget* NumberDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                      const QModelIndex& index) const {
  auto* const editor = new QLineEdit(parent);
  editor->setObjectName(QStringLiteral("number_editor"));
  editor->setFrame(false);
  editor->setMaxLength(longest_number_text);
  editor->setAlignment(Qt::AlignRight);
  editor->setValidator(new NumberValidator(editor));
  editor->setAccessibleName(tr("Number in row %1, column %2")
                                .arg(QString::number(index.row() + 1), QString::number(index.column() + 1)));
  editor->setToolTip(tr("A number or an expression such as 1/3; Enter takes it"));
  connect(editor, &QLineEdit::textEdited, this, &NumberDelegate::accepted);
  connect(editor, &QObject::destroyed, this, &NumberDelegate::accepted);
  return editor;
}

void NumberDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  // Typing goes on while numbers change elsewhere.
  auto* const line = static_cast<QLineEdit*>(editor);
  if (!line->isModified()) {
    line->setText(index.data(Qt::EditRole).toString());
  }
}

void NumberDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
  model->setData(index, static_cast<QLineEdit*>(editor)->text(), Qt::EditRole);
}

void NumberDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex& /*index*/) const {
  // An exact number needs more room than the column has; it may cover its neighbours.
  const auto* const line = static_cast<QLineEdit*>(editor);
  const int needed = line->fontMetrics().horizontalAdvance(line->text()) + line->fontMetrics().height();
  const int room = editor->parentWidget()->width();
  QRect place = option.rect;
  place.setWidth(std::min(std::max(place.width(), needed), room));
  place.moveLeft(std::max(0, std::min(place.left(), room - place.width())));
  editor->setGeometry(place);
}

void NumberDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const int margin = item.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
  item.text = fitting_text(item.text, index, item.fontMetrics, item.rect.width() - 2 * margin);
  painter->fillRect(item.rect, item.palette.base());
  if (flashing_.contains(index)) {
    QColor light = item.palette.color(QPalette::Highlight);
    light.setAlphaF(static_cast<float>(fade_.currentValue().toDouble()));
    painter->fillRect(item.rect, light);
  }
  item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
  QColor hairline = item.palette.color(QPalette::WindowText);
  hairline.setAlphaF(hairline_strength);
  painter->fillRect(QRect(item.rect.left(), item.rect.bottom(), item.rect.width(), 1), hairline);
  painter->fillRect(QRect(item.rect.right(), item.rect.top(), 1, item.rect.height() - 1), hairline);
}

bool NumberDelegate::eventFilter(QObject* object, QEvent* event) {
  if (is_change_of_window(*event)) {
    return false;
  }
  auto* const editor = qobject_cast<QLineEdit*>(object);
  if (editor == nullptr || event->type() != QEvent::KeyPress) {
    return QStyledItemDelegate::eventFilter(object, event);
  }
  const auto* const key = static_cast<QKeyEvent*>(event);
  const bool up = key->key() == Qt::Key_Up;
  const bool down = key->key() == Qt::Key_Down;
  const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  const bool tab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
  if (!(up || down || enter || tab)) {
    return QStyledItemDelegate::eventFilter(object, event);
  }
  if (const tl::expected<double, QString> number = parse_number(editor->text()); !number) {
    emit refused(number.error());
    return true;
  }
  if (tab) {
    return QStyledItemDelegate::eventFilter(object, event);
  }
  emit commitData(editor);
  emit closeEditor(editor, NoHint);
  emit row_left(up || (enter && (key->modifiers() & Qt::ShiftModifier)) ? -1 : 1);
  return true;
}

}  // namespace headlight::ui
