// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/widgets/elided_button.h"

namespace headlight::ui {

/// The notes of the experiment as the caption of its picture: one line, all of it in the tooltip and, with
/// a click, in the editor. Absent where there are none.
class NoteLine : public QWidget {
  Q_OBJECT

 public:
  /// `language` is the window's: "en" or "zh_CN".
  NoteLine(Document& document, const QString& language, QWidget* parent = nullptr);

  /// Whether it is shown where there are notes.
  void set_wanted(bool wanted);

 signals:
  void clicked();

 private:
  void renew();

  Document& document_;
  std::string language_;
  ElidedButton* line_;
  bool wanted_ = true;
};

}  // namespace headlight::ui
