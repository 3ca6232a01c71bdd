// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/view_writer.h"

namespace headlight::ui {

namespace {

constexpr qint64 one_step_milliseconds = 2000;

}  // namespace

FigureOptions ViewWriter::options() const { return figure_options_from_view(document_.experiment()->view); }

void ViewWriter::write(const QObject* control, const QString& text,
                       const std::function<void(FigureOptions&)>& set) {
  if (control != last_control_ || !since_last_.isValid() || since_last_.elapsed() > one_step_milliseconds) {
    gesture_ = document_.new_gesture();
  }
  last_control_ = control;
  since_last_.start();
  FigureOptions changed = options();
  set(changed);
  const Experiment& experiment = *document_.experiment();
  document_.apply(text, edit::set_view(experiment, view_with_figure_options(experiment.view, changed)),
                  gesture_);
}

}  // namespace headlight::ui
