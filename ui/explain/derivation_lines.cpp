// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_lines.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include "core/explain/fold.h"
#include "core/explain/notation.h"
#include "ui/words/number_format.h"

namespace headlight::ui {

namespace {

using Height = MathRun::Height;

constexpr QChar minus(0x2212);

struct DerivationLinesWords {
  Q_DECLARE_TR_FUNCTIONS(DerivationLines)
};

QString text_of(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Names of functions are upright, quantities italic.
bool is_quantity(const QString& word) {
  constexpr qsizetype longest_quantity = 2;
  return word.size() <= longest_quantity && word.front() != QChar(0x03A3);  // Σ
}

bool is_word(QChar character) { return character.isLetterOrNumber() || character == QLatin1Char('\''); }

/// Plain text of a formula ("Σ_t X_it·W^Q_td") as runs.
MathRuns symbol_runs(QString text) {
  text.replace(QLatin1Char('-'), minus);
  MathRuns runs;
  for (qsizetype at = 0; at < text.size();) {
    Height height = Height::base;
    if (text.at(at) == QLatin1Char('_') || text.at(at) == QLatin1Char('^')) {
      height = text.at(at) == QLatin1Char('_') ? Height::lowered : Height::raised;
      ++at;
    }
    qsizetype end = at;
    const bool in_parentheses =
        height != Height::base && end < text.size() && text.at(end) == QLatin1Char('(');
    if (in_parentheses) {
      end = text.indexOf(QLatin1Char(')'), at) + 1;
    }
    const bool word = !in_parentheses && end < text.size() && is_word(text.at(end));
    while (!in_parentheses && end < text.size() && is_word(text.at(end)) == word &&
           text.at(end) != QLatin1Char('_') && text.at(end) != QLatin1Char('^')) {
      ++end;
    }
    const QString piece = text.mid(at, end - at);
    if (!piece.isEmpty()) {
      const bool italic = in_parentheses || (word && !piece.front().isDigit() &&
                                             (height != Height::base || is_quantity(piece)));
      runs.push_back({.text = piece, .height = height, .is_italic = italic});
    }
    at = end;
  }
  return runs;
}

/// A piece of mathematics.
struct Piece {
  MathRuns runs;
  Binding binding = Binding::whole;
  bool is_exact = true;

  bool is_negative() const { return !runs.empty() && runs.front().text.startsWith(minus); }
  void add(const QString& text) { runs.push_back({.text = text}); }
  void add(const Piece& piece) {
    runs.insert(runs.end(), piece.runs.begin(), piece.runs.end());
    is_exact = is_exact && piece.is_exact;
  }
};

Piece parenthesised(const Piece& piece) {
  Piece result{.runs = {{.text = QStringLiteral("(")}}, .is_exact = true};
  result.add(piece);
  result.add(QStringLiteral(")"));
  return result;
}

/// `piece` so that it holds together within something that binds as tightly as `binding`.
Piece tight(const Piece& piece, Binding binding) {
  return piece.binding < binding || piece.is_negative() ? parenthesised(piece) : piece;
}

Piece joined(Piece left, const QString& sign, const Piece& right, Binding binding) {
  left.binding = binding;
  left.add(sign);
  left.add(right);
  return left;
}

Piece function(const QString& name, const Piece& of) {
  Piece result{.runs = {{.text = name}}};
  result.add(parenthesised(of));
  return result;
}

class Writer {
 public:
  Writer(const Derivation& derivation, const std::set<NodeIndex>& unfolded, int digits)
      : derivation_(derivation), unfolded_(unfolded), digits_(digits) {}

  std::vector<DerivationLine> lines() {
    if (derivation_.steps.size() > 1) {
      add_formula(derivation_.formula);
    }
    for (const DerivationStep& step : derivation_.steps) {
      add_formula(step.formula);
      for (const Formula part : derivation_.definitions) {
        add_formula(part);
      }
      add_numbers(step);
      done_.push_back(step.node);
    }
    return std::move(lines_);
  }

 private:
  void add_formula(Formula formula) {
    lines_.push_back({DerivationLine::Kind::formula, formula, formula_runs(formula)});
  }

  void add_numbers(const DerivationStep& step) {
    const DerivationNode& node = derivation_.nodes[step.node];
    std::vector<Piece> sides;
    const auto add = [&sides](Piece side) {
      if (sides.empty() || plain_text(sides.back().runs) != plain_text(side.runs)) {
        sides.push_back(std::move(side));
      }
    };
    if (node.operation != Operation::number) {
      add(expression(step.node, everything));
      if (node.operation == Operation::sum) {
        add(expression(step.node, 1));
      }
    } else if (MathRuns copied = symbol(node.address); !copied.empty()) {
      add({.runs = std::move(copied)});
    }
    add(number(node.value, step.node));
    MathRuns line = subject(formula_subject(step.formula));
    bool is_exact = true;
    auto kind = DerivationLine::Kind::numbers;
    for (const Piece& side : sides) {
      is_exact = is_exact && side.is_exact;
      const QString relation = is_exact ? QStringLiteral("= ") : QStringLiteral("≈ ");
      line.push_back({.text = line.empty() ? relation : QLatin1Char(' ') + relation});
      line.insert(line.end(), side.runs.begin(), side.runs.end());
      lines_.push_back({std::exchange(kind, DerivationLine::Kind::further), step.formula,
                        std::exchange(line, MathRuns())});
    }
  }

  MathRuns symbol(std::string_view name, std::string_view indices, std::optional<HeadIndex> head, Index row,
                  Index column) const {
    MathRuns runs = symbol_runs(text_of(name));
    if (head && derivation_.head_count > 1) {
      runs.push_back({.text = QStringLiteral("(%1)").arg(head->value + 1), .height = Height::raised});
    }
    const QString first = QString::number(row + 1);
    runs.push_back({.text = indices.size() == 1
                                ? first
                                : QStringLiteral("%1,%2").arg(first, QString::number(column + 1)),
                    .height = Height::lowered});
    return runs;
  }
  MathRuns symbol(const Symbol& quantity, const StageCell& cell) const {
    return symbol(quantity.plain, quantity.indices,
                  is_per_head(cell.stage) ? std::optional(cell.head) : std::nullopt, cell.row, cell.column);
  }
  MathRuns symbol(const Symbol& quantity, const PartCell& cell) const {
    return symbol(quantity.plain, quantity.indices, cell.head, cell.row, cell.column);
  }
  /// An input or a number of the stage before; nothing for what is neither.
  MathRuns symbol(const Address& address) const {
    if (const auto* const input = std::get_if<InputNumber>(&address)) {
      return symbol(role_symbol(input->matrix.role), "ij", input->matrix.head, input->row, input->column);
    }
    const auto* const cell = std::get_if<StageCell>(&address);
    return cell == nullptr ? MathRuns() : symbol(stage_symbol(cell->stage), *cell);
  }
  MathRuns subject(const Symbol& quantity) const {
    return std::visit([&](const auto& cell) { return symbol(quantity, cell); }, derivation_.subject);
  }

  Piece number(double value, std::optional<NodeIndex> node = std::nullopt) const {
    Piece piece{.runs = number_runs(value, digits_), .is_exact = rounded(value, digits_).is_exact};
    if (node && derivation_.nodes[*node].operation == Operation::number &&
        !std::holds_alternative<std::monostate>(derivation_.nodes[*node].address)) {
      for (MathRun& run : piece.runs) {
        run.operand = node;
      }
    }
    return piece;
  }

  /// A node in terms of what lies `depth` operations before it, in terms of leaves and earlier lines at the
  /// latest.
  Piece expression(NodeIndex index, int depth) const {
    const DerivationNode& node = derivation_.nodes[index];
    const bool is_known = std::ranges::find(done_, index) != done_.end();
    if (node.operation == Operation::number || depth == 0 || is_known) {
      return number(node.value, index);
    }
    const auto operand = [&](std::size_t i) {
      return expression(derivation_.operands_of(node)[i], depth - 1);
    };
    switch (node.operation) {
      case Operation::number: break;
      case Operation::sum: return sum(index, depth);
      case Operation::product:
      case Operation::weighted_product: {
        // A minus sign in front of the whole product needs no parentheses.
        const Piece first = operand(0);
        return joined(first.binding < Binding::product ? parenthesised(first) : first, QStringLiteral("·"),
                      tight(operand(1), Binding::product), Binding::product);
      }
      case Operation::difference:
        return joined(operand(0), QStringLiteral(" − "), tight(operand(1), Binding::product), Binding::sum);
      case Operation::quotient: {
        const Piece first = operand(0);
        return joined(first.binding < Binding::product ? parenthesised(first) : first, QStringLiteral(" / "),
                      tight(operand(1), Binding::whole), Binding::product);
      }
      case Operation::exponential: return function(QStringLiteral("exp"), operand(0));
      case Operation::hyperbolic_tangent: return function(QStringLiteral("tanh"), operand(0));
      case Operation::square_root: {
        Piece root{.runs = {{.text = QStringLiteral("√")}}};
        root.add(operand(0));
        return root;
      }
      case Operation::maximum: return list(QStringLiteral("max"), index, depth);
      case Operation::first_largest: return list(QStringLiteral("argmax"), index, depth);
      case Operation::equality: {
        Piece bracket{.runs = {{.text = QStringLiteral("[")}}};
        bracket.add(operand(0));
        bracket.add(QStringLiteral(" = "));
        bracket.add(operand(1));
        bracket.add(QStringLiteral("]"));
        return bracket;
      }
    }
    return number(node.value, index);
  }

  std::vector<FoldedTerm> terms(NodeIndex index) const {
    FoldLimit limit;
    if (unfolded_.contains(index)) {
      limit.first = std::numeric_limits<Index>::max();
    }
    return fold(derivation_, index, limit);
  }

  Piece more(NodeIndex index, const FoldedTerm& term) const {
    return {.runs = {{.text = DerivationLinesWords::tr("… %1 more").arg(term.count), .folds = index}}};
  }
  /// Behind terms that were unfolded: the way back.
  void add_way_back(Piece& piece, NodeIndex index) const {
    if (unfolded_.contains(index)) {
      piece.runs.push_back({.text = DerivationLinesWords::tr(" … fewer"), .folds = index});
    }
  }

  /// The sum's terms; a sum within the sum (that to which a bias is added) is written out as well.
  Piece sum(NodeIndex index, int depth) const {
    const DerivationNode& node = derivation_.nodes[index];
    Piece result{.runs = {}, .binding = node.operand_count == 1 ? Binding::product : Binding::sum};
    for (const FoldedTerm& term : terms(index)) {
      const NodeIndex operand = derivation_.operands_of(node)[static_cast<std::size_t>(term.first)];
      const bool is_sum = derivation_.nodes[operand].operation == Operation::sum;
      Piece piece = term.is_folded() ? more(index, term) : expression(operand, is_sum ? depth : depth - 1);
      if (!result.runs.empty()) {
        const bool is_negative = piece.is_negative();
        result.add(is_negative ? QStringLiteral(" − ") : QStringLiteral(" + "));
        if (is_negative) {
          piece.runs.front().text.remove(0, 1);
        }
      }
      result.add(piece);
    }
    add_way_back(result, index);
    return result.runs.empty() ? number(0.0) : result;
  }

  Piece list(const QString& name, NodeIndex index, int depth) const {
    const DerivationNode& node = derivation_.nodes[index];
    Piece inside;
    for (const FoldedTerm& term : terms(index)) {
      if (!inside.runs.empty()) {
        inside.add(QStringLiteral(", "));
      }
      const NodeIndex operand = derivation_.operands_of(node)[static_cast<std::size_t>(term.first)];
      inside.add(term.is_folded() ? more(index, term) : expression(operand, depth - 1));
    }
    add_way_back(inside, index);
    return function(name, inside);
  }

  static constexpr int everything = 1000;

  const Derivation& derivation_;
  const std::set<NodeIndex>& unfolded_;
  int digits_;
  std::vector<NodeIndex> done_;
  std::vector<DerivationLine> lines_;
};

}  // namespace

MathRuns formula_runs(Formula formula) { return symbol_runs(text_of(formula_plain(formula))); }

std::vector<DerivationLine> derivation_lines(const Derivation& derivation,
                                             const std::set<NodeIndex>& unfolded, int digits) {
  return Writer(derivation, unfolded, digits).lines();
}

QString plain_text(const MathRuns& runs) {
  QString text;
  for (const MathRun& run : runs) {
    text += run.text;
  }
  return text;
}

MathRuns number_runs(double value, int digits) {
  const RoundedNumber written = rounded(value, digits);
  if (written.mantissa.empty()) {
    return {{.text = std::isnan(value) ? QStringLiteral("NaN")
                     : value < 0.0     ? QStringLiteral("−∞")
                                       : QStringLiteral("∞")}};
  }
  MathRuns runs{{.text = with_true_minus(QString::fromStdString(written.mantissa))}};
  if (written.exponent != 0) {
    const bool is_one = written.mantissa == "1" || written.mantissa == "-1";
    runs.front().text = is_one ? runs.front().text.chopped(1) + QStringLiteral("10")
                               : runs.front().text + QStringLiteral("·10");
    runs.push_back({.text = with_true_minus(QString::number(written.exponent)), .height = Height::raised});
  }
  return runs;
}

}  // namespace headlight::ui
