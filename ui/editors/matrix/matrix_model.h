// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/matrices.h"
#include "ui/document/document.h"
#include "ui/words/number_format.h"

namespace headlight::ui {

/// A rectangle of entries.
struct EntryRange {
  Index row = 0;
  Index column = 0;
  Index rows = 0;
  Index columns = 0;
  bool is_empty() const { return rows <= 0 || columns <= 0; }
  friend bool operator==(const EntryRange&, const EntryRange&) = default;
};

/// One matrix of the document as a table: shown with few decimals, edited exactly. A change of
/// numbers is announced as such; only another shape or another matrix resets the model.
class MatrixModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit MatrixModel(Document& document, QObject* parent = nullptr);

  /// Shows another matrix; without one the table is empty.
  void set_address(std::optional<MatrixAddress> address);
  const std::optional<MatrixAddress>& address() const { return address_; }
  /// The matrix shown; an empty one where there is none.
  const MatrixValue& matrix() const { return matrix_; }
  NumberFormat format(Index column) const;

  /// Applies an edit that was made here, so that nothing flashes.
  bool apply(const QString& text, const edit::Result& result, Gesture gesture = 0);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  /// Takes a text that is a number, as one undo step; anything else is refused.
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

 signals:
  /// Entries that something else changed (undo, an edit elsewhere): some thousands at most.
  void changed_elsewhere(const QModelIndexList& entries);

 private:
  void follow_document(Changes changes);
  void take_numbers(const MatrixValue& matrix);

  Document& document_;
  std::optional<MatrixAddress> address_;
  MatrixValue matrix_;
  std::shared_ptr<const Experiment> experiment_;
  mutable std::vector<std::optional<NumberFormat>> formats_;  // filled as columns are looked at
  bool own_edit_ = false;
};

}  // namespace headlight::ui
