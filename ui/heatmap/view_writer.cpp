// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/view_writer.h"

#include <utility>

namespace headlight::ui {

namespace {

constexpr qint64 one_step_milliseconds = 2000;

}  // namespace

FigureOptions ViewWriter::options() const { return document_.experiment()->view.figure; }

void ViewWriter::write(const QObject* control, const QString& text,
                       const std::function<void(FigureOptions&)>& set) {
  if (control != last_control_ || !since_last_.isValid() || since_last_.elapsed() > one_step_milliseconds) {
    gesture_ = document_.new_gesture();
  }
  last_control_ = control;
  since_last_.start();
  const Experiment& experiment = *document_.experiment();
  View view = experiment.view;
  set(view.figure);
  document_.apply(text, edit::set_view(experiment, std::move(view)), gesture_);
}

}  // namespace headlight::ui
