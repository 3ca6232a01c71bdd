// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/formats/experiment_parts.h"
#include "core/formats/index_json.h"
#include "core/formats/object_writer.h"

namespace headlight {

namespace {

/// In the order of the alternatives of `MaskPattern`.
constexpr std::array<std::string_view, 5> pattern_names{"causal", "padding", "window", "prefix", "painted"};
/// In the order of `MaskMode`.
constexpr std::array<std::string_view, 3> mode_names{"exclude", "add", "replace"};

Cell read_cell(const JsonItem& item) {
  const std::vector<Index> pair = read_list(item, read_integer);
  if (pair.size() != 2) {
    refuse(ProblemCode::wrong_length, item.place, std::to_string(pair.size()), "2");
  }
  return {QueryIndex{pair[0]}, KeyIndex{pair[1]}};
}

MaskPattern read_pattern(ObjectReader& object) {
  switch (read_name(object.require("kind"), pattern_names)) {
    case 0: return CausalMask{};
    case 1: return PaddingMask{read_indices<KeyIndex>(object.require("keys"))};
    case 2: {
      const Index left = read_integer(object.require("left"));
      return WindowMask{left, read_integer(object.require("right"))};
    }
    case 3: return PrefixMask{read_integer(object.require("length"))};
    default: return PaintedMask{read_list(object.require("hidden"), read_cell)};
  }
}

MaskLayer read_layer(const JsonItem& item) {
  ObjectReader object(item);
  MaskLayer layer;
  layer.pattern = read_pattern(object);
  object.optional("heads", [&](const JsonItem& heads) { layer.heads = read_indices<HeadIndex>(heads); });
  object.optional("enabled", [&](const JsonItem& enabled) { layer.enabled = read_boolean(enabled); });
  layer.unknown = object.unknown();
  return layer;
}

void write_pattern(ObjectWriter&, const CausalMask&) {}
void write_pattern(ObjectWriter& object, const PaddingMask& mask) {
  write_indices(object, "keys", mask.keys);
}
void write_pattern(ObjectWriter& object, const WindowMask& mask) {
  object.integer("left", mask.left);
  object.integer("right", mask.right);
}
void write_pattern(ObjectWriter& object, const PrefixMask& mask) { object.integer("length", mask.length); }
void write_pattern(ObjectWriter& object, const PaintedMask& mask) {
  object.member("hidden");
  append_inline_list(object.text(), mask.hidden, [&](const Cell& cell) {
    object.text() += "[" + std::to_string(cell.query.value) + ", " + std::to_string(cell.key.value) + "]";
  });
}

void append_layer(std::string& text, const MaskLayer& layer, int indent) {
  ObjectWriter object(text, indent);
  object.string("kind", pattern_names[layer.pattern.index()]);
  std::visit([&](const auto& pattern) { write_pattern(object, pattern); }, layer.pattern);
  if (layer.heads) {
    write_indices(object, "heads", *layer.heads);
  }
  if (!layer.enabled) {
    object.member("enabled");
    text += "false";
  }
  object.members(layer.unknown);
  object.finish();
}

}  // namespace

Mask read_mask(const JsonItem& item) {
  ObjectReader object(item);
  Mask mask;
  object.optional(
      "mode", [&](const JsonItem& mode) { mask.mode = static_cast<MaskMode>(read_name(mode, mode_names)); });
  object.optional("value", [&](const JsonItem& value) { mask.value = read_number(value); });
  object.optional("layers", [&](const JsonItem& layers) { mask.layers = read_list(layers, read_layer); });
  mask.unknown = object.unknown();
  return mask;
}

void append_mask(std::string& text, const Mask& mask, int indent) {
  const Mask defaults;
  ObjectWriter object(text, indent);
  if (mask.mode != defaults.mode) {
    object.string("mode", mode_names[static_cast<std::size_t>(mask.mode)]);
  }
  if (mask.value != defaults.value) {
    object.number("value", mask.value);
  }
  if (!mask.layers.empty()) {
    object.member("layers");
    append_block_list(
        text, mask.layers, object.member_indent(),
        [&](const MaskLayer& layer, int layer_indent) { append_layer(text, layer, layer_indent); });
  }
  object.members(mask.unknown);
  object.finish();
}

}  // namespace headlight
