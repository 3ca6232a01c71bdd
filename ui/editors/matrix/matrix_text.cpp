// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_text.h"

#include <QCoreApplication>

#include "core/formats/matrix_text.h"
#include "ui/words/number_entry.h"

namespace headlight::ui {

namespace {

struct MatrixTextWords {
  Q_DECLARE_TR_FUNCTIONS(MatrixText)
};

QString sentence_of(const MatrixTextProblem& problem) {
  using Code = MatrixTextProblem::Code;
  const QString found = QString::fromStdString(problem.found);
  const QString row = QString::number(problem.row + 1);
  const QString count = QString::number(problem.count);
  const QString expected = QString::number(problem.expected);
  switch (problem.code) {
    case Code::no_numbers: return MatrixTextWords::tr("There are no numbers to paste.");
    case Code::stray_character:
      return MatrixTextWords::tr("“%1” stands outside the rows of the list.").arg(found);
    case Code::unmatched_brackets: return MatrixTextWords::tr("The brackets of the list do not match.");
    case Code::nested_too_deep:
      return MatrixTextWords::tr("The list is nested %1 deep; a matrix is a list of rows.").arg(count);
    case Code::ragged_row:
      return MatrixTextWords::tr("Row %1 of the text has %2 entries; its first row has %3.")
          .arg(row, count, expected);
    case Code::too_many_rows:
      return MatrixTextWords::tr("The text has %1 rows; no matrix has more than %2.").arg(count, expected);
    case Code::wrong_entry: {
      const tl::expected<double, QString> number = parse_number(found);
      return MatrixTextWords::tr("Row %1, column %2 of the text: %3")
          .arg(row, QString::number(problem.column + 1), number ? QString() : number.error());
    }
  }
  return {};
}

}  // namespace

tl::expected<Matrix, QString> parse_matrix(const QString& text) {
  const ReadEntry read_entry = [](std::string_view entry) {
    const tl::expected<double, QString> number =
        parse_number(QString::fromUtf8(entry.data(), static_cast<qsizetype>(entry.size())));
    return number ? std::optional(*number) : std::nullopt;
  };
  return read_matrix_text(text.toStdString(), read_entry).map_error(sentence_of);
}

}  // namespace headlight::ui
