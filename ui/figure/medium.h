// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::ui {

/// Where a picture is looked at: small text is drawn from 7 px on screen and from 4 pt on paper.
enum class Medium { screen, paper };

}  // namespace headlight::ui
