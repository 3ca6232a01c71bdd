// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/look/icons.h"
#include "ui/look/theme.h"

namespace headlight::ui {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("aboutDialog"));
  setWindowTitle(tr("About Headlight"));
  constexpr int picture_size = 72;
  constexpr int text_width = 420;
  auto* const picture = new QLabel(this);
  picture->setPixmap(program_icon().pixmap(QSize(picture_size, picture_size), devicePixelRatioF()));
  picture->setAlignment(Qt::AlignTop);

  auto* const words = new QVBoxLayout;
  words->setSpacing(10);
  const auto add = [&](const QString& text, TypeStep step) {
    auto* const label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(text_width);
    label->setFont(font_at(font(), step));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->addWidget(label);
  };
  add(tr("Headlight %1").arg(QCoreApplication::applicationVersion()), TypeStep::title);
  add(tr("Shows where attention weights come from: every stage from scores to output at once, changing while "
         "you type."),
      TypeStep::heading);
  add(tr("Free software under the GNU General Public License, version 3 or any later version. It comes "
         "without any warranty."),
      TypeStep::text);
  add(tr("Made with Qt %1, QCustomPlot, Eigen, muParser, libpng, libzip and JSON for Modern C++.")
          .arg(QString::fromLatin1(qVersion())),
      TypeStep::text);

  auto* const row = new QHBoxLayout;
  row->setSpacing(20);
  row->addWidget(picture);
  row->addLayout(words);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Back to the window (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(24, 24, 24, 16);
  column->setSpacing(20);
  column->setSizeConstraint(QLayout::SetFixedSize);
  column->addLayout(row);
  column->addWidget(buttons);
}

}  // namespace headlight::ui
