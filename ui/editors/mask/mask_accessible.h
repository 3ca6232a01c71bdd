// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::ui {

/// Lets screen readers read every MaskGrid as a table. To be called before the first is shown; further calls
/// do nothing.
void install_mask_accessibility();

}  // namespace headlight::ui
