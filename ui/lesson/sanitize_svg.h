// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace headlight::ui {

/// An SVG without anything that is loaded from elsewhere: references to other than parts of itself
/// ("#name") and data within it ("data:…") are left out, style sheets of other files and document types too.
/// Empty where it is no well-formed XML.
QByteArray sanitize_svg(const QByteArray& svg);

}  // namespace headlight::ui
