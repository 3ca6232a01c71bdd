// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_text.h"

#include <QTest>

#include "core/formats/matrix_text.h"
#include "ui/editors/matrix/matrix_format.h"

#include "tests/support/test_class.h"
#include "ui/words/number_format.h"

namespace matrix_text_test {

namespace {

using headlight::Index;
using headlight::Matrix;
using headlight::matrix_text;
using headlight::ui::column_format;

using headlight::ui::NumberFormat;
using headlight::ui::parse_matrix;

class MatrixTextTest : public QObject {
  Q_OBJECT

 private slots:
  void reads_data();
  void reads();
  void refuses_data();
  void refuses();
  void written_text_reads_back();
  void a_column_has_the_decimals_it_needs();
};

void MatrixTextTest::reads_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("rows");
  QTest::addColumn<QList<double>>("numbers");
  const auto row = [](const char* name, const char* text, int rows, const QList<double>& numbers) {
    QTest::newRow(name) << QString::fromUtf8(text) << rows << numbers;
  };
  row("one number", "0.5", 1, {0.5});
  row("one expression with spaces", "1 / 4", 1, {0.25});
  row("tabs", "1\t2\n3\t4\n", 2, {1, 2, 3, 4});
  row("spreadsheet line ends", "1\t2\r\n3\t4\r\n", 2, {1, 2, 3, 4});
  row("old line ends", "1\t2\r3\t4", 2, {1, 2, 3, 4});
  row("commas", "1,2,3\n4,5,6", 2, {1, 2, 3, 4, 5, 6});
  row("commas and a function", "max(1, 2), 3", 1, {2, 3});
  row("semicolons", "1;2\n3;4", 2, {1, 2, 3, 4});
  row("spaces", "1  2\n3 4", 2, {1, 2, 3, 4});
  row("a column", "1\n2\n3", 3, {1, 2, 3});
  row("expressions", "1/2\tsqrt(4)\t−1", 1, {0.5, 2, -1});
  row("Python list", "[[1, 2], [3, 4]]", 2, {1, 2, 3, 4});
  row("Python vector", "[1, 2, 3]", 1, {1, 2, 3});
  row("Python list over lines", "[[1, 2],\n [3, 4],\n]", 2, {1, 2, 3, 4});
  row("printed NumPy array", "[[ 1.  -2.5]\n [ 3.   4. ]]", 2, {1, -2.5, 3, 4});
  row("repr of an array", "array([[1., 2.],\n       [3., 4.]])", 2, {1, 2, 3, 4});
  row("repr with a type", "np.array([1, 2], dtype=np.float32)", 1, {1, 2});
  row("tensor", "tensor([[0.5000], [0.2500]], device='cuda:0')", 2, {0.5, 0.25});
}

void MatrixTextTest::reads() {
  QFETCH(const QString, text);
  QFETCH(const int, rows);
  QFETCH(const QList<double>, numbers);
  const auto block = parse_matrix(text);
  QVERIFY2(block, block ? "" : qPrintable(block.error()));
  QCOMPARE(block->rows(), Index{rows});
  QCOMPARE(QList<double>(block->data(), block->data() + block->size()), numbers);
}

void MatrixTextTest::refuses_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, const char* text, const char* sentence) {
    QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(sentence);
  };
  row("nothing", "\n", "There are no numbers to paste.");
  row("empty list", "[]", "There are no numbers to paste.");
  row("a word", "1\t2\n3\tfour",
      "Row 2, column 2 of the text: “four” is not a name that numbers can use; pi, e and functions such as "
      "sqrt(2) are.");
  row("an empty field", "1\t\t3", "Row 1, column 2 of the text: A number belongs here.");
  row("ragged", "1\t2\n3", "Row 2 of the text has 1 entries; its first row has 2.");
  row("decimal commas", "0,5\t1,5",
      "Row 1, column 1 of the text: Write the decimal separator as a point: 0.5, not 0,5.");
  row("one decimal comma", "0,5",
      "Row 1, column 1 of the text: Write the decimal separator as a point: 0.5, not 0,5.");
  row("one grouped number", "1,234.5",
      "Row 1, column 1 of the text: Write numbers without separators between thousands: 1234.5, not "
      "1,234.5.");
  row("three deep", "[[[1]]]", "The list is nested 3 deep; a matrix is a list of rows.");
  row("open bracket", "[[1, 2]", "The brackets of the list do not match.");
  row("more rows than a matrix can have", std::string(16384, '\n').insert(0, "1").append("1").c_str(),
      "The text has 16385 rows; no matrix has more than 16384.");
  row("beside the list", "[1, 2] x", "“x” stands outside the rows of the list.");
}

void MatrixTextTest::refuses() {
  QFETCH(const QString, text);
  QFETCH(const QString, sentence);
  const auto block = parse_matrix(text);
  QVERIFY(!block);
  QCOMPARE(block.error(), sentence);
}

void MatrixTextTest::written_text_reads_back() {
  Matrix block(2, 2);
  block << 0.1, -1.0 / 3.0, 1e-300, std::numeric_limits<double>::infinity();
  QCOMPARE(matrix_text(block), std::string("0.1\t-0.3333333333333333\n1e-300\tinf\n"));
  QCOMPARE(parse_matrix(QString::fromStdString(matrix_text(block))).value(), block);
}

void MatrixTextTest::a_column_has_the_decimals_it_needs() {
  Matrix matrix(3, 6);
  matrix << 1, 0.5, 0.123456, 1e-9, 1234.56, 0.0123456,  //
      -2, 0.25, 0.1, 2e-7, 0.5, 0.02,                    //
      3, 1, 2, 0, 3, 0;
  const auto format = [&](Index column) { return column_format(matrix, column); };
  QCOMPARE(format(0), (NumberFormat{.decimals = 0, .scientific = false}));
  QCOMPARE(format(1), (NumberFormat{.decimals = 2, .scientific = false}));
  QCOMPARE(format(2), (NumberFormat{.decimals = 3, .scientific = false}));
  QCOMPARE(format(3), (NumberFormat{.decimals = 2, .scientific = true}));
  QCOMPARE(format(4), (NumberFormat{.decimals = 1, .scientific = false}));
  QCOMPARE(format(5), (NumberFormat{.decimals = 4, .scientific = false}));
}

}  // namespace

const headlight::test::TestClass registered = headlight::test::test_class<MatrixTextTest>("matrix_text_test");

}  // namespace matrix_text_test

#include "matrix_text_test.moc"
