// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/heap.h"

#include <malloc.h>

namespace headlight::app {

void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int megabyte = 1 << 20;
  // Matrices up to the largest size glibc allows here come from the heap, and the heap is one for all
  // threads: evaluations run on a thread of their own.
  mallopt(M_MMAP_THRESHOLD, 32 * megabyte);
  mallopt(M_TRIM_THRESHOLD, 512 * megabyte);
  mallopt(M_TOP_PAD, 16 * megabyte);
  mallopt(M_ARENA_MAX, 1);
#endif
}

}  // namespace headlight::app
