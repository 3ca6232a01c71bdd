// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/pdf_document.h"

#include <cmath>

namespace headlight::ui {

int PdfDocument::reserve() {
  objects_.emplace_back();
  return static_cast<int>(objects_.size());
}

int PdfDocument::add(const QByteArray& object) {
  objects_.push_back(object);
  return static_cast<int>(objects_.size());
}

int PdfDocument::add_stream(const QByteArray& entries, const QByteArray& data) {
  constexpr int best = 9;
  constexpr int length_before = 4;  // that qCompress writes before the zlib stream
  const QByteArray packed = qCompress(data, best).mid(length_before);
  return add("<< " + entries + " /Filter /FlateDecode /Length " + QByteArray::number(packed.size()) +
             " >>\nstream\n" + packed + "\nendstream");
}

QByteArray PdfDocument::bytes(int catalog, int information) const {
  QByteArray file = "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n";
  QByteArray table = "0000000000 65535 f \n";
  for (std::size_t i = 0; i < objects_.size(); ++i) {
    constexpr int place_digits = 10;
    table += QByteArray::number(file.size()).rightJustified(place_digits, '0') + " 00000 n \n";
    file += QByteArray::number(static_cast<qulonglong>(i + 1)) + " 0 obj\n" + objects_[i] + "\nendobj\n";
  }
  const QByteArray count = QByteArray::number(static_cast<qulonglong>(objects_.size() + 1));
  const QByteArray place = QByteArray::number(file.size());
  return file + "xref\n0 " + count + '\n' + table + "trailer\n<< /Size " + count + " /Root " +
         pdf_reference(catalog) + " /Info " + pdf_reference(information) + " >>\nstartxref\n" + place +
         "\n%%EOF\n";
}

QByteArray pdf_reference(int number) { return QByteArray::number(number) + " 0 R"; }

QByteArray pdf_text(const QString& text) {
  QByteArray digits = "<feff";
  for (const QChar c : text) {
    digits += QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
  }
  return digits + '>';
}

QByteArray pdf_number(double value, int decimals) {
  QByteArray digits = QByteArray::number(value, 'f', decimals);
  if (digits.contains('.')) {
    while (digits.endsWith('0')) {
      digits.chop(1);
    }
    if (digits.endsWith('.')) {
      digits.chop(1);
    }
  }
  return digits == "-0" ? QByteArray("0") : digits;
}

}  // namespace headlight::ui
