// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_accessible.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>

#include "ui/figure/figure_text.h"
#include "ui/heatmap/heatmap_panel.h"
#include "ui/look/painted_tables.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

namespace {

PanelCell panel_cell_of(TablePlace place) { return {place.table, place.row, place.column}; }

/// The panels of the figure on the screen.
class HeatmapTables : public PaintedTables {
 public:
  explicit HeatmapTables(HeatmapPanel& panel) : panel_(panel) {}

  int tables() const override { return figure() != nullptr ? static_cast<int>(figure()->panels.size()) : 0; }

  QString name(int table) const override {
    const QString title = figure()->panels.at(static_cast<std::size_t>(table)).title;
    return title.isEmpty() ? panel_.accessibleName()
                           : QStringLiteral("%1, %2").arg(panel_.accessibleName(), title);
  }

  Index rows(int table) const override { return values(table).rows(); }
  Index columns(int table) const override { return values(table).cols(); }

  QRect table_rect(int table) const override {
    return on_screen(panel_.canvas().renderer().panel_rect(table));
  }

  QString row_header(int /*table*/, Index row) const override {
    return label_of_token(figure()->row_labels.at(row));
  }
  QString column_header(int /*table*/, Index column) const override {
    return label_of_token(figure()->column_labels.at(column));
  }

  QString sentence(TablePlace cell) const override { return panel_.spoken(panel_cell_of(cell)); }
  QString value(TablePlace cell) const override { return panel_.number(panel_cell_of(cell)); }

  QRect cell_rect(TablePlace cell) const override {
    return on_screen(panel_.canvas().renderer().cell_rect(panel_cell_of(cell)));
  }

  std::optional<TablePlace> cell_at(QPoint place) const override {
    HeatmapCanvas& canvas = panel_.canvas();
    return place_of(canvas.renderer().cell_at(canvas.mapFromGlobal(place)));
  }

  std::optional<TablePlace> current() const override { return place_of(panel_.current()); }
  void choose(TablePlace cell) override { panel_.pin(panel_cell_of(cell)); }

  /// Notes upon the panel, and fields upon the picture.
  std::vector<QWidget*> others() const override {
    std::vector<QWidget*> found;
    for (const QWidget* const place : std::initializer_list<const QWidget*>{&panel_, &panel_.canvas()}) {
      for (QWidget* const widget : place->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (widget->isVisible() && !widget->isAncestorOf(&panel_.canvas()) &&
            (qobject_cast<QLabel*>(widget) || qobject_cast<QLineEdit*>(widget) ||
             widget->findChild<QAbstractButton*>() != nullptr)) {
          found.push_back(widget);
        }
      }
    }
    return found;
  }

 private:
  const Figure* figure() const { return panel_.canvas().figure().get(); }
  const Matrix& values(int table) const {
    return *figure()->panels.at(static_cast<std::size_t>(table)).values;
  }

  static std::optional<TablePlace> place_of(const std::optional<PanelCell>& cell) {
    return cell ? std::optional(TablePlace{cell->panel, cell->row, cell->column}) : std::nullopt;
  }

  QRect on_screen(const QRectF& rect) const {
    const QRect whole = rect.toAlignedRect();
    return rect.isEmpty() ? QRect() : QRect(panel_.canvas().mapToGlobal(whole.topLeft()), whole.size());
  }

  HeatmapPanel& panel_;
};

QAccessibleInterface* make_heatmap_interface(const QString& class_name, QObject* object) {
  auto* const panel = class_name == QLatin1StringView(HeatmapPanel::staticMetaObject.className())
                          ? qobject_cast<HeatmapPanel*>(object)
                          : nullptr;
  return panel != nullptr ? new_tables_interface(*panel, std::make_unique<HeatmapTables>(*panel)) : nullptr;
}

}  // namespace

void install_heatmap_accessibility() { QAccessible::installFactory(make_heatmap_interface); }

}  // namespace headlight::ui
