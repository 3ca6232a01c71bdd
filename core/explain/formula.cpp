// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/formula.h"

#include <array>

namespace headlight {

namespace {

constexpr Symbol q{"q", "q", "id"};
constexpr Symbol k{"k", "k", "jd"};
constexpr Symbol v{"v", "v", "jd"};
constexpr Symbol raw{"e", "e", "ij"};
constexpr Symbol score{"s", "s", "ij"};
constexpr Symbol logit{"\\ell", "ℓ", "ij"};
constexpr Symbol weight{"a", "a", "ij"};
constexpr Symbol output{"o", "o", "id"};
constexpr Symbol concat{"c", "c", "in"};
constexpr Symbol final_output{"y", "y", "im"};
constexpr Symbol query_part{"f", "f", "ih"};
constexpr Symbol key_part{"g", "g", "jh"};
constexpr Symbol moved_query{"u", "u", "id"};
constexpr Symbol maximum{"m", "m", "i"};
constexpr Symbol total{"Z", "Z", "i"};
constexpr Symbol exponential{"x", "x", "ij"};
constexpr Symbol winner{"\\hat{\\jmath}", "ĵ", "i"};

struct Entry {
  Formula formula;
  std::string_view name;
  Symbol left;
  std::string_view latex;
  std::string_view plain;
};

constexpr std::array entries{
    Entry{Formula::given_q, "given-q", q, "Q_{id}", "Q_id"},
    Entry{Formula::given_k, "given-k", k, "K_{jd}", "K_jd"},
    Entry{Formula::given_v, "given-v", v, "V_{jd}", "V_jd"},
    Entry{Formula::given_raw, "given-raw", raw, "S_{ij}", "S_ij"},
    Entry{Formula::given_weight, "given-weight", weight, "A_{ij}", "A_ij"},

    Entry{Formula::q_of_x, "q-of-x", q, "\\sum_{t} X_{it} W^{Q}_{td}", "Σ_t X_it·W^Q_td"},
    Entry{Formula::q_of_x_biased, "q-of-x-biased", q, "\\sum_{t} X_{it} W^{Q}_{td} + b^{Q}_{d}",
          "Σ_t X_it·W^Q_td + b^Q_d"},
    Entry{Formula::k_of_x, "k-of-x", k, "\\sum_{t} X_{jt} W^{K}_{td}", "Σ_t X_jt·W^K_td"},
    Entry{Formula::k_of_x_biased, "k-of-x-biased", k, "\\sum_{t} X_{jt} W^{K}_{td} + b^{K}_{d}",
          "Σ_t X_jt·W^K_td + b^K_d"},
    Entry{Formula::k_of_x_key, "k-of-x-key", k, "\\sum_{t} (X_{k})_{jt} W^{K}_{td}", "Σ_t (X_k)_jt·W^K_td"},
    Entry{Formula::k_of_x_key_biased, "k-of-x-key-biased", k, "\\sum_{t} (X_{k})_{jt} W^{K}_{td} + b^{K}_{d}",
          "Σ_t (X_k)_jt·W^K_td + b^K_d"},
    Entry{Formula::v_of_x, "v-of-x", v, "\\sum_{t} X_{jt} W^{V}_{td}", "Σ_t X_jt·W^V_td"},
    Entry{Formula::v_of_x_biased, "v-of-x-biased", v, "\\sum_{t} X_{jt} W^{V}_{td} + b^{V}_{d}",
          "Σ_t X_jt·W^V_td + b^V_d"},
    Entry{Formula::v_of_x_key, "v-of-x-key", v, "\\sum_{t} (X_{k})_{jt} W^{V}_{td}", "Σ_t (X_k)_jt·W^V_td"},
    Entry{Formula::v_of_x_key_biased, "v-of-x-key-biased", v, "\\sum_{t} (X_{k})_{jt} W^{V}_{td} + b^{V}_{d}",
          "Σ_t (X_k)_jt·W^V_td + b^V_d"},
    Entry{Formula::v_of_x_value, "v-of-x-value", v, "\\sum_{t} (X_{v})_{jt} W^{V}_{td}",
          "Σ_t (X_v)_jt·W^V_td"},
    Entry{Formula::v_of_x_value_biased, "v-of-x-value-biased", v,
          "\\sum_{t} (X_{v})_{jt} W^{V}_{td} + b^{V}_{d}", "Σ_t (X_v)_jt·W^V_td + b^V_d"},

    Entry{Formula::dot, "dot", raw, "\\sum_{d} q_{id} k_{jd}", "Σ_d q_id·k_jd"},
    Entry{Formula::general, "general", raw, "\\sum_{d} u_{id} k_{jd}", "Σ_d u_id·k_jd"},
    Entry{Formula::moved_query, "moved-query", moved_query, "\\sum_{t} q_{it} W_{td}", "Σ_t q_it·W_td"},
    Entry{Formula::additive, "additive", raw, "\\sum_{h} (v_{a})_{h} \\tanh(f_{ih} + g_{jh})",
          "Σ_h (v_a)_h·tanh(f_ih + g_jh)"},
    Entry{Formula::additive_biased, "additive-biased", raw,
          "\\sum_{h} (v_{a})_{h} \\tanh(f_{ih} + g_{jh}) + b_{v}", "Σ_h (v_a)_h·tanh(f_ih + g_jh) + b_v"},
    Entry{Formula::query_part, "query-part", query_part, "\\sum_{d} (W_{a})_{hd} q_{id}",
          "Σ_d (W_a)_hd·q_id"},
    Entry{Formula::query_part_biased, "query-part-biased", query_part,
          "\\sum_{d} (W_{a})_{hd} q_{id} + (b_{w})_{h}", "Σ_d (W_a)_hd·q_id + (b_w)_h"},
    Entry{Formula::key_part, "key-part", key_part, "\\sum_{d} (U_{a})_{hd} k_{jd}", "Σ_d (U_a)_hd·k_jd"},
    Entry{Formula::key_part_biased, "key-part-biased", key_part,
          "\\sum_{d} (U_{a})_{hd} k_{jd} + (b_{u})_{h}", "Σ_d (U_a)_hd·k_jd + (b_u)_h"},

    Entry{Formula::score_as_raw, "score-as-raw", score, "e_{ij}", "e_ij"},
    Entry{Formula::score_over_root_d_k, "score-over-root-d-k", score, "\\frac{e_{ij}}{\\sqrt{d_{k}}}",
          "e_ij / √d_k"},
    Entry{Formula::score_times_scale, "score-times-scale", score, "e_{ij} \\cdot \\gamma", "e_ij·γ"},

    Entry{Formula::logit_as_score, "logit-as-score", logit, "s_{ij}", "s_ij"},
    Entry{Formula::logit_over_temperature, "logit-over-temperature", logit, "\\frac{s_{ij}}{T}", "s_ij / T"},
    Entry{Formula::logit_excluded, "logit-excluded", logit, "-\\infty", "-∞"},
    Entry{Formula::logit_with_mask, "logit-with-mask", logit, "s_{ij} + M_{ij} \\cdot \\mu", "s_ij + M_ij·μ"},
    Entry{Formula::logit_over_temperature_with_mask, "logit-over-temperature-with-mask", logit,
          "\\frac{s_{ij}}{T} + M_{ij} \\cdot \\mu", "s_ij / T + M_ij·μ"},
    Entry{Formula::logit_replaced, "logit-replaced", logit, "\\mu", "μ"},

    Entry{Formula::softmax, "softmax", weight,
          "\\frac{\\exp(\\ell_{ij} - m_{i})}{\\sum_{j'} \\exp(\\ell_{ij'} - m_{i})}",
          "exp(ℓ_ij - m_i) / Σ_j' exp(ℓ_ij' - m_i)"},
    Entry{Formula::softmax_maximum, "softmax-maximum", maximum, "\\max_{j'} \\ell_{ij'}", "max_j' ℓ_ij'"},
    Entry{Formula::softmax_sum, "softmax-sum", total, "\\sum_{j'} \\exp(\\ell_{ij'} - m_{i})",
          "Σ_j' exp(ℓ_ij' - m_i)"},
    Entry{Formula::softmax_exponential, "softmax-exponential", exponential, "\\exp(\\ell_{ij} - m_{i})",
          "exp(ℓ_ij - m_i)"},
    Entry{Formula::softmax_quotient, "softmax-quotient", weight, "\\frac{x_{ij}}{Z_{i}}", "x_ij / Z_i"},
    // The bracket is Iverson's: 1 where what it holds is true, else 0.
    Entry{Formula::hardmax, "hardmax", weight,
          "\\bigl[\\, j = \\min \\operatorname{arg\\,max}_{j'} \\ell_{ij'} \\,\\bigr]",
          "[j = min argmax_j' ℓ_ij']"},
    Entry{Formula::hardmax_of_scores, "hardmax-of-scores", weight,
          "\\bigl[\\, j = \\min \\operatorname{arg\\,max}_{j'} \\hat{s}_{ij'} \\,\\bigr]",
          "[j = min argmax_j' ŝ_ij']"},
    Entry{Formula::hardmax_winner, "hardmax-winner", winner,
          "\\min \\operatorname{arg\\,max}_{j'} \\ell_{ij'}", "min argmax_j' ℓ_ij'"},
    Entry{Formula::hardmax_winner_of_scores, "hardmax-winner-of-scores", winner,
          "\\min \\operatorname{arg\\,max}_{j'} \\hat{s}_{ij'}", "min argmax_j' ŝ_ij'"},
    Entry{Formula::hardmax_equality, "hardmax-equality", weight, "[\\, j = \\hat{\\jmath}_{i} \\,]",
          "[j = ĵ_i]"},
    Entry{Formula::weight_of_excluded_key, "weight-of-excluded-key", weight, "0", "0"},
    Entry{Formula::weight_where_nothing_is_seen, "weight-where-nothing-is-seen", weight, "0", "0"},

    Entry{Formula::weighted_sum, "weighted-sum", output, "\\sum_{j} a_{ij} v_{jd}", "Σ_j a_ij·v_jd"},
    Entry{Formula::concatenation, "concatenation", concat, "o^{(h)}_{id}", "o^(h)_id"},
    Entry{Formula::output_projection, "output-projection", final_output, "\\sum_{n} c_{in} W^{O}_{nm}",
          "Σ_n c_in·W^O_nm"},
    Entry{Formula::output_projection_biased, "output-projection-biased", final_output,
          "\\sum_{n} c_{in} W^{O}_{nm} + b^{O}_{m}", "Σ_n c_in·W^O_nm + b^O_m"},
};

constexpr auto formulas = [] {
  std::array<Formula, entries.size()> all{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i] = entries[i].formula;
  }
  return all;
}();

constexpr bool stand_in_order() {
  for (std::size_t i = 0; i < formulas.size(); ++i) {
    if (formulas[i] != static_cast<Formula>(i)) {
      return false;
    }
  }
  return static_cast<std::size_t>(Formula::output_projection_biased) + 1 == formulas.size();
}
static_assert(stand_in_order());

const Entry& entry(Formula formula) { return entries[static_cast<std::size_t>(formula)]; }

}  // namespace

std::span<const Formula> all_formulas() { return formulas; }

std::string_view formula_name(Formula formula) { return entry(formula).name; }

Symbol formula_subject(Formula formula) { return entry(formula).left; }

Symbol stage_symbol(Stage stage) {
  switch (stage) {
    case Stage::q: return q;
    case Stage::k: return k;
    case Stage::v: return v;
    case Stage::raw: return raw;
    case Stage::scores: return score;
    case Stage::logits: return logit;
    case Stage::weights: return weight;
    case Stage::output: return output;
    case Stage::concat: return concat;
    case Stage::final_output: return final_output;
  }
  return weight;
}

std::string formula_latex(Formula formula) {
  const Symbol left = formula_subject(formula);
  return std::string(left.latex)
      .append("_{")
      .append(left.indices)
      .append("} = ")
      .append(formula_latex_right(formula));
}

std::string formula_plain(Formula formula) {
  const Symbol left = formula_subject(formula);
  return std::string(left.plain)
      .append("_")
      .append(left.indices)
      .append(" = ")
      .append(formula_plain_right(formula));
}

std::string_view formula_latex_right(Formula formula) { return entry(formula).latex; }

std::string_view formula_plain_right(Formula formula) { return entry(formula).plain; }

}  // namespace headlight
