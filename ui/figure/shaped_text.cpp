// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/shaped_text.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/words/emoji.h"

namespace headlight::ui {

namespace {

constexpr QChar picture_selector(0xFE0F);

/// Whether there may be a sequence at all: none begins below, but keycaps have a sign of their own.
bool may_have_sequences(const QString& text) {
  return std::any_of(text.begin(), text.end(), [](QChar c) {
    return c.isHighSurrogate() || c == picture_selector || c == QChar(0x20E3) || c == QChar(0x200D);
  });
}

QTextCharFormat picture_format(const QFont& font) {
  QFont pictures = font;
  pictures.setFamilies(QStringList{QStringLiteral("Noto Color Emoji")} + font.families());
  QTextCharFormat format;
  format.setFont(pictures);
  return format;
}

}  // namespace

QString ShapedText::original_part(qsizetype begin, qsizetype end) const {
  const auto place = [&](qsizetype at) {
    return origins.empty() ? at : static_cast<qsizetype>(origins[static_cast<std::size_t>(at)]);
  };
  return original.mid(place(begin), place(end) - place(begin));
}

ShapedText shape_text(const QString& text, const QFont& font) {
  ShapedText shaped{text, text, {}, {}};
  if (!may_have_sequences(text)) {
    return shaped;
  }
  shaped.text.clear();
  const auto add = [&](qsizetype from, qsizetype to, bool picture) {
    for (; from < to; ++from) {
      if (!picture || text[from] != picture_selector) {
        shaped.text += text[from];
        shaped.origins.push_back(static_cast<int>(from));
      }
    }
  };
  for (qsizetype at = 0; at < text.size();) {
    const EmojiSequence emoji = emoji_sequence_at(text, at);
    const qsizetype length = emoji.length > 0 ? emoji.length : code_point_at(text, at).units;
    const int begin = static_cast<int>(shaped.text.size());
    add(at, at + length, emoji.is_picture);
    if (emoji.is_picture) {
      // Neighbours are one range, which is many times faster to lay out.
      if (shaped.pictures.isEmpty() ||
          shaped.pictures.last().start + shaped.pictures.last().length != begin) {
        shaped.pictures.append({begin, 0, picture_format(font)});
      }
      QTextLayout::FormatRange& range = shaped.pictures.last();
      range.length = static_cast<int>(shaped.text.size()) - range.start;
    }
    at += length;
  }
  shaped.origins.push_back(static_cast<int>(text.size()));
  return shaped;
}

double text_width(const QString& text, const QFont& font) {
  const ShapedText shaped = shape_text(text, font);
  if (shaped.pictures.isEmpty()) {
    return QFontMetricsF(font).horizontalAdvance(text);
  }
  QTextLayout layout(shaped.text, font);
  QTextOption option;
  option.setWrapMode(QTextOption::NoWrap);
  option.setUseDesignMetrics(true);
  layout.setTextOption(option);
  layout.setFormats(shaped.pictures);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  constexpr double unlimited = 1e6;
  line.setLineWidth(unlimited);
  layout.endLayout();
  return line.naturalTextWidth();
}

}  // namespace headlight::ui
