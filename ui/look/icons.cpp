// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace headlight::ui {

namespace {

/// Draws one symbol. The drawings say `currentColor`, which becomes the palette's colour here.
class SymbolEngine : public QIconEngine {
 public:
  SymbolEngine(const QString& name, const QByteArray& drawing) : name_(name), drawing_(drawing) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const double ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(rect, scaledPixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state, ratio));
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return scaledPixmap(size, mode, state, 1.0);
  }

  /// `pixels` counts the device's own, as QIcon asks.
  QPixmap scaledPixmap(const QSize& pixels, QIcon::Mode mode, QIcon::State, double ratio) override {
    const QColor colour = colour_of(mode);
    const QString key = QStringLiteral("symbol/%1/%2x%3/%4")
                            .arg(name_, QString::number(pixels.width()), QString::number(pixels.height()),
                                 colour.name(QColor::HexArgb));
    QPixmap result;
    if (!QPixmapCache::find(key, &result)) {
      result = draw(pixels, colour);
      QPixmapCache::insert(key, result);
    }
    result.setDevicePixelRatio(ratio);
    return result;
  }

  QIconEngine* clone() const override { return new SymbolEngine(*this); }

 private:
  static QColor colour_of(QIcon::Mode mode) {
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
      case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::WindowText);
      case QIcon::Selected: return palette.color(QPalette::HighlightedText);
      case QIcon::Normal:
      case QIcon::Active: break;
    }
    return palette.color(QPalette::WindowText);
  }

  QPixmap draw(const QSize& pixels, const QColor& colour) const {
    QByteArray drawing = drawing_;
    drawing.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(drawing);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QPixmap result(pixels);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setOpacity(colour.alphaF());
    renderer.render(&painter);
    return result;
  }

  QString name_;
  QByteArray drawing_;
};

}  // namespace

QIcon symbol_icon(const QString& name) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) {
    return {};
  }
  return QIcon(new SymbolEngine(name, file.readAll()));
}

QIcon program_icon() { return QIcon(QStringLiteral(":/icons/headlight.svg")); }

}  // namespace headlight::ui
