// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/lesson_json.h"

#include <algorithm>
#include <array>

#include "core/formats/experiment_parts.h"
#include "core/formats/index_json.h"
#include "core/formats/object_writer.h"
#include "core/formats/text_json.h"
#include "core/lesson/validate.h"

namespace headlight {

namespace {

constexpr std::array<std::string_view, 1> lesson_formats{"headlight-lesson"};
constexpr int newest_lesson_version = 1;
/// In the order of the alternatives of `StepContent`; the first has no member.
constexpr std::array<std::string_view, 4> content_members{"", "experiment", "example", "picture"};
/// In the order of the alternatives of `Prediction::guess`.
constexpr std::array<std::string_view, 2> guess_names{"values", "strongest"};
/// In the order of `Lockable`.
constexpr std::array<std::string_view, 4> lockable_names{"tokens", "matrices", "mask", "scoring"};

Stage read_stage(const JsonItem& item) {
  std::array<std::string_view, all_stages.size()> names;
  std::transform(all_stages.begin(), all_stages.end(), names.begin(), stage_name);
  return all_stages.at(read_name(item, names));
}

HeadIndex read_head(ObjectReader& object) {
  HeadIndex head;
  object.optional("head", [&](const JsonItem& item) { head.value = read_integer(item); });
  return head;
}

LessonSelection read_selection(const JsonItem& item) {
  ObjectReader object(item);
  LessonSelection select;
  select.stage = read_stage(object.require("stage"));
  select.head = read_head(object);
  select.row = read_integer(object.require("row"));
  select.column = read_integer(object.require("column"));
  select.unknown = object.unknown();
  return select;
}

std::variant<GuessValues, GuessStrongest> read_guess(ObjectReader& object) {
  if (read_name(object.require("kind"), guess_names) == 1) {
    return GuessStrongest{};
  }
  GuessValues values;
  object.optional("keys", [&](const JsonItem& keys) { values.keys = read_indices<KeyIndex>(keys); });
  return values;
}

Prediction read_prediction(const JsonItem& item) {
  ObjectReader object(item);
  Prediction predict;
  predict.guess = read_guess(object);
  predict.stage = read_stage(object.require("stage"));
  predict.head = read_head(object);
  predict.query.value = read_integer(object.require("query"));
  object.optional("question", [&](const JsonItem& question) { predict.question = read_text(question); });
  predict.unknown = object.unknown();
  return predict;
}

std::vector<HeadIndex> read_heads(const JsonItem& item) {
  std::vector<HeadIndex> heads = read_indices<HeadIndex>(item);
  if (heads.empty()) {
    refuse(ProblemCode::wrong_length, item.place, "0", "1");
  }
  return heads;
}

std::set<Lockable> read_locked(const JsonItem& item) {
  std::set<Lockable> locked;
  for_each_item(item, [&](const JsonItem& name) {
    locked.insert(static_cast<Lockable>(read_name(name, lockable_names)));
  });
  return locked;
}

StepContent read_content(const JsonItem& item, std::size_t kind, MatrixReader& matrices) {
  switch (kind) {
    case 1: return read_experiment(item, matrices);
    case 2: return BuiltInExample{read_string(item)};
    default: return LessonPicture{read_text(item)};
  }
}

/// At most one of the members that say what is shown.
StepContent read_content(ObjectReader& object, MatrixReader& matrices) {
  StepContent content;
  for (std::size_t kind = 1; kind < content_members.size(); ++kind) {
    object.optional(content_members.at(kind), [&](const JsonItem& item) {
      if (content.index() != 0) {
        refuse(ProblemCode::excluded_member, item.place, std::string(content_members.at(kind)),
               std::string(content_members.at(content.index())));
      }
      content = read_content(item, kind, matrices);
    });
  }
  return content;
}

LessonStep read_step(const JsonItem& item, MatrixReader& matrices) {
  ObjectReader object(item);
  LessonStep step;
  object.optional("title", [&](const JsonItem& title) { step.title = read_text(title); });
  object.optional("text", [&](const JsonItem& text) { step.text = read_text(text); });
  step.content = read_content(object, matrices);
  object.optional("stage", [&](const JsonItem& stage) { step.stage = read_stage(stage); });
  object.optional("heads", [&](const JsonItem& heads) { step.heads = read_heads(heads); });
  object.optional("select", [&](const JsonItem& select) { step.select = read_selection(select); });
  object.optional("predict", [&](const JsonItem& predict) { step.predict = read_prediction(predict); });
  object.optional("locked", [&](const JsonItem& locked) { step.locked = read_locked(locked); });
  step.unknown = object.unknown();
  return step;
}

Lesson read(const JsonValue& root) {
  ObjectReader object({root, ""});
  read_name(object.require("format"), lesson_formats);
  read_version(object.require("version"), newest_lesson_version);

  Lesson lesson;
  object.optional("title", [&](const JsonItem& title) { lesson.title = read_text(title); });
  object.optional("notes", [&](const JsonItem& notes) { lesson.notes = read_text(notes); });
  const JsonItem steps = object.require("steps");
  if (const auto count = static_cast<Index>(steps.value.size()); count > max_lesson_steps) {
    refuse(ProblemCode::too_many, steps.place, std::to_string(count), std::to_string(max_lesson_steps));
  }
  MatrixReader matrices;
  lesson.steps = read_list(steps, [&](const JsonItem& step) { return read_step(step, matrices); });
  lesson.unknown = object.unknown();
  return lesson;
}

void write_content(ObjectWriter&, const SameAsBefore&) {}
void write_content(ObjectWriter& object, const Experiment& experiment) {
  object.member("experiment");
  append_experiment(object.text(), experiment, object.member_indent());
}
void write_content(ObjectWriter& object, const BuiltInExample& example) {
  object.string("example", example.id);
}
void write_content(ObjectWriter& object, const LessonPicture& picture) {
  write_text(object, "picture", picture.svg);
}

void write_head(ObjectWriter& object, HeadIndex head) {
  if (head.value != 0) {
    object.integer("head", head.value);
  }
}

void write_selection(ObjectWriter& step, const LessonSelection& select) {
  step.member("select");
  ObjectWriter object(step.text(), step.member_indent());
  object.string("stage", stage_name(select.stage));
  write_head(object, select.head);
  object.integer("row", select.row);
  object.integer("column", select.column);
  object.members(select.unknown);
  object.finish();
}

void write_prediction(ObjectWriter& step, const Prediction& predict) {
  step.member("predict");
  ObjectWriter object(step.text(), step.member_indent());
  object.string("kind", guess_names.at(predict.guess.index()));
  object.string("stage", stage_name(predict.stage));
  write_head(object, predict.head);
  object.integer("query", predict.query.value);
  if (const auto* values = std::get_if<GuessValues>(&predict.guess); values != nullptr && values->keys) {
    write_indices(object, "keys", *values->keys);
  }
  write_text_unless_empty(object, "question", predict.question);
  object.members(predict.unknown);
  object.finish();
}

void append_step(std::string& text, const LessonStep& step, int indent) {
  ObjectWriter object(text, indent);
  write_text_unless_empty(object, "title", step.title);
  write_text_unless_empty(object, "text", step.text);
  std::visit([&](const auto& content) { write_content(object, content); }, step.content);
  if (step.stage != Stage::weights) {
    object.string("stage", stage_name(step.stage));
  }
  if (!step.heads.empty()) {
    write_indices(object, "heads", step.heads);
  }
  if (step.select) {
    write_selection(object, *step.select);
  }
  if (step.predict) {
    write_prediction(object, *step.predict);
  }
  if (!step.locked.empty()) {
    std::vector<std::string> names;
    for (const Lockable lockable : step.locked) {
      names.emplace_back(lockable_names.at(static_cast<std::size_t>(lockable)));
    }
    object.strings("locked", names);
  }
  object.members(step.unknown);
  object.finish();
}

}  // namespace

tl::expected<Lesson, Problem> read_lesson(std::string_view bytes, const ExampleLibrary& examples) {
  const tl::expected<JsonValue, Problem> root = parse_json(bytes);
  if (!root) {
    return tl::unexpected(root.error());
  }
  try {
    Lesson lesson = read(*root);
    if (std::optional<Problem> problem = validate(lesson, examples)) {
      return tl::unexpected(std::move(*problem));
    }
    return lesson;
  } catch (Refusal& refusal) {
    return tl::unexpected(std::move(refusal.problem));
  }
}

std::string write_lesson(const Lesson& lesson) {
  std::string text;
  ObjectWriter object(text, 0);
  object.string("format", lesson_formats.front());
  object.integer("version", newest_lesson_version);
  write_text_unless_empty(object, "title", lesson.title);
  write_text_unless_empty(object, "notes", lesson.notes);
  object.member("steps");
  append_block_list(text, lesson.steps, object.member_indent(),
                    [&](const LessonStep& step, int indent) { append_step(text, step, indent); });
  object.members(lesson.unknown);
  object.finish();
  return text += '\n';
}

}  // namespace headlight
