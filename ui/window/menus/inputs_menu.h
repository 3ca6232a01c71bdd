// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <array>

#include "ui/document/document.h"

namespace headlight::ui {

/// The kinds of input, the present one checked. A kind whose numbers cannot be computed from the
/// present ones says so before and after it is chosen.
class InputsMenu : public QMenu {
  Q_OBJECT

 public:
  InputsMenu(Document& document, QWidget* parent);

 signals:
  /// A sentence about what happened.
  void told(const QString& message);

 private:
  void choose(InputKind kind);
  void renew();

  Document& document_;
  std::array<QAction*, 4> actions_{};  // by InputKind
};

}  // namespace headlight::ui
