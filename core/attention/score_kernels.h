// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <stop_token>
#include <type_traits>

#include "core/attention/scoring.h"

/// Raw scores, n_q × n_k, from q n_q × d_q and k n_k × d_k. Only for the engine's own translation unit.
namespace headlight::engine {

template <typename Scalar>
MatrixOf<Scalar> raw_scores(const DotScore&, const MatrixOf<Scalar>& q, const MatrixOf<Scalar>& k,
                            const std::stop_token&) {
  return q * k.transpose();
}

template <typename Scalar>
MatrixOf<Scalar> raw_scores(const GeneralScoreOf<Scalar>& function, const MatrixOf<Scalar>& q,
                            const MatrixOf<Scalar>& k, const std::stop_token&) {
  const MatrixOf<Scalar> projected = q * *function.w;
  return projected * k.transpose();
}

template <typename Scalar>
MatrixOf<Scalar> raw_scores(const AdditiveScoreOf<Scalar>& function, const MatrixOf<Scalar>& q,
                            const MatrixOf<Scalar>& k, const std::stop_token& stop) {
  MatrixOf<Scalar> from_query = q * function.w_a->transpose();
  MatrixOf<Scalar> from_key = k * function.u_a->transpose();
  if (function.b_w) {
    from_query.rowwise() += function.b_w->row(0);
  }
  if (function.b_u) {
    from_key.rowwise() += function.b_u->row(0);
  }
  const Scalar bias = function.b_v ? (*function.b_v)(0, 0) : Scalar(0);
  MatrixOf<Scalar> raw(q.rows(), k.rows());
  for (Index i = 0; i < raw.rows() && !stop.stop_requested(); ++i) {
    for (Index j = 0; j < raw.cols(); ++j) {
      Scalar sum = bias;
      for (Index h = 0; h < from_query.cols(); ++h) {
        sum += (*function.v_a)(0, h) * std::tanh(from_query(i, h) + from_key(j, h));
      }
      raw(i, j) = sum;
    }
  }
  return raw;
}

}  // namespace headlight::engine
