// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstring>

#include "core/linear/matrix.h"

/// Only for the engine's own translation unit.
namespace headlight::engine {

/// The right side B of products A·B, depth × columns, packed once so that a few rows of A at a time can
/// be multiplied where they were just made, still in the cache.
///
/// B lies in panels as wide as three vector registers; a tile of a few rows of the result and one panel
/// stays in registers while the depth runs (as in Goto and van de Geijn, "Anatomy of
/// high-performance matrix multiplication", 2008). The last panel is filled with zeros, and what they
/// give is dropped.
template <typename Scalar>
class PackedRight {
 public:
  static PackedRight of(const MatrixOf<Scalar>& b) { return {b.data(), b.rows(), b.cols(), b.cols(), 1}; }

  /// B = bᵀ.
  static PackedRight of_transposed(const MatrixOf<Scalar>& b) {
    return {b.data(), b.cols(), b.rows(), 1, b.cols()};
  }

  Index columns() const { return columns_; }

  /// c = a·B for `rows` rows, stored one after the other: a rows × depth, c rows × columns.
  void multiply(const Scalar* a, Index rows, Scalar* c) const {
    for (Index column = 0; column < columns_; column += panel_width) {
      switch (std::min(panel_width, columns_ - column + lanes - 1) / lanes) {
        case 1: multiply_panel<1>(a, rows, column, c); break;
        case 2: multiply_panel<2>(a, rows, column, c); break;
        default: multiply_panel<3>(a, rows, column, c);
      }
    }
  }

 private:
#if defined(__AVX512F__)
  static constexpr int vector_bytes = 64;
  static constexpr int tile_height = 8;  // of 32 registers the tile takes 24
#elif defined(__AVX__)
  static constexpr int vector_bytes = 32;
  static constexpr int tile_height = 4;  // of 16 registers the tile takes 12
#else
  static constexpr int vector_bytes = 16;
  static constexpr int tile_height = 4;
#endif
  typedef Scalar Packet __attribute__((vector_size(vector_bytes)));
  static constexpr Index lanes = vector_bytes / static_cast<Index>(sizeof(Scalar));
  static constexpr Index panel_width = 3 * lanes;

  /// Entry (t, j) of B is b[t · row_step + j · column_step].
  PackedRight(const Scalar* b, Index depth, Index columns, Index row_step, Index column_step)
      : depth_(depth),
        columns_(columns),
        panels_((columns + panel_width - 1) / panel_width * depth, panel_width) {
    for (Index first = 0; first < columns; first += panel_width) {
      Scalar* const panel = panels_.data() + first * depth;
      const Index width = std::min(panel_width, columns - first);
      for (Index t = 0; t < depth; ++t) {
        const Scalar* const row = b + t * row_step + first * column_step;
        Scalar* const packed = panel + t * panel_width;
        for (Index j = 0; j < width; ++j) {
          packed[j] = row[j * column_step];
        }
        std::fill(packed + width, packed + panel_width, Scalar(0));
      }
    }
  }

  /// Columns `column` … of c, from the first `parts` registers' width of a panel.
  template <int parts>
  void multiply_panel(const Scalar* a, Index rows, Index column, Scalar* c) const {
    Index row = 0;
    for (; row + tile_height <= rows; row += tile_height) {
      tile<tile_height, parts>(a + row * depth_, column, c + row * columns_);
    }
    for (; row < rows; ++row) {
      tile<1, parts>(a + row * depth_, column, c + row * columns_);
    }
  }

  template <int height, int parts>
  void tile(const Scalar* a, Index column, Scalar* c) const {
    const Scalar* b = panels_.data() + column * depth_;
    Packet sums[height][parts] = {};
    for (Index t = 0; t < depth_; ++t, b += panel_width) {
      Packet right[parts];
      for (int part = 0; part < parts; ++part) {
        right[part] = load(b + part * lanes);
      }
      for (int row = 0; row < height; ++row) {
        const Scalar left = a[row * depth_ + t];
        for (int part = 0; part < parts; ++part) {
          sums[row][part] += left * right[part];
        }
      }
    }
    for (int row = 0; row < height; ++row) {
      for (int part = 0; part < parts; ++part) {
        const Index first = column + part * lanes;
        store(sums[row][part], columns_ - first, c + row * columns_ + first);
      }
    }
  }

  static Packet load(const Scalar* source) {
    Packet packet;
    std::memcpy(&packet, source, sizeof packet);
    return packet;
  }

  /// The first `width` numbers, or all where there are fewer.
  static void store(Packet packet, Index width, Scalar* target) {
    if (width >= lanes) {
      std::memcpy(target, &packet, sizeof packet);
    } else {
      std::memcpy(target, &packet, static_cast<std::size_t>(width) * sizeof(Scalar));
    }
  }

  Index depth_;
  Index columns_;
  MatrixOf<Scalar> panels_;
};

/// a·B for all of a.
template <typename Scalar>
MatrixOf<Scalar> product(const MatrixOf<Scalar>& a, const PackedRight<Scalar>& b) {
  MatrixOf<Scalar> result(a.rows(), b.columns());
  b.multiply(a.data(), a.rows(), result.data());
  return result;
}

}  // namespace headlight::engine
