// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/npz.h"

#include <zip.h>

#include <array>
#include <list>
#include <memory>

#include "core/formats/npy.h"

namespace headlight {

namespace {

/// libzip's error values have to be released.
class ZipError {
 public:
  ZipError() { zip_error_init(&error_); }
  explicit ZipError(zip_error_t* other) : ZipError() { zip_error_set(&error_, zip_error_code_zip(other), 0); }
  ZipError(const ZipError&) = delete;
  ZipError& operator=(const ZipError&) = delete;
  ~ZipError() { zip_error_fini(&error_); }

  zip_error_t* get() { return &error_; }
  tl::unexpected<std::string> result() { return tl::unexpected(std::string(zip_error_strerror(&error_))); }

 private:
  zip_error_t error_{};
};

using Archive = std::unique_ptr<zip_t, decltype(&zip_discard)>;
using Source = std::unique_ptr<zip_source_t, decltype(&zip_source_free)>;

/// Adds one matrix. Header and numbers are not copied: they have to live until the archive is closed.
bool add(zip_t* archive, const std::string& name, const std::string& header, const Matrix& matrix) {
  // 1 January 1980, the first day that a ZIP file knows, as numpy.savez writes.
  constexpr zip_uint16_t first_day = (1U << 5U) | 1U;
  const auto bytes = static_cast<zip_uint64_t>(matrix.size()) * sizeof(double);
  // libzip takes writable memory but only reads it.
  const std::array fragments{
      zip_buffer_fragment_t{reinterpret_cast<zip_uint8_t*>(const_cast<char*>(header.data())), header.size()},
      zip_buffer_fragment_t{reinterpret_cast<zip_uint8_t*>(const_cast<double*>(matrix.data())), bytes}};
  Source source(zip_source_buffer_fragment(archive, fragments.data(), bytes == 0 ? 1 : 2, 0),
                &zip_source_free);
  if (!source) {
    return false;
  }
  const zip_int64_t index = zip_file_add(archive, (name + ".npy").c_str(), source.get(), ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    return false;
  }
  static_cast<void>(source.release());
  const auto entry = static_cast<zip_uint64_t>(index);
  return zip_set_file_compression(archive, entry, ZIP_CM_STORE, 0) == 0 &&
         zip_file_set_dostime(archive, entry, 0, first_day, 0) == 0;
}

tl::expected<std::string, std::string> read_all(zip_source_t* source) {
  zip_stat_t status;
  if (zip_source_stat(source, &status) < 0 || zip_source_open(source) < 0) {
    return ZipError(zip_source_error(source)).result();
  }
  std::string bytes(status.size, '\0');
  const zip_int64_t read = zip_source_read(source, bytes.data(), bytes.size());
  zip_source_close(source);
  if (read != static_cast<zip_int64_t>(bytes.size())) {
    return ZipError(zip_source_error(source)).result();
  }
  return bytes;
}

}  // namespace

tl::expected<std::string, std::string> write_npz(const std::vector<NamedMatrix>& matrices) {
  ZipError error;
  const Source buffer(zip_source_buffer_create(nullptr, 0, 0, error.get()), &zip_source_free);
  if (!buffer) {
    return error.result();
  }
  Archive archive(zip_open_from_source(buffer.get(), ZIP_TRUNCATE, error.get()), &zip_discard);
  if (!archive) {
    return error.result();
  }
  zip_source_keep(buffer.get());  // one for the archive, one for reading what it wrote
  std::list<std::string> headers;
  for (const auto& [name, matrix] : matrices) {
    headers.push_back(npy_header(matrix->rows(), matrix->cols()));
    if (!add(archive.get(), name, headers.back(), *matrix)) {
      return ZipError(zip_get_error(archive.get())).result();
    }
  }
  if (zip_close(archive.get()) < 0) {
    return ZipError(zip_get_error(archive.get())).result();
  }
  static_cast<void>(archive.release());
  return read_all(buffer.get());
}

}  // namespace headlight
