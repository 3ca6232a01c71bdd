// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/leftover_words.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <string_view>

namespace headlight::ui {

namespace {

/// What may stand in Latin letters in a Chinese window.
constexpr auto allowed_in_chinese = std::to_array<std::string_view>(
    {// the bilingual terms
     "Query", "Key", "Value", "Logit", "logit",
     // functions and constants of formulas and of what is typed into number fields
     "softmax", "Softmax", "hardmax", "Hardmax", "tanh", "sqrt", "exp", "max", "min", "argmax", "pi", "nan",
     "NaN", "inf", "randn", "np.random.seed",
     // names of programs, libraries, licences, fonts, formats and their parts
     "Headlight", "headlight", "headlight-lesson", "NumPy", "Qt", "QCustomPlot", "Eigen", "muParser",
     "libpng", "libzip", "JSON", "GNU", "Noto", "Sans", "true", "false", "null", "PNG", "SVG", "PDF", "LaTeX",
     "UTF-8", "png", "svg", "pdf",
     // palettes, as every plotting library names them
     "viridis", "cividis", "magma", "inferno", "YlOrRd",
     // the index of d_model, which is painted by itself
     "model",
     // units
     "mm", "dpi", "KiB", "GB", "GiB",
     // keys
     "Ctrl", "Shift", "Alt", "Tab", "Enter", "Insert", "Del", "Page", "Up", "Down", "PgDown", "PgUp", "Home",
     "End", "Esc",
     // tokens of the examples, in the names of these and in tooltips
     "EOS", "China", "it",
     // the other language, in its own words
     "English", "Language"});

/// And in Chinese in an English one: the language in its own words, and the sentence an example translates.
const QStringList allowed_in_english = {QStringLiteral("简体中文"), QStringLiteral("语言"),
                                        QStringLiteral("我爱中国")};

}  // namespace

QStringList english_in(const QString& text) {
  // A file dialog shows paths, and dates as the desktop writes them.
  static const QRegularExpression path_or_date(QStringLiteral("^/\\S*$|^\\d+ [A-Z][a-z]{2} .*\\d:\\d+$"));
  if (path_or_date.match(text).hasMatch()) {
    return {};
  }
  static const QRegularExpression word(QStringLiteral("(?<![A-Za-z_^])[A-Za-z][A-Za-z_^.-]*[A-Za-z0-9]"));
  static const QRegularExpression symbol(QStringLiteral("^[A-Za-z]([_^][A-Za-z0-9]+)+$|^[A-Za-z][0-9]+$"));
  QStringList found;
  QString without_title = text;
  without_title.remove(QStringLiteral("for Modern C++"));  // of the name of a library
  for (auto match = word.globalMatch(without_title); match.hasNext();) {
    const QString here = match.next().captured();
    // A function may have an index: argmax_j.
    const std::string name = here.section(u'_', 0, 0).toStdString();
    if (std::ranges::find(allowed_in_chinese, name) == allowed_in_chinese.end() &&
        !symbol.match(here).hasMatch()) {
      found.append(here);
    }
  }
  return found;
}

QStringList chinese_in(const QString& text) {
  static const QRegularExpression character(
      QStringLiteral("[\\p{Han}\\x{3000}-\\x{303F}\\x{FF00}-\\x{FFEF}]+"));
  QStringList found;
  for (auto match = character.globalMatch(text); match.hasNext();) {
    const QString here = match.next().captured();
    if (!allowed_in_english.contains(here)) {
      found.append(here);
    }
  }
  return found;
}

QString leftover(const SeenTexts& seen, const QString& language) {
  QStringList lines;
  for (const auto& [text, where] : seen.all()) {
    const QStringList found = language == QStringLiteral("zh_CN") ? english_in(text) : chinese_in(text);
    if (!found.isEmpty()) {
      lines.append(QStringLiteral("%1 in “%2” at … %3").arg(found.join(u' '), text, where.right(80)));
    }
  }
  return lines.join(u'\n');
}

}  // namespace headlight::ui
