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
      const Scalar* const panel = panels_.data() + column * depth_;
      Index row = 0;
      for (; row + tile_height <= rows; row += tile_height) {
        tile<tile_height>(a + row * depth_, panel, column, c + row * columns_);
      }
      for (; row < rows; ++row) {
        tile<1>(a + row * depth_, panel, column, c + row * columns_);
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

  /// c(0 … height − 1, column … ) = a·panel.
  template <int height>
  void tile(const Scalar* a, const Scalar* panel, Index column, Scalar* c) const {
    Packet sums[height][3] = {};
    for (Index t = 0; t < depth_; ++t) {
      const Scalar* const b = panel + t * panel_width;
      const Packet left = load(b);
      const Packet middle = load(b + lanes);
      const Packet right = load(b + 2 * lanes);
      for (int row = 0; row < height; ++row) {
        const Scalar factor = a[row * depth_ + t];
        sums[row][0] += factor * left;
        sums[row][1] += factor * middle;
        sums[row][2] += factor * right;
      }
    }
    for (int row = 0; row < height; ++row) {
      store(sums[row], columns_ - column, c + row * columns_ + column);
    }
  }

  static Packet load(const Scalar* source) {
    Packet packet;
    std::memcpy(&packet, source, sizeof packet);
    return packet;
  }

  /// The first `width` numbers of a row of a tile, or all where there are fewer.
  static void store(const Packet (&sums)[3], Index width, Scalar* target) {
    if (width >= panel_width) {
      std::memcpy(target, &sums[0], sizeof(Packet));
      std::memcpy(target + lanes, &sums[1], sizeof(Packet));
      std::memcpy(target + 2 * lanes, &sums[2], sizeof(Packet));
      return;
    }
    const Packet copy[3] = {sums[0], sums[1], sums[2]};
    std::memcpy(target, copy, static_cast<std::size_t>(width) * sizeof(Scalar));
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
