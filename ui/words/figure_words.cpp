// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/figure_words.h"

#include <QTranslator>

namespace headlight::ui {

FigureWords::FigureWords(const QString& language) {
  if (language != QStringLiteral("en")) {
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(QStringLiteral(":/i18n/headlight_%1.qm").arg(language))) {
      translator_ = std::move(translator);
    }
  }
}

FigureWords::~FigureWords() = default;

QString FigureWords::word(const char* source) const {
  const QString translated = translator_ ? translator_->translate("FigureWords", source) : QString();
  return translated.isEmpty() ? QString::fromUtf8(source) : translated;
}

QString FigureWords::head(int number) const {
  return word(QT_TRANSLATE_NOOP("FigureWords", "Head %1")).arg(number);
}

QString FigureWords::stage(Stage stage) const {
  switch (stage) {
    case Stage::q: return word(QT_TRANSLATE_NOOP("FigureWords", "Queries q"));
    case Stage::k: return word(QT_TRANSLATE_NOOP("FigureWords", "Keys k"));
    case Stage::v: return word(QT_TRANSLATE_NOOP("FigureWords", "Values v"));
    case Stage::raw: return word(QT_TRANSLATE_NOOP("FigureWords", "Score before scaling"));
    case Stage::scores: return word(QT_TRANSLATE_NOOP("FigureWords", "Score"));
    case Stage::logits: return word(QT_TRANSLATE_NOOP("FigureWords", "Logit"));
    case Stage::weights: return word(QT_TRANSLATE_NOOP("FigureWords", "Attention weight"));
    case Stage::output: return word(QT_TRANSLATE_NOOP("FigureWords", "Output"));
    case Stage::concat: return word(QT_TRANSLATE_NOOP("FigureWords", "Concatenated heads"));
    case Stage::final_output: return word(QT_TRANSLATE_NOOP("FigureWords", "Final output"));
  }
  return {};
}

QString FigureWords::row_title(StageAxis axis) const {
  return axis == StageAxis::keys ? word(QT_TRANSLATE_NOOP("FigureWords", "Key (rows)"))
                                 : word(QT_TRANSLATE_NOOP("FigureWords", "Query (rows)"));
}

QString FigureWords::column_title(StageAxis axis) const {
  return axis == StageAxis::dimensions ? word(QT_TRANSLATE_NOOP("FigureWords", "Dimension (columns)"))
                                       : word(QT_TRANSLATE_NOOP("FigureWords", "Key (columns)"));
}

QString FigureWords::sees_no_key() const { return word(QT_TRANSLATE_NOOP("FigureWords", "sees no key")); }

QString FigureWords::empty() const { return word(QT_TRANSLATE_NOOP("FigureWords", "empty")); }

}  // namespace headlight::ui
