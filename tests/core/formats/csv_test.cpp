// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/csv.h"

#include <QTest>
#include <limits>

#include "tests/support/test_class.h"

namespace csv_test {

using namespace headlight;

class CsvTest : public QObject {
  Q_OBJECT

 private slots:
  void labels_and_numbers() {
    Matrix matrix(2, 2);
    matrix << 0.1, 1, -0.0, 1e-7;
    QCOMPARE(write_csv(matrix, {"I", "love"}, {"我", "爱"}),
             std::string(",我,爱\nI,0.1,1\nlove,-0.0,1e-07\n"));
  }

  void fields_are_quoted_where_they_have_to_be() {
    const Matrix matrix = Matrix::Constant(1, 4, 2.0);
    QCOMPARE(write_csv(matrix, {"say \"no\""}, {"a,b", "two\nlines", "", " space "}),
             std::string(",\"a,b\",\"two\nlines\",, space \n\"say \"\"no\"\"\",2,2,2,2\n"));
  }

  void what_is_not_finite() {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Matrix matrix(1, 3);
    matrix << std::numeric_limits<double>::quiet_NaN(), infinity, -infinity;
    QCOMPARE(write_csv(matrix, {"q"}, {"a", "b", "c"}), std::string(",a,b,c\nq,nan,inf,-inf\n"));
  }

  void without_rows_or_columns() {
    QCOMPARE(write_csv(Matrix(0, 2), {}, {"a", "b"}), std::string(",a,b\n"));
    QCOMPARE(write_csv(Matrix(2, 0), {"a", ""}, {}), std::string("\"\"\na\n\"\"\n"));
  }

  void axes_are_labelled_with_tokens_or_dimensions() {
    Experiment experiment;
    experiment.query_tokens = {"a", "b"};
    using Labels = std::vector<std::string>;
    QCOMPARE(axis_labels(experiment, StageAxis::keys, 2), (Labels{"a", "b"}));
    experiment.key_tokens = {"x"};
    QCOMPARE(axis_labels(experiment, StageAxis::queries, 2), (Labels{"a", "b"}));
    QCOMPARE(axis_labels(experiment, StageAxis::keys, 1), (Labels{"x"}));
    QCOMPARE(axis_labels(experiment, StageAxis::dimensions, 3), (Labels{"d0", "d1", "d2"}));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<CsvTest>("csv_test");

}  // namespace csv_test

#include "csv_test.moc"
