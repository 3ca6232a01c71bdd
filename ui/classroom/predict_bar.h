// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/classroom/prediction.h"

class QLabel;
class QMenu;
class QToolButton;

namespace headlight::ui {

/// The buttons of a prediction: it asks for the present stage, tells how many guesses are made, reveals, and
/// tells how many were right.
class PredictBar : public QWidget {
  Q_OBJECT

 public:
  PredictBar(PredictionRound& round, Document& document, Selection& selection, QWidget* parent = nullptr);

  /// What is asked, in words; after the reveal, what was wrong. "" while nothing is asked.
  QString text() const;

 private:
  QString question_text() const;
  QString verdict_text() const;
  void fill_menu();
  void ask(PredictionQuestion::Kind kind, bool all_rows);
  void renew();

  PredictionRound& round_;
  Document& document_;
  Selection& selection_;
  QToolButton* predict_;
  QMenu* menu_;
  QLabel* score_;
  QToolButton* guess_;
  QToolButton* reveal_;
  QToolButton* done_;
};

}  // namespace headlight::ui
