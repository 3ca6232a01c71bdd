// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/mask_menu.h"

#include <algorithm>

#include "ui/window/menus/menu_actions.h"

namespace headlight::ui {

namespace {

/// A causal mask over all heads, as the menu's own switch makes it.
bool is_plain_causal(const MaskLayer& layer) {
  return std::holds_alternative<CausalMask>(layer.pattern) && !layer.heads;
}

QString describe(const MaskPattern& pattern) {
  struct Describe {
    QString operator()(const CausalMask&) const { return MaskMenu::tr("causal"); }
    QString operator()(const PaddingMask& padding) const {
      return MaskMenu::tr("padding, %n key(s)", nullptr, static_cast<int>(padding.keys.size()));
    }
    QString operator()(const WindowMask& window) const {
      return MaskMenu::tr("window, %1 before and %2 after")
          .arg(QString::number(window.left), QString::number(window.right));
    }
    QString operator()(const PrefixMask& prefix) const {
      return MaskMenu::tr("causal after %n key(s)", nullptr, static_cast<int>(prefix.length));
    }
    QString operator()(const PaintedMask& painted) const {
      return MaskMenu::tr("painted, %n cell(s)", nullptr, static_cast<int>(painted.hidden.size()));
    }
  };
  return std::visit(Describe{}, pattern);
}

}  // namespace

MaskMenu::MaskMenu(Document& document, QWidget* parent) : QMenu(tr("&Mask"), parent), document_(document) {
  setObjectName(QStringLiteral("maskMenu"));
  connect(&document, &Document::changed, this, [this](Changes what) {
    if (what & (Change::mask | Change::shape)) {
      renew();
    }
  });
  renew();
}

bool MaskMenu::applies() const { return mask_acts(*document_.experiment()); }

QString MaskMenu::summary() const {
  const std::vector<MaskLayer>& layers = document_.experiment()->mask.layers;
  const auto acts = [](const MaskLayer& layer) { return layer.enabled; };
  const auto count = std::count_if(layers.begin(), layers.end(), acts);
  if (count == 0) {
    //: On a button: no mask.
    return tr("none");
  }
  if (count > 1) {
    return tr("%n layer(s)", nullptr, static_cast<int>(count));
  }
  struct Name {
    QString operator()(const CausalMask&) const { return tr("causal"); }
    QString operator()(const PaddingMask&) const { return tr("padding"); }
    QString operator()(const WindowMask&) const { return tr("window"); }
    QString operator()(const PrefixMask&) const { return tr("prefix"); }
    QString operator()(const PaintedMask&) const { return tr("painted"); }
  };
  return std::visit(Name{}, std::find_if(layers.begin(), layers.end(), acts)->pattern);
}

void MaskMenu::renew() {
  clear();
  const std::vector<MaskLayer>& layers = document_.experiment()->mask.layers;
  const auto causal = std::find_if(layers.begin(), layers.end(), is_plain_causal);
  QAction* const causal_action = addAction(tr("&Causal: hide what comes later"));
  causal_action->setObjectName(QStringLiteral("maskCausalAction"));
  causal_action->setCheckable(true);
  causal_action->setChecked(causal != layers.end() && causal->enabled);
  // Queued throughout: the change rebuilds this menu, and with it the action that is being triggered.
  connect(causal_action, &QAction::triggered, this, &MaskMenu::switch_causal, Qt::QueuedConnection);
  for (auto layer = layers.begin(); layer != layers.end(); ++layer) {
    if (layer == causal) {
      continue;
    }
    const Index position = layer - layers.begin();
    QAction* const action =
        addAction(tr("Layer %1: %2").arg(QString::number(position + 1), describe(layer->pattern)));
    action->setObjectName(QStringLiteral("maskLayerAction/%1").arg(position));
    action->setCheckable(true);
    action->setChecked(layer->enabled);
    connect(
        action, &QAction::triggered, this, [this, position](bool on) { switch_layer(position, on); },
        Qt::QueuedConnection);
  }
  addSeparator();
  QAction* const none = addAction(tr("&None: switch all off"));
  none->setObjectName(QStringLiteral("maskNoneAction"));
  none->setEnabled(std::any_of(layers.begin(), layers.end(), [](const MaskLayer& l) { return l.enabled; }));
  connect(none, &QAction::triggered, this, &MaskMenu::switch_all_off, Qt::QueuedConnection);
  add_action(*this, {.name = "maskEditorAction", .text = tr("&Edit the mask…")}, this,
             &MaskMenu::editor_requested);
  menuAction()->setVisible(applies());
}

void MaskMenu::switch_causal(bool on) {
  const std::vector<MaskLayer>& layers = document_.experiment()->mask.layers;
  const auto causal = std::find_if(layers.begin(), layers.end(), is_plain_causal);
  if (causal != layers.end()) {
    switch_layer(causal - layers.begin(), on);
  } else if (on) {
    document_.apply(
        tr("Hide what comes later"),
        edit::add_mask_layer(*document_.experiment(),
                             {.pattern = CausalMask{}, .heads = {}, .enabled = true, .unknown = {}}));
  }
}

void MaskMenu::switch_layer(Index layer, bool on) {
  const std::vector<MaskLayer>& layers = document_.experiment()->mask.layers;
  if (layer >= static_cast<Index>(layers.size())) {
    return;
  }
  MaskLayer changed = layers.at(static_cast<std::size_t>(layer));
  changed.enabled = on;
  document_.apply(on ? tr("Switch a mask layer on") : tr("Switch a mask layer off"),
                  edit::replace_mask_layer(*document_.experiment(), layer, changed));
}

void MaskMenu::switch_all_off() {
  edit::Result result = *document_.experiment();
  for (std::size_t layer = 0; result && layer < result->mask.layers.size(); ++layer) {
    MaskLayer changed = result->mask.layers.at(layer);
    changed.enabled = false;
    result = edit::replace_mask_layer(*result, static_cast<Index>(layer), changed);
  }
  document_.apply(tr("Switch the mask off"), result);
}

}  // namespace headlight::ui
