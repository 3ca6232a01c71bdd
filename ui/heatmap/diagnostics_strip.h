// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "ui/document/document.h"
#include "ui/heatmap/diagnostic_groups.h"
#include "ui/selection/selection.h"

class QLabel;
class QToolButton;

namespace headlight::ui {

class ElidedButton;

/// The strip at the bottom of the window: what to know about the result, refused edits, for a
/// while what was done, the sizes of the experiment and the cell under the pointer. A click leads to the
/// place, and at the next one to the next place.
class DiagnosticsStrip : public QWidget {
  Q_OBJECT

 public:
  DiagnosticsStrip(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Shows what went wrong until it is clicked or the experiment changes.
  void show_warning(const QString& sentence) { show_message(sentence, Tone::warning); }
  /// Shows what was done, for some seconds at most.
  void show_confirmation(const QString& sentence) { show_message(sentence, Tone::confirmation); }

 private:
  enum class Tone { warning, confirmation };
  /// One place of one group.
  struct Stop {
    std::size_t group = 0;
    std::size_t place = 0;
    friend bool operator==(const Stop&, const Stop&) = default;
  };

  void show_message(const QString& message, Tone tone);
  void clear_message();
  void take_result();
  void renew_text();
  void renew_sizes();
  void renew_cell();
  void click();
  void go(int steps);
  void lead_to_present();
  const Diagnostic& present() const;

  Document& document_;
  Selection& selection_;
  std::vector<DiagnosticGroup> groups_;
  std::vector<Stop> stops_;
  std::size_t position_ = 0;
  bool visited_ = false;  ///< whether the present place was already led to
  QString message_;
  Tone tone_ = Tone::warning;  ///< of the message
  QTimer message_time_;
  ElidedButton* line_;
  QToolButton* previous_;
  QLabel* count_;
  QToolButton* next_;
  QLabel* sizes_;
  QLabel* cell_;
};

}  // namespace headlight::ui
