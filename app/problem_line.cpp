// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/problem_line.h"

#include <QStringList>

#include "ui/words/quotation.h"

namespace headlight::app {

namespace {

QString counted(const QString& count, const char* one, const char* many) {
  const bool is_one = count == QLatin1String("1");
  return count + QLatin1Char(' ') + QLatin1String(is_one ? one : many);
}

QString found_expected(const QString& found, const QString& expected) {
  return QStringLiteral("found %1, expected %2").arg(found, expected);
}

QString quoted(const QString& text) { return QLatin1Char('"') + text + QLatin1Char('"'); }

QString with_article(const QString& type) {
  if (type == QLatin1String("null")) {
    return type;
  }
  const bool vowel = type.startsWith(QLatin1Char('a')) || type.startsWith(QLatin1Char('o'));
  return QLatin1String(vowel ? "an " : "a ") + type;
}

QString not_json(const QString& found, const QString& position) {
  const QStringList line_and_column = position.split(QLatin1Char(':'));
  return QStringLiteral("line %1, column %2: found %3, expected JSON")
      .arg(line_and_column.value(0), line_and_column.value(1),
           found.isEmpty()                ? QStringLiteral("the end of the file")
           : found == QLatin1String("\"") ? QStringLiteral("a string that is not valid")
                                          : quoted(found));
}

/// Of a matrix entry; `position` is there for a word without quotation marks.
QString not_a_number(const QString& found, const QString& position) {
  const QString expected = QStringLiteral("a number, \"nan\", \"inf\" or \"-inf\"");
  if (position.isEmpty()) {
    return found_expected(quoted(found), expected);
  }
  const QStringList line_and_column = position.split(QLatin1Char(':'));
  return QStringLiteral("line %1, column %2: found %3 without quotation marks, expected %4 with them")
      .arg(line_and_column.value(0), line_and_column.value(1), found, expected);
}

QString about_text(const Problem& problem, const QString& found, const QString& expected) {
  switch (problem.code) {
    case ProblemCode::not_utf8:
      return found_expected(QStringLiteral("a byte at offset %1 that is not UTF-8").arg(found),
                            QStringLiteral("UTF-8 text"));
    case ProblemCode::not_json: return not_json(found, expected);
    case ProblemCode::nested_too_deep:
      return found_expected(QStringLiteral("deeper nesting"),
                            QStringLiteral("at most %1 levels").arg(expected));
    case ProblemCode::duplicate_member:
      return found_expected(QStringLiteral("the member %1 twice").arg(quoted(found)),
                            QStringLiteral("it once"));
    case ProblemCode::number_out_of_range:
      return found_expected(found, expected.isEmpty() ? QStringLiteral("a number that fits into a double")
                                                      : QStringLiteral("at most %1").arg(expected));
    case ProblemCode::wrong_type: return found_expected(with_article(found), with_article(expected));
    case ProblemCode::not_a_number: return not_a_number(found, expected);
    case ProblemCode::missing_member:
      return found_expected(QStringLiteral("nothing"), QStringLiteral("the member %1").arg(quoted(expected)));
    case ProblemCode::unknown_name:
      return found_expected(quoted(found), expected.contains(QLatin1Char(','))
                                               ? QStringLiteral("one of %1").arg(expected)
                                               : quoted(expected));
    case ProblemCode::excluded_member:
      return found_expected(QStringLiteral("the member %1 beside %2").arg(quoted(found), quoted(expected)),
                            QStringLiteral("one of them only"));
    case ProblemCode::newer_version:
      return QStringLiteral(
                 "found version %1 of the format, expected at most %2: a newer Headlight is needed to read "
                 "it")
          .arg(found, expected);
    default: return {};
  }
}

QString about_parts(const Problem& problem, const QString& found, const QString& expected) {
  switch (problem.code) {
    case ProblemCode::wrong_row_count: return found_expected(counted(found, "row", "rows"), expected);
    case ProblemCode::wrong_column_count:
      return found_expected(counted(found, "column", "columns"), expected);
    case ProblemCode::width_mismatch:
      return found_expected(counted(found, "column", "columns"),
                            QStringLiteral("%1, as a dot product needs d_q = d_k").arg(expected));
    case ProblemCode::ragged_rows:
      return found_expected(counted(found, "number", "numbers") + QLatin1String(" in this row"),
                            QStringLiteral("%1 as in the others").arg(expected));
    case ProblemCode::wrong_length: return found_expected(counted(found, "entry", "entries"), expected);
    case ProblemCode::wrong_head_count:
      return found_expected(counted(found, "head", "heads"),
                            QStringLiteral("%1, as many as the inputs have").arg(expected));
    case ProblemCode::no_head:
      return found_expected(QStringLiteral("no head"), QStringLiteral("at least one"));
    case ProblemCode::index_out_of_range:
      return found_expected(QStringLiteral("index %1").arg(found),
                            expected == QLatin1String("0")
                                ? QStringLiteral("none, as there is nothing to count")
                                : QStringLiteral("one from 0 and below %1").arg(expected));
    case ProblemCode::not_an_integer: return found_expected(found, QStringLiteral("an integer"));
    case ProblemCode::negative: return found_expected(found, QStringLiteral("an integer from 0 on"));
    case ProblemCode::not_positive: return found_expected(found, QStringLiteral("a number greater than 0"));
    case ProblemCode::not_finite: return found_expected(found, QStringLiteral("a finite number"));
    case ProblemCode::too_many: return found_expected(found, QStringLiteral("at most %1").arg(expected));
    case ProblemCode::no_dimension:
      return found_expected(QStringLiteral("no column"), QStringLiteral("at least one for a dot product"));
    case ProblemCode::values_in_some_heads:
      return found_expected(QStringLiteral("no values in this head"),
                            QStringLiteral("values in all heads or in none"));
    case ProblemCode::scoring_not_applicable:
      return found_expected(
          quoted(found),
          QStringLiteral("\"dot\" or \"scaled_dot\" with inputs of kind %1").arg(quoted(expected)));
    case ProblemCode::bias_without_matrix:
      return found_expected(quoted(found), QStringLiteral("%1 beside it").arg(quoted(expected)));
    default: return found_expected(found, expected);
  }
}

}  // namespace

QString problem_line(const Problem& problem) {
  const QString found = ui::quotation(problem.found, ui::longest_found);
  const QString expected = QString::fromStdString(problem.expected);
  const QString place = problem.place.empty() ? QStringLiteral("the top level")
                                              : ui::quotation(problem.place, ui::longest_place);
  QString what = about_text(problem, found, expected);
  if (what.isEmpty()) {
    what = about_parts(problem, found, expected);
  }
  return QStringLiteral("at %1: %2").arg(place, what);
}

}  // namespace headlight::app
