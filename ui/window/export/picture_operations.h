// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "ui/document/document.h"
#include "ui/evaluation/evaluation_runner.h"
#include "ui/selection/selection.h"
#include "ui/window/services/window_services.h"

namespace headlight::ui {

/// Pictures out of the window: into a file and onto the clipboard.
class PictureOperations : public QObject {
  Q_OBJECT

 public:
  /// `window` is the parent of questions. All must outlive this.
  PictureOperations(Document& document, Selection& selection, EvaluationRunner& runner,
                    const WindowServices& services, QWidget& window);

  /// Asks how and where to, remembers the choice in the experiment's `view`, writes the file. `name` is
  /// suggested, without an ending.
  void export_image(const QString& name);
  /// The picture as it would be exported, with nothing asked.
  void copy_image();

 signals:
  /// A sentence about what happened, for the strip.
  void told(const QString& message);

 private:
  /// Waits for the numbers of now, with a note that can call it off; false then, or where the experiment
  /// is too large to calculate.
  bool has_result();
  ExportSubject subject() const;

  Document& document_;
  Selection& selection_;
  EvaluationRunner& runner_;
  WindowServices services_;
  QWidget& window_;
};

}  // namespace headlight::ui
