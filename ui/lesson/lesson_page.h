// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSvgRenderer>
#include <QWidget>

#include "ui/lesson/lesson_session.h"

namespace headlight::ui {

/// Stands where the heatmap stands while a step shows none: its picture as large as fits, on white, or its
/// title where there is text alone.
class LessonPage : public QWidget {
  Q_OBJECT

 public:
  /// `language` is the window's: "en" or "zh_CN".
  LessonPage(LessonSession& session, const QString& language, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void renew();

  LessonSession& session_;
  std::string language_;
  QSvgRenderer picture_;
  QString words_;
};

}  // namespace headlight::ui
