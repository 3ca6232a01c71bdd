// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/classroom/guess_layer.h"
#include "ui/classroom/scale_dialog.h"
#include "ui/heatmap/figure_bar.h"
#include "ui/heatmap/figure_form.h"
#include "ui/heatmap/head_chips.h"
#include "ui/heatmap/stage_bar.h"
#include "ui/look/tab_order.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/window/dock_tabs.h"
#include "ui/window/files/file_drop.h"
#include "ui/window/menus/attention_menu.h"
#include "ui/window/menus/edit_menu.h"
#include "ui/window/menus/file_menu.h"
#include "ui/window/menus/help_menu.h"
#include "ui/window/menus/main_tool_bar.h"
#include "ui/window/menus/view_menu.h"
#include "ui/window/note_line.h"
#include "ui/words/lesson_words.h"

namespace headlight::ui {

namespace {

constexpr QSize largest_first_size(1800, 1120);
// On smaller screens the window takes all there is.
constexpr QSize roomy_size(1480, 920);

/// Whether a widget is part of a window, or of a dock that floats beside it.
bool has_descendant(const QWidget& window, const QWidget* widget) {
  while (widget != nullptr && widget != &window) {
    widget = widget->parentWidget();
  }
  return widget != nullptr;
}

}  // namespace

MainWindow::MainWindow(const WindowServices& services)
    : services_(services),
      runner_(document_),
      selection_(document_, runner_),
      files_(document_, services, *this),
      pictures_(document_, selection_, runner_, services, *this),
      guide_(selection_),
      prediction_(document_, selection_),
      lessons_(*this, document_, selection_, prediction_, files_, services),
      presentation_(*this, guide_, lessons_.session(), services),
      docks_(*this) {
  setObjectName(QStringLiteral("mainWindow"));
  setAttribute(Qt::WA_DeleteOnClose);
  guide_.set_pace(services_.settings.walk_pace());
  guide_.set_milliseconds_a_step(services_.settings.walk_milliseconds());
  build();
  restore_layout();
  heatmap_->setFocus();

  connect(&document_, &Document::changed, this, &MainWindow::renew_title);
  connect(&document_, &Document::path_changed, this, &MainWindow::renew_title);
  connect(&document_, &Document::modified_changed, this, &MainWindow::renew_title);
  connect(&files_, &FileOperations::opened, this, &MainWindow::show_experiment);
  connect(&files_, &FileOperations::further_files, this, &MainWindow::further_files);
  connect(&files_, &FileOperations::saved, this,
          [this](const QString& sentence) { strip_->show_confirmation(sentence); });
  connect(&files_, &FileOperations::warned, this,
          [this](const QString& sentence) { strip_->show_warning(sentence); });
  connect(new FileDrop(*this), &FileDrop::dropped, this, [this](const QStringList& paths) {
    files_.open_file(paths.front());
    if (paths.size() > 1) {
      emit further_files(paths.mid(1));
    }
  });
  connect(&files_, &FileOperations::lesson_chosen, &lessons_.operations(), &LessonOperations::open_file);
  connect(&lessons_, &LessonParts::bar_closed, this, [this] {
    if (presentation_.is_on()) {
      presentation_.set_on(false);
    } else {
      lessons_.operations().leave();
    }
  });
  connect(&lessons_, &LessonParts::told, this,
          [this](const QString& sentence) { strip_->show_confirmation(sentence); });
  connect(&lessons_, &LessonParts::warned, this,
          [this](const QString& sentence) { strip_->show_warning(sentence); });
  connect(&lessons_.lesson(), &LessonDocument::replaced, this, &MainWindow::renew_title);
  connect(&lessons_.lesson(), &LessonDocument::path_changed, this, &MainWindow::renew_title);
  connect(&lessons_.lesson(), &LessonDocument::modified_changed, this, &MainWindow::renew_title);
  connect(&document_, &Document::kept_locked, this,
          [this](Lockable part) { strip_->show_warning(kept_locked_text(part)); });
  connect(&pictures_, &PictureOperations::told, this,
          [this](const QString& sentence) { strip_->show_confirmation(sentence); });
  connect(&services_.language, &Language::changed, this, [this] {
    commit_open_editor(*this);  // its editor is about to be built anew
    const QByteArray state = saveState();
    const Editor editor = editors_dock_->present();
    build();
    centralWidget()->show();  // else the dock, restored beside nothing, takes its place
    restoreState(state);
    editors_dock_->set_present(editor);
    for (ScaleDialog* const dialog : findChildren<ScaleDialog*>()) {
      show_scale_lesson(dialog->d_k());
      delete dialog;
    }
    name_arrows_of_dock_tabs(*this);
  });
  connect(&services_.appearance, &Appearance::changed, this,
          [this] { heatmap_->set_reduced_motion(services_.appearance.reduced_motion()); });
}

MainWindow::~MainWindow() {
  // Views go first, while all that they look at is still there.
  prediction_.stop();
  take_down();
}

void MainWindow::take_down() {
  // An editor that is open closes itself now: it must not tell of it to a view that is half gone.
  if (QWidget* const focus = QApplication::focusWidget(); focus != nullptr && has_descendant(*this, focus)) {
    focus->clearFocus();
  }
  const QList<QMenu*> menus = menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
  delete findChild<MainToolBar*>();
  qDeleteAll(menus);
  delete std::exchange(editors_dock_, nullptr);
  delete std::exchange(derivation_dock_, nullptr);
  delete std::exchange(lesson_dock_, nullptr);
  delete takeCentralWidget();
  heatmap_ = nullptr;
  step_bar_ = nullptr;
  delete std::exchange(strip_, nullptr);
}

void MainWindow::build() {
  take_down();
  build_centre();
  editors_dock_ = new EditorsDock(document_, selection_, services_, this);
  build_derivation();
  lesson_dock_ = lessons_.new_dock();
  lesson_dock_->hide();
  docks_.set_docks(editors_dock_, {derivation_dock_, lesson_dock_});
  build_menus();
  presentation_.set_parts(heatmap_, step_bar_, editors_dock_, around_picture_);
  renew_title();
  heatmap_->setFocus(Qt::OtherFocusReason);
}

void MainWindow::build_centre() {
  auto* const centre = new QWidget(this);
  centre->setObjectName(QStringLiteral("centre"));
  centre->setBackgroundRole(QPalette::Base);
  centre->setAutoFillBackground(true);
  auto* const column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* const above = new QWidget(centre);
  auto* const above_column = new QVBoxLayout(above);
  above_column->setContentsMargins(8, 6, 8, 0);
  above_column->setSpacing(2);
  auto* const top = new QHBoxLayout;
  top->setSpacing(12);
  top->addWidget(new StageBar(selection_, above), 1);
  auto* const figure_bar = new FigureBar(document_, selection_, above);
  top->addWidget(figure_bar);
  above_column->addLayout(top);
  above_column->addWidget(new HeadChips(selection_, above));
  column->addWidget(above);
  heatmap_ = new HeatmapPanel(document_, selection_, runner_, centre);
  heatmap_->set_language(services_.language.code());
  heatmap_->set_reduced_motion(services_.appearance.reduced_motion());
  column->addWidget(heatmap_, 1);
  auto* const below = new QWidget(centre);
  auto* const below_column = new QVBoxLayout(below);
  below_column->setContentsMargins(0, 0, 0, 0);
  auto* const notes = new NoteLine(document_, services_.language.code(), below);
  // A lesson speaks for itself.
  const auto quiet_in_lessons = [this, notes] { notes->set_wanted(!lessons_.lesson().is_open()); };
  connect(&lessons_.lesson(), &LessonDocument::replaced, notes, quiet_in_lessons);
  quiet_in_lessons();
  below_column->addWidget(notes);
  column->addWidget(below);
  build_steps(*column);
  around_picture_ = {above, below};
  strip_ = new DiagnosticsStrip(document_, selection_, this);
  statusBar()->setSizeGripEnabled(false);
  statusBar()->addWidget(strip_, 1);
  figure_bar->form().set_shown_range([this] { return heatmap_->shown_range(); });
  connect(heatmap_, &HeatmapPanel::figure_changed, figure_bar, &FigureBar::advise);
  figure_bar->advise(heatmap_->canvas().figure());
  connect(figure_bar, &FigureBar::refused, strip_, &DiagnosticsStrip::show_warning);
  connect(notes, &NoteLine::clicked, this, [this] { show_editor(Editor::notes); });
  setCentralWidget(lessons_.new_centre(centre));
}

void MainWindow::build_steps(QVBoxLayout& column) {
  step_bar_ = new StepBar(guide_, prediction_, document_, selection_, column.parentWidget());
  column.addWidget(step_bar_);
  auto* const guesses = new GuessLayer(prediction_, selection_, heatmap_->canvas(), *heatmap_);
  connect(guesses, &GuessLayer::refused, this, [this](const QString& text) { strip_->show_warning(text); });
  connect(step_bar_, &StepBar::closed, &presentation_, &Presentation::close_steps);
  connect(step_bar_, &StepBar::walk_chosen, this, [this] {
    services_.settings.set_walk_pace(guide_.pace());
    services_.settings.set_walk_milliseconds(guide_.milliseconds_a_step());
  });
  // Both enumerations begin with the same four.
  connect(step_bar_, &StepBar::editor_requested, this,
          [this](StepEditor editor) { show_editor(static_cast<Editor>(editor)); });
}

void MainWindow::build_derivation() {
  auto* const panel = new DerivationPanel(document_, selection_);
  derivation_dock_ = new QDockWidget(tr("Where it comes from"), this);
  derivation_dock_->setObjectName(QStringLiteral("derivationDock"));
  derivation_dock_->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  derivation_dock_->setWidget(panel);
  QAction* const toggle = derivation_dock_->toggleViewAction();
  toggle->setObjectName(QStringLiteral("derivationAction"));
  toggle->setShortcut(QKeyCombination(Qt::ControlModifier, Qt::Key_I));
  connect(toggle, &QAction::triggered, derivation_dock_, [this](bool on) {
    if (on) {
      derivation_dock_->raise();
    }
  });
  connect(panel, &DerivationPanel::entry_requested, this, [this](const InputNumber& entry) {
    reveal_editor(Editor::matrices);
    editors_dock_->show_entry(entry);
  });
  connect(panel, &DerivationPanel::parameter_requested, this, [this](ParameterKind kind) {
    reveal_editor(kind == ParameterKind::mask_value ? Editor::mask : Editor::scoring);
  });
  connect(panel, &DerivationPanel::mask_requested, this, [this] { reveal_editor(Editor::mask); });
}

void MainWindow::build_menus() {
  auto* const file = new FileMenu(files_, services_, menuBar());
  auto* const edit = new EditMenu(document_, menuBar());
  auto* const view = new ViewMenu(services_, menuBar());
  auto* const attention = new AttentionMenu(document_, menuBar());
  LessonMenu* const lesson = lessons_.new_menu(menuBar());
  auto* const help = new HelpMenu(services_.prompts, this);
  help->setParent(menuBar(), help->windowFlags());
  for (QMenu* const menu : std::initializer_list<QMenu*>{file, edit, view, attention, lesson, help}) {
    menuBar()->addMenu(menu);
  }
  auto* const tool_bar = new MainToolBar(document_, *file, *edit, *view, *attention, *lesson, this);
  addToolBar(tool_bar);
  view->add_panel(editors_dock_->toggleViewAction());
  view->add_panel(derivation_dock_->toggleViewAction());
  view->add_panel(tool_bar->toggleViewAction());

  connect(file, &FileMenu::new_window_requested, this, &MainWindow::new_window_requested);
  connect(file, &FileMenu::close_requested, this, &QWidget::close);
  connect(file, &FileMenu::quit_requested, this, &MainWindow::quit_requested);
  connect(file, &FileMenu::export_requested, this, [this] { pictures_.export_image(files_.file_stem()); });
  connect(file, &FileMenu::copy_image_requested, &pictures_, &PictureOperations::copy_image);
  connect(view, &ViewMenu::layout_reset_requested, this, &MainWindow::reset_layout);
  connect(view, &ViewMenu::zoom_reset_requested, heatmap_, &HeatmapPanel::reset_zoom);
  connect(view, &ViewMenu::full_screen_requested, this,
          [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
  connect(view, &ViewMenu::steps_requested, &presentation_, &Presentation::show_steps);
  connect(view, &ViewMenu::presentation_requested, &presentation_, &Presentation::set_on);
  connect(&presentation_, &Presentation::steps_shown_changed, view->steps_action(), &QAction::setChecked);
  connect(&presentation_, &Presentation::changed, view->presentation_action(), &QAction::setChecked);
  connect(&presentation_, &Presentation::steps_shown_changed, this, [this](bool shown) {
    if (!shown && !lessons_.lesson().is_open()) {
      prediction_.stop();  // nothing would be left to reveal it
    }
  });
  view->presentation_action()->setChecked(presentation_.is_on());
  connect(attention, &AttentionMenu::scale_lesson_requested, this, [this] { show_scale_lesson(); });
  connect(attention->inputs_menu(), &InputsMenu::told, strip_, &DiagnosticsStrip::show_warning);
  connect(attention->mask_menu(), &MaskMenu::editor_requested, this, [this] { show_editor(Editor::mask); });
}

void MainWindow::show_editor(Editor editor) { editors_dock_->show_editor(editor); }

void MainWindow::reveal_editor(Editor editor) {
  // A tab that hides what asked for it would be no help.
  if (!tabifiedDockWidgets(derivation_dock_).contains(editors_dock_)) {
    editors_dock_->show();
  }
  editors_dock_->set_present(editor);
}

void MainWindow::show_scale_lesson() {
  constexpr Index usual_width = 64;
  const Evaluation* const evaluation = selection_.evaluation();
  const StageMatrix keys =
      evaluation != nullptr ? stage_matrix(*evaluation, Stage::k, HeadIndex{0}) : nullptr;
  show_scale_lesson(keys ? keys->cols() : usual_width);
}

void MainWindow::show_scale_lesson(Index d_k) {
  auto* const dialog = new ScaleDialog(d_k, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

void MainWindow::restore_layout() {
  constexpr double comfortable_share = 0.85;
  const QSize available = screen()->availableSize();
  resize((available * comfortable_share).boundedTo(largest_first_size));
  if (!restoreGeometry(services_.settings.window_geometry())) {
    setWindowState(windowState().setFlag(Qt::WindowMaximized, available.width() < roomy_size.width() ||
                                                                  available.height() < roomy_size.height()));
  }
  if (!restoreState(services_.settings.window_state())) {
    // On narrow screens the picture and its editors come first.
    derivation_dock_->setVisible(available.width() >= roomy_size.width());
    docks_.reset_widths();
  }
  // Panels that float are shown before their window, which then lies upon them.
  QTimer::singleShot(0, this, [this] {
    for (QDockWidget* const dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
      if (dock->isFloating() && !dock->isHidden()) {
        dock->hide();
        dock->show();
      }
    }
  });
}

void MainWindow::reset_layout() {
  docks_.reset();
  editors_dock_->show();
  derivation_dock_->setVisible(width() >= roomy_size.width());
  lesson_dock_->hide();
  findChild<MainToolBar*>()->show();
  docks_.reset_widths();
}

void MainWindow::remember_layout() {
  services_.settings.set_window_geometry(saveGeometry());
  services_.settings.set_window_state(saveState());
}

void MainWindow::show_experiment() {
  prediction_.stop();
  selection_.look_at({});
}

void MainWindow::renew_title() {
  // With a lesson the experiment is only what its step shows.
  const bool lesson = lessons_.lesson().is_open();
  QString name = lesson ? lessons_.operations().name() : files_.name();
  setWindowFilePath(lesson ? lessons_.lesson().path() : document_.path());
  setWindowTitle(
      tr("%1[*] – Headlight").arg(name.replace(QLatin1StringView("[*]"), QLatin1StringView("[*][*]"))));
  setWindowModified(document_.is_modified() || lessons_.lesson().is_modified());
}

bool MainWindow::focusNextPrevChild(bool next) {
  // Rows, chips and fields come and go, and docks are moved: the order is that of what is there now.
  std::vector<QWidget*> columns;
  if (centralWidget() != nullptr) {  // else it is being built anew
    columns.push_back(centralWidget());
  }
  for (QDockWidget* const dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (!dock->isFloating()) {
      columns.push_back(dock);
    }
  }
  std::ranges::stable_sort(columns, {}, [](const QWidget* column) { return column->x(); });
  if (auto* const tool_bar = findChild<MainToolBar*>()) {
    columns.insert(columns.begin(), tool_bar);
  }
  if (auto* const strip = findChild<DiagnosticsStrip*>()) {
    columns.push_back(strip);
  }
  return focus_neighbour(columns, next) || QMainWindow::focusNextPrevChild(next);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!files_.may_leave() || !lessons_.operations().may_leave()) {
    event->ignore();
    return;
  }
  presentation_.set_on(false);
  remember_layout();
  event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  docks_.limit();
  QMainWindow::resizeEvent(event);
}

}  // namespace headlight::ui
