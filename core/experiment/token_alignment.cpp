// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/token_alignment.h"

#include <algorithm>
#include <cstdint>

namespace headlight {

namespace {

using Tokens = std::vector<std::string>;

/// A token that stays is worth more than any number of renamed ones.
constexpr std::int32_t worth_of_staying = 1 << 16;
constexpr std::int32_t worth_of_renaming = 1;

std::int32_t worth(const std::string& a, const std::string& b) {
  return a == b ? worth_of_staying : worth_of_renaming;
}

/// worths(i, j): the most that an alignment of a[i…] with b[j…] can be worth.
using Worths = Eigen::Array<std::int32_t, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Worths alignment_worths(const std::string* a, Index a_count, const std::string* b, Index b_count) {
  Worths worths = Worths::Zero(a_count + 1, b_count + 1);
  for (Index i = a_count - 1; i >= 0; --i) {
    for (Index j = b_count - 1; j >= 0; --j) {
      worths(i, j) = std::max({worths(i + 1, j + 1) + worth(a[i], b[j]), worths(i + 1, j), worths(i, j + 1)});
    }
  }
  return worths;
}

}  // namespace

std::vector<Index> align_tokens(const Tokens& old_tokens, const Tokens& new_tokens) {
  const auto old_count = static_cast<Index>(old_tokens.size());
  const auto new_count = static_cast<Index>(new_tokens.size());
  const auto differ =
      std::mismatch(old_tokens.begin(), old_tokens.end(), new_tokens.begin(), new_tokens.end());
  const Index prefix = differ.first - old_tokens.begin();
  Index suffix = 0;
  while (suffix < std::min(old_count, new_count) - prefix &&
         *(old_tokens.end() - 1 - suffix) == *(new_tokens.end() - 1 - suffix)) {
    ++suffix;
  }

  std::vector<Index> result(static_cast<std::size_t>(new_count), -1);
  for (Index i = 0; i < prefix; ++i) {
    result[static_cast<std::size_t>(i)] = i;
  }
  for (Index i = 1; i <= suffix; ++i) {
    result[static_cast<std::size_t>(new_count - i)] = old_count - i;
  }
  const std::string* const a = old_tokens.data() + prefix;
  const std::string* const b = new_tokens.data() + prefix;
  const Index a_count = old_count - prefix - suffix;
  const Index b_count = new_count - prefix - suffix;
  const Worths worths = alignment_worths(a, a_count, b, b_count);
  Index i = 0;
  Index j = 0;
  while (i < a_count && j < b_count) {
    if (worths(i, j) == worths(i + 1, j + 1) + worth(a[i], b[j])) {
      result[static_cast<std::size_t>(prefix + j++)] = prefix + i++;
    } else if (worths(i, j) == worths(i + 1, j)) {
      ++i;
    } else {
      ++j;
    }
  }
  return result;
}

}  // namespace headlight
