// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>

#include "core/linear/matrix.h"

namespace headlight::test {

/// How far a number may lie from the expected one: absolute + relative · magnitude.
struct Tolerance {
  double absolute = 0.0;
  double relative = 0.0;
};

/// Whether |actual − expected| ≤ absolute + relative · |expected|. NaN is close to NaN only, an
/// infinity to the same infinity only.
bool close_to(double actual, double expected, Tolerance tolerance);

/// Whether the shapes agree and every entry is close; here the magnitude is the largest finite one of
/// `expected`, so that entries that cancel to nearly 0 are measured by what they were computed from.
bool close_to(const Matrix& actual, const Matrix& expected, Tolerance tolerance);

/// What is wrong with `actual`, for people: the shapes, or the entry that lies furthest off, with its
/// row and column (from 0). "" where it is close.
std::string difference(double actual, double expected, Tolerance tolerance);
std::string difference(const Matrix& actual, const Matrix& expected, Tolerance tolerance);

}  // namespace headlight::test

/// Fails the test function with the difference unless `actual` is close to `expected`.
#define VERIFY_CLOSE(actual, expected, ...)                                                             \
  do {                                                                                                  \
    const std::string close_to_difference = headlight::test::difference(actual, expected, __VA_ARGS__); \
    QVERIFY2(close_to_difference.empty(), close_to_difference.c_str());                                 \
  } while (false)
