// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/mask_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/words/heads_text.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

/// Gives the words of this file their context in the translations.
struct MaskWords {
  Q_DECLARE_TR_FUNCTIONS(MaskWords)
};

}  // namespace

QString layer_name(LayerKind kind) {
  switch (kind) {
    case LayerKind::causal: return MaskWords::tr("Causal");
    case LayerKind::padding: return MaskWords::tr("Padding");
    case LayerKind::window: return MaskWords::tr("Window");
    case LayerKind::prefix: return MaskWords::tr("Prefix");
    case LayerKind::painted: return MaskWords::tr("Painted");
  }
  return {};
}

QString layer_sentence(LayerKind kind) {
  switch (kind) {
    case LayerKind::causal: return MaskWords::tr("Hides the keys after the query's own position.");
    case LayerKind::padding:
      return MaskWords::tr(
          "Hides whole keys, such as padding or an EOS. Click a key's name above the grid to choose it.");
    case LayerKind::window:
      return MaskWords::tr("Hides the keys further away than so many positions to the left and right.");
    case LayerKind::prefix: return MaskWords::tr("Causal, but the first keys are visible to every query.");
    case LayerKind::painted: return MaskWords::tr("Hides the single cells painted in the grid.");
  }
  return {};
}

QString layer_label(const MaskLayer& layer) {
  const QString name = layer_name(layer_kind(layer.pattern));
  if (!layer.heads) {
    return name;
  }
  return layer.heads->size() == 1 ? MaskWords::tr("%1 (head %2)").arg(name, heads_text(*layer.heads))
                                  : MaskWords::tr("%1 (heads %2)").arg(name, heads_text(*layer.heads));
}

QString mode_name(MaskMode mode) {
  switch (mode) {
    case MaskMode::exclude: return MaskWords::tr("Exclude");
    case MaskMode::add: return MaskWords::tr("Add a value");
    case MaskMode::replace: return MaskWords::tr("Replace by a value");
  }
  return {};
}

QString mode_sentence(MaskMode mode) {
  switch (mode) {
    case MaskMode::exclude: return MaskWords::tr("A hidden key takes no part: its weight is exactly 0.");
    case MaskMode::add:
      return MaskWords::tr(
          "The value is added to the logit of a hidden key. A row hidden throughout comes out as if "
          "nothing were hidden.");
    case MaskMode::replace:
      return MaskWords::tr(
          "The logit of a hidden key becomes the value. A row hidden throughout comes out uniform.");
  }
  return {};
}

QString numbered_token(const std::string& token, Index index) {
  const QString text = utf8_text(token);
  return text.isEmpty()
             ? QString::number(index + 1)
             : QStringLiteral("%1 %2").arg(QString::number(index + 1), isolated(visible_token(text)));
}

QString cell_text(const Experiment& experiment, const MaskLookup& lookup, MaskScope scope, Cell cell) {
  const auto token = [](const std::vector<std::string>& tokens, Index index) {
    return numbered_token(tokens[static_cast<std::size_t>(index)], index);
  };
  const QString place = MaskWords::tr("Query %1, key %2")
                            .arg(token(experiment.query_tokens, cell.query.value),
                                 token(key_tokens(experiment), cell.key.value));
  QStringList names;
  for (const std::size_t index : lookup.hiding_layers(cell, scope)) {
    names.append(layer_label(experiment.mask.layers[index]));
  }
  const QString state = names.isEmpty() ? MaskWords::tr("Visible")
                                        : MaskWords::tr("Hidden by: %1").arg(names.join(MaskWords::tr(", ")));
  return QStringLiteral("%1\n%2").arg(place, state);
}

QString as_tooltip(const QString& plain) {
  QString escaped = plain.toHtmlEscaped();
  escaped.replace(u'\n', QStringLiteral("<br>"));
  return plain.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(escaped);
}

}  // namespace headlight::ui
