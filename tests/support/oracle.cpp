// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle.h"

#include <cmath>
#include <limits>

namespace headlight::test {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Matrix product(const Matrix& a, const Matrix& b) {
  Matrix result(a.rows(), b.cols());
  for (Index i = 0; i < a.rows(); ++i) {
    for (Index j = 0; j < b.cols(); ++j) {
      double sum = 0.0;
      for (Index t = 0; t < a.cols(); ++t) {
        sum += a(i, t) * b(t, j);
      }
      result(i, j) = sum;
    }
  }
  return result;
}

Matrix project(const Matrix& x, const MatrixValue& w, const std::optional<MatrixValue>& b) {
  Matrix result = product(x, w.values());
  for (Index i = 0; i < result.rows(); ++i) {
    for (Index j = 0; b && j < result.cols(); ++j) {
      result(i, j) += b->values()(0, j);
    }
  }
  return result;
}

double entry(const std::optional<MatrixValue>& vector, Index index) {
  return vector ? vector->values()(0, index) : 0.0;
}

double score(const ScoringFunction& function, std::size_t head, const Matrix& q, Index i, const Matrix& k,
             Index j) {
  double sum = 0.0;
  if (const auto* additive = std::get_if<AdditiveScoring>(&function)) {
    const AdditiveHead& p = additive->heads[head];
    for (Index h = 0; h < p.v_a.columns(); ++h) {
      double inside = entry(p.b_w, h) + entry(p.b_u, h);
      for (Index t = 0; t < q.cols(); ++t) {
        inside += p.w_a.values()(h, t) * q(i, t);
      }
      for (Index t = 0; t < k.cols(); ++t) {
        inside += p.u_a.values()(h, t) * k(j, t);
      }
      sum += p.v_a.values()(0, h) * std::tanh(inside);
    }
    return sum + entry(p.b_v, 0);
  }
  if (const auto* general = std::get_if<GeneralScoring>(&function)) {
    // (qᵀ W) k, in this order: with infinities it matters.
    for (Index t = 0; t < k.cols(); ++t) {
      double moved = 0.0;
      for (Index s = 0; s < q.cols(); ++s) {
        moved += q(i, s) * general->heads[head].w.values()(s, t);
      }
      sum += moved * k(j, t);
    }
    return sum;
  }
  for (Index t = 0; t < q.cols(); ++t) {
    sum += q(i, t) * k(j, t);
  }
  return sum;
}

bool layer_hides(const MaskLayer& layer, Index head, Index i, Index j) {
  bool applies = layer.enabled && !layer.heads;
  for (std::size_t n = 0; layer.enabled && layer.heads && n < layer.heads->size(); ++n) {
    applies = applies || (*layer.heads)[n].value == head;
  }
  if (!applies) {
    return false;
  }
  if (std::holds_alternative<CausalMask>(layer.pattern)) {
    return j > i;
  }
  if (const auto* window = std::get_if<WindowMask>(&layer.pattern)) {
    return j < i - window->left || j > i + window->right;
  }
  if (const auto* prefix = std::get_if<PrefixMask>(&layer.pattern)) {
    return j >= prefix->length && j > i;
  }
  bool hides = false;
  if (const auto* padding = std::get_if<PaddingMask>(&layer.pattern)) {
    for (const KeyIndex key : padding->keys) {
      hides = hides || key.value == j;
    }
  } else {
    for (const Cell cell : std::get<PaintedMask>(layer.pattern).hidden) {
      hides = hides || (cell.query.value == i && cell.key.value == j);
    }
  }
  return hides;
}

bool is_hidden(const Mask& mask, Index head, Index i, Index j) {
  bool hidden = false;
  for (const MaskLayer& layer : mask.layers) {
    hidden = hidden || layer_hides(layer, head, i, j);
  }
  return hidden;
}

double masked(const Mask& mask, bool hidden, double logit) {
  if (!hidden) {
    return logit;
  }
  switch (mask.mode) {
    case MaskMode::exclude: return -infinity;
    case MaskMode::add: return logit + mask.value;
    default: return mask.value;
  }
}

/// Weights of one row; `numbers` are the logits, or for hardmax the masked scores.
std::vector<double> normalize(const std::vector<double>& numbers, const std::vector<bool>& excluded,
                              Normalizer normalizer) {
  std::vector<double> weights(numbers.size(), 0.0);
  double largest = -infinity;
  std::size_t best = 0;
  bool spoiled = false;
  for (std::size_t j = 0; j < numbers.size(); ++j) {
    spoiled = spoiled || std::isnan(numbers[j]) || numbers[j] == infinity;
    if (numbers[j] > largest) {
      largest = numbers[j];
      best = j;
    }
  }
  if (spoiled) {
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      weights[j] = excluded[j] ? 0.0 : std::numeric_limits<double>::quiet_NaN();
    }
    return weights;
  }
  if (largest == -infinity) {
    return weights;
  }
  if (normalizer == Normalizer::hardmax) {
    weights[best] = 1.0;
    return weights;
  }
  double sum = 0.0;
  for (const double number : numbers) {
    sum += std::exp(number - largest);
  }
  for (std::size_t j = 0; j < numbers.size(); ++j) {
    weights[j] = std::exp(numbers[j] - largest) / sum;
  }
  return weights;
}

double scale_of(const Experiment& experiment, const OracleHead& head) {
  const auto* scaled = std::get_if<ScaledDotScoring>(&experiment.scoring.function);
  if (scaled == nullptr) {
    return 1.0;
  }
  return scaled->scale ? *scaled->scale : 1.0 / std::sqrt(static_cast<double>(head.k->cols()));
}

void add_scores_and_weights(const Experiment& experiment, Index index, OracleHead& head) {
  const Index n_q = head.raw->rows();
  const Index n_k = head.raw->cols();
  head.scores.emplace(n_q, n_k);
  head.logits.emplace(n_q, n_k);
  head.weights.emplace(n_q, n_k);
  const double scale = scale_of(experiment, head);
  const Normalizer normalizer = normalizer_of(experiment, HeadIndex{index});
  for (Index i = 0; i < n_q; ++i) {
    std::vector<double> numbers;
    std::vector<bool> excluded;
    bool sees_nothing = true;
    for (Index j = 0; j < n_k; ++j) {
      const double number = (*head.raw)(i, j) * scale;
      const double logit = number / experiment.temperature;
      const bool hidden = is_hidden(experiment.mask, index, i, j);
      (*head.scores)(i, j) = number;
      (*head.logits)(i, j) = masked(experiment.mask, hidden, logit);
      const double looked_at = normalizer == Normalizer::softmax ? logit : number;
      numbers.push_back(masked(experiment.mask, hidden, looked_at));
      excluded.push_back(hidden && experiment.mask.mode == MaskMode::exclude);
      sees_nothing = sees_nothing && (hidden || looked_at == -infinity);
    }
    head.fully_hidden.push_back(sees_nothing);
    const std::vector<double> weights = normalize(numbers, excluded, normalizer);
    for (Index j = 0; j < n_k; ++j) {
      (*head.weights)(i, j) = weights[static_cast<std::size_t>(j)];
    }
  }
}

void add_output(OracleHead& head) {
  Matrix output = Matrix::Zero(head.weights->rows(), head.v->cols());
  for (Index i = 0; i < output.rows(); ++i) {
    for (Index c = 0; c < output.cols(); ++c) {
      for (Index j = 0; j < head.weights->cols(); ++j) {
        if ((*head.weights)(i, j) != 0.0) {
          output(i, c) += (*head.weights)(i, j) * (*head.v)(j, c);
        }
      }
    }
  }
  head.output = output;
}

/// q, k and v, or raw, or weights: what the inputs bring or project.
OracleHead inputs_of(const Experiment& experiment, std::size_t index) {
  OracleHead head;
  const auto given = [](const std::optional<MatrixValue>& value) {
    return value ? std::optional(value->values()) : std::nullopt;
  };
  if (const auto* qkv = std::get_if<QkvInputs>(&experiment.inputs)) {
    head.q = qkv->heads[index].q.values();
    head.k = qkv->heads[index].k.values();
    head.v = given(qkv->heads[index].v);
  } else if (const auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs)) {
    const ProjectedHead& p = projected->heads[index];
    const MatrixValue& x_query = projected->x_query;
    const MatrixValue& x_key = projected->x_key ? *projected->x_key : x_query;
    const MatrixValue& x_value = projected->x_value ? *projected->x_value : x_key;
    head.q = project(x_query.values(), p.w_q, p.b_q);
    head.k = project(x_key.values(), p.w_k, p.b_k);
    if (p.w_v) {
      head.v = project(x_value.values(), *p.w_v, p.b_v);
    }
  } else if (const auto* scores = std::get_if<ScoresInputs>(&experiment.inputs)) {
    head.raw = scores->heads[index].scores.values();
    head.v = given(scores->heads[index].v);
  } else {
    const auto& weights = std::get<WeightsInputs>(experiment.inputs);
    head.weights = weights.heads[index].weights.values();
    head.v = given(weights.heads[index].v);
  }
  return head;
}

Matrix side_by_side(const std::vector<OracleHead>& heads) {
  Index columns = 0;
  for (const OracleHead& head : heads) {
    columns += head.output->cols();
  }
  Matrix concat(heads.front().output->rows(), columns);
  Index column = 0;
  for (const OracleHead& head : heads) {
    for (Index c = 0; c < head.output->cols(); ++c, ++column) {
      for (Index i = 0; i < concat.rows(); ++i) {
        concat(i, column) = (*head.output)(i, c);
      }
    }
  }
  return concat;
}

}  // namespace

OracleTrace oracle(const Experiment& experiment) {
  OracleTrace trace;
  for (Index index = 0; index < head_count(experiment); ++index) {
    OracleHead head = inputs_of(experiment, static_cast<std::size_t>(index));
    if (head.q) {
      head.raw.emplace(head.q->rows(), head.k->rows());
      for (Index i = 0; i < head.raw->rows(); ++i) {
        for (Index j = 0; j < head.raw->cols(); ++j) {
          (*head.raw)(i, j) =
              score(experiment.scoring.function, static_cast<std::size_t>(index), *head.q, i, *head.k, j);
        }
      }
    }
    if (head.raw) {
      add_scores_and_weights(experiment, index, head);
    }
    if (head.v) {
      add_output(head);
    }
    trace.heads.push_back(std::move(head));
  }
  if (trace.heads.front().output) {
    trace.concat = side_by_side(trace.heads);
  }
  const auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs);
  if (trace.concat && projected != nullptr && projected->w_o) {
    trace.final_output = project(*trace.concat, *projected->w_o, projected->b_o);
  }
  return trace;
}

}  // namespace headlight::test
