// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/experiment/figure_options.h"
#include "ui/document/document.h"
#include "ui/document/succession.h"

namespace headlight::ui {

/// Writes choices about the figure into the experiment's `view`. Choices made with one control in
/// quick succession are one undo step.
class ViewWriter {
 public:
  explicit ViewWriter(Document& document);

  FigureOptions options() const;
  /// `control` tells controls apart; `text` names the undo step (translated).
  void write(const QObject* control, const QString& text, const std::function<void(FigureOptions&)>& set);

 private:
  Document& document_;
  Succession succession_;
};

}  // namespace headlight::ui
