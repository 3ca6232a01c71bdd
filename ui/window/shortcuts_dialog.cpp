// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <vector>

#include "ui/classroom/presenter_keys.h"
#include "ui/look/accessible_role.h"
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

QString keys(PresenterKeys::Key key) { return keys(PresenterKeys::sequence(key)); }

Group presenting() {
  using Key = PresenterKeys::Key;
  return {
      ShortcutsDialog::tr("Step by step and presentation"),
      {{keys(Qt::Key_F9), ShortcutsDialog::tr("shows the step bar")},
       {keys(Qt::Key_F11), ShortcutsDialog::tr("presentation: picture and step bar only")},
       {ShortcutsDialog::tr("%1, %2").arg(keys(Key::start), keys(Key::start_present)),
        ShortcutsDialog::tr("start it at the first and at the present step")},
       {ShortcutsDialog::tr("%1, %2").arg(keys(Key::next), keys(Key::previous)),
        ShortcutsDialog::tr("next and previous step")},
       {ShortcutsDialog::tr("%1, %2").arg(keys(Key::first), keys(Key::last)),
        ShortcutsDialog::tr("first and last step")},
       {keys(Key::blank), ShortcutsDialog::tr("blanks the screen")},
       {keys(Key::editors), ShortcutsDialog::tr("shows and hides the editors in a presentation")},
       {ShortcutsDialog::tr("Ctrl + plus, minus, 0"), ShortcutsDialog::tr("size of type in a presentation")},
       {keys(Key::leave), ShortcutsDialog::tr("leaves the presentation")}}};
}

std::vector<Group> groups() {
  return {
      {ShortcutsDialog::tr("Heatmap"),
       {{ShortcutsDialog::tr("Pointer on a cell"),
         ShortcutsDialog::tr("query, key and every stage of the cell")},
        {ShortcutsDialog::tr("Click"), ShortcutsDialog::tr("locks the selection")},
        {ShortcutsDialog::tr("Arrow keys"), ShortcutsDialog::tr("move it")},
        {keys(Qt::Key_Escape), ShortcutsDialog::tr("frees it")},
        {ShortcutsDialog::tr("Ctrl + wheel"), ShortcutsDialog::tr("zooms")},
        {ShortcutsDialog::tr("Drag"), ShortcutsDialog::tr("moves a zoomed heatmap")},
        {keys(QKeyCombination(Qt::CTRL, Qt::Key_0)), ShortcutsDialog::tr("shows the whole heatmap")}}},
      {ShortcutsDialog::tr("Numbers"),
       {{ShortcutsDialog::tr("Type, or %1").arg(keys(Qt::Key_F2)),
         ShortcutsDialog::tr("edits a number; 1/3 and sqrt(2) are understood")},
        {ShortcutsDialog::tr("Alt + drag, Ctrl + wheel"),
         ShortcutsDialog::tr("changes a number by dragging; with Shift in fine steps")},
        {ShortcutsDialog::tr("Drag"), ShortcutsDialog::tr("selects several")},
        {ShortcutsDialog::tr("%1, %2").arg(keys(QKeySequence::Copy), keys(QKeySequence::Paste)),
         ShortcutsDialog::tr("copies and pastes as a table")}}},
      {ShortcutsDialog::tr("Where it comes from"),
       {{keys(QKeyCombination(Qt::CTRL, Qt::Key_I)), ShortcutsDialog::tr("shows and hides the derivation")},
        {ShortcutsDialog::tr("Tab, arrow keys"), ShortcutsDialog::tr("lead from operand to operand")},
        {keys(Qt::Key_Return), ShortcutsDialog::tr("goes to the operand; once more edits it")},
        {keys(Qt::Key_F2), ShortcutsDialog::tr("edits the operand here")}}},
      {ShortcutsDialog::tr("Window"),
       {{ShortcutsDialog::tr("%1, %2").arg(keys(QKeySequence::Undo),
                                           keys(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_Z))),
         ShortcutsDialog::tr("undoes and redoes")},
        {ShortcutsDialog::tr("%1, %2").arg(keys(QKeyCombination(Qt::CTRL, Qt::Key_H)),
                                           keys(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_H))),
         ShortcutsDialog::tr("adds and removes a head")},
        {keys(QKeyCombination(Qt::CTRL, Qt::Key_E)), ShortcutsDialog::tr("exports an image")},
        {keys(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_C)), ShortcutsDialog::tr("copies the image")},
        {keys(QKeyCombination(Qt::SHIFT, Qt::Key_F11)), ShortcutsDialog::tr("full screen")}}},
      presenting()};
}

/// An area as large as its content where there is room.
class WholeArea : public QScrollArea {
 public:
  using QScrollArea::QScrollArea;
  QSize sizeHint() const override {
    const int frame = 2 * frameWidth();
    return widget()->sizeHint() + QSize(frame + verticalScrollBar()->sizeHint().width(), frame);
  }
};

QScrollArea* scrolled(QWidget& content, QWidget& parent) {
  auto* const area = new WholeArea(&parent);
  set_accessible_role(*area, QAccessible::Document);
  area->setAccessibleName(ShortcutsDialog::tr("Keyboard and mouse"));
  area->setToolTip(ShortcutsDialog::tr("The arrow keys scroll where there is more than fits"));
  area->setWidgetResizable(true);
  area->setWidget(&content);
  return area;
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("shortcutsDialog"));
  setWindowTitle(tr("Keyboard and mouse"));
  auto* const content = new QWidget;
  auto* const grid = new QGridLayout(content);
  grid->setHorizontalSpacing(24);
  grid->setVerticalSpacing(6);
  int row = 0;
  for (const Group& group : groups()) {
    auto* const title = new QLabel(group.title, content);
    title->setFont(font_at(font(), TypeStep::heading));
    if (row > 0) {
      grid->setRowMinimumHeight(row++, 10);
    }
    grid->addWidget(title, row++, 0, 1, 2);
    for (const Entry& entry : group.entries) {
      auto* const key = new QLabel(entry.keys, content);
      key->setForegroundRole(QPalette::PlaceholderText);
      grid->addWidget(key, row, 0);
      grid->addWidget(new QLabel(entry.meaning, content), row++, 1);
    }
  }
  QScrollArea* const area = scrolled(*content, *this);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Back to the window (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(24, 20, 24, 16);
  column->setSpacing(20);
  column->addWidget(area, 1);
  column->addWidget(buttons);
  constexpr double largest_share = 0.9;
  resize(sizeHint().boundedTo(screen()->availableSize() * largest_share));
}

}  // namespace headlight::ui
