// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "ui/document/document.h"
#include "ui/document/succession.h"

namespace headlight::ui {

/// Edits in quick succession of one thing (a spin box held down, a slider moved by keys) as one undo
/// step. Each starts from the experiment that the burst began with, so that a width that shrinks
/// and grows again loses nothing; back at the beginning, the step is gone. Between `hold` and
/// `release` (a slider held by the pointer) the burst lasts as long as that; else until a rest.
class EditBurst : public QObject {
 public:
  explicit EditBurst(Document& document, QObject* parent = nullptr);

  using Edit = std::function<edit::Result(const Experiment& beginning)>;
  /// `thing` tells what is edited: another thing begins another burst. Gives the result that was
  /// applied, or the problem, which the document does not announce.
  edit::Result apply(const QString& text, int thing, const Edit& edit);
  void hold();
  void release();

 private:
  Document& document_;
  Succession succession_;
  std::shared_ptr<const Experiment> beginning_;
  std::shared_ptr<const Experiment> last_;
  Gesture held_ = 0;  ///< the gesture between `hold` and `release`
};

}  // namespace headlight::ui
