// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/derivation_text.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/explain/notation.h"

namespace headlight {

namespace {

/// One side of a line and what follows from it.
struct Line {
  std::string left;
  std::vector<MathText> right;
};

template <typename Notation>
class Writer {
 public:
  Writer(const Derivation& derivation, const DerivationTextStyle& style)
      : derivation_(derivation), style_(style) {}

  std::vector<Line> lines() {
    std::vector<Line> result;
    const auto add_formula = [&result](Formula formula) {
      const Symbol symbol = formula_subject(formula);
      result.push_back(
          {std::string(Notation::name(symbol)) + Notation::subscript(std::string(symbol.indices)),
           {{std::string(Notation::right_side(formula))}}});
    };
    if (derivation_.steps.size() > 1) {
      add_formula(derivation_.formula);
    }
    for (const DerivationStep& step : derivation_.steps) {
      add_formula(step.formula);
      for (const Formula part : derivation_.definitions) {
        add_formula(part);
      }
      result.push_back(line(step));
      done_.push_back(step.node);
    }
    return result;
  }

 private:
  /// The step with this cell's numbers.
  Line line(const DerivationStep& step) const {
    const DerivationNode& node = derivation_.nodes[step.node];
    Line line{subject(formula_subject(step.formula)), {}};
    const auto add = [&line](MathText text) {
      if (line.right.empty() || line.right.back().text != text.text) {
        line.right.push_back(std::move(text));
      }
    };
    if (node.operation == Operation::number) {
      if (const std::string copied = symbol(node.address); !copied.empty()) {
        add({copied});
      }
    } else {
      add(expression(step.node, everything));
      if (node.operation == Operation::sum) {
        add(expression(step.node, 1));
      }
    }
    add(number(node.value));
    return line;
  }

  /// "a^{(2)}_{1,3}".
  std::string symbol(const Symbol& symbol, std::optional<HeadIndex> head, Index row, Index column) const {
    std::string text(Notation::name(symbol));
    if (head && derivation_.head_count > 1) {
      text += Notation::superscript("(" + std::to_string(head->value + 1) + ")");
    }
    const std::string first = std::to_string(row + 1);
    const bool is_vector = symbol.indices.size() == 1;
    return text + Notation::subscript(is_vector ? first : first + "," + std::to_string(column + 1));
  }

  std::string symbol(const Symbol& symbol_of_cell, const StageCell& cell) const {
    return symbol(symbol_of_cell, is_per_head(cell.stage) ? std::optional(cell.head) : std::nullopt, cell.row,
                  cell.column);
  }
  std::string symbol(const Symbol& symbol_of_cell, const PartCell& cell) const {
    return symbol(symbol_of_cell, cell.head, cell.row, cell.column);
  }

  /// A quantity of the cell that is derived.
  std::string subject(const Symbol& quantity) const {
    return std::visit([&](const auto& cell) { return symbol(quantity, cell); }, derivation_.subject);
  }

  /// An input or a number of the stage before; "" for what is neither.
  std::string symbol(const Address& address) const {
    if (const auto* const input = std::get_if<InputNumber>(&address)) {
      const std::string_view name = role_symbol(input->matrix.role);
      return symbol({name, name, "ij"}, input->matrix.head, input->row, input->column);
    }
    const auto* const cell = std::get_if<StageCell>(&address);
    return cell == nullptr ? std::string() : symbol(stage_symbol(cell->stage), *cell);
  }

  MathText number(double value) const {
    const RoundedNumber written = rounded(value, style_.digits);
    return {Notation::number(value, written), Binding::whole, written.is_exact};
  }

  /// A node in terms of what lies `depth` operations before it, in terms of leaves and earlier lines at the
  /// latest.
  MathText expression(NodeIndex index, int depth) const {
    const DerivationNode& node = derivation_.nodes[index];
    const bool is_known = std::find(done_.begin(), done_.end(), index) != done_.end();
    if (node.operation == Operation::number || depth == 0 || is_known) {
      return number(node.value);
    }
    const auto operand = [&](std::size_t i) {
      return expression(derivation_.operands_of(node)[i], depth - 1);
    };
    switch (node.operation) {
      case Operation::number: break;
      case Operation::sum: return sum(index, depth);
      case Operation::product:
      case Operation::weighted_product: return product(operand(0), operand(1));
      case Operation::difference: return difference(operand(0), operand(1));
      case Operation::quotient: return Notation::quotient(operand(0), operand(1));
      case Operation::exponential: return function(Notation::exponential, operand(0));
      case Operation::hyperbolic_tangent: return function(Notation::hyperbolic_tangent, operand(0));
      case Operation::square_root: {
        const MathText of = operand(0);
        return {Notation::root(of.text), Binding::whole, of.is_exact};
      }
      case Operation::maximum: return list(Notation::maximum, index, depth);
      case Operation::first_largest: return list(Notation::first_largest, index, depth);
      case Operation::equality: {
        const MathText left = operand(0);
        const MathText right = operand(1);
        return {"[" + left.text + " = " + right.text + "]", Binding::whole, left.is_exact && right.is_exact};
      }
    }
    return number(node.value);
  }

  static std::string tight(const MathText& text, Binding binding) {
    return text.binding < binding || text.is_negative() ? Notation::parenthesised(text.text) : text.text;
  }

  static MathText product(const MathText& a, const MathText& b) {
    // A minus sign in front of the whole product needs no parentheses.
    const std::string left = a.binding < Binding::product ? Notation::parenthesised(a.text) : a.text;
    return {left + std::string(Notation::dot) + tight(b, Binding::product), Binding::product,
            a.is_exact && b.is_exact};
  }

  static MathText difference(const MathText& a, const MathText& b) {
    return {a.text + " - " + tight(b, Binding::product), Binding::sum, a.is_exact && b.is_exact};
  }

  static MathText function(std::string_view name, const MathText& of) {
    return {std::string(name) + Notation::parenthesised(of.text), Binding::whole, of.is_exact};
  }

  /// The sum's terms; a sum within the sum (that to which a bias is added) is written out as well.
  MathText sum(NodeIndex index, int depth) const {
    const DerivationNode& node = derivation_.nodes[index];
    MathText result{"", node.operand_count == 1 ? Binding::product : Binding::sum, true};
    const auto add = [&result](const MathText& term) {
      if (result.text.empty()) {
        result.text = term.text;
      } else if (term.is_negative()) {
        result.text += " - " + term.text.substr(1);
      } else {
        result.text += " + " + term.text;
      }
      result.is_exact = result.is_exact && term.is_exact;
    };
    for (const FoldedTerm& term : fold(derivation_, index, style_.fold)) {
      const NodeIndex operand = derivation_.operands_of(node)[static_cast<std::size_t>(term.first)];
      if (term.is_folded()) {
        add({std::string(Notation::dots)});
      } else {
        const bool is_sum = derivation_.nodes[operand].operation == Operation::sum;
        add(expression(operand, is_sum ? depth : depth - 1));
      }
    }
    return result.text.empty() ? number(0.0) : result;
  }

  MathText list(std::string_view name, NodeIndex index, int depth) const {
    const DerivationNode& node = derivation_.nodes[index];
    MathText inside;
    for (const FoldedTerm& term : fold(derivation_, index, style_.fold)) {
      const NodeIndex operand = derivation_.operands_of(node)[static_cast<std::size_t>(term.first)];
      const MathText text =
          term.is_folded() ? MathText{std::string(Notation::listed_dots)} : expression(operand, depth - 1);
      inside.text += (inside.text.empty() ? "" : ", ") + text.text;
      inside.is_exact = inside.is_exact && text.is_exact;
    }
    return function(name, inside);
  }

  static constexpr int everything = 1000;

  const Derivation& derivation_;
  const DerivationTextStyle& style_;
  std::vector<NodeIndex> done_;
};

/// "=" while nothing is rounded, "≈" for the rest of the line from there.
template <typename Notation>
class Relation {
 public:
  std::string_view before(const MathText& part) {
    is_exact_ = is_exact_ && part.is_exact;
    return is_exact_ ? "=" : Notation::approximately;
  }

 private:
  bool is_exact_ = true;
};

}  // namespace

std::string to_latex(const Derivation& derivation, const DerivationTextStyle& style) {
  std::string rows;
  for (const Line& line : Writer<LatexNotation>(derivation, style).lines()) {
    Relation<LatexNotation> relation;
    std::string_view left = line.left;
    for (const MathText& part : line.right) {
      rows.append(rows.empty() ? "" : " \\\\\n")
          .append(std::exchange(left, {}))
          .append(" &")
          .append(relation.before(part))
          .append(" ")
          .append(part.text);
    }
  }
  return "\\begin{aligned}\n" + rows + "\n\\end{aligned}";
}

std::string to_plain_text(const Derivation& derivation, const DerivationTextStyle& style) {
  std::string text;
  for (const Line& line : Writer<PlainNotation>(derivation, style).lines()) {
    Relation<PlainNotation> relation;
    text.append(text.empty() ? "" : "\n").append(line.left);
    for (const MathText& part : line.right) {
      text.append(" ").append(relation.before(part)).append(" ").append(part.text);
    }
  }
  return text;
}

}  // namespace headlight
