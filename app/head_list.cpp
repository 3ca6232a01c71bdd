// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/head_list.h"

#include <QStringList>
#include <algorithm>

#include "app/evaluation.h"

namespace headlight::app {

namespace {

/// No experiment has more.
constexpr Index most_heads = 256;

Outcome add_head(std::vector<HeadIndex>& heads, HeadIndex head) {
  if (std::find(heads.begin(), heads.end(), head) != heads.end()) {
    return fail(ExitStatus::usage, QStringLiteral("head %1 is named twice").arg(head.value));
  }
  heads.push_back(head);
  return {};
}

/// Adds the heads of one part between commas.
Outcome add_part(std::vector<HeadIndex>& heads, const QString& part) {
  const qsizetype dots = part.indexOf(QLatin1String(".."));
  const Expected<HeadIndex> first = head_numbered(part.left(dots).trimmed());
  const Expected<HeadIndex> last = dots < 0 ? first : head_numbered(part.mid(dots + 2).trimmed());
  if (!first || !last) {
    return tl::unexpected(first ? last.error() : first.error());
  }
  if (last->value < first->value) {
    return fail(ExitStatus::usage,
                QStringLiteral("the heads %1 run backwards; write the smaller number first").arg(part));
  }
  if (last->value >= most_heads) {
    return fail(
        ExitStatus::usage,
        QStringLiteral("there is no head %1; an experiment has at most %2").arg(last->value).arg(most_heads));
  }
  for (Index head = first->value; head <= last->value; ++head) {
    if (Outcome added = add_head(heads, {head}); !added) {
      return added;
    }
  }
  return {};
}

}  // namespace

Expected<std::vector<HeadIndex>> heads_named(const QString& text) {
  std::vector<HeadIndex> heads;
  if (text.compare(QLatin1String("all"), Qt::CaseInsensitive) == 0) {
    return heads;
  }
  for (const QString& part : text.split(QLatin1Char(','))) {
    if (const Outcome added = add_part(heads, part); !added) {
      return tl::unexpected(added.error());
    }
  }
  return heads;
}

}  // namespace headlight::app
