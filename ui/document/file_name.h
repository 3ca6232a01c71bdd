// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight::ui {

/// A file name made of a title: without what file systems do not take, and not too long. "" where nothing is
/// left.
QString file_name_from(QString title);

}  // namespace headlight::ui
