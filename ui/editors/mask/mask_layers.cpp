// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_layers.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

#include "ui/editors/mask/mask_layer_row.h"
#include "ui/words/mask_words.h"

namespace headlight::ui {

MaskLayers::MaskLayers(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      scroll_(new QScrollArea(this)),
      none_(new QLabel(tr("Nothing is hidden yet. Drag in the grid, or add a layer."), this)),
      clear_(new QPushButton(tr("Clear all"), this)) {
  auto* const title = new QLabel(tr("Layers"), this);
  QFont bold = title->font();
  bold.setBold(true);
  title->setFont(bold);

  auto* const add = new QPushButton(tr("Add layer"), this);
  add->setObjectName(QStringLiteral("mask_add_layer"));
  add->setToolTip(tr("Add a layer; a cell is hidden where any layer hides it"));
  auto* const menu = new QMenu(add);
  menu->setToolTipsVisible(true);
  for (const LayerKind kind :
       {LayerKind::causal, LayerKind::padding, LayerKind::window, LayerKind::prefix, LayerKind::painted}) {
    QAction* const action = menu->addAction(layer_name(kind), this, [this, kind] {
      document_.apply(
          tr("Add mask layer"),
          edit::add_mask_layer(*document_.experiment(), new_layer(*document_.experiment(), kind, scope_)));
    });
    action->setToolTip(layer_sentence(kind));
  }
  add->setMenu(menu);

  clear_->setObjectName(QStringLiteral("mask_clear"));
  clear_->setToolTip(tr("Delete every layer, so that nothing is hidden"));
  connect(clear_, &QPushButton::clicked, this,
          [this] { document_.apply(tr("Clear mask"), clear_mask(*document_.experiment())); });

  none_->setWordWrap(true);
  none_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  none_->setForegroundRole(QPalette::PlaceholderText);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

  auto* const bar = new QHBoxLayout;
  bar->setSpacing(6);
  bar->addWidget(title);
  bar->addStretch(1);
  bar->addWidget(add);
  bar->addWidget(clear_);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->setSizeConstraint(QLayout::SetMinAndMaxSize);
  layout->addLayout(bar);
  layout->addWidget(none_);
  layout->addWidget(scroll_, 1);
  renew();
}

void MaskLayers::renew() {
  const Experiment& experiment = *document_.experiment();
  const std::vector<MaskLayer>& layers = experiment.mask.layers;
  const bool same_rows = column_ && heads_ == head_count(experiment) &&
                         std::equal(rows_.begin(), rows_.end(), layers.begin(), layers.end(),
                                    [](const MaskLayerRow* row, const MaskLayer& layer) {
                                      return row->kind() == layer_kind(layer.pattern);
                                    });
  if (same_rows) {
    for (MaskLayerRow* const row : rows_) {
      row->renew();
    }
  } else {
    rebuild();
  }
  none_->setVisible(layers.empty());
  scroll_->setVisible(!layers.empty());
  clear_->setEnabled(!layers.empty());
}

void MaskLayers::rebuild() {
  const Experiment& experiment = *document_.experiment();
  heads_ = head_count(experiment);
  for (MaskLayerRow* const row : rows_) {
    row->let_go();
  }
  rows_.clear();
  auto* const content = new QWidget;
  column_ = new QVBoxLayout(content);
  column_->setContentsMargins(0, 0, 4, 0);
  column_->setSpacing(4);
  for (std::size_t i = 0; i < experiment.mask.layers.size(); ++i) {
    auto* const row = new MaskLayerRow(document_, i, content);
    connect(row, &MaskLayerRow::told, this, &MaskLayers::told);
    column_->addWidget(row);
    rows_.push_back(row);
  }
  column_->addStretch(1);
  if (QWidget* const old = scroll_->takeWidget()) {
    old->setEnabled(false);
    old->deleteLater();
  }
  scroll_->setWidget(content);
  scroll_->setMinimumHeight(std::min(content->sizeHint().height(), 92));
  scroll_->setMaximumHeight(content->sizeHint().height());
}

}  // namespace headlight::ui
