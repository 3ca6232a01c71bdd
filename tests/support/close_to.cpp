// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/close_to.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace headlight::test {

namespace {

bool within(double actual, double expected, double distance) {
  if (std::isfinite(actual) && std::isfinite(expected)) {
    return std::abs(actual - expected) <= distance;
  }
  return actual == expected || (std::isnan(actual) && std::isnan(expected));
}

/// How far off, with non-finite numbers that differ furthest of all.
double distance_of(double actual, double expected) {
  const double distance = std::abs(actual - expected);
  return std::isfinite(distance) ? distance : std::numeric_limits<double>::infinity();
}

double largest_magnitude(const Matrix& matrix) {
  double largest = 0.0;
  for (Index i = 0; i < matrix.size(); ++i) {
    if (std::isfinite(matrix.data()[i])) {
      largest = std::max(largest, std::abs(matrix.data()[i]));
    }
  }
  return largest;
}

std::ostringstream full_precision() {
  std::ostringstream text;
  text.precision(std::numeric_limits<double>::max_digits10);
  return text;
}

std::string describe(double actual, double expected, double allowed) {
  std::ostringstream text = full_precision();
  text << "actual " << actual << ", expected " << expected << ", off by " << std::abs(actual - expected)
       << ", allowed " << allowed;
  return text.str();
}

}  // namespace

bool close_to(double actual, double expected, Tolerance tolerance) {
  return difference(actual, expected, tolerance).empty();
}

bool close_to(const Matrix& actual, const Matrix& expected, Tolerance tolerance) {
  return difference(actual, expected, tolerance).empty();
}

std::string difference(double actual, double expected, Tolerance tolerance) {
  const double magnitude = std::isfinite(expected) ? std::abs(expected) : 0.0;
  const double allowed = tolerance.absolute + tolerance.relative * magnitude;
  return within(actual, expected, allowed) ? std::string() : describe(actual, expected, allowed);
}

std::string difference(const Matrix& actual, const Matrix& expected, Tolerance tolerance) {
  if (actual.rows() != expected.rows() || actual.cols() != expected.cols()) {
    std::ostringstream text;
    text << "actual shape " << actual.rows() << " x " << actual.cols() << ", expected " << expected.rows()
         << " x " << expected.cols();
    return text.str();
  }
  const double allowed = tolerance.absolute + tolerance.relative * largest_magnitude(expected);
  std::string worst;
  double worst_distance = -1.0;
  for (Index row = 0; row < actual.rows(); ++row) {
    for (Index column = 0; column < actual.cols(); ++column) {
      const double a = actual(row, column);
      const double e = expected(row, column);
      if (!within(a, e, allowed) && distance_of(a, e) > worst_distance) {
        worst_distance = distance_of(a, e);
        worst = "row " + std::to_string(row) + ", column " + std::to_string(column) + ": " +
                describe(a, e, allowed);
      }
    }
  }
  return worst;
}

}  // namespace headlight::test
