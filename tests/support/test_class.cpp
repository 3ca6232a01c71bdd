// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"

#include <algorithm>
#include <cstdio>
#include <vector>

namespace headlight::test {

namespace {

struct Entry {
  std::string_view name;
  TestClass::Run run;
};

std::vector<Entry>& entries() {
  static std::vector<Entry> all;
  return all;
}

}  // namespace

TestClass::TestClass(std::string_view name, Run run) { entries().push_back({name, run}); }

int TestClass::run_named(int count, char** arguments) {
  const std::string_view wanted = count > 1 ? arguments[1] : "";
  const auto found = std::ranges::find(entries(), wanted, &Entry::name);
  if (found == entries().end()) {
    std::fprintf(stderr, "which of these tests?\n");
    for (const Entry& entry : entries()) {
      std::fprintf(stderr, "  %.*s\n", static_cast<int>(entry.name.size()), entry.name.data());
    }
    return 2;
  }
  arguments[1] = arguments[0];
  return found->run(count - 1, arguments + 1);
}

}  // namespace headlight::test
