// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/random_bar.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <limits>

#include "ui/widgets/number_box.h"
#include "ui/widgets/number_field.h"

namespace headlight::ui {

RandomBar::RandomBar(QWidget* parent)
    : QWidget(parent),
      seed_label_(new QLabel(this)),
      seed_(new NumberBox<QDoubleSpinBox>(this)),
      scale_label_(new QLabel(this)),
      scale_(new NumberField(this)),
      fill_(new QPushButton(this)),
      close_(new QToolButton(this)) {
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  for (QWidget* const widget :
       std::initializer_list<QWidget*>{seed_label_, seed_, scale_label_, scale_, fill_, close_}) {
    row->addWidget(widget);
  }
  seed_->setObjectName(QStringLiteral("randomSeed"));
  seed_->setDecimals(0);
  seed_->setRange(0.0, static_cast<double>(std::numeric_limits<std::uint32_t>::max()));
  seed_->setValue(42.0);
  seed_->setLocale(QLocale::c());
  scale_->setObjectName(QStringLiteral("randomScale"));
  scale_->set_value(1.0);
  seed_label_->setBuddy(seed_);
  scale_label_->setBuddy(scale_);
  for (QWidget* const field : std::initializer_list<QWidget*>{seed_, scale_}) {
    field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    field->setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 7);
  }
  row->setStretch(1, 3);
  row->setStretch(3, 2);
  fill_->setObjectName(QStringLiteral("randomFill"));
  close_->setAutoRaise(true);
  close_->setText(QStringLiteral("×"));
  connect(fill_, &QPushButton::clicked, this,
          [this] { emit fill_requested(static_cast<std::uint32_t>(seed_->value()), scale_->value()); });
  connect(scale_, &NumberField::refused, this, &RandomBar::refused);
  connect(close_, &QToolButton::clicked, this, &QWidget::hide);
  retranslate();
  hide();
}

void RandomBar::open() {
  show();
  seed_->setFocus();
  seed_->selectAll();
}

void RandomBar::retranslate() {
  seed_label_->setText(tr("Seed"));
  scale_label_->setText(tr("×"));
  seed_->setAccessibleName(tr("Seed of the random numbers"));
  seed_->setToolTip(tr("The same seed gives the same numbers, those of NumPy's np.random.seed"));
  scale_->setAccessibleName(tr("Scale of the random numbers"));
  scale_->setToolTip(tr("Each number of the standard normal distribution is multiplied by this"));
  //: A button: put random numbers into the entries.
  fill_->setText(tr("Fill"));
  fill_->setToolTip(tr("Fill with random numbers"));
  close_->setAccessibleName(tr("Close"));
  close_->setToolTip(tr("Close"));
}

void RandomBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    hide();
  } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    fill_->click();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace headlight::ui
