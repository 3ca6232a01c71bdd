// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTest>
#include <memory>

#include "ui/editors/mask/mask_editor.h"
#include "ui/editors/mask/mask_grid.h"

namespace headlight::ui {

/// An editor of the mask over two queries and three keys, anew for each test function.
class MaskEditorFixture : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();

 protected:
  template <typename Widget>
  Widget& child(const char* name) const {
    auto* const found = editor_->findChild<Widget*>(QLatin1String(name));
    if (!found) {
      qFatal("no child %s", name);
    }
    return *found;
  }
  MaskGrid& grid() const { return child<MaskGrid>("mask_grid"); }
  const Mask& mask() const { return document_->experiment()->mask; }
  QPoint at(Index query, Index key) const { return grid().cell_rect({{query}, {key}}).center(); }
  void drag(std::initializer_list<QPoint> points, Qt::MouseButton button = Qt::LeftButton,
            Qt::KeyboardModifiers modifiers = {}) const;
  /// The cells of the painted layer: "00 12".
  QString painted(std::size_t layer = 0) const;
  void add_layer(const QString& name) const;
  QString message() const { return child<QLabel>("mask_message").text(); }

  std::unique_ptr<Document> document_;
  std::unique_ptr<EvaluationRunner> runner_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<MaskEditor> editor_;
};

}  // namespace headlight::ui
