// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QWidget>
#include <map>

namespace headlight::ui {

/// Every text that a person can see or hear of some widgets, each with the first place it was met at.
class SeenTexts {
 public:
  /// Takes down a widget and all beneath it: texts in the properties of every object (also of actions and of
  /// what is hidden at present), the headers and cells of item views, what is painted, and what a screen
  /// reader is told.
  void look_at(QWidget& widget);
  /// Markup is taken out; empty texts are left out.
  void add(const QString& text, const QString& where);

  const std::map<QString, QString>& all() const { return texts_; }

 private:
  void take_properties(const QObject& object);
  void take_model(const QAbstractItemModel& model, const QString& where);
  void take_painted(QWidget& widget);
  void take_spoken(QAccessibleInterface& interface, const QString& where);

  std::map<QString, QString> texts_;
};

}  // namespace headlight::ui
