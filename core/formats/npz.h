// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "core/linear/matrix.h"

namespace headlight {

/// A matrix and its name in the archive, without an ending.
struct NamedMatrix {
  std::string name;
  const Matrix* matrix;
};

/// A NumPy archive as `numpy.savez` writes it: a ZIP file of uncompressed .npy files. The same matrices give
/// the same bytes at any time. The error is libzip's sentence (out of memory).
tl::expected<std::string, std::string> write_npz(const std::vector<NamedMatrix>& matrices);

}  // namespace headlight
