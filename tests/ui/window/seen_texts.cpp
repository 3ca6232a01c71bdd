// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/seen_texts.h"

#include <QAction>
#include <QComboBox>
#include <QFontComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMetaProperty>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTextDocumentFragment>
#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace headlight::ui {

namespace {

/// Draws nothing and hands on the texts it is asked to draw.
class TextListener : public QPaintEngine {
 public:
  explicit TextListener(std::function<void(const QString&)> hear)
      : QPaintEngine(AllFeatures), hear_(std::move(hear)) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  Type type() const override { return User; }
  void updateState(const QPaintEngineState&) override {}
  void drawTextItem(const QPointF&, const QTextItem& item) override { hear_(item.text()); }
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
  void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}

 private:
  std::function<void(const QString&)> hear_;
};

/// As large and as fine as a widget.
class ListeningDevice : public QPaintDevice {
 public:
  ListeningDevice(const QWidget& widget, std::function<void(const QString&)> hear)
      : widget_(widget), listener_(std::move(hear)) {}
  QPaintEngine* paintEngine() const override { return &listener_; }

 protected:
  int metric(PaintDeviceMetric what) const override {
    switch (what) {
      case PdmWidth: return widget_.width();
      case PdmHeight: return widget_.height();
      case PdmWidthMM: return widget_.widthMM();
      case PdmHeightMM: return widget_.heightMM();
      case PdmDpiX: return widget_.logicalDpiX();
      case PdmDpiY: return widget_.logicalDpiY();
      case PdmPhysicalDpiX: return widget_.physicalDpiX();
      case PdmPhysicalDpiY: return widget_.physicalDpiY();
      case PdmDepth: return 32;
      case PdmNumColors: return 1 << 24;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
  }

 private:
  const QWidget& widget_;
  mutable TextListener listener_;
};

/// "TokenList query_tokens", up to the window.
QString place_of(const QObject& object) {
  QStringList steps;
  for (const QObject* at = &object; at != nullptr; at = at->parent()) {
    steps.prepend(QStringLiteral("%1 %2")
                      .arg(QLatin1StringView(at->metaObject()->className()), at->objectName())
                      .trimmed());
  }
  return steps.join(QStringLiteral(" › "));
}

/// The names of fonts belong to no language.
bool names_fonts(const QObject* object) {
  for (; object != nullptr; object = object->parent()) {
    if (qobject_cast<const QFontComboBox*>(object) != nullptr) {
      return true;
    }
  }
  return false;
}

constexpr int most_items = 40;

}  // namespace

void SeenTexts::look_at(QWidget& widget) {
  take_properties(widget);
  for (const QObject* const object : widget.findChildren<QObject*>()) {
    if (names_fonts(object)) {
      continue;
    }
    take_properties(*object);
    if (const auto* const view = qobject_cast<const QAbstractItemView*>(object)) {
      if (view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr) {
        take_model(*view->model(), place_of(*view));
      }
    } else if (const auto* const box = qobject_cast<const QComboBox*>(object)) {
      take_model(*box->model(), place_of(*box));
    } else if (const auto* const action = qobject_cast<const QAction*>(object)) {
      for (const QKeySequence& keys : action->shortcuts()) {
        add(keys.toString(QKeySequence::NativeText), place_of(*action));
      }
    }
  }
  take_painted(widget);
  if (QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&widget)) {
    take_spoken(*interface, place_of(widget));
  }
}

void SeenTexts::add(const QString& text, const QString& where) {
  QString plain = text;
  plain.replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
  if (Qt::mightBeRichText(text)) {
    plain.replace(QStringLiteral("<sub>"), QStringLiteral("_"))
        .replace(QStringLiteral("<sup>"), QStringLiteral("^"));
    plain = QTextDocumentFragment::fromHtml(plain).toPlainText();
  }
  if (!plain.trimmed().isEmpty()) {
    texts_.try_emplace(plain, where);
  }
}

void SeenTexts::take_properties(const QObject& object) {
  if (QLatin1StringView(object.metaObject()->className()).startsWith(QLatin1StringView("QCP"))) {
    return;  // the parts of a plot have names and formats for the program
  }
  // What nobody sees: names for the program, markup of what `plainText` says too, paths of the desktop.
  static const std::set<QByteArray> unseen = {"objectName",     "styleSheet",      "html",
                                              "markdown",       "inputMask",       "documentTitle",
                                              "windowFilePath", "supportedSchemes"};
  for (int i = 0; i < object.metaObject()->propertyCount(); ++i) {
    const QMetaProperty property = object.metaObject()->property(i);
    if (!unseen.contains(property.name()) && (property.metaType() == QMetaType::fromType<QString>() ||
                                              property.metaType() == QMetaType::fromType<QStringList>())) {
      for (const QString& text : property.read(&object).toStringList()) {
        add(text, QStringLiteral("%1, %2").arg(place_of(object), QLatin1StringView(property.name())));
      }
    }
  }
}

void SeenTexts::take_model(const QAbstractItemModel& model, const QString& where) {
  constexpr std::array roles = {Qt::DisplayRole,   Qt::ToolTipRole,        Qt::StatusTipRole,
                                Qt::WhatsThisRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
  const int rows = std::min(model.rowCount(), most_items);
  const int columns = std::min(model.columnCount(), most_items);
  for (const int role : roles) {
    for (int row = 0; row < rows; ++row) {
      add(model.headerData(row, Qt::Vertical, role).toString(), where + QStringLiteral(", row"));
      for (int column = 0; column < columns; ++column) {
        add(model.index(row, column).data(role).toString(), where + QStringLiteral(", item"));
      }
    }
    for (int column = 0; column < columns; ++column) {
      add(model.headerData(column, Qt::Horizontal, role).toString(), where + QStringLiteral(", column"));
    }
  }
}

void SeenTexts::take_painted(QWidget& widget) {
  const QString where = place_of(widget) + QStringLiteral(", painted");
  ListeningDevice device(widget, [this, &where](const QString& text) { add(text, where); });
  widget.render(&device);
}

void SeenTexts::take_spoken(QAccessibleInterface& interface, const QString& where) {
  if (names_fonts(interface.object())) {
    return;
  }
  // A label says what it shows, which was taken with its markup.
  const bool is_label = qobject_cast<const QLabel*>(interface.object()) != nullptr;
  for (const QAccessible::Text kind :
       {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
    if (!is_label || kind != QAccessible::Name) {
      add(interface.text(kind), where + QStringLiteral(", spoken"));
    }
  }
  const int children = std::min(interface.childCount(), most_items * most_items);
  for (int i = 0; i < children; ++i) {
    if (QAccessibleInterface* const child = interface.child(i)) {
      take_spoken(*child, child->object() != nullptr ? place_of(*child->object()) : where);
    }
  }
}

}  // namespace headlight::ui
