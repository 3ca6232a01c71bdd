// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/heap.h"

int main() {
  headlight::app::keep_freed_memory();
  return 0;
}
