// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/matrix_words.h"

#include <QCoreApplication>
#include <QTextDocument>

#include "ui/words/shown_text.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

struct MatrixWords {
  Q_DECLARE_TR_FUNCTIONS(MatrixWords)
};

/// The token at `position`; an empty one is told by its number.
QString token_label(const std::vector<std::string>& tokens, Index position) {
  const auto at = static_cast<std::size_t>(position);
  if (at >= tokens.size() || tokens[at].empty()) {
    return QString::number(position + 1);
  }
  return label_of_token(utf8_text(tokens[at]));
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
    case MatrixRole::x_query: return MatrixWords::tr("input of the queries");
    case MatrixRole::x_key: return MatrixWords::tr("input of the keys");
    case MatrixRole::x_value: return MatrixWords::tr("input of the values");
    case MatrixRole::w_q: return MatrixWords::tr("projection to queries");
    case MatrixRole::b_q: return MatrixWords::tr("bias of the queries");
    case MatrixRole::w_k: return MatrixWords::tr("projection to keys");
    case MatrixRole::b_k: return MatrixWords::tr("bias of the keys");
    case MatrixRole::w_v: return MatrixWords::tr("projection to values");
    case MatrixRole::b_v: return MatrixWords::tr("bias of the values");
    case MatrixRole::w_o: return MatrixWords::tr("projection of all heads to the output");
    case MatrixRole::b_o: return MatrixWords::tr("bias of the output");
    case MatrixRole::q: return MatrixWords::tr("queries");
    case MatrixRole::k: return MatrixWords::tr("keys");
    case MatrixRole::v: return MatrixWords::tr("values");
    case MatrixRole::scores: return MatrixWords::tr("scores");
    case MatrixRole::weights: return MatrixWords::tr("weights");
    case MatrixRole::w_a: return MatrixWords::tr("what additive scoring does to queries");
    case MatrixRole::u_a: return MatrixWords::tr("what additive scoring does to keys");
    case MatrixRole::v_a: return MatrixWords::tr("what additive scoring sums with");
    case MatrixRole::score_b_w: return MatrixWords::tr("bias beside W_a");
    case MatrixRole::score_b_u: return MatrixWords::tr("bias beside U_a");
    case MatrixRole::score_b_v: return MatrixWords::tr("bias of the score");
    case MatrixRole::general_w: return MatrixWords::tr("what general scoring puts between query and key");
  }
  return {};
}

QString axis_words(MatrixAxis axis) {
  switch (axis) {
    case MatrixAxis::queries: return MatrixWords::tr("queries");
    case MatrixAxis::keys: return MatrixWords::tr("keys");
    case MatrixAxis::d_query_in: return MatrixWords::tr("d of X");
    case MatrixAxis::d_key_in: return MatrixWords::tr("d of X_k");
    case MatrixAxis::d_value_in: return MatrixWords::tr("d of X_v");
    case MatrixAxis::d_q: return QStringLiteral("d_q");
    case MatrixAxis::d_k: return QStringLiteral("d_k");
    case MatrixAxis::d_v: return QStringLiteral("d_v");
    case MatrixAxis::d_h: return QStringLiteral("d_h");
    case MatrixAxis::d_concat: return MatrixWords::tr("d_v of all heads");
    case MatrixAxis::d_model: return QStringLiteral("d_model");
    case MatrixAxis::one: return {};
  }
  return {};
}

QString extent_markup(MatrixAxis axis, Index extent) {
  const QString number = QString::number(extent);
  const auto width = [&](const QString& markup) { return QStringLiteral("%1&nbsp;%2").arg(markup, number); };
  switch (axis) {
    case MatrixAxis::queries:
      return extent == 1 ? MatrixWords::tr("1 query") : MatrixWords::tr("%1 queries").arg(number);
    case MatrixAxis::keys:
      return extent == 1 ? MatrixWords::tr("1 key") : MatrixWords::tr("%1 keys").arg(number);
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
    case MatrixAxis::queries: return shown_text(token_label(experiment.query_tokens, position), longest_line);
    case MatrixAxis::keys: return shown_text(token_label(key_tokens(experiment), position), longest_line);
    case MatrixAxis::one: return {};
    default: return QString::number(position + 1);
  }
}

QString plain_tooltip(const QString& text) {
  return Qt::mightBeRichText(text) ? QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()) : text;
}

}  // namespace headlight::ui
