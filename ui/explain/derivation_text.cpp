// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_text.h"

#include <QTextBlock>
#include <utility>

#include "ui/explain/formula_object.h"

namespace headlight::ui {

namespace {

constexpr int further_indent = 18;           // of lines that go on
constexpr double line_height_percent = 130;  // room for raised and lowered indices
constexpr double room_above_a_rule = 10;

QTextBlockFormat block_of(const DerivationLine& line, bool is_first) {
  const bool is_rule = line.kind == DerivationLine::Kind::formula;
  QTextBlockFormat block;
  if (!is_rule) {
    block.setLineHeight(line_height_percent, QTextBlockFormat::ProportionalHeight);
  }
  block.setTopMargin(is_rule && !is_first ? room_above_a_rule : 0);
  block.setLeftMargin(is_rule ? 0 : further_indent);
  return block;
}

QTextCharFormat format_of(const MathRun& run, const QPalette& colours) {
  QTextCharFormat format;
  format.setFontItalic(run.is_italic);
  format.setForeground(colours.color(QPalette::Text));
  format.setVerticalAlignment(run.height == MathRun::Height::lowered  ? QTextCharFormat::AlignSubScript
                              : run.height == MathRun::Height::raised ? QTextCharFormat::AlignSuperScript
                                                                      : QTextCharFormat::AlignNormal);
  return format;
}

/// Enters the text of a run into the places: several runs one after the other may be one place.
void add_place(DerivationPlaces& places, const MathRun& run, NodeIndex node, const Derivation& derivation,
               int begin) {
  const bool folds = run.folds.has_value();
  const bool goes_on = !places.empty() && places.back().node == node && places.back().folds == folds &&
                       places.back().end == begin;
  if (!goes_on) {
    places.push_back({node, derivation.nodes[node].address, folds, begin, begin});
  }
  places.back().end = begin + static_cast<int>(run.text.size());
}

}  // namespace

void write_derivation(QTextDocument& document, DerivationPlaces& places, const Derivation& derivation,
                      const std::vector<DerivationLine>& lines, const IsTyped& is_typed,
                      const QPalette& colours) {
  QTextCursor cursor(&document);
  const auto write_run = [&](const MathRun& run) {
    QTextCharFormat format = format_of(run, colours);
    if (const std::optional<NodeIndex> node = run.operand ? run.operand : run.folds) {
      add_place(places, run, *node, derivation, cursor.position());
      format.setAnchor(true);
      format.setAnchorHref(anchor_of_place(places.size() - 1));
      format.setForeground(colours.color(QPalette::Link));
      if (run.folds) {
        format.setFontUnderline(true);
      } else if (is_typed(places.back().address)) {
        format.setUnderlineStyle(QTextCharFormat::DotLine);
      }
    }
    cursor.insertText(run.text, format);
  };
  bool is_first = true;
  for (const DerivationLine& line : lines) {
    const QTextBlockFormat block = block_of(line, is_first);
    if (!std::exchange(is_first, false)) {
      cursor.insertBlock();
    }
    cursor.setBlockFormat(block);
    if (line.kind == DerivationLine::Kind::formula) {
      cursor.insertText(QString(QChar::ObjectReplacementCharacter),
                        FormulaObject::format(line.formula, colours.color(QPalette::Text)));
    } else {
      for (const MathRun& run : line.runs) {
        write_run(run);
      }
    }
  }
}

QList<QTextEdit::ExtraSelection> place_marks(QTextDocument& document, const DerivationPlaces& places,
                                             std::optional<PlaceIndex> keyboard,
                                             const std::function<bool(const Address&)>& is_marked,
                                             const QPalette& colours) {
  QList<QTextEdit::ExtraSelection> marks;
  const auto add = [&](const DerivationPlace& place, QPalette::ColorRole ground, QPalette::ColorRole ink) {
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(&document);
    mark.cursor.setPosition(place.begin);
    mark.cursor.setPosition(place.end, QTextCursor::KeepAnchor);
    mark.format.setBackground(colours.color(ground));
    mark.format.setForeground(colours.color(ink));
    marks.append(mark);
  };
  for (PlaceIndex i = 0; i < places.size(); ++i) {
    if (keyboard == i) {
      add(places[i], QPalette::Highlight, QPalette::HighlightedText);
    } else if (!places[i].folds && is_marked(places[i].address)) {
      add(places[i], QPalette::Text, QPalette::Base);
    }
  }
  return marks;
}

QString copied_text(const QTextCursor& selection, const std::vector<DerivationLine>& lines) {
  const QTextDocument& document = *selection.document();
  QString text;
  for (int at = selection.selectionStart(); at < selection.selectionEnd(); ++at) {
    const QChar character = document.characterAt(at);
    if (character == QChar::ObjectReplacementCharacter) {
      const auto line = static_cast<std::size_t>(document.findBlock(at).blockNumber());
      text += QString::fromStdString(formula_plain(lines.at(line).formula));
    } else {
      text += character == QChar::ParagraphSeparator ? QChar::LineFeed : character;
    }
  }
  return text;
}

}  // namespace headlight::ui
