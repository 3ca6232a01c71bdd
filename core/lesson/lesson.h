// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/attention/stage.h"
#include "core/experiment/experiment.h"
#include "core/experiment/unknown_members.h"
#include "core/linear/indices.h"

namespace headlight {

/// The step shows what the step before it shows.
struct SameAsBefore {
  bool operator==(const SameAsBefore&) const = default;
};
/// One of the experiments that the program carries inside itself.
struct BuiltInExample {
  std::string id;
  bool operator==(const BuiltInExample&) const = default;
};
/// An SVG, or one per language; for what is no experiment.
struct LessonPicture {
  LocalizedText svg;
  bool operator==(const LessonPicture&) const = default;
};
using StepContent = std::variant<SameAsBefore, Experiment, BuiltInExample, LessonPicture>;

/// The cell that a step points at. Rows and columns are those of the stage's matrix, from 0; `head` is 0
/// for stages of all heads together.
struct LessonSelection {
  Stage stage = Stage::weights;
  HeadIndex head;
  Index row = 0;
  Index column = 0;
  UnknownMembers unknown;
  bool operator==(const LessonSelection&) const = default;
};

/// The class guesses the numbers of a row; of these keys, or of all where absent.
struct GuessValues {
  std::optional<std::vector<KeyIndex>> keys;
  bool operator==(const GuessValues&) const = default;
};
/// The class chooses the key with the largest number in a row.
struct GuessStrongest {
  bool operator==(const GuessStrongest&) const = default;
};

/// What is hidden until the class has guessed: a row of a query × key stage.
struct Prediction {
  Stage stage = Stage::weights;
  HeadIndex head;
  QueryIndex query;
  std::variant<GuessValues, GuessStrongest> guess;
  LocalizedText question;  ///< empty: the program asks in its own words
  UnknownMembers unknown;
  bool operator==(const Prediction&) const = default;
};

/// What learners may be kept from changing. Scoring is the function with its parameters, temperature and
/// normalizer.
enum class Lockable { tokens, matrices, mask, scoring };

struct LessonStep {
  LocalizedText title;
  LocalizedText text;
  StepContent content;
  Stage stage = Stage::weights;
  std::vector<HeadIndex> heads;  ///< those shown; all where empty
  std::optional<LessonSelection> select;
  std::optional<Prediction> predict;
  std::set<Lockable> locked;
  UnknownMembers unknown;
  bool operator==(const LessonStep&) const = default;
};

/// What a lesson file says: a value with equality. `validate` (lesson/validate.h) tells whether the steps
/// fit what they show.
struct Lesson {
  LocalizedText title;
  LocalizedText notes;  ///< for the teacher
  std::vector<LessonStep> steps;
  UnknownMembers unknown;
  bool operator==(const Lesson&) const = default;
};

/// The built-in examples, as whoever carries them gives them.
struct ExampleLibrary {
  std::vector<std::string> ids;
  /// The experiment of one of `ids`; nothing for any other.
  std::function<std::optional<Experiment>(const std::string& id)> find;
};

/// The step whose content `step` shows: itself, or the nearest before it that brings some. Nothing where
/// none does: then there is text alone.
std::optional<std::size_t> content_step(const Lesson& lesson, std::size_t step);

/// What a step shows, as the lesson has it whatever learners did meanwhile: nothing, an experiment or a
/// picture. Nothing, too, for an example that the library does not have.
using ShownContent = std::variant<std::monostate, Experiment, LessonPicture>;
ShownContent shown_content(const Lesson& lesson, std::size_t step, const ExampleLibrary& examples);

}  // namespace headlight
