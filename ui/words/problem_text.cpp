// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/problem_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <initializer_list>

#include "ui/words/quotation.h"

namespace headlight::ui {

namespace {

QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// The sentences about a problem. `where` is its place as one would say it: "inputs.heads[0].k".
class ProblemSentences {
  Q_DECLARE_TR_FUNCTIONS(Problem)

 public:
  explicit ProblemSentences(const Problem& problem)
      : problem_(problem),
        found_(quotation(problem.found, longest_found)),
        expected_(text(problem.expected)) {
    for (const QString& step : text(problem.place).split(QLatin1Char('/')).mid(1)) {
      QString name = step;
      name.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
      bool is_index = false;
      name.toUInt(&is_index);
      where_ += is_index           ? QLatin1Char('[') + name + QLatin1Char(']')
                : where_.isEmpty() ? name
                                   : QLatin1Char('.') + name;
      if (!is_index) {
        member_ = name;
      }
    }
    where_ = quotation(where_.toStdString(), longest_place);
    if (where_.isEmpty()) {
      where_ = without_place();
    }
  }

  QString sentence() const {
    switch (problem_.code) {
      case ProblemCode::not_utf8:
        return tr("The file is not UTF-8 text: byte %1 does not fit in.").arg(found_);
      case ProblemCode::not_json: return not_json();
      case ProblemCode::nested_too_deep:
        return tr("%1 lies more than %2 levels deep.").arg(where_, expected_);
      case ProblemCode::duplicate_member: return tr("%1 is there twice.").arg(where_);
      case ProblemCode::number_out_of_range:
        return tr("%1 is %2, which is beyond the numbers that can be used there.").arg(where_, found_);
      case ProblemCode::wrong_type:
        return tr("%1 is %2; it has to be %3.").arg(where_, type(found_), type(expected_));
      case ProblemCode::not_a_number: return not_a_number();
      case ProblemCode::missing_member: return tr("%1 is missing.").arg(where_);
      case ProblemCode::unknown_name: return unknown_name();
      case ProblemCode::excluded_member: return tr("%1 cannot stand beside %2.").arg(where_, expected_);
      case ProblemCode::newer_version:
        return tr("The file has version %1 of the format, and this program knows it up to version %2: a "
                  "newer "
                  "Headlight can open it.")
            .arg(found_, expected_);
      case ProblemCode::wrong_row_count: return row_count();
      case ProblemCode::wrong_column_count: return column_count();
      case ProblemCode::ragged_rows:
        return tr("%1 has a length of %2; the rows of this matrix have %3.").arg(where_, found_, expected_);
      case ProblemCode::wrong_length:
        return tr("%1 has a length of %2; it needs %3.").arg(where_, found_, expected_);
      case ProblemCode::wrong_head_count:
        return tr("%1 is for a number of heads of %2; the inputs have %3.").arg(where_, found_, expected_);
      case ProblemCode::no_head: return tr("The experiment has no head; it needs at least one.");
      case ProblemCode::index_out_of_range:
        return tr("%1 is %2; counting begins with 0, and there are only %3.").arg(where_, found_, expected_);
      case ProblemCode::not_an_integer:
        return tr("%1 is %2; it has to be a whole number.").arg(where_, found_);
      case ProblemCode::negative: return tr("%1 is %2; it cannot be less than 0.").arg(where_, found_);
      case ProblemCode::not_positive: return tr("%1 is %2; it has to be greater than 0.").arg(where_, found_);
      case ProblemCode::not_finite: return tr("%1 is %2; it has to be a finite number.").arg(where_, found_);
      case ProblemCode::too_many:
        return tr("%1 comes to %2; the limit is %3.").arg(where_, found_, expected_);
      default: return sentence_about_parts();
    }
  }

 private:
  /// What a sentence is about where the problem has no place: a whole file, or what an edit was asked for.
  QString without_place() const {
    switch (problem_.code) {
      case ProblemCode::wrong_type: return tr("The experiment");
      case ProblemCode::missing_member: return expected_;
      default:
        //: What an edit was asked for: the subject of a sentence.
        return tr("That");
    }
  }

  QString sentence_about_parts() const {
    switch (problem_.code) {
      case ProblemCode::width_mismatch:
        return tr("%1 has a width of %2; it needs %3, because a dot product multiplies queries and keys of "
                  "the "
                  "same width.")
            .arg(where_, found_, expected_);
      case ProblemCode::no_dimension:
        return tr("%1 has no column; a dot product needs at least one dimension.").arg(where_);
      case ProblemCode::values_in_some_heads:
        return tr("%1 is missing: either all heads bring values or none.").arg(where_);
      case ProblemCode::scoring_not_applicable:
        return tr("The scoring function %1 needs queries and keys; these inputs are %2.")
            .arg(found_, expected_);
      case ProblemCode::bias_without_matrix:
        return tr("%1 is a bias of %2, which is missing.").arg(where_, expected_);
      case ProblemCode::no_such_matrix: return tr("This experiment has no such matrix.");
      case ProblemCode::last_head: return tr("This is the only head; an experiment needs at least one.");
      case ProblemCode::needs_edit_elsewhere:
        return tr("This follows from %1; change it there.").arg(expected_);
      default: return {};
    }
  }

  QString not_json() const {
    const QStringList position = expected_.split(QLatin1Char(':'));
    const QString line = position.value(0);
    const QString column = position.value(1);
    return found_.isEmpty()
               ? tr("The file ends too early, in line %1, column %2.").arg(line, column)
               : tr("The file is not JSON: in line %1, column %2 there is “%3”, which cannot stand there.")
                     .arg(line, column, found_);
  }

  QString not_a_number() const {
    if (expected_.isEmpty()) {
      return tr("%1 is “%2”; it has to be a number, “nan”, “inf” or “-inf”.").arg(where_, found_);
    }
    const QStringList position = expected_.split(QLatin1Char(':'));
    return tr("In line %1, column %2 there is %3 without quotation marks; it has to be a number, or \"nan\", "
              "\"inf\" or \"-inf\" with them.")
        .arg(position.value(0), position.value(1), found_);
  }

  QString unknown_name() const {
    return member_ == found_ ? tr("%1 is not known there; known are: %2.").arg(where_, expected_)
                             : tr("%1 is “%2”; known are: %3.").arg(where_, found_, expected_);
  }

  QString row_count() const {
    if (is_one_of({"q", "x_query", "scores", "weights"})) {
      return tr("%1 has a row count of %2; it needs %3, one row for each query.")
          .arg(where_, found_, expected_);
    }
    if (is_one_of({"k", "v", "x_key", "x_value"})) {
      return tr("%1 has a row count of %2; it needs %3, one row for each key.")
          .arg(where_, found_, expected_);
    }
    if (is_one_of({"w_q", "w_k", "w_v"})) {
      return tr("%1 has a row count of %2; it needs %3, as many as X has columns.")
          .arg(where_, found_, expected_);
    }
    if (is_one_of({"w_o"})) {
      return tr("%1 has a row count of %2; it needs %3, as many as the outputs of all heads have columns "
                "together.")
          .arg(where_, found_, expected_);
    }
    return tr("%1 has a row count of %2; it needs %3.").arg(where_, found_, expected_);
  }

  QString column_count() const {
    if (is_one_of({"scores", "weights"})) {
      return tr("%1 has a width of %2; it needs %3, one column for each key.").arg(where_, found_, expected_);
    }
    if (is_one_of({"w_a"})) {
      return tr("%1 has a width of %2; it needs %3, as many columns as the queries have.")
          .arg(where_, found_, expected_);
    }
    if (is_one_of({"u_a", "w"})) {
      return tr("%1 has a width of %2; it needs %3, as many columns as the keys have.")
          .arg(where_, found_, expected_);
    }
    return tr("%1 has a width of %2; it needs %3.").arg(where_, found_, expected_);
  }

  bool is_one_of(std::initializer_list<const char*> members) const {
    return std::any_of(members.begin(), members.end(),
                       [this](const char* member) { return member_ == QLatin1String(member); });
  }

  /// A type of JSON in words.
  static QString type(const QString& name) {
    if (name == QLatin1String("number")) {
      return tr("a number");
    }
    if (name == QLatin1String("string")) {
      return tr("a text");
    }
    if (name == QLatin1String("string or object")) {
      return tr("a text, or an object with a text for each language");
    }
    if (name == QLatin1String("boolean")) {
      return tr("true or false");
    }
    if (name == QLatin1String("array")) {
      return tr("a list");
    }
    if (name == QLatin1String("object")) {
      return tr("an object");
    }
    return name == QLatin1String("null") ? tr("null") : name;
  }

  const Problem& problem_;
  QString where_;
  QString member_;  ///< the last name in the place
  QString found_;
  QString expected_;
};

class DiagnosticSentences {
  Q_DECLARE_TR_FUNCTIONS(Diagnostic)

 public:
  static QString sentence(const Diagnostic& diagnostic) {
    const QString head = QString::number(diagnostic.head.value + 1);
    const QString query = diagnostic.query ? QString::number(diagnostic.query->value + 1) : QString();
    const QString key = diagnostic.key ? QString::number(diagnostic.key->value + 1) : QString();
    const QString value = QString::number(diagnostic.value, 'g', 4);
    switch (diagnostic.code) {
      case DiagnosticCode::fully_hidden_row:
        return tr("In head %1, query %2 sees no key: its weights say nothing.").arg(head, query);
      case DiagnosticCode::non_finite:
        return key.isEmpty()
                   ? tr("In head %1, query %2 meets a number that is not finite: its weights and output "
                        "are undefined.")
                         .arg(head, query)
                   : tr("In head %1, query %2 meets a number that is not finite at key %3: its weights "
                        "and output are undefined.")
                         .arg(head, query, key);
      case DiagnosticCode::row_sum:
        return tr("In head %1, the weights of query %2 add up to %3 instead of 1.").arg(head, query, value);
      case DiagnosticCode::negative_weight:
        return tr("In head %1, the weight of query %2 for key %3 is %4; weights are not negative.")
            .arg(head, query, key, value);
      case DiagnosticCode::columns_sum_to_one:
        return tr("In head %1, the columns add up to 1 and the rows do not: is the matrix transposed?")
            .arg(head);
      case DiagnosticCode::saturated:
        return tr("In head %1, query %2 gives key %3 nearly all its weight (%4): the softmax is saturated.")
            .arg(head, query, key, value);
    }
    return {};
  }
};

}  // namespace

QString problem_text(const Problem& problem) { return ProblemSentences(problem).sentence(); }

QString diagnostic_text(const Diagnostic& diagnostic) { return DiagnosticSentences::sentence(diagnostic); }

}  // namespace headlight::ui
