// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QVBoxLayout>
#include <vector>

#include "ui/look/theme.h"

namespace headlight::ui {

namespace {

struct Entry {
  QString keys;
  QString meaning;
};

struct Group {
  QString title;
  std::vector<Entry> entries;
};

QString keys(QKeySequence sequence) { return sequence.toString(QKeySequence::NativeText); }

std::vector<Group> groups() {
  const auto tr = [](const char* text) { return ShortcutsDialog::tr(text); };
  return {{tr("Heatmap"),
           {{tr("Pointer on a cell"), tr("query, key and every stage of the cell")},
            {tr("Click"), tr("locks the selection")},
            {tr("Arrow keys"), tr("move it")},
            {keys(Qt::Key_Escape), tr("frees it")},
            {tr("Ctrl + wheel"), tr("zooms")},
            {tr("Drag"), tr("moves a zoomed heatmap")},
            {keys(Qt::CTRL | Qt::Key_0), tr("shows the whole heatmap")}}},
          {tr("Numbers"),
           {{tr("Type, or %1").arg(keys(Qt::Key_F2)), tr("edits a number; 1/3 and sqrt(2) are understood")},
            {tr("Alt + drag, Ctrl + wheel"), tr("changes a number by dragging; with Shift in fine steps")},
            {tr("Drag"), tr("selects several")},
            {tr("%1, %2").arg(keys(QKeySequence::Copy), keys(QKeySequence::Paste)),
             tr("copies and pastes as a table")}}},
          {tr("Window"),
           {{tr("%1, %2").arg(keys(QKeySequence::Undo), keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)),
             tr("undoes and redoes")},
            {tr("%1, %2").arg(keys(Qt::CTRL | Qt::Key_H), keys(Qt::CTRL | Qt::SHIFT | Qt::Key_H)),
             tr("adds and removes a head")},
            {keys(Qt::CTRL | Qt::Key_E), tr("exports an image")},
            {keys(Qt::CTRL | Qt::SHIFT | Qt::Key_C), tr("copies the image")},
            {keys(Qt::Key_F11), tr("full screen")}}}};
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("shortcutsDialog"));
  setWindowTitle(tr("Keyboard and mouse"));
  auto* const grid = new QGridLayout;
  grid->setHorizontalSpacing(24);
  grid->setVerticalSpacing(6);
  int row = 0;
  for (const Group& group : groups()) {
    auto* const title = new QLabel(group.title, this);
    title->setFont(font_at(font(), TypeStep::heading));
    if (row > 0) {
      grid->setRowMinimumHeight(row++, 10);
    }
    grid->addWidget(title, row++, 0, 1, 2);
    for (const Entry& entry : group.entries) {
      auto* const key = new QLabel(entry.keys, this);
      key->setForegroundRole(QPalette::PlaceholderText);
      grid->addWidget(key, row, 0);
      grid->addWidget(new QLabel(entry.meaning, this), row++, 1);
    }
  }
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(24, 20, 24, 16);
  column->setSpacing(20);
  column->setSizeConstraint(QLayout::SetFixedSize);
  column->addLayout(grid);
  column->addWidget(buttons);
}

}  // namespace headlight::ui
