// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix_words.h"

#include <QCoreApplication>
#include <QTextDocument>

namespace headlight::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(MatrixWords)
};

/// The token at `position`; an empty one is told by its number.
QString token_label(const std::vector<std::string>& tokens, Index position) {
  const auto at = static_cast<std::size_t>(position);
  if (at >= tokens.size() || tokens[at].empty()) {
    return QString::number(position + 1);
  }
  return QString::fromStdString(tokens[at]);
}

}  // namespace

QString symbol_text(MatrixRole role) {
  const std::string_view symbol = role_symbol(role);
  return QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
}

QString symbol_markup(MatrixRole role) {
  const QString symbol = symbol_text(role);
  const qsizetype mark = symbol.indexOf(QLatin1Char('^')) + symbol.indexOf(QLatin1Char('_')) + 1;
  if (mark < 0) {
    return symbol;
  }
  const QString tag = symbol.at(mark) == QLatin1Char('^') ? QStringLiteral("sup") : QStringLiteral("sub");
  return QStringLiteral("%1<%2>%3</%2>").arg(symbol.left(mark), tag, symbol.mid(mark + 1));
}

QString role_words(MatrixRole role) {
  switch (role) {
    case MatrixRole::x_query: return Words::tr("input of the queries");
    case MatrixRole::x_key: return Words::tr("input of the keys");
    case MatrixRole::x_value: return Words::tr("input of the values");
    case MatrixRole::w_q: return Words::tr("projection to queries");
    case MatrixRole::b_q: return Words::tr("bias of the queries");
    case MatrixRole::w_k: return Words::tr("projection to keys");
    case MatrixRole::b_k: return Words::tr("bias of the keys");
    case MatrixRole::w_v: return Words::tr("projection to values");
    case MatrixRole::b_v: return Words::tr("bias of the values");
    case MatrixRole::w_o: return Words::tr("projection of all heads to the output");
    case MatrixRole::b_o: return Words::tr("bias of the output");
    case MatrixRole::q: return Words::tr("queries");
    case MatrixRole::k: return Words::tr("keys");
    case MatrixRole::v: return Words::tr("values");
    case MatrixRole::scores: return Words::tr("scores");
    case MatrixRole::weights: return Words::tr("weights");
    case MatrixRole::w_a: return Words::tr("what additive scoring does to queries");
    case MatrixRole::u_a: return Words::tr("what additive scoring does to keys");
    case MatrixRole::v_a: return Words::tr("what additive scoring sums with");
    case MatrixRole::score_b_w: return Words::tr("bias beside W_a");
    case MatrixRole::score_b_u: return Words::tr("bias beside U_a");
    case MatrixRole::score_b_v: return Words::tr("bias of the score");
    case MatrixRole::general_w: return Words::tr("what general scoring puts between query and key");
  }
  return {};
}

QString axis_words(MatrixAxis axis) {
  switch (axis) {
    case MatrixAxis::queries: return Words::tr("queries");
    case MatrixAxis::keys: return Words::tr("keys");
    case MatrixAxis::d_query_in: return Words::tr("d of X");
    case MatrixAxis::d_key_in: return Words::tr("d of X_k");
    case MatrixAxis::d_value_in: return Words::tr("d of X_v");
    case MatrixAxis::d_q: return QStringLiteral("d_q");
    case MatrixAxis::d_k: return QStringLiteral("d_k");
    case MatrixAxis::d_v: return QStringLiteral("d_v");
    case MatrixAxis::d_h: return QStringLiteral("d_h");
    case MatrixAxis::d_concat: return Words::tr("d_v of all heads");
    case MatrixAxis::d_model: return QStringLiteral("d_model");
    case MatrixAxis::one: return {};
  }
  return {};
}

QString extent_markup(MatrixAxis axis, Index extent) {
  const QString number = QString::number(extent);
  const auto width = [&](const QString& markup) { return QStringLiteral("%1&nbsp;%2").arg(markup, number); };
  switch (axis) {
    case MatrixAxis::queries: return extent == 1 ? Words::tr("1 query") : Words::tr("%1 queries").arg(number);
    case MatrixAxis::keys: return extent == 1 ? Words::tr("1 key") : Words::tr("%1 keys").arg(number);
    case MatrixAxis::d_query_in: return width(QStringLiteral("d(X)"));
    case MatrixAxis::d_key_in: return width(QStringLiteral("d(X<sub>k</sub>)"));
    case MatrixAxis::d_value_in: return width(QStringLiteral("d(X<sub>v</sub>)"));
    case MatrixAxis::d_q: return width(QStringLiteral("d<sub>q</sub>"));
    case MatrixAxis::d_k: return width(QStringLiteral("d<sub>k</sub>"));
    case MatrixAxis::d_v: return width(QStringLiteral("d<sub>v</sub>"));
    case MatrixAxis::d_h: return width(QStringLiteral("d<sub>h</sub>"));
    case MatrixAxis::d_concat: return width(QStringLiteral("Σ d<sub>v</sub>"));
    case MatrixAxis::d_model: return width(QStringLiteral("d<sub>model</sub>"));
    case MatrixAxis::one: return number;
  }
  return {};
}

QString axis_label(const Experiment& experiment, MatrixAxis axis, Index position) {
  switch (axis) {
    case MatrixAxis::queries: return token_label(experiment.query_tokens, position);
    case MatrixAxis::keys: return token_label(key_tokens(experiment), position);
    case MatrixAxis::one: return {};
    default: return QString::number(position + 1);
  }
}

QString plain_tooltip(const QString& text) {
  return Qt::mightBeRichText(text) ? QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()) : text;
}

}  // namespace headlight::ui
