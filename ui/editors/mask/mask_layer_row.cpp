// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_layer_row.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <limits>

#include "ui/look/icons.h"
#include "ui/widgets/number_box.h"
#include "ui/words/heads_text.h"
#include "ui/words/mask_words.h"

namespace headlight::ui {

namespace {

constexpr int largest_number = std::numeric_limits<int>::max();

int shown_number(Index value) { return static_cast<int>(std::min<Index>(value, largest_number)); }

QString keys_text(const std::vector<KeyIndex>& keys) {
  std::vector<HeadIndex> numbers;
  for (const KeyIndex key : keys) {
    numbers.push_back({key.value});
  }
  return heads_text(numbers);
}

}  // namespace

MaskLayerRow::MaskLayerRow(Document& document, std::size_t index, QWidget* parent)
    : QWidget(parent), document_(document), index_(index), kind_(layer_kind(layer().pattern)) {
  const QString number = QString::number(index_ + 1);
  switch_ = new QCheckBox(layer_name(kind_), this);
  switch_->setObjectName(QStringLiteral("mask_layer_switch_") + number);
  switch_->setToolTip(layer_sentence(kind_));
  switch_->setAccessibleName(tr("Layer %1: %2").arg(number, layer_name(kind_)));
  connect(switch_, &QCheckBox::clicked, this, [this](bool on) {
    MaskLayer changed = layer();
    changed.enabled = on;
    replace(on ? tr("Switch mask layer on") : tr("Switch mask layer off"), std::move(changed));
  });

  auto* const remove = new QToolButton(this);
  remove->setObjectName(QStringLiteral("mask_layer_delete_") + number);
  remove->setIcon(symbol_icon(QStringLiteral("close")));
  remove->setAutoRaise(true);
  remove->setFocusPolicy(Qt::StrongFocus);  // so that what is typed in a field is taken over before
  remove->setToolTip(tr("Delete this layer"));
  remove->setAccessibleName(tr("Delete layer %1: %2").arg(number, layer_name(kind_)));
  connect(remove, &QToolButton::clicked, this, [this] {
    document_.apply(tr("Delete mask layer"),
                    edit::remove_mask_layer(*document_.experiment(), static_cast<Index>(index_)));
  });

  auto* const line = new QHBoxLayout;
  line->setSpacing(6);
  line->addWidget(switch_);
  line->addStretch(1);
  if (head_count(*document_.experiment()) > 1) {
    //: Before a field: which heads a layer of the mask acts on.
    heads_ = add_field(*line, QStringLiteral("heads"), tr("Heads"),
                       tr("The heads this layer applies to, such as 1, 3–5; all where empty"));
    //: Heads.
    heads_->setPlaceholderText(tr("all"));
    heads_->setFixedWidth(heads_->fontMetrics().horizontalAdvance(QStringLiteral("1, 3–5, 7")) + 16);
    connect(heads_, &QLineEdit::editingFinished, this, &MaskLayerRow::take_heads);
  }
  line->addWidget(remove);
  auto* const numbers = new QHBoxLayout;
  numbers->setSpacing(6);
  numbers->setContentsMargins(24, 0, 0, 0);
  build_numbers(*numbers);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 2);
  layout->setSpacing(2);
  layout->addLayout(line);
  layout->addLayout(numbers);
  renew();
}

const MaskLayer& MaskLayerRow::layer() const { return document_.experiment()->mask.layers[index_]; }

void MaskLayerRow::build_numbers(QBoxLayout& line) {
  switch (kind_) {
    case LayerKind::causal: break;
    case LayerKind::padding:
      keys_ = add_field(
          //: Before a field: which keys a layer hides.
          line, QStringLiteral("keys"), tr("Keys"),
          tr("The keys to hide, such as 1, 3–5. A click on a key's name above the grid does it too."));
      //: Keys.
      keys_->setPlaceholderText(tr("none"));
      line.setStretchFactor(keys_, 1);
      connect(keys_, &QLineEdit::editingFinished, this, &MaskLayerRow::take_keys);
      break;
    case LayerKind::window:
      //: How far a window reaches to earlier keys.
      left_ = add_spin_box(line, QStringLiteral("left"), tr("Left"),
                           tr("How many keys before its own position a query sees"));
      //: How far a window reaches to later keys.
      right_ = add_spin_box(line, QStringLiteral("right"), tr("Right"),
                            tr("How many keys after its own position a query sees"));
      line.addStretch(1);
      break;
    case LayerKind::prefix:
      //: Of a prefix: a number of keys.
      left_ = add_spin_box(line, QStringLiteral("length"), tr("Length"),
                           tr("How many of the first keys every query sees"));
      line.addStretch(1);
      break;
    case LayerKind::painted:
      cells_ = new QLabel(this);
      cells_->setForegroundRole(QPalette::PlaceholderText);
      line.addWidget(cells_, 1);
      break;
  }
}

QString MaskLayerRow::name_of_field(const QString& label) const {
  return tr("%1 of layer %2").arg(label, QString::number(index_ + 1));
}

QSpinBox* MaskLayerRow::add_spin_box(QBoxLayout& line, const QString& name, const QString& label,
                                     const QString& tooltip) {
  auto* const text = new QLabel(label, this);
  auto* const box = new NumberBox<QSpinBox>(this);
  box->setObjectName(QStringLiteral("mask_layer_%1_%2").arg(name, QString::number(index_ + 1)));
  box->setRange(0, largest_number);
  box->setKeyboardTracking(false);
  box->setToolTip(tooltip);
  box->setAccessibleName(name_of_field(label));
  text->setBuddy(box);
  line.addWidget(text);
  line.addWidget(box);
  connect(box, &QSpinBox::valueChanged, this, &MaskLayerRow::take_numbers);
  connect(box, &QSpinBox::editingFinished, this, [this] { gesture_ = 0; });
  return box;
}

QLineEdit* MaskLayerRow::add_field(QBoxLayout& line, const QString& name, const QString& label,
                                   const QString& tooltip) {
  auto* const text = new QLabel(label, this);
  auto* const field = new QLineEdit(this);
  field->setObjectName(QStringLiteral("mask_layer_%1_%2").arg(name, QString::number(index_ + 1)));
  field->setToolTip(tooltip);
  field->setAccessibleName(name_of_field(label));
  field->setMinimumWidth(40);
  text->setBuddy(field);
  line.addWidget(text);
  line.addWidget(field);
  return field;
}

void MaskLayerRow::renew() {
  const MaskLayer& shown = layer();
  switch_->setChecked(shown.enabled);
  if (heads_) {
    heads_->setText(shown.heads ? heads_text(*shown.heads) : QString());
  }
  const auto show_number = [](QSpinBox& box, Index value) {
    const QSignalBlocker quiet(box);
    box.setValue(shown_number(value));
  };
  if (const auto* const padding = std::get_if<PaddingMask>(&shown.pattern)) {
    keys_->setText(keys_text(padding->keys));
  } else if (const auto* const window = std::get_if<WindowMask>(&shown.pattern)) {
    show_number(*left_, window->left);
    show_number(*right_, window->right);
  } else if (const auto* const prefix = std::get_if<PrefixMask>(&shown.pattern)) {
    show_number(*left_, prefix->length);
  } else if (const auto* const painted = std::get_if<PaintedMask>(&shown.pattern)) {
    cells_->setText(tr("%n cell(s)", nullptr, static_cast<int>(painted->hidden.size())));
  }
}

void MaskLayerRow::replace(const QString& step, MaskLayer layer, Gesture gesture) {
  document_.apply(
      step, edit::replace_mask_layer(*document_.experiment(), static_cast<Index>(index_), std::move(layer)),
      gesture);
}

void MaskLayerRow::take_numbers() {
  if (gesture_ == 0) {
    gesture_ = document_.new_gesture();
  }
  MaskLayer changed = layer();
  // What is too large for a field to show stays as it is until the field is changed.
  const auto value_of = [](const QSpinBox& box, Index present) {
    return box.value() == shown_number(present) ? present : box.value();
  };
  if (auto* const window = std::get_if<WindowMask>(&changed.pattern)) {
    *window = {.left = value_of(*left_, window->left), .right = value_of(*right_, window->right)};
    replace(tr("Change window"), std::move(changed), gesture_);
  } else {
    changed.pattern = PrefixMask{.length = left_->value()};
    replace(tr("Change prefix"), std::move(changed), gesture_);
  }
}

bool MaskLayerRow::take_typed() {
  const bool heads = heads_ == nullptr || take_heads();
  const bool keys = keys_ == nullptr || take_keys();
  return heads && keys;
}

void MaskLayerRow::let_go() {
  for (QWidget* const field : findChildren<QWidget*>()) {
    field->disconnect(this);
  }
}

bool MaskLayerRow::take_heads() {
  if (!heads_->isModified()) {
    return true;
  }
  const QString text = heads_->text().trimmed();
  const Index count = head_count(*document_.experiment());
  std::optional<std::vector<HeadIndex>> heads = parse_heads(text, count);
  if (!heads && !text.isEmpty()) {
    emit told(tr("“%1” names no heads; write numbers from 1 to %2, such as 1, 3–5.")
                  .arg(text, QString::number(count)));
    renew();
    return false;
  }
  MaskLayer changed = layer();
  changed.heads = std::move(heads);
  heads_->setModified(false);
  replace(tr("Choose heads of mask layer"), std::move(changed));
  return true;
}

bool MaskLayerRow::take_keys() {
  if (!keys_->isModified()) {
    return true;
  }
  const QString text = keys_->text().trimmed();
  const Index count = key_count(*document_.experiment());
  const std::optional<std::vector<HeadIndex>> numbers = parse_heads(text, count);
  if (!numbers && !text.isEmpty()) {
    emit told(tr("“%1” names no keys; write numbers from 1 to %2, such as 1, 3–5.")
                  .arg(text, QString::number(count)));
    renew();
    return false;
  }
  PaddingMask padding;
  for (const HeadIndex number : numbers.value_or(std::vector<HeadIndex>{})) {
    padding.keys.push_back({number.value});
  }
  MaskLayer changed = layer();
  changed.pattern = std::move(padding);
  keys_->setModified(false);
  replace(tr("Choose hidden keys"), std::move(changed));
  return true;
}

}  // namespace headlight::ui
