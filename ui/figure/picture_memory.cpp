// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/picture_memory.h"

#include <sys/mman.h>

#include <cstdlib>

namespace headlight::ui {

QImage new_picture_image(QSize size, QImage::Format format) {
  constexpr std::size_t page = std::size_t{2} << 20U;
  constexpr std::size_t bytes_per_pixel = 4;
  if (size.isEmpty()) {
    return {};
  }
  const std::size_t bytes_per_row = static_cast<std::size_t>(size.width()) * bytes_per_pixel;
  const std::size_t bytes = bytes_per_row * static_cast<std::size_t>(size.height());
  const std::size_t whole_pages = (bytes + page - 1) / page * page;
  void* const memory = std::aligned_alloc(page, whole_pages);
  if (memory == nullptr) {
    return {};
  }
#ifdef MADV_HUGEPAGE
  // Only advice: without such pages the memory is as good.
  madvise(memory, whole_pages, MADV_HUGEPAGE);
#endif
  return {static_cast<uchar*>(memory),
          size.width(),
          size.height(),
          static_cast<qsizetype>(bytes_per_row),
          format,
          std::free,
          memory};
}

}  // namespace headlight::ui
