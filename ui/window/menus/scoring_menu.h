// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QMenu>
#include <array>

#include "ui/document/document.h"

namespace headlight::ui {

/// The scoring functions, the present one checked; those that the inputs cannot have are absent.
class ScoringMenu : public QMenu {
  Q_OBJECT

 public:
  ScoringMenu(Document& document, QWidget* parent);

  /// Whether the experiment has a scoring function that acts: given weights have none.
  bool applies() const;
  /// The present function in a word or two.
  QString summary() const;

 private:
  void choose(ScoringKind kind);
  void renew();

  Document& document_;
  std::array<QAction*, 4> actions_{};  // by ScoringKind
};

}  // namespace headlight::ui
