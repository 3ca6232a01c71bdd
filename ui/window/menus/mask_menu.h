// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/document/document.h"

namespace headlight::ui {

/// The mask at a glance: causal or not, every layer with its switch, and all off.
class MaskMenu : public QMenu {
  Q_OBJECT

 public:
  MaskMenu(Document& document, QWidget* parent);

  /// Whether the mask acts: given weights are shown as they are.
  bool applies() const;
  /// The present mask in a word or two.
  QString summary() const;

 signals:
  void editor_requested();

 private:
  void renew();
  void switch_causal(bool on);
  void switch_layer(Index layer, bool on);
  void switch_all_off();

  Document& document_;
};

}  // namespace headlight::ui
