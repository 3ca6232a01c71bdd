// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/attention/normalize.h"
#include "core/attention/stage.h"
#include "core/experiment/mask.h"
#include "core/experiment/matrix_value.h"
#include "core/experiment/unknown_members.h"
#include "core/experiment/view.h"

namespace headlight {

/// A plain string, or one text per language code ("en", "zh_CN").
using LocalizedText = std::variant<std::string, std::map<std::string, std::string>>;

/// The text in `language`; else in English; else the first there is; else "".
std::string text_in(const LocalizedText& text, const std::string& language);
/// `text` with the words of one language set; a plain string stays one where `language` is empty, and is
/// taken to be English otherwise. Where `language` is empty and there are several texts, the English one is
/// set.
LocalizedText with_text(const LocalizedText& text, const std::string& language, const std::string& words);

struct QkvHead {
  MatrixValue q;                 ///< n_q × d_q
  MatrixValue k;                 ///< n_k × d_k
  std::optional<MatrixValue> v;  ///< n_k × d_v
  UnknownMembers unknown;
  bool operator==(const QkvHead&) const = default;
};
struct QkvInputs {
  std::vector<QkvHead> heads;
  UnknownMembers unknown;
  bool operator==(const QkvInputs&) const = default;
};

struct ProjectedHead {
  MatrixValue w_q;                 ///< d × d_q
  MatrixValue w_k;                 ///< d′ × d_k
  std::optional<MatrixValue> w_v;  ///< d″ × d_v
  std::optional<MatrixValue> b_q;  ///< 1 × d_q
  std::optional<MatrixValue> b_k;  ///< 1 × d_k
  std::optional<MatrixValue> b_v;  ///< 1 × d_v
  UnknownMembers unknown;
  bool operator==(const ProjectedHead&) const = default;
};
/// Q = X W^Q + b, row vectors as in the articles.
struct ProjectedInputs {
  MatrixValue x_query;                 ///< n_q × d
  std::optional<MatrixValue> x_key;    ///< n_k × d′; absent: x_query
  std::optional<MatrixValue> x_value;  ///< n_k × d″; absent: what the keys come from
  std::vector<ProjectedHead> heads;
  std::optional<MatrixValue> w_o;  ///< Σ d_v × d_model
  std::optional<MatrixValue> b_o;  ///< 1 × d_model; needs w_o
  UnknownMembers unknown;
  bool operator==(const ProjectedInputs&) const = default;
};

struct ScoresHead {
  MatrixValue scores;            ///< n_q × n_k, the stage `raw`
  std::optional<MatrixValue> v;  ///< n_k × d_v
  UnknownMembers unknown;
  bool operator==(const ScoresHead&) const = default;
};
struct ScoresInputs {
  std::vector<ScoresHead> heads;
  UnknownMembers unknown;
  bool operator==(const ScoresInputs&) const = default;
};

struct WeightsHead {
  MatrixValue weights;           ///< n_q × n_k, shown as given
  std::optional<MatrixValue> v;  ///< n_k × d_v
  UnknownMembers unknown;
  bool operator==(const WeightsHead&) const = default;
};
struct WeightsInputs {
  std::vector<WeightsHead> heads;
  UnknownMembers unknown;
  bool operator==(const WeightsInputs&) const = default;
};

using Inputs = std::variant<QkvInputs, ProjectedInputs, ScoresInputs, WeightsInputs>;
/// In the order of the alternatives of `Inputs`.
enum class InputKind { qkv, projected, scores, weights };

struct DotScoring {
  bool operator==(const DotScoring&) const = default;
};
struct ScaledDotScoring {
  std::optional<double> scale;  ///< absent: 1/√d_k, each head its own
  bool operator==(const ScaledDotScoring&) const = default;
};
/// v_aᵀ tanh(W_a q + b_w + U_a k + b_u) + b_v (Bahdanau et al., 2015).
struct AdditiveHead {
  MatrixValue w_a;                 ///< d_h × d_q
  MatrixValue u_a;                 ///< d_h × d_k
  MatrixValue v_a;                 ///< 1 × d_h
  std::optional<MatrixValue> b_w;  ///< 1 × d_h
  std::optional<MatrixValue> b_u;  ///< 1 × d_h
  std::optional<MatrixValue> b_v;  ///< 1 × 1
  UnknownMembers unknown;
  bool operator==(const AdditiveHead&) const = default;
};
struct AdditiveScoring {
  std::vector<AdditiveHead> heads;
  bool operator==(const AdditiveScoring&) const = default;
};
/// qᵀ W k (Luong et al., 2015).
struct GeneralHead {
  MatrixValue w;  ///< d_q × d_k
  UnknownMembers unknown;
  bool operator==(const GeneralHead&) const = default;
};
struct GeneralScoring {
  std::vector<GeneralHead> heads;
  bool operator==(const GeneralScoring&) const = default;
};
using ScoringFunction = std::variant<DotScoring, ScaledDotScoring, AdditiveScoring, GeneralScoring>;
/// In the order of the alternatives of `ScoringFunction`.
enum class ScoringKind { dot, scaled_dot, additive, general };

struct Scoring {
  ScoringFunction function = ScaledDotScoring{};
  UnknownMembers unknown;
  bool operator==(const Scoring&) const = default;
};

/// What an experiment file says: a value with equality. `validate` (experiment/validate.h) tells
/// whether its parts fit together; everything else may rely on that.
struct Experiment {
  LocalizedText title;
  LocalizedText notes;
  std::vector<std::string> query_tokens;
  /// Absent: the same as the queries, and kept linked.
  std::optional<std::vector<std::string>> key_tokens;
  Inputs inputs = QkvInputs{};
  Scoring scoring;
  double temperature = 1.0;
  /// One for all heads, or one per head.
  std::variant<Normalizer, std::vector<Normalizer>> normalizer = Normalizer::softmax;
  Mask mask;
  View view;
  UnknownMembers unknown;
  bool operator==(const Experiment&) const = default;
};

InputKind input_kind(const Experiment& experiment);
ScoringKind scoring_kind(const Experiment& experiment);
/// The names in files: "qkv", "scaled_dot" …
std::string_view input_kind_name(InputKind kind);
std::string_view scoring_kind_name(ScoringKind kind);
Index head_count(const Experiment& experiment);
Index query_count(const Experiment& experiment);
Index key_count(const Experiment& experiment);
const std::vector<std::string>& key_tokens(const Experiment& experiment);
Normalizer normalizer_of(const Experiment& experiment, HeadIndex head);
/// Whether every head brings values, so that `v`, `output` and `concat` exist.
bool has_values(const Experiment& experiment);
/// Whether the mask acts: for every kind of input but `weights`.
bool mask_acts(const Experiment& experiment);
/// The stages this experiment has, in the order of the calculation.
std::vector<Stage> stages_of(const Experiment& experiment);

}  // namespace headlight
