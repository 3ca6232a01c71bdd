// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "ui/editors/matrix/matrix_model.h"

namespace headlight::ui {

/// What can be done to a rectangle of the matrix that a model shows; each is one step of undo.
class MatrixActions : public QObject {
  Q_OBJECT

 public:
  MatrixActions(Document& document, MatrixModel& model, QObject* parent = nullptr);

  /// A pasted block that is larger than the matrix, waiting for an answer.
  struct Overflow {
    EntryRange place;  ///< where the whole block would go
    Matrix block;
  };

  /// The entries as tab-separated text.
  QString copy(EntryRange range) const;
  /// Writes the numbers of `text` from the range's corner on; a single number fills the range. What
  /// is larger than the matrix changes nothing yet and announces `overflowed`.
  void paste(EntryRange range, const QString& text);
  /// Answers `overflowed`: the matrix grows, or what does not fit is left out.
  void grow_and_paste(const Overflow& overflow);
  void paste_what_fits(const Overflow& overflow);

  void fill(EntryRange range, edit::Fill fill);
  void fill_random(EntryRange range, std::uint32_t seed, double scale);

  void add(MatrixAddress address);
  void remove(MatrixAddress address);

 signals:
  /// A sentence that says why nothing was changed.
  void refused(const QString& sentence);
  void overflowed(const headlight::ui::MatrixActions::Overflow& overflow);

 private:
  bool apply(const QString& text, const edit::Result& result);
  QString symbol() const;

  Document& document_;
  MatrixModel& model_;
};

}  // namespace headlight::ui
