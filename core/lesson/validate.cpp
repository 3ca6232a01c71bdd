// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/validate.h"

#include <algorithm>
#include <map>

#include "core/experiment/matrices.h"
#include "core/experiment/validate.h"

namespace headlight {

namespace {

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) {
    text.append(text.empty() ? "" : ", ").append(name);
  }
  return text;
}

/// What the columns of a stage come from.
MatrixRole column_source(const Experiment& experiment, Stage stage) {
  const bool projected = input_kind(experiment) == InputKind::projected;
  switch (stage) {
    case Stage::q: return projected ? MatrixRole::w_q : MatrixRole::q;
    case Stage::k: return projected ? MatrixRole::w_k : MatrixRole::k;
    case Stage::final_output: return MatrixRole::w_o;
    default: return projected ? MatrixRole::w_v : MatrixRole::v;
  }
}

Index row_count(const Experiment& experiment, Stage stage) {
  return row_axis(stage) == StageAxis::keys ? key_count(experiment) : query_count(experiment);
}

/// Columns of a stage that the experiment has.
Index column_count(const Experiment& experiment, Stage stage, HeadIndex head) {
  if (is_query_by_key(stage)) {
    return key_count(experiment);
  }
  const MatrixRole source = column_source(experiment, stage);
  if (stage != Stage::concat) {
    return find_matrix(experiment, {source, head})->columns();
  }
  Index columns = 0;
  for (Index i = 0; i < head_count(experiment); ++i) {
    columns += find_matrix(experiment, {source, HeadIndex{i}})->columns();
  }
  return columns;
}

/// Goes through a lesson and stops at the first thing that does not fit. The checks return whether all is
/// well.
class LessonValidation {
 public:
  LessonValidation(const Lesson& lesson, const ExampleLibrary& examples)
      : lesson_(lesson), examples_(examples) {}

  std::optional<Problem> run() {
    const auto count = static_cast<Index>(lesson_.steps.size());
    if (count > max_lesson_steps) {
      fail(ProblemCode::too_many, "/steps", std::to_string(count), std::to_string(max_lesson_steps));
      return problem_;
    }
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
      place_ = json_pointer("/steps", i);
      const LessonStep& step = lesson_.steps[i];
      const bool fits =
          std::visit([this](const auto& content) { return content_fits(content); }, step.content) &&
          step_fits(step);
      if (!fits) {
        break;
      }
    }
    return problem_;
  }

 private:
  bool fail(ProblemCode code, std::string place, std::string found = {}, std::string expected = {}) {
    problem_ = Problem{code, std::move(place), std::move(found), std::move(expected)};
    return false;
  }

  bool content_fits(const SameAsBefore&) { return true; }
  bool content_fits(const Experiment& experiment) {
    shown_ = &experiment;
    if (std::optional<Problem> problem = validate(experiment)) {
      problem->place.insert(0, place_ + "/experiment");
      problem_ = std::move(problem);
      return false;
    }
    return true;
  }
  bool content_fits(const BuiltInExample& example) {
    auto known = known_examples_.find(example.id);
    if (known == known_examples_.end()) {
      std::optional<Experiment> experiment = examples_.find(example.id);
      if (!experiment) {
        return fail(ProblemCode::unknown_name, place_ + "/example", example.id, joined(examples_.ids));
      }
      known = known_examples_.emplace(example.id, std::move(*experiment)).first;
    }
    shown_ = &known->second;
    return true;
  }
  bool content_fits(const LessonPicture& picture) {
    shown_ = nullptr;
    const std::string place = place_ + "/picture";
    if (const auto* plain = std::get_if<std::string>(&picture.svg)) {
      return picture_fits(*plain, place);
    }
    const auto& by_language = std::get<std::map<std::string, std::string>>(picture.svg);
    return std::all_of(by_language.begin(), by_language.end(), [&](const auto& svg) {
      return picture_fits(svg.second, json_pointer(place, svg.first));
    });
  }
  bool picture_fits(const std::string& svg, const std::string& place) {
    const auto bytes = static_cast<Index>(svg.size());
    return bytes <= max_picture_bytes ||
           fail(ProblemCode::too_many, place, std::to_string(bytes), std::to_string(max_picture_bytes));
  }

  bool step_fits(const LessonStep& step) {
    const bool points_at_nothing =
        step.stage == Stage::weights && step.heads.empty() && !step.select && !step.predict;
    if (shown_ == nullptr) {
      return points_at_nothing || fail(ProblemCode::missing_member, place_ + "/experiment", {}, "experiment");
    }
    return stage_fits(step.stage, place_ + "/stage") && heads_fit(step.heads) &&
           (!step.select || selection_fits(*step.select)) &&
           (!step.predict || prediction_fits(*step.predict));
  }

  bool heads_fit(const std::vector<HeadIndex>& heads) {
    for (std::size_t i = 0; i < heads.size(); ++i) {
      if (!in_range(heads[i].value, head_count(*shown_), json_pointer(place_ + "/heads", i))) {
        return false;
      }
    }
    return true;
  }

  bool selection_fits(const LessonSelection& select) {
    const std::string place = place_ + "/select";
    return stage_fits(select.stage, place + "/stage") &&
           head_fits(select.stage, select.head, place + "/head") &&
           in_range(select.row, row_count(*shown_, select.stage), place + "/row") &&
           in_range(select.column, column_count(*shown_, select.stage, select.head), place + "/column");
  }

  bool prediction_fits(const Prediction& predict) {
    const std::string place = place_ + "/predict";
    if (!is_there(predict.stage) || !can_be_predicted(predict.stage)) {
      return fail(ProblemCode::unknown_name, place + "/stage", std::string(stage_name(predict.stage)),
                  stages(can_be_predicted));
    }
    if (!head_fits(predict.stage, predict.head, place + "/head") ||
        !in_range(predict.query.value, query_count(*shown_), place + "/query")) {
      return false;
    }
    const auto* values = std::get_if<GuessValues>(&predict.guess);
    return values == nullptr || !values->keys || keys_fit(*values->keys, place + "/keys");
  }

  bool keys_fit(const std::vector<KeyIndex>& keys, const std::string& place) {
    if (keys.empty()) {
      return fail(ProblemCode::wrong_length, place, "0", "1");
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (!in_range(keys[i].value, key_count(*shown_), json_pointer(place, i))) {
        return false;
      }
    }
    return true;
  }

  bool is_there(Stage stage) const {
    const std::vector<Stage> there = stages_of(*shown_);
    return std::find(there.begin(), there.end(), stage) != there.end();
  }
  /// The names of the shown experiment's stages that `fits` takes.
  std::string stages(bool (*fits)(Stage)) const {
    std::vector<std::string> names;
    for (const Stage stage : stages_of(*shown_)) {
      if (fits(stage)) {
        names.emplace_back(stage_name(stage));
      }
    }
    return joined(names);
  }
  bool stage_fits(Stage stage, const std::string& place) {
    return is_there(stage) || fail(ProblemCode::unknown_name, place, std::string(stage_name(stage)),
                                   stages([](Stage) { return true; }));
  }
  bool head_fits(Stage stage, HeadIndex head, const std::string& place) {
    return in_range(head.value, is_per_head(stage) ? head_count(*shown_) : 1, place);
  }
  bool in_range(Index index, Index count, const std::string& place) {
    return (index >= 0 && index < count) ||
           fail(ProblemCode::index_out_of_range, place, std::to_string(index), std::to_string(count));
  }

  const Lesson& lesson_;
  const ExampleLibrary& examples_;
  std::map<std::string, Experiment> known_examples_;
  std::string place_;                  ///< of the step looked at
  const Experiment* shown_ = nullptr;  ///< by the step looked at
  std::optional<Problem> problem_;
};

}  // namespace

std::optional<Problem> validate(const Lesson& lesson, const ExampleLibrary& examples) {
  return LessonValidation(lesson, examples).run();
}

bool can_be_predicted(Stage stage) { return is_query_by_key(stage); }

}  // namespace headlight
