// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/experiment/edit_mask_layers.h"
#include "core/experiment/experiment.h"

namespace headlight::ui {

/// The name of a kind of layer, and a sentence on what it hides.
QString layer_name(LayerKind kind);
QString layer_sentence(LayerKind kind);

/// The name of a layer, with its heads where it is not for all: "Painted (heads 1, 3)".
QString layer_label(const MaskLayer& layer);

QString mode_name(MaskMode mode);
/// What being hidden does, in a sentence.
QString mode_sentence(MaskMode mode);

/// A token with its number (from 1): "2 love".
QString numbered_token(const std::string& token, Index index);
/// The cell by number and token, and in a second line what hides it.
QString cell_text(const Experiment& experiment, const MaskLookup& lookup, MaskScope scope, Cell cell);
/// Plain text for a tooltip, which would else take what looks like markup as such.
QString as_tooltip(const QString& plain);

}  // namespace headlight::ui
