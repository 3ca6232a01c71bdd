// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/npz.h"

#include <zip.h>

#include <QTest>
#include <cstring>
#include <map>

#include "core/formats/npy.h"

#include "tests/support/test_class.h"

namespace npz_test {

using namespace headlight;

namespace {

/// The files of a ZIP archive by name, read with libzip.
std::map<std::string, std::string> unzip(const std::string& bytes) {
  std::map<std::string, std::string> files;
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
  zip_t* archive = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, nullptr);
  if (archive == nullptr) {
    return files;
  }
  for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
    const auto index = static_cast<zip_uint64_t>(i);
    zip_stat_t status;
    zip_stat_index(archive, index, 0, &status);
    std::string content(status.size, '\0');
    zip_file_t* file = zip_fopen_index(archive, index, 0);
    zip_fread(file, content.data(), content.size());
    zip_fclose(file);
    files[status.name] = status.comp_method == ZIP_CM_STORE ? content : "compressed";
  }
  zip_discard(archive);
  return files;
}

/// The numbers behind a .npy header.
std::vector<double> numbers_of(const std::string& npy) {
  const std::size_t header =
      10 + static_cast<unsigned char>(npy[8]) + 256U * static_cast<unsigned char>(npy[9]);
  std::vector<double> numbers((npy.size() - header) / sizeof(double));
  std::memcpy(numbers.data(), npy.data() + header, numbers.size() * sizeof(double));
  return numbers;
}

}  // namespace

class NpzTest : public QObject {
  Q_OBJECT

 private slots:
  // What numpy.save writes for a float64 array of shape (2, 3), byte by byte.
  void header_is_what_numpy_writes() {
    std::string expected("\x93NUMPY\x01\x00\x76\x00", 10);
    expected += "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }";
    expected.resize(127, ' ');
    QCOMPARE(QByteArray::fromStdString(npy_header(2, 3)), QByteArray::fromStdString(expected + '\n'));
  }

  void headers_are_aligned() {
    for (const Index size : {0, 1, 10, 100, 4096, 1000000}) {
      QCOMPARE(npy_header(size, size).size() % 64, std::size_t{0});
    }
  }

  void matrices_come_back_by_name() {
    Matrix a(2, 3);
    a << 1, 2, 3, -0.0, 0.1, std::numeric_limits<double>::infinity();
    const Matrix empty(0, 4);
    const auto bytes = write_npz({{"head0_q", &a}, {"final", &empty}});
    QVERIFY(bytes.has_value());
    const auto files = unzip(*bytes);
    QCOMPARE(files.size(), std::size_t{2});
    const std::string& file = files.at("head0_q.npy");
    QVERIFY(file.starts_with(npy_header(2, 3)));
    QVERIFY(numbers_of(file) == std::vector<double>(a.data(), a.data() + a.size()));
    QVERIFY(std::signbit(numbers_of(file)[3]));
    QCOMPARE(files.at("final.npy"), npy_header(0, 4));
  }

  void the_same_matrices_give_the_same_bytes() {
    const Matrix a = Matrix::Identity(5, 5);
    const auto first = write_npz({{"weights", &a}});
    QTest::qWait(10);
    QVERIFY(*first == *write_npz({{"weights", &a}}));
    QVERIFY(first->find(std::string("weights.npy")) != std::string::npos);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<NpzTest>("npz_test");

}  // namespace npz_test

#include "npz_test.moc"
