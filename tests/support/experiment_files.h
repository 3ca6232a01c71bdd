// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// Small valid experiment files of each kind, and changes to them, for tests.
namespace headlight::test {

/// 2 queries, 3 keys, 2 heads with d 2 and 1.
inline nlohmann::ordered_json qkv_file() {
  return nlohmann::ordered_json::parse(R"({
    "format": "headlight-experiment", "version": 1, "query_tokens": ["a", "b"], "key_tokens": ["x", "y", "z"],
    "inputs": { "kind": "qkv", "heads": [
      { "q": [[1, 0.5], [0, 2]], "k": [[1, 1], [0, -1], [0.25, 4]], "v": [[1, 2, 3], [4, 5, 6], [7, 8, 9]] },
      { "q": [[1], [2]], "k": [[3], [4], [5]], "v": [[6], [7], [8]] } ] } })");
}

/// 2 tokens, d_model 3, 2 heads with d_q 2, d_v 1 and 2, all biases, W^O 3 × 4.
inline nlohmann::ordered_json projected_file() {
  return nlohmann::ordered_json::parse(R"({
    "format": "headlight-experiment", "version": 1, "query_tokens": ["a", "b"],
    "inputs": { "kind": "projected", "x_query": [[1, 2, 3], [4, 5, 6]],
      "heads": [
        { "w_q": [[1, 0], [0, 1], [1, 1]], "w_k": [[1, 0], [0, 1], [1, 1]], "w_v": [[1], [0], [1]],
          "b_q": [0.5, 0], "b_k": [0, 0.5], "b_v": [1] },
        { "w_q": [[1, 0], [0, 1], [1, 1]], "w_k": [[1, 0], [0, 1], [1, 1]], "w_v": [[1, 2], [0, 1], [1, 0]] } ],
      "w_o": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]], "b_o": [0, 0, 0, 1] } })");
}

/// 1 query, 2 keys, 1 head.
inline nlohmann::ordered_json scores_file() {
  return nlohmann::ordered_json::parse(R"({
    "format": "headlight-experiment", "version": 1, "query_tokens": ["a"], "key_tokens": ["x", "y"],
    "inputs": { "kind": "scores", "heads": [ { "scores": [[0.5, "-inf"]], "v": [[1], [2]] } ] } })");
}

/// 2 queries, 2 keys (linked), 1 head.
inline nlohmann::ordered_json weights_file() {
  return nlohmann::ordered_json::parse(R"({
    "format": "headlight-experiment", "version": 1, "query_tokens": ["a", "b"],
    "inputs": { "kind": "weights", "heads": [ { "weights": [[0.25, 0.75], [0.5, 0.5]] } ] } })");
}

/// qkv_file with additive scoring, d_h 2.
inline nlohmann::ordered_json additive_file() {
  nlohmann::ordered_json file = qkv_file();
  file["scoring"] = nlohmann::ordered_json::parse(R"({ "kind": "additive", "heads": [
    { "w_a": [[1, 0], [0, 1]], "u_a": [[1, 2], [3, 4]], "v_a": [1, -1], "b_w": [0, 1], "b_u": [1, 0], "b_v": 0.5 },
    { "w_a": [[1], [0]], "u_a": [[1], [3]], "v_a": [1, -1] } ] })");
  return file;
}

/// qkv_file with the general scoring function.
inline nlohmann::ordered_json general_file() {
  nlohmann::ordered_json file = qkv_file();
  file["scoring"] = nlohmann::ordered_json::parse(
      R"({ "kind": "general", "heads": [ { "w": [[1, 2], [3, 4]] }, { "w": [[5]] } ] })");
  return file;
}

/// `file` with the value at a JSON pointer replaced by a JSON text; "" removes it.
inline nlohmann::ordered_json with(nlohmann::ordered_json file, const std::string& pointer,
                                   const std::string& json) {
  const nlohmann::ordered_json::json_pointer place(pointer);
  if (json.empty()) {
    file[place.parent_pointer()].erase(place.back());
  } else {
    file[place] = nlohmann::ordered_json::parse(json);
  }
  return file;
}

}  // namespace headlight::test
