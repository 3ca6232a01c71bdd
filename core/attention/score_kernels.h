// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <utility>
#include <variant>

#include "core/attention/elementary.h"
#include "core/attention/product_kernel.h"
#include "core/attention/scoring.h"

/// Raw scores a few rows at a time: each class is prepared with all queries (n_q × d_q) and keys
/// (n_k × d_k) of a head and then fills rows first … first + count − 1 of the n_q × n_k scores. Only for
/// the engine's own translation unit.
namespace headlight::engine {

/// q·k.
template <typename Scalar>
class DotRows {
 public:
  DotRows(const DotScore&, const MatrixOf<Scalar>& q, const MatrixOf<Scalar>& k)
      : q_(q), k_(PackedRight<Scalar>::of_transposed(k)) {}

  void fill(Index first, Index count, const std::stop_token&, Scalar* scores) const {
    k_.multiply(q_.data() + first * q_.cols(), count, scores);
  }

 private:
  const MatrixOf<Scalar>& q_;
  PackedRight<Scalar> k_;
};

/// (qᵀ W) k.
template <typename Scalar>
class GeneralRows {
 public:
  GeneralRows(const GeneralScoreOf<Scalar>& function, const MatrixOf<Scalar>& q, const MatrixOf<Scalar>& k)
      : q_w_(product(q, PackedRight<Scalar>::of(*function.w))), k_(PackedRight<Scalar>::of_transposed(k)) {}

  void fill(Index first, Index count, const std::stop_token&, Scalar* scores) const {
    k_.multiply(q_w_.data() + first * q_w_.cols(), count, scores);
  }

 private:
  MatrixOf<Scalar> q_w_;
  PackedRight<Scalar> k_;
};

/// v_aᵀ tanh(W_a q + b_w + U_a k + b_u) + b_v.
template <typename Scalar>
class AdditiveRows {
 public:
  AdditiveRows(const AdditiveScoreOf<Scalar>& function, const MatrixOf<Scalar>& q, const MatrixOf<Scalar>& k)
      : from_query_(product(q, PackedRight<Scalar>::of_transposed(*function.w_a))),
        from_key_(product(*function.u_a, PackedRight<Scalar>::of_transposed(k))),
        v_a_(*function.v_a),
        bias_(function.b_v ? (*function.b_v)(0, 0) : Scalar(0)) {
    if (function.b_w) {
      from_query_.rowwise() += function.b_w->row(0);
    }
    if (function.b_u) {
      from_key_.colwise() += function.b_u->row(0).transpose();
    }
  }

  void fill(Index first, Index count, const std::stop_token& stop, Scalar* scores) const {
    const Index n_k = from_key_.cols();
    for (Index i = 0; i < count && !stop.stop_requested(); ++i) {
      std::fill_n(scores + i * n_k, n_k, bias_);
      for (Index h = 0; h < from_key_.rows(); ++h) {
        add_tanh(from_query_(first + i, h), from_key_.data() + h * n_k, v_a_(0, h), n_k, scores + i * n_k);
      }
    }
  }

 private:
  /// sums[j] += factor · tanh(a + b[j]) for n numbers.
  static void add_tanh(Scalar a, const Scalar* __restrict b, Scalar factor, Index n,
                       Scalar* __restrict sums) {
    for (Index j = 0; j < n; ++j) {
      sums[j] += factor * tanh_of(a + b[j]);
    }
  }

  MatrixOf<Scalar> from_query_;  ///< n_q × d_h
  MatrixOf<Scalar> from_key_;    ///< d_h × n_k: keys run along the rows, as the vector instructions do
  const MatrixOf<Scalar>& v_a_;
  Scalar bias_;
};

/// Any scoring function, prepared.
template <typename Scalar>
using ScoreRows = std::variant<DotRows<Scalar>, GeneralRows<Scalar>, AdditiveRows<Scalar>>;

template <typename Scalar>
struct PrepareScores {
  const MatrixOf<Scalar>& q;
  const MatrixOf<Scalar>& k;
  ScoreRows<Scalar> operator()(const DotScore& function) const { return DotRows<Scalar>(function, q, k); }
  ScoreRows<Scalar> operator()(const GeneralScoreOf<Scalar>& function) const {
    return GeneralRows<Scalar>(function, q, k);
  }
  ScoreRows<Scalar> operator()(const AdditiveScoreOf<Scalar>& function) const {
    return AdditiveRows<Scalar>(function, q, k);
  }
};

}  // namespace headlight::engine
