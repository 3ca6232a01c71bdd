// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/file_menu.h"

#include <QDir>
#include <QFileInfo>

#include "ui/document/examples.h"
#include "ui/window/menus/menu_actions.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

FileMenu::FileMenu(FileOperations& files, const WindowServices& services, QWidget* parent)
    : QMenu(tr("&File"), parent), files_(files), services_(services) {
  setObjectName(QStringLiteral("fileMenu"));
  setToolTipsVisible(true);
  new_action_ = add_action(*this, {"newAction", tr("&New"), QStringLiteral("new"), QKeySequence::New}, &files,
                           &FileOperations::begin_new);
  add_action(*this,
             {.name = "newWindowAction",
              .text = tr("New &window"),
              .shortcut = QKeySequence(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_N))},
             this, &FileMenu::new_window_requested);
  open_action_ = add_action(*this, {"openAction", tr("&Open…"), QStringLiteral("open"), QKeySequence::Open},
                            &files, &FileOperations::open);
  recent_menu_ = addMenu(tr("Open &recent"));
  recent_menu_->setObjectName(QStringLiteral("recentMenu"));
  recent_menu_->setToolTipsVisible(true);
  examples_menu_ = addMenu(symbol_icon(QStringLiteral("examples")), tr("Open &example"));
  examples_menu_->setObjectName(QStringLiteral("examplesMenu"));
  addSeparator();
  save_action_ = add_action(*this, {"saveAction", tr("&Save"), QStringLiteral("save"), QKeySequence::Save},
                            &files, &FileOperations::save);
  add_action(*this,
             {.name = "saveAsAction",
              .text = tr("Save &as…"),
              .shortcut = QKeySequence(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_S))},
             &files, &FileOperations::save_as);
  addSeparator();
  export_action_ = add_action(*this,
                              {"exportAction", tr("&Export image…"), QStringLiteral("export"),
                               QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_E))},
                              this, &FileMenu::export_requested);
  add_action(*this,
             {"copyImageAction", tr("&Copy image"), QStringLiteral("copy-image"),
              QKeySequence(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_C))},
             this, &FileMenu::copy_image_requested);
  addSeparator();
  add_action(*this, {.name = "closeAction", .text = tr("C&lose window"), .shortcut = QKeySequence::Close},
             this, &FileMenu::close_requested);
  QAction* const quit = add_action(*this,
                                   {.name = "quitAction",
                                    .text = tr("&Quit"),
                                    .shortcut = QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_Q))},
                                   this, &FileMenu::quit_requested);
  quit->setMenuRole(QAction::QuitRole);

  fill_examples();
  fill_recent();
  connect(&services.recent, &RecentFiles::changed, this, &FileMenu::fill_recent);
}

void FileMenu::fill_examples() {
  const std::string language = services_.language.code().toStdString();
  for (const ExampleInfo& example : examples()) {
    QAction* const action = examples_menu_->addAction(
        without_mnemonics(QString::fromStdString(text_in(example.title, language))));
    action->setObjectName(QStringLiteral("example/%1").arg(example.id));
    connect(action, &QAction::triggered, &files_, [this, id = example.id] { files_.open_example(id); });
  }
}

void FileMenu::fill_recent() {
  recent_menu_->clear();
  const QStringList paths = services_.recent.paths();
  for (const QString& path : paths) {
    QAction* const action =
        recent_menu_->addAction(without_mnemonics(shown_text(QFileInfo(path).fileName(), longest_name)));
    action->setToolTip(QDir::toNativeSeparators(path).toHtmlEscaped());
    action->setData(path);
    // Queued: opening changes this list, and with it the action that is being triggered.
    connect(
        action, &QAction::triggered, &files_, [this, path] { files_.open_file(path); }, Qt::QueuedConnection);
  }
  recent_menu_->menuAction()->setVisible(!paths.isEmpty());
  if (!paths.isEmpty()) {
    recent_menu_->addSeparator();
    add_action(*recent_menu_, {.name = "clearRecentAction", .text = tr("&Clear list")}, &services_.recent,
               &RecentFiles::clear)
        ->setToolTip(QString());
  }
}

}  // namespace headlight::ui
