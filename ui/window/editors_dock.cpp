// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/editors_dock.h"

#include <QTabBar>
#include <array>

#include "ui/editors/mask/mask_editor.h"
#include "ui/editors/matrix/matrix_editor.h"
#include "ui/editors/notes_editor.h"
#include "ui/editors/scoring/scoring_panel.h"
#include "ui/editors/tokens/token_editor.h"
#include "ui/look/icons.h"
#include "ui/look/tab_order.h"
#include "ui/words/lesson_words.h"

namespace headlight::ui {

EditorsDock::EditorsDock(Document& document, Selection& selection, const WindowServices& services,
                         QWidget* parent)
    : QDockWidget(tr("Editors"), parent), document_(document), tabs_(new QTabWidget) {
  setObjectName(QStringLiteral("editorsDock"));
  setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  tabs_->setObjectName(QStringLiteral("editorTabs"));
  tabs_->setDocumentMode(true);
  tabs_->tabBar()->setAccessibleName(tr("Editors"));
  add_editors(selection, services);
  setWidget(tabs_);
  connect(&document_, &Document::locked_changed, this, &EditorsDock::show_locks);
  show_locks();
}

void EditorsDock::add_editors(Selection& selection, const WindowServices& services) {
  matrices_ = new MatrixEditor(document_, selection, tabs_);
  const auto set_motion = [editor = matrices_, &appearance = services.appearance] {
    editor->set_reduced_motion(appearance.reduced_motion());
  };
  connect(&services.appearance, &Appearance::changed, matrices_, set_motion);
  set_motion();
  auto* const scoring = new ScoringPanel(document_, selection, tabs_);
  connect(scoring, &ScoringPanel::matrix_requested, this, [this](MatrixAddress address) {
    show_editor(Editor::matrices);
    matrices_->show_matrix(address);
  });
  const auto add = [this](QWidget* editor, const QString& name, const QString& tip) {
    const int tab = tabs_->addTab(editor, name);
    tabs_->setTabWhatsThis(tab, tip);
    tabs_->setTabToolTip(tab, tip);
  };
  add(new TokenEditor(document_, selection, tabs_), tr("Tokens"), tr("The words of rows and columns"));
  add(matrices_, tr("Matrices"), tr("The numbers of Q, K, V and the projections"));
  add(new MaskEditor(document_, selection, tabs_), tr("Mask"), tr("Which keys each query does not see"));
  add(scoring, tr("Scoring"), tr("How a weight comes from a query and a key"));
  add(new NotesEditor(document_, services.language.code(), tabs_), tr("Notes"),
      tr("The title, and what the experiment shows"));
}

void EditorsDock::show_editor(Editor editor) {
  show();
  raise();
  set_present(editor);
  const std::vector<QWidget*> stops = tab_stops(*tabs_->currentWidget());
  (stops.empty() ? tabs_->currentWidget() : stops.front())->setFocus(Qt::ShortcutFocusReason);
}

void EditorsDock::show_entry(const InputNumber& entry) { matrices_->show_entry(entry); }

void EditorsDock::show_locks() {
  constexpr std::array parts{Lockable::tokens, Lockable::matrices, Lockable::mask, Lockable::scoring};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool locked = document_.locked().contains(parts.at(i));
    const int tab = static_cast<int>(i);
    // Matrices can be looked through; whatever would change them is refused.
    tabs_->widget(tab)->setEnabled(!locked || parts.at(i) == Lockable::matrices);
    tabs_->setTabIcon(tab, locked ? symbol_icon(QStringLiteral("lock")) : QIcon());
    tabs_->setTabToolTip(tab, locked ? kept_locked_text(parts.at(i)) : tabs_->tabWhatsThis(tab));
  }
}

}  // namespace headlight::ui
