// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

namespace headlight::ui {

/// The numbered objects of a PDF file (ISO 32000-1, 7.3 and 7.5).
class PdfDocument {
 public:
  /// Keeps a number for an object that others refer to before it is there.
  int reserve();
  void set(int number, const QByteArray& object) { objects_[static_cast<std::size_t>(number - 1)] = object; }
  int add(const QByteArray& object);
  /// A stream, compressed; `entries` of its dictionary beside length and filter.
  int add_stream(const QByteArray& entries, const QByteArray& data);

  /// The whole file.
  QByteArray bytes(int catalog, int information) const;

 private:
  std::vector<QByteArray> objects_;
};

QByteArray pdf_reference(int number);
/// A text string that any reader takes: UTF-16 with a byte order mark.
QByteArray pdf_text(const QString& text);
/// At most `decimals` digits behind the point, and never an exponent.
QByteArray pdf_number(double value, int decimals);

}  // namespace headlight::ui
