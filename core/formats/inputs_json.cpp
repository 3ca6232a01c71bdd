// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/formats/experiment_parts.h"
#include "core/formats/object_writer.h"

namespace headlight {

namespace {

/// Reads the matrices that are members of one object.
class MatrixMembers {
 public:
  MatrixMembers(ObjectReader& object, ExperimentReading& reading, HeadIndex head)
      : object_(object), reading_(reading), head_(head) {}

  MatrixValue require(MatrixRole role) {
    return reading_.matrix(object_.require(role_member(role)), {role, head_});
  }
  std::optional<MatrixValue> optional(MatrixRole role) {
    std::optional<MatrixValue> matrix;
    object_.optional(role_member(role), [&](const JsonItem& item) {
      matrix = reading_.matrix(item, {role, head_});
    });
    return matrix;
  }
  std::optional<MatrixValue> optional_vector(MatrixRole role) {
    std::optional<MatrixValue> vector;
    object_.optional(role_member(role),
                     [&](const JsonItem& item) { vector = reading_.matrices.vector(item); });
    return vector;
  }

 private:
  ObjectReader& object_;
  ExperimentReading& reading_;
  HeadIndex head_;
};

/// Reads `heads`; `read(ObjectReader, MatrixMembers)` reads one of them.
template <typename Read>
auto read_heads(ObjectReader& inputs, ExperimentReading& reading, Read read) {
  Index head = 0;
  return read_list(inputs.require("heads"), [&](const JsonItem& item) {
    ObjectReader object(item);
    MatrixMembers members(object, reading, HeadIndex{head++});
    auto result = read(members);
    result.unknown = object.unknown();
    return result;
  });
}

QkvInputs read_qkv(ObjectReader& object, ExperimentReading& reading) {
  return {read_heads(object, reading,
                     [](MatrixMembers& head) {
                       return QkvHead{head.require(MatrixRole::q),
                                      head.require(MatrixRole::k),
                                      head.optional(MatrixRole::v),
                                      {}};
                     }),
          object.unknown()};
}

ProjectedInputs read_projected(ObjectReader& object, ExperimentReading& reading) {
  using enum MatrixRole;
  MatrixMembers members(object, reading, {});
  ProjectedInputs inputs;
  inputs.x_query = members.require(x_query);
  inputs.x_key = members.optional(x_key);
  inputs.x_value = members.optional(x_value);
  inputs.heads = read_heads(object, reading, [](MatrixMembers& head) {
    return ProjectedHead{head.require(w_q),
                         head.require(w_k),
                         head.optional(w_v),
                         head.optional_vector(b_q),
                         head.optional_vector(b_k),
                         head.optional_vector(b_v),
                         {}};
  });
  inputs.w_o = members.optional(w_o);
  inputs.b_o = members.optional_vector(b_o);
  inputs.unknown = object.unknown();
  return inputs;
}

ScoresInputs read_scores(ObjectReader& object, ExperimentReading& reading) {
  return {read_heads(object, reading,
                     [](MatrixMembers& head) {
                       return ScoresHead{head.require(MatrixRole::scores), head.optional(MatrixRole::v), {}};
                     }),
          object.unknown()};
}

WeightsInputs read_weights(ObjectReader& object, ExperimentReading& reading) {
  return {
      read_heads(object, reading,
                 [](MatrixMembers& head) {
                   return WeightsHead{head.require(MatrixRole::weights), head.optional(MatrixRole::v), {}};
                 }),
      object.unknown()};
}

void write_matrix(ObjectWriter& object, MatrixRole role, const MatrixValue& matrix) {
  object.member(role_member(role));
  append_matrix(object.text(), matrix, object.member_indent());
}

void write_matrix(ObjectWriter& object, MatrixRole role, const std::optional<MatrixValue>& matrix) {
  if (matrix) {
    write_matrix(object, role, *matrix);
  }
}

void write_vector(ObjectWriter& object, MatrixRole role, const std::optional<MatrixValue>& vector) {
  if (vector) {
    object.member(role_member(role));
    append_vector(object.text(), *vector);
  }
}

void write_matrices(ObjectWriter& object, const QkvHead& head) {
  write_matrix(object, MatrixRole::q, head.q);
  write_matrix(object, MatrixRole::k, head.k);
  write_matrix(object, MatrixRole::v, head.v);
}

void write_matrices(ObjectWriter& object, const ProjectedHead& head) {
  using enum MatrixRole;
  write_matrix(object, w_q, head.w_q);
  write_vector(object, b_q, head.b_q);
  write_matrix(object, w_k, head.w_k);
  write_vector(object, b_k, head.b_k);
  write_matrix(object, w_v, head.w_v);
  write_vector(object, b_v, head.b_v);
}

void write_matrices(ObjectWriter& object, const ScoresHead& head) {
  write_matrix(object, MatrixRole::scores, head.scores);
  write_matrix(object, MatrixRole::v, head.v);
}

void write_matrices(ObjectWriter& object, const WeightsHead& head) {
  write_matrix(object, MatrixRole::weights, head.weights);
  write_matrix(object, MatrixRole::v, head.v);
}

}  // namespace

MatrixValue ExperimentReading::matrix(const JsonItem& item, MatrixAddress address) {
  std::optional<MatrixValue> value = matrices.matrix(item);
  if (!value) {
    without_width.push_back(address);
    return {};
  }
  return std::move(*value);
}

Inputs read_inputs(const JsonItem& item, ExperimentReading& reading) {
  const std::array names{input_kind_name(InputKind::qkv), input_kind_name(InputKind::projected),
                         input_kind_name(InputKind::scores), input_kind_name(InputKind::weights)};
  ObjectReader object(item);
  switch (static_cast<InputKind>(read_name(object.require("kind"), names))) {
    case InputKind::qkv: return read_qkv(object, reading);
    case InputKind::projected: return read_projected(object, reading);
    case InputKind::scores: return read_scores(object, reading);
    case InputKind::weights: break;
  }
  return read_weights(object, reading);
}

void append_inputs(std::string& text, const Inputs& inputs, int indent) {
  ObjectWriter object(text, indent);
  object.string("kind", input_kind_name(static_cast<InputKind>(inputs.index())));
  const auto* projected = std::get_if<ProjectedInputs>(&inputs);
  if (projected != nullptr) {
    write_matrix(object, MatrixRole::x_query, projected->x_query);
    write_matrix(object, MatrixRole::x_key, projected->x_key);
    write_matrix(object, MatrixRole::x_value, projected->x_value);
  }
  object.member("heads");
  std::visit(
      [&](const auto& of_kind) {
        append_block_list(text, of_kind.heads, object.member_indent(),
                          [&](const auto& head, int head_indent) {
                            ObjectWriter head_object(text, head_indent);
                            write_matrices(head_object, head);
                            head_object.members(head.unknown);
                            head_object.finish();
                          });
      },
      inputs);
  if (projected != nullptr) {
    write_matrix(object, MatrixRole::w_o, projected->w_o);
    write_vector(object, MatrixRole::b_o, projected->b_o);
  }
  object.members(std::visit([](const auto& of_kind) { return of_kind.unknown; }, inputs));
  object.finish();
}

}  // namespace headlight
