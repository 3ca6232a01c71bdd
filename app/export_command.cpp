// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export_command.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLoggingCategory>
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/command_line.h"
#include "app/evaluation.h"
#include "app/head_list.h"
#include "app/output.h"
#include "app/source.h"
#include "ui/figure/figure_file.h"

namespace headlight::app {

namespace {

/// What the arguments ask for.
struct ExportRequest {
  QString source;
  QString out;
  ui::PictureFormat format = ui::PictureFormat::png;
  Stage stage = Stage::weights;
  std::vector<HeadIndex> heads;  ///< empty: all
  QString language = QStringLiteral("en");
  Arguments arguments;
};

tl::unexpected<Failure> wrong(const QString& option, const QString& value, const QString& expected) {
  return fail(ExitStatus::usage,
              QStringLiteral("%1 cannot be \"%2\"; it is %3").arg(option, value, expected));
}

const std::vector<OptionSpec>& known_options() {
  static const std::vector<OptionSpec> options = [] {
    std::vector<OptionSpec> list{{QStringLiteral("-o"), true, true}};
    for (const char* name : {"stage", "heads", "palette", "dpi", "width", "height", "range", "decimals",
                             "annotations", "title", "query-title", "key-title", "bar-title", "head-titles",
                             "language", "background", "font-scale", "font"}) {
      list.push_back({QStringLiteral("--%1").arg(QLatin1StringView(name))});
    }
    list.push_back({QStringLiteral("--per-head-range"), false});
    list.push_back({QStringLiteral("--no-colorbar"), false});
    list.push_back({QStringLiteral("--svg-text"), false});
    return list;
  }();
  return options;
}

std::optional<QString> language_named(const QString& name) {
  for (const QString& language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
    if (name.compare(language, Qt::CaseInsensitive) == 0) {
      return language;
    }
  }
  return std::nullopt;
}

Expected<ExportRequest> read_export_request(const QStringList& words) {
  Expected<Arguments> arguments = parse_arguments(words, known_options());
  if (!arguments) {
    return tl::unexpected(arguments.error());
  }
  if (arguments->positional.size() != 1) {
    return fail(ExitStatus::usage, QStringLiteral("export needs one SOURCE: a file, - or example:ID"));
  }
  ExportRequest request;
  request.source = arguments->positional.front();
  const auto out = arguments->value(QStringLiteral("-o"));
  if (!out) {
    return fail(ExitStatus::usage,
                QStringLiteral("export needs -o OUT, a file ending in .png, .svg or .pdf"));
  }
  const auto format = ui::picture_format(*out);
  if (!format) {
    return fail(ExitStatus::usage,
                QStringLiteral("the file to write, \"%1\", has to end in .png, .svg or .pdf").arg(*out));
  }
  request.out = *out;
  request.format = *format;
  if (const auto name = arguments->value(QStringLiteral("--stage"))) {
    const Expected<Stage> stage = stage_named(*name);
    if (!stage) {
      return tl::unexpected(stage.error());
    }
    request.stage = *stage;
  }
  if (const auto text = arguments->value(QStringLiteral("--heads"))) {
    Expected<std::vector<HeadIndex>> heads = heads_named(*text);
    if (!heads) {
      return tl::unexpected(heads.error());
    }
    request.heads = std::move(*heads);
  }
  if (const auto language = arguments->value(QStringLiteral("--language"))) {
    const auto known = language_named(*language);
    if (!known) {
      return wrong(QStringLiteral("--language"), *language, QStringLiteral("en or zh_CN"));
    }
    request.language = *known;
  }
  request.arguments = std::move(*arguments);
  return request;
}

/// Reads a number between two ends, both allowed, into `target`.
template <typename Target>
Outcome read_number(const Arguments& arguments, const QString& option, double least, double most, bool whole,
                    Target& target) {
  const auto text = arguments.value(option);
  if (!text) {
    return {};
  }
  bool is_number = false;
  const double number = text->toDouble(&is_number);
  if (!is_number || !(number >= least && number <= most) || (whole && number != std::floor(number))) {
    return wrong(option, *text,
                 QStringLiteral("a %1number from %2 to %3")
                     .arg(whole ? QStringLiteral("whole ") : QString(), QString::number(least),
                          QString::number(most)));
  }
  if constexpr (std::is_same_v<Target, int>) {
    target = static_cast<int>(number);
  } else {
    target = number;
  }
  return {};
}

Outcome read_numbers(const Arguments& arguments, FigureOptions& options) {
  for (const Outcome& outcome :
       {read_number(arguments, QStringLiteral("--dpi"), 1, 9600, true, options.dpi),
        read_number(arguments, QStringLiteral("--width"), 1, 10000, false, options.width_mm),
        read_number(arguments, QStringLiteral("--height"), 1, 10000, false, options.height_mm),
        read_number(arguments, QStringLiteral("--decimals"), 0, 12, true, options.decimals),
        read_number(arguments, QStringLiteral("--font-scale"), 0.25, 4, false, options.font_scale)}) {
    if (!outcome) {
      return outcome;
    }
  }
  return {};
}

Outcome read_choices(const Arguments& arguments, FigureOptions& options) {
  if (const auto name = arguments.value(QStringLiteral("--palette"))) {
    const auto choice = parse_palette(name->toLower().toStdString());
    if (!choice) {
      return wrong(
          QStringLiteral("--palette"), *name,
          QStringLiteral("viridis, cividis, magma, inferno, ylorrd, blues, greys or diverging, with -r "
                         "appended to reverse it"));
    }
    options.palette = choice->palette;
    options.reversed = choice->reversed;
  }
  if (const auto name = arguments.value(QStringLiteral("--range"));
      name && !parse_range(name->toLower().toStdString(), options)) {
    return wrong(
        QStringLiteral("--range"), *name,
        QStringLiteral("0..1, auto, robust, log or A..B with two numbers A < B, of which one may be auto"));
  }
  if (const auto name = arguments.value(QStringLiteral("--annotations"))) {
    const auto annotations = parse_annotations(name->toLower().toStdString());
    if (!annotations) {
      return wrong(QStringLiteral("--annotations"), *name, QStringLiteral("always, auto or never"));
    }
    options.annotations = *annotations;
  }
  if (const auto name = arguments.value(QStringLiteral("--background"))) {
    const auto background = parse_background(name->toLower().toStdString());
    if (!background) {
      return wrong(QStringLiteral("--background"), *name, QStringLiteral("white, transparent or theme"));
    }
    options.background = *background;
  }
  return {};
}

void read_words(const Arguments& arguments, FigureOptions& options) {
  const auto read = [&](const char* option, std::optional<std::string>& target) {
    if (const auto text = arguments.value(QLatin1StringView(option))) {
      target = text->toStdString();
    }
  };
  std::optional<std::string> font;
  read("--title", options.title);
  read("--query-title", options.query_title);
  read("--key-title", options.key_title);
  read("--bar-title", options.bar_title);
  if (const auto titles = arguments.value(QStringLiteral("--head-titles"))) {
    options.head_titles.clear();
    for (const QString& title : titles->split(QLatin1Char(','))) {
      options.head_titles.push_back(title.toStdString());
    }
  }
  read("--font", font);
  options.font_family = font.value_or(options.font_family);
  options.per_head_range = options.per_head_range || arguments.has(QStringLiteral("--per-head-range"));
  options.colorbar = options.colorbar && !arguments.has(QStringLiteral("--no-colorbar"));
  options.svg_text = options.svg_text || arguments.has(QStringLiteral("--svg-text"));
}

/// The experiment's own view, and what the arguments say above it.
Expected<FigureOptions> read_options(const Experiment& experiment, const Arguments& arguments) {
  FigureOptions options = experiment.view.figure;
  for (const Outcome& outcome : {read_numbers(arguments, options), read_choices(arguments, options)}) {
    if (!outcome) {
      return tl::unexpected(outcome.error());
    }
  }
  read_words(arguments, options);
  return options;
}

Outcome check_heads(const Experiment& experiment, const ExportRequest& request) {
  if (request.heads.empty()) {
    return check_stage_and_head(experiment, request.stage, std::nullopt);
  }
  for (const HeadIndex head : request.heads) {
    if (Outcome there = check_stage_and_head(experiment, request.stage, head); !there) {
      return there;
    }
  }
  return {};
}

QString heads_counted(Index count) {
  return count == 1 ? QStringLiteral("1 heatmap") : QStringLiteral("%1 heatmaps").arg(count);
}

Outcome check_head_titles(const Experiment& experiment, const ExportRequest& request) {
  const auto titles = request.arguments.value(QStringLiteral("--head-titles"));
  if (!titles) {
    return {};
  }
  const Index named = titles->count(QLatin1Char(',')) + 1;
  const Index shown = !is_per_head(request.stage) ? 1
                      : request.heads.empty()     ? head_count(experiment)
                                                  : static_cast<Index>(request.heads.size());
  if (named > shown) {
    return fail(ExitStatus::usage, QStringLiteral("--head-titles has %1 titles, and the picture has %2")
                                       .arg(QString::number(named), heads_counted(shown)));
  }
  return {};
}

/// Says what the picture cannot show as well as it might.
void print_hints(const ui::Figure& figure) {
  if (figure.half_unused) {
    std::fprintf(stderr,
                 "headlight: all numbers lie on one side of zero, so half of the diverging palette is not "
                 "used; --palette viridis uses all of it\n");
  }
  if (figure.beyond_log_scale > 0) {
    std::fprintf(stderr,
                 "headlight: a logarithmic range has no place for zero and negative numbers: %lld of them "
                 "get%s the colour of its low end\n",
                 figure.beyond_log_scale, figure.beyond_log_scale == 1 ? "s" : "");
  }
}

}  // namespace

Outcome run_export(const QStringList& words) {
  const Expected<ExportRequest> request = read_export_request(words);
  if (!request) {
    return tl::unexpected(request.error());
  }
  // What is wrong with the arguments alone is told before the source is read.
  if (const auto options = read_options(Experiment{}, request->arguments); !options) {
    return tl::unexpected(options.error());
  }
  const Expected<Experiment> experiment = load_source(request->source);
  if (!experiment) {
    return tl::unexpected(experiment.error());
  }
  if (Outcome there = check_heads(*experiment, *request); !there) {
    return there;
  }
  if (Outcome titles = check_head_titles(*experiment, *request); !titles) {
    return titles;
  }
  const Expected<Evaluation> evaluation = evaluate_source(*experiment, request->source);
  if (!evaluation) {
    return tl::unexpected(evaluation.error());
  }
  ui::Picture picture;
  picture.options = *read_options(*experiment, request->arguments);

  // Fonts need an application, and it needs no display.
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // Standard error is for our own messages, not for what Qt misses in a place without a desktop.
  QLoggingCategory::setFilterRules(QStringLiteral("*=false"));
  int count = 1;
  char name[] = "headlight";
  char* names[] = {name, nullptr};
  const QApplication application(count, names);
  const std::string& font = picture.options.font_family;
  if (!font.empty() && !QFontDatabase::hasFamily(QString::fromStdString(font))) {
    std::fprintf(stderr, "headlight: there is no font \"%s\" here; another one takes its place\n",
                 font.c_str());
  }
  picture.figure = std::make_shared<const ui::Figure>(ui::make_figure(
      *experiment, *evaluation, request->stage, request->heads, picture.options, request->language));
  print_hints(*picture.figure);
  const tl::expected<QByteArray, QString> bytes = ui::picture_bytes(picture, request->format);
  if (!bytes) {
    return fail(ExitStatus::failed, bytes.error());
  }
  return write_file(request->out,
                    std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
}

}  // namespace headlight::app
