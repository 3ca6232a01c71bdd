// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QTabWidget>

#include "core/explain/address.h"
#include "ui/document/document.h"
#include "ui/selection/selection.h"
#include "ui/window/services/window_services.h"

namespace headlight::ui {

class MatrixEditor;

/// The editors, each a tab. Those whose part a lesson locks show that and why.
class EditorsDock : public QDockWidget {
  Q_OBJECT

 public:
  /// In the order of the tabs.
  enum class Editor { tokens, matrices, mask, scoring, notes };

  EditorsDock(Document& document, Selection& selection, const WindowServices& services, QWidget* parent);

  Editor present() const { return static_cast<Editor>(tabs_->currentIndex()); }
  void set_present(Editor editor) { tabs_->setCurrentIndex(static_cast<int>(editor)); }
  /// Comes to the front with an editor and gives it the keyboard.
  void show_editor(Editor editor);
  /// Makes an entry of a matrix the current one.
  void show_entry(const InputNumber& entry);

 private:
  void add_editors(Selection& selection, const WindowServices& services);
  void show_locks();

  Document& document_;
  QTabWidget* tabs_;
  MatrixEditor* matrices_ = nullptr;
};

}  // namespace headlight::ui
