// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace headlight::ui {

/// Lies upon a widget and lets what it showed fade into what it shows now, within 200 ms.
class CrossFade : public QWidget {
  Q_OBJECT

 public:
  explicit CrossFade(QWidget& widget);

  /// Takes the present picture of the widget; call it before the widget changes.
  void start();
  bool is_running() const { return fade_.state() == QAbstractAnimation::Running; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget& widget_;
  QPixmap before_;
  QVariantAnimation fade_;
};

}  // namespace headlight::ui
