// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "ui/figure/figure.h"

/// Figures written by hand.
namespace headlight::test {

inline QStringList numbered(int count) {
  QStringList labels;
  for (int i = 1; i <= count; ++i) {
    labels << QStringLiteral("t%1").arg(i);
  }
  return labels;
}

/// Panels of numbers between 0 and 1 that differ from cell to cell.
inline ui::Figure sample_figure(const QStringList& rows, const QStringList& columns, int panels = 1) {
  ui::Figure figure;
  figure.row_labels = rows;
  figure.column_labels = columns;
  figure.title = QStringLiteral("A title");
  figure.row_title = QStringLiteral("Query (rows)");
  figure.column_title = QStringLiteral("Key (columns)");
  figure.bar_title = QStringLiteral("Attention weight");
  figure.fully_hidden_note = QStringLiteral("sees no key");
  figure.empty_note = QStringLiteral("empty");
  for (int i = 0; i < panels; ++i) {
    Matrix values(rows.size(), columns.size());
    for (Index row = 0; row < values.rows(); ++row) {
      for (Index column = 0; column < values.cols(); ++column) {
        const double number = 0.37 * static_cast<double>(row) + 0.61 * static_cast<double>(column) + 0.13 * i;
        values(row, column) = number - std::floor(number);
      }
    }
    ui::FigurePanel panel;
    panel.head = HeadIndex{i};
    panel.title = panels > 1 ? QStringLiteral("Head %1").arg(i + 1) : QString();
    panel.values = std::make_shared<const Matrix>(std::move(values));
    figure.panels.push_back(std::move(panel));
  }
  return figure;
}

inline ui::Figure sample_figure(int rows, int columns, int panels = 1) {
  return sample_figure(numbered(rows), numbered(columns), panels);
}

/// Key j is hidden from query i when j > i.
inline std::shared_ptr<const BoolMatrix> causal(Index n) {
  BoolMatrix hidden(n, n);
  for (Index row = 0; row < n; ++row) {
    for (Index column = 0; column < n; ++column) {
      hidden(row, column) = column > row;
    }
  }
  return std::make_shared<const BoolMatrix>(std::move(hidden));
}

}  // namespace headlight::test
