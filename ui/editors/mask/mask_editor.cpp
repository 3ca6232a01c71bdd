// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_editor.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include "core/explain/stage_cell.h"
#include "ui/editors/mask/mask_grid.h"
#include "ui/editors/mask/mask_layers.h"
#include "ui/look/icons.h"
#include "ui/widgets/number_field.h"
#include "ui/words/mask_words.h"
#include "ui/words/problem_text.h"

namespace headlight::ui {

namespace {

QLabel* new_sentence(QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setMinimumWidth(1);
  label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

}  // namespace

MaskEditor::MaskEditor(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      given_note_(new_sentence(this)),
      head_(new QComboBox(this)),
      grid_(new MaskGrid(this)),
      message_(new_sentence(this)),
      layers_(new MaskLayers(document, this)),
      mode_(new QComboBox(this)),
      value_(new NumberField(this)),
      mode_sentence_(new_sentence(this)) {
  grid_->setObjectName(QStringLiteral("mask_grid"));
  message_->setObjectName(QStringLiteral("mask_message"));
  message_->setMinimumHeight(2 * message_->fontMetrics().lineSpacing());
  given_note_->setText(tr("These weights are given, so the mask is kept but does not act."));

  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(6);
  build_top(*layout);
  layout->addWidget(grid_, 3);
  layout->addWidget(message_);
  layout->addWidget(layers_, 2);
  build_mode(*layout);

  connect(&document_, &Document::changed, this, &MaskEditor::renew);
  connect(&document_, &Document::refused, this, [this](const Problem& problem) {
    if (isVisible()) {
      tell(problem_text(problem));
    }
  });
  connect(&selection_, &Selection::cell_changed, this, &MaskEditor::outline);
  connect(layers_, &MaskLayers::told, this, &MaskEditor::tell);
  connect(grid_, &MaskGrid::stroke_began, this, &MaskEditor::begin_stroke);
  connect(grid_, &MaskGrid::stroke_continued, this, &MaskEditor::paint);
  connect(grid_, &MaskGrid::stroke_ended, this, &MaskEditor::end_stroke);
  connect(grid_, &MaskGrid::key_header_clicked, this, [this](KeyIndex key) {
    document_.apply(tr("Hide or show key"), toggle_padding(*document_.experiment(), scope_, key));
  });
  connect(grid_, &MaskGrid::cell_hovered, this, [this](std::optional<Cell> cell) {
    const Stage stage = is_query_by_key(selection_.stage()) ? selection_.stage() : Stage::weights;
    selection_.set_hovered(cell ? std::optional(StageCell{stage, scope_.value_or(HeadIndex{}),
                                                          cell->query.value, cell->key.value})
                                : std::nullopt);
  });
  tell({});
  renew(everything_changed);
}

void MaskEditor::build_top(QBoxLayout& layout) {
  head_->setObjectName(QStringLiteral("mask_head"));
  head_->setAccessibleName(tr("Heads to look at and to paint"));
  head_->setToolTip(tr("A mask may differ from head to head. What you paint goes to these."));
  connect(head_, &QComboBox::currentIndexChanged, this, [this](int index) {
    scope_ = index > 0 ? MaskScope(HeadIndex{index - 1}) : std::nullopt;
    grid_->set_scope(scope_);
    layers_->set_scope(scope_);
  });
  auto* const bar = new QHBoxLayout;
  bar->setSpacing(0);
  bar->addWidget(head_);
  bar->addStretch(1);
  const auto add_button = [&](const QString& icon, const QString& name, const QString& text, auto&& action) {
    auto* const button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(symbol_icon(icon));
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    connect(button, &QToolButton::clicked, this, action);
    bar->addWidget(button);
  };
  add_button(QStringLiteral("minus"), QStringLiteral("mask_zoom_out"), tr("Smaller cells (Ctrl+wheel)"),
             [this] { grid_->zoom(-1); });
  add_button(QStringLiteral("plus"), QStringLiteral("mask_zoom_in"), tr("Larger cells (Ctrl+wheel)"),
             [this] { grid_->zoom(1); });
  add_button(QStringLiteral("zoom-reset"), QStringLiteral("mask_zoom_fit"), tr("Fit the cells to the space"),
             [this] { grid_->zoom_to_fit(); });
  layout.addWidget(given_note_);
  layout.addLayout(bar);
}

void MaskEditor::build_mode(QBoxLayout& layout) {
  auto* const label = new QLabel(tr("Hidden keys"), this);
  label->setBuddy(mode_);
  mode_->setObjectName(QStringLiteral("mask_mode"));
  mode_->setAccessibleName(tr("What being hidden does to a logit"));
  mode_->setToolTip(
      tr("Leave hidden keys out, or add a number to their logits, or replace their logits by one"));
  for (const MaskMode mode : {MaskMode::exclude, MaskMode::add, MaskMode::replace}) {
    mode_->addItem(mode_name(mode));
    mode_->setItemData(mode_->count() - 1, mode_sentence(mode), Qt::ToolTipRole);
  }
  connect(mode_, &QComboBox::activated, this, [this](int index) {
    document_.apply(tr("Change mask mode"),
                    edit::set_mask_mode(*document_.experiment(), static_cast<MaskMode>(index)));
  });
  value_->setObjectName(QStringLiteral("mask_value"));
  value_->setAccessibleName(tr("Value for hidden keys"));
  value_->setToolTip(tr("The number added to, or put in place of, the logit of a hidden key"));
  value_->setAlignment(Qt::AlignRight);
  value_->setMinimumWidth(60);
  connect(value_, &NumberField::committed, this, [this](double value) {
    document_.apply(tr("Change mask value"), edit::set_mask_value(*document_.experiment(), value));
    value_->set_value(document_.experiment()->mask.value);
  });
  connect(value_, &NumberField::refused, this, &MaskEditor::tell);
  connect(value_, &NumberField::cleared, this, [this] { tell({}); });
  auto* const line = new QHBoxLayout;
  line->setSpacing(6);
  line->addWidget(label);
  line->addWidget(mode_);
  line->addWidget(value_, 1);
  line->addStretch();
  mode_sentence_->setMinimumHeight(2 * mode_sentence_->fontMetrics().lineSpacing());
  layout.addLayout(line);
  layout.addWidget(mode_sentence_);
}

void MaskEditor::renew(Changes what) {
  if (!(what & (Changes(Change::mask) | Change::tokens | Change::shape))) {
    return;
  }
  const std::shared_ptr<const Experiment>& experiment = document_.experiment();
  if (what & Change::shape) {
    renew_heads();
  }
  grid_->set_experiment(experiment);
  layers_->renew();
  const Mask& mask = experiment->mask;
  mode_->setCurrentIndex(static_cast<int>(mask.mode));
  mode_sentence_->setText(mode_sentence(mask.mode));
  value_->setVisible(mask.mode != MaskMode::exclude);
  value_->set_value(mask.value);
  given_note_->setVisible(!mask_acts(*experiment));
  outline();
}

void MaskEditor::renew_heads() {
  const Index heads = head_count(*document_.experiment());
  if (head_->count() == heads + 1) {
    return;
  }
  if (scope_ && scope_->value >= heads) {
    scope_.reset();
  }
  const QSignalBlocker quiet(head_);
  head_->clear();
  head_->addItem(tr("All heads"));
  for (Index i = 1; i <= heads; ++i) {
    head_->addItem(tr("Head %1").arg(i));
  }
  head_->setCurrentIndex(scope_ ? static_cast<int>(scope_->value) + 1 : 0);
  head_->setVisible(heads > 1);
  if (heads <= 1) {
    scope_.reset();
  }
  grid_->set_scope(scope_);
  layers_->set_scope(scope_);
}

void MaskEditor::outline() {
  const std::optional<StageCell>& cell = selection_.active();
  const std::optional<QueryIndex> query = cell ? query_of(*cell) : std::nullopt;
  const std::optional<KeyIndex> key = cell ? key_of(*cell) : std::nullopt;
  grid_->set_outlined(query ? std::optional(query->value) : std::nullopt,
                      key ? std::optional(key->value) : std::nullopt);
}

void MaskEditor::begin_stroke(Cell cell, bool show) {
  stroke_ = document_.new_gesture();
  stroke_hides_ = !show && grid_->lookup().hiddenness(cell, scope_) != Hiddenness::hidden;
  tell({});
  paint({cell});
  const std::vector<std::size_t> still = grid_->lookup().hiding_layers(cell, scope_);
  if (!stroke_hides_ && !still.empty()) {
    tell(tr("This cell stays hidden by the layer “%1”. Change that layer to show it.")
             .arg(layer_label(document_.experiment()->mask.layers[still.front()])));
  }
}

void MaskEditor::paint(const std::vector<Cell>& cells) {
  document_.apply(stroke_hides_ ? tr("Hide cells") : tr("Show cells"),
                  paint_cells(*document_.experiment(), scope_, cells, stroke_hides_), stroke_);
}

void MaskEditor::end_stroke() { stroke_ = 0; }

void MaskEditor::tell(const QString& sentence) {
  message_->setText(sentence.isEmpty() ? tr("Drag to hide cells; Shift or the right button shows them.")
                                       : sentence);
}

}  // namespace headlight::ui
