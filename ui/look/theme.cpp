// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme.h"

#include <QColor>
#include <initializer_list>
#include <utility>

namespace headlight::ui {

namespace {

using RoleColour = std::pair<QPalette::ColorRole, QRgb>;

QPalette make_palette(std::initializer_list<RoleColour> colours, QRgb disabled) {
  QPalette palette;
  for (const auto& [role, colour] : colours) {
    palette.setColor(role, QColor::fromRgb(colour));
  }
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, QColor::fromRgb(disabled));
  }
  palette.setColor(QPalette::Disabled, QPalette::Base, palette.color(QPalette::Window));
  palette.setColor(QPalette::Disabled, QPalette::Highlight, palette.color(QPalette::Mid));
  return palette;
}

}  // namespace

QPalette light_palette() {
  return make_palette({{QPalette::Window, 0xf5f6f8},      {QPalette::WindowText, 0x1c2127},
                       {QPalette::Base, 0xffffff},        {QPalette::AlternateBase, 0xf9fafb},
                       {QPalette::Text, 0x1c2127},        {QPalette::PlaceholderText, 0x667080},
                       {QPalette::Button, 0xffffff},      {QPalette::ButtonText, 0x1c2127},
                       {QPalette::BrightText, 0xb3261e},  {QPalette::Light, 0xffffff},
                       {QPalette::Midlight, 0xe8ebef},    {QPalette::Mid, 0xd3d8df},
                       {QPalette::Dark, 0xaab2bd},        {QPalette::Shadow, 0x5f6772},
                       {QPalette::Highlight, 0x2a64d0},   {QPalette::HighlightedText, 0xffffff},
                       {QPalette::Link, 0x2458b8},        {QPalette::LinkVisited, 0x2458b8},
                       {QPalette::ToolTipBase, 0xffffff}, {QPalette::ToolTipText, 0x1c2127}},
                      0x9aa2ad);
}

QPalette dark_palette() {
  return make_palette({{QPalette::Window, 0x26282c},      {QPalette::WindowText, 0xe4e7eb},
                       {QPalette::Base, 0x1e1f22},        {QPalette::AlternateBase, 0x222327},
                       {QPalette::Text, 0xe4e7eb},        {QPalette::PlaceholderText, 0x98a1ad},
                       {QPalette::Button, 0x303338},      {QPalette::ButtonText, 0xe4e7eb},
                       {QPalette::BrightText, 0xff8a80},  {QPalette::Light, 0x454a51},
                       {QPalette::Midlight, 0x363a40},    {QPalette::Mid, 0x3e4249},
                       {QPalette::Dark, 0x5f6670},        {QPalette::Shadow, 0x101113},
                       {QPalette::Highlight, 0x356fd6},   {QPalette::HighlightedText, 0xffffff},
                       {QPalette::Link, 0x86b4ff},        {QPalette::LinkVisited, 0x86b4ff},
                       {QPalette::ToolTipBase, 0x303338}, {QPalette::ToolTipText, 0xe4e7eb}},
                      0x6c747e);
}

QPalette projector_palette() {
  return make_palette({{QPalette::Window, 0xffffff},      {QPalette::WindowText, 0x000000},
                       {QPalette::Base, 0xffffff},        {QPalette::AlternateBase, 0xf2f4f7},
                       {QPalette::Text, 0x000000},        {QPalette::PlaceholderText, 0x3c444f},
                       {QPalette::Button, 0xffffff},      {QPalette::ButtonText, 0x000000},
                       {QPalette::BrightText, 0x8f1009},  {QPalette::Light, 0xffffff},
                       {QPalette::Midlight, 0xd9dee6},    {QPalette::Mid, 0x8a93a0},
                       {QPalette::Dark, 0x5f6772},        {QPalette::Shadow, 0x2a2f36},
                       {QPalette::Highlight, 0x0b45b0},   {QPalette::HighlightedText, 0xffffff},
                       {QPalette::Link, 0x0b45b0},        {QPalette::LinkVisited, 0x0b45b0},
                       {QPalette::ToolTipBase, 0xffffff}, {QPalette::ToolTipText, 0x000000}},
                      0x6a727d);
}

bool is_for_projector(const QPalette& palette) {
  const QPalette projector = projector_palette();
  return palette.color(QPalette::Text) == projector.color(QPalette::Text) &&
         palette.color(QPalette::Mid) == projector.color(QPalette::Mid);
}

bool is_dark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QFont with_all_scripts(const QFont& desktop) {
  QFont font(desktop);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(QFont::NoSubpixelAntialias);
  font.setFamilies({desktop.family(), QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"),
                    QStringLiteral("Noto Color Emoji")});
  return font;
}

QFont font_at(const QFont& text, TypeStep step) {
  constexpr double heading = 1.25;
  constexpr double title = 1.6;
  QFont font(text);
  const double factor = step == TypeStep::title ? title : step == TypeStep::heading ? heading : 1.0;
  if (text.pointSizeF() > 0) {
    font.setPointSizeF(text.pointSizeF() * factor);
  } else {
    font.setPixelSize(qRound(text.pixelSize() * factor));
  }
  return font;
}

}  // namespace headlight::ui
