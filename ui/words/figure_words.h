// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

#include "core/attention/stage.h"

class QTranslator;

namespace headlight::ui {

/// The words of pictures in a language of their own, whatever language the window speaks.
class FigureWords {
 public:
  /// "en" or "zh_CN"; anything else is English.
  explicit FigureWords(const QString& language);
  ~FigureWords();

  QString head(int number) const;
  /// What the numbers of a stage are: the title of its colour bar.
  QString stage(Stage stage) const;
  QString row_title(StageAxis axis) const;
  QString column_title(StageAxis axis) const;
  QString sees_no_key() const;
  QString empty() const;

 private:
  QString word(const char* source) const;
  std::unique_ptr<QTranslator> translator_;
};

}  // namespace headlight::ui
