// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <vector>

#include "core/experiment/validate.h"
#include "ui/words/number_entry.h"

namespace headlight::ui {

namespace {

using Rows = std::vector<QStringList>;

struct MatrixTextWords {
  Q_DECLARE_TR_FUNCTIONS(MatrixText)
};

/// Splits at `separator` where no parenthesis is open, so that max(1, 2) stays whole.
QStringList split_outside_parentheses(const QString& text, QChar separator) {
  QStringList parts;
  int depth = 0;
  qsizetype begin = 0;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar character = text.at(i);
    depth += character == QLatin1Char('(') ? 1 : character == QLatin1Char(')') ? -1 : 0;
    if (character == separator && depth == 0) {
      parts.append(text.mid(begin, i - begin));
      begin = i + 1;
    }
  }
  parts.append(text.mid(begin));
  return parts;
}

QStringList split_at_spaces(const QString& text) {
  static const QRegularExpression spaces(QStringLiteral("\\s+"));
  return text.split(spaces, Qt::SkipEmptyParts);
}

/// The rows inside brackets. Brackets within a row's brackets are refused.
tl::expected<Rows, QString> bracketed_rows(const QString& text) {
  Rows rows;
  QString content;
  int depth = 0;
  int deepest = 0;
  bool innermost = false;
  for (const QChar character : text) {
    if (character == QLatin1Char('[')) {
      deepest = std::max(deepest, ++depth);
      innermost = true;
      content.clear();
    } else if (character == QLatin1Char(']')) {
      if (--depth < 0) {
        break;
      }
      if (innermost) {
        QString entries = content.trimmed();
        if (entries.endsWith(QLatin1Char(','))) {
          entries.chop(1);
        }
        rows.push_back(entries.isEmpty() ? QStringList()
                       : entries.contains(QLatin1Char(','))
                           ? split_outside_parentheses(entries, QLatin1Char(','))
                           : split_at_spaces(entries));
      }
      innermost = false;
    } else if (innermost) {
      content += character;
    } else if (!character.isSpace() && character != QLatin1Char(',')) {
      return tl::unexpected(MatrixTextWords::tr("“%1” stands outside the rows of the list.").arg(character));
    }
  }
  if (depth != 0) {
    return tl::unexpected(MatrixTextWords::tr("The brackets of the list do not match."));
  }
  if (deepest > 2) {
    return tl::unexpected(
        MatrixTextWords::tr("The list is nested %1 deep; a matrix is a list of rows.").arg(deepest));
  }
  return rows;
}

QStringList split_line(const QString& line) {
  if (line.contains(QLatin1Char('\t'))) {
    return line.split(QLatin1Char('\t'));
  }
  if (line.contains(QLatin1Char(';'))) {
    return line.split(QLatin1Char(';'));
  }
  if (line.contains(QLatin1Char(',')) && !parse_number(line)) {
    return split_outside_parentheses(line, QLatin1Char(','));
  }
  return parse_number(line) ? QStringList(line) : split_at_spaces(line);
}

tl::expected<Matrix, QString> numbers_of(const Rows& rows) {
  if (rows.empty() || rows.front().isEmpty()) {
    return tl::unexpected(MatrixTextWords::tr("There are no numbers to paste."));
  }
  const qsizetype columns = rows.front().size();
  Matrix block(static_cast<Index>(rows.size()), columns);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row].size() != columns) {
      return tl::unexpected(
          MatrixTextWords::tr("Row %1 of the text has %2 entries; its first row has %3.")
              .arg(QString::number(row + 1), QString::number(rows[row].size()), QString::number(columns)));
    }
    for (qsizetype column = 0; column < columns; ++column) {
      const tl::expected<double, QString> number = parse_number(rows[row].at(column));
      if (!number) {
        return tl::unexpected(
            MatrixTextWords::tr("Row %1, column %2 of the text: %3")
                .arg(QString::number(row + 1), QString::number(column + 1), number.error()));
      }
      block(static_cast<Index>(row), column) = *number;
    }
  }
  return block;
}

/// Whether a single line is one number written with separators that are refused, not several.
bool is_one_refused_number(const QString& line) {
  static const QRegularExpression grouped_or_decimal_comma(
      QStringLiteral("^\\s*[+\\-−]?\\d*(,\\d{3})*[,.]\\d+\\s*$"));
  return grouped_or_decimal_comma.match(line).hasMatch() && !parse_number(line);
}

}  // namespace

tl::expected<Matrix, QString> parse_matrix(const QString& text) {
  QString plain = text;
  plain.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(QLatin1Char('\r'), QLatin1Char('\n'));
  while (plain.endsWith(QLatin1Char('\n'))) {
    plain.chop(1);
  }
  static const QRegularExpression wrapper(
      QStringLiteral(
          "^\\s*(?:(?:np|numpy|torch)\\.)?(?:array|tensor)\\(\\s*(\\[.*\\])\\s*(?:,[^\\[\\]]*)?\\)\\s*$"),
      QRegularExpression::DotMatchesEverythingOption);
  if (const auto match = wrapper.match(plain); match.hasMatch()) {
    plain = match.captured(1);
  }
  if (plain.trimmed().startsWith(QLatin1Char('['))) {
    return bracketed_rows(plain).and_then(numbers_of);
  }
  if (plain.trimmed().isEmpty()) {
    return tl::unexpected(MatrixTextWords::tr("There are no numbers to paste."));
  }
  const QStringList lines = plain.split(QLatin1Char('\n'));
  if (lines.size() > max_columns) {
    return tl::unexpected(MatrixTextWords::tr("The text has %1 rows; no matrix has more than %2.")
                              .arg(QString::number(lines.size()), QString::number(max_columns)));
  }
  if (lines.size() == 1 && is_one_refused_number(lines.front())) {
    return numbers_of({lines});
  }
  Rows rows;
  for (const QString& line : lines) {
    rows.push_back(split_line(line));
  }
  return numbers_of(rows);
}

QString matrix_text(const Matrix& block) {
  QString text;
  for (Index row = 0; row < block.rows(); ++row) {
    for (Index column = 0; column < block.cols(); ++column) {
      text += (column == 0 ? QString() : QStringLiteral("\t")) + exact_text(block(row, column));
    }
    text += QLatin1Char('\n');
  }
  return text;
}

}  // namespace headlight::ui
