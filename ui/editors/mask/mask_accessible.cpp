// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/mask/mask_accessible.h"

#include <QAccessible>
#include <QCoreApplication>

#include "ui/editors/mask/mask_grid.h"
#include "ui/look/painted_tables.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

struct MaskTableWords {
  Q_DECLARE_TR_FUNCTIONS(MaskTable)
};

Cell mask_cell_of(TablePlace place) { return {{place.row}, {place.column}}; }

/// The one grid.
class MaskTables : public PaintedTables {
 public:
  explicit MaskTables(MaskGrid& grid) : grid_(grid) {}

  int tables() const override { return rows(0) > 0 && columns(0) > 0 ? 1 : 0; }
  QString name(int /*table*/) const override { return grid_.accessibleName(); }
  Index rows(int /*table*/) const override { return query_count(*grid_.experiment()); }
  Index columns(int /*table*/) const override { return key_count(*grid_.experiment()); }

  QRect table_rect(int /*table*/) const override {
    const QRect cells =
        grid_.cell_rect({{0}, {0}}).united(grid_.cell_rect({{rows(0) - 1}, {columns(0) - 1}}));
    return on_screen(cells);
  }

  QString row_header(int /*table*/, Index row) const override {
    return visible_token(utf8_text(grid_.experiment()->query_tokens.at(static_cast<std::size_t>(row))));
  }
  QString column_header(int /*table*/, Index column) const override {
    return visible_token(utf8_text(key_tokens(*grid_.experiment()).at(static_cast<std::size_t>(column))));
  }

  QString sentence(TablePlace cell) const override { return grid_.spoken(mask_cell_of(cell)); }
  QString value(TablePlace cell) const override {
    switch (grid_.lookup().hiddenness(mask_cell_of(cell), grid_.scope())) {
      case Hiddenness::visible: return MaskTableWords::tr("visible");
      case Hiddenness::in_some_heads: return MaskTableWords::tr("hidden in some heads");
      case Hiddenness::hidden: return MaskTableWords::tr("hidden");
    }
    return {};
  }

  QRect cell_rect(TablePlace cell) const override { return on_screen(grid_.cell_rect(mask_cell_of(cell))); }

  std::optional<TablePlace> cell_at(QPoint place) const override {
    const std::optional<Cell> cell = grid_.cell_at(grid_.viewport()->mapFromGlobal(place));
    return cell ? std::optional(TablePlace{0, cell->query.value, cell->key.value}) : std::nullopt;
  }

  std::optional<TablePlace> current() const override {
    const Cell cell = grid_.current();
    return tables() > 0 ? std::optional(TablePlace{0, cell.query.value, cell.key.value}) : std::nullopt;
  }
  void choose(TablePlace cell) override { grid_.go_to(mask_cell_of(cell)); }

 private:
  /// The part of a rectangle of the viewport that is in view.
  QRect on_screen(const QRect& rect) const {
    const QRect seen = rect.intersected(grid_.viewport()->rect());
    return seen.isEmpty() ? QRect() : QRect(grid_.viewport()->mapToGlobal(seen.topLeft()), seen.size());
  }

  MaskGrid& grid_;
};

QAccessibleInterface* make_mask_interface(const QString& class_name, QObject* object) {
  auto* const grid = class_name == QLatin1StringView(MaskGrid::staticMetaObject.className())
                         ? qobject_cast<MaskGrid*>(object)
                         : nullptr;
  return grid != nullptr ? new_tables_interface(*grid, std::make_unique<MaskTables>(*grid)) : nullptr;
}

}  // namespace

void install_mask_accessibility() { QAccessible::installFactory(make_mask_interface); }

}  // namespace headlight::ui
