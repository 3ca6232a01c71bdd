// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOption;

namespace headlight::ui {

enum class Indicator { box, ring };

/// Draws the box of a check box or the ring of a radio button, with its mark. Its outline is as strong as
/// quiet text, since nothing else shows where to click.
void draw_indicator(const QStyleOption& option, QPainter* painter, Indicator kind);

}  // namespace headlight::ui
