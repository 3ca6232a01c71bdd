// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/view_writer.h"

#include <utility>

namespace headlight::ui {

namespace {

constexpr int choice_rest_milliseconds = 2000;

}  // namespace

ViewWriter::ViewWriter(Document& document)
    : document_(document), succession_(document, choice_rest_milliseconds) {}

FigureOptions ViewWriter::options() const { return document_.experiment()->view.figure; }

void ViewWriter::write(const QObject* control, const QString& text,
                       const std::function<void(FigureOptions&)>& set) {
  const Experiment& experiment = *document_.experiment();
  View view = experiment.view;
  set(view.figure);
  document_.apply(text, edit::set_view(experiment, std::move(view)),
                  succession_.next(reinterpret_cast<quintptr>(control)));
}

}  // namespace headlight::ui
