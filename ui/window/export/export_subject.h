// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/evaluate.h"
#include "ui/figure/figure_file.h"

namespace headlight::ui {

/// What a picture is made of, before an author chooses how it looks.
struct ExportSubject {
  std::shared_ptr<const Experiment> experiment;
  std::shared_ptr<const Evaluation> evaluation;
  Stage stage = Stage::weights;
  std::vector<HeadIndex> heads;              ///< all where empty
  std::optional<Concealment> concealment;    ///< numbers that the picture does not tell
  FigureTheme theme = FigureTheme::light();  ///< what the background "as in the window" means
};

/// How an author wants it.
struct ExportChoice {
  FigureOptions options;
  QString language;                   ///< "en" or "zh_CN"
  QString path;                       ///< where to; its ending says the format
  std::vector<HeadIndex> heads = {};  ///< instead of the subject's, where there are any
};

/// The picture of a subject.
inline Picture make_picture(const ExportSubject& subject, const FigureOptions& options,
                            const QString& language) {
  return {.figure = std::make_shared<const Figure>(make_figure(*subject.experiment, *subject.evaluation,
                                                               subject.stage, subject.heads, options,
                                                               language, subject.concealment)),
          .options = options,
          .theme = subject.theme};
}

}  // namespace headlight::ui
