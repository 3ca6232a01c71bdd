// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/token_model.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QMimeData>
#include <algorithm>

#include "ui/words/shown_text.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

namespace {

const std::vector<std::string>& tokens_of(const Experiment& experiment, edit::Side side) {
  return side == edit::Side::queries ? experiment.query_tokens : key_tokens(experiment);
}

/// In bytes; a line edit would cut what is longer.
constexpr std::size_t longest_edited = 32'767;

QString rows_format() { return QStringLiteral("application/x-headlight-token-rows"); }

}  // namespace

TokenModel::TokenModel(Document& document, edit::Side side, QObject* parent)
    : QAbstractListModel(parent),
      document_(document),
      side_(side),
      tokens_(tokens_of(*document.experiment(), side)) {
  connect(&document, &Document::changed, this, [this](Changes what) {
    if (what & (Changes(Change::tokens) | Change::shape)) {
      refresh();
    }
  });
}

int TokenModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(tokens_.size());
}

QVariant TokenModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  if (role == Qt::EditRole) {
    return token(index.row());
  }
  const QString text = shown_text(token(index.row()), longest_label);
  switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::ToolTipRole:
      return text.isEmpty() ? QVariant()
                            : QStringLiteral("<span>%1</span>")
                                  .arg(label_of_token(shown_text(text, longest_reading)).toHtmlEscaped());
    case Qt::AccessibleTextRole:
      return text.isEmpty() ? tr("%1: empty token").arg(index.row() + 1)
                            : tr("%1: %2").arg(QString::number(index.row() + 1), text);
    default: return {};
  }
}

bool TokenModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return false;
  }
  return document_.apply(
      tr("Rename token"),
      edit::rename_token(*document_.experiment(), side_, index.row(), value.toString().toStdString()),
      rename_gesture_);
}

Qt::ItemFlags TokenModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) {
    return Qt::ItemIsDropEnabled;
  }
  const bool fits_a_line = tokens_[static_cast<std::size_t>(index.row())].size() <= longest_edited;
  return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren |
         (fits_a_line ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QStringList TokenModel::mimeTypes() const { return {rows_format()}; }

QMimeData* TokenModel::mimeData(const QModelIndexList& indexes) const {
  QByteArray bytes;
  QDataStream stream(&bytes, QIODevice::WriteOnly);
  stream << QCoreApplication::applicationPid() << reinterpret_cast<quintptr>(this);
  for (const QModelIndex& index : indexes) {
    stream << qint64{index.row()};
  }
  auto* const data = new QMimeData;
  data->setData(rows_format(), bytes);
  return data;
}

std::vector<Index> TokenModel::dragged_rows(const QMimeData& data) const {
  const QByteArray bytes = data.data(rows_format());
  QDataStream stream(bytes);
  qint64 process = 0;
  quintptr model = 0;
  stream >> process >> model;
  std::vector<Index> rows;
  if (process != QCoreApplication::applicationPid() || model != reinterpret_cast<quintptr>(this)) {
    return rows;
  }
  while (!stream.atEnd()) {
    qint64 row = 0;
    stream >> row;
    if (row >= 0 && row < rowCount()) {
      rows.push_back(row);
    }
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

void TokenModel::refresh() {
  const std::vector<std::string>& tokens = tokens_of(*document_.experiment(), side_);
  const auto [old_first, new_first] =
      std::mismatch(tokens_.begin(), tokens_.end(), tokens.begin(), tokens.end());
  const auto first = static_cast<int>(old_first - tokens_.begin());
  const auto old_end = static_cast<int>(tokens_.size());
  const auto new_end = static_cast<int>(tokens.size());
  int same_at_end = 0;
  while (same_at_end < std::min(old_end, new_end) - first &&
         tokens_[static_cast<std::size_t>(old_end - 1 - same_at_end)] ==
             tokens[static_cast<std::size_t>(new_end - 1 - same_at_end)]) {
    ++same_at_end;
  }
  const int old_changed = old_end - first - same_at_end;
  const int new_changed = new_end - first - same_at_end;
  const int renamed = std::min(old_changed, new_changed);
  const auto at = [first](auto& list, int offset) { return list.begin() + first + offset; };
  if (old_changed > renamed) {
    beginRemoveRows({}, first + renamed, first + old_changed - 1);
    tokens_.erase(at(tokens_, renamed), at(tokens_, old_changed));
    endRemoveRows();
  } else if (new_changed > renamed) {
    beginInsertRows({}, first + renamed, first + new_changed - 1);
    tokens_.insert(at(tokens_, renamed), at(tokens, renamed), at(tokens, new_changed));
    endInsertRows();
  }
  if (renamed > 0) {
    std::copy_n(at(tokens, 0), renamed, at(tokens_, 0));
    emit dataChanged(index(first), index(first + renamed - 1));
  }
}

}  // namespace headlight::ui
