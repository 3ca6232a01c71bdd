// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/temperature_section.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "ui/widgets/number_field.h"

namespace headlight::ui {

namespace {

constexpr int ticks_per_decade = 50;
constexpr int decades = 2;  // to either side of 1

/// The temperature at a tick, to two significant digits.
double temperature_at(int tick) {
  const double exact = std::pow(10.0, static_cast<double>(tick) / ticks_per_decade);
  return QString::number(exact, 'g', 2).toDouble();
}

int tick_of(double temperature) {
  const double ticks = std::log10(temperature) * ticks_per_decade;
  return static_cast<int>(
      std::lround(std::clamp<double>(ticks, -decades * ticks_per_decade, decades * ticks_per_decade)));
}

}  // namespace

TemperatureSection::TemperatureSection(Document& document, QWidget* parent)
    : PanelSection(document, parent),
      burst_(document),
      slider_(new QSlider(Qt::Horizontal, this)),
      field_(new NumberField(this)),
      reset_(new QToolButton(this)) {
  slider_->setObjectName(QStringLiteral("temperatureSlider"));
  slider_->setRange(-decades * ticks_per_decade, decades * ticks_per_decade);
  slider_->setPageStep(ticks_per_decade / 5);
  slider_->setTickInterval(ticks_per_decade);
  slider_->setTickPosition(QSlider::TicksBelow);
  field_->setObjectName(QStringLiteral("temperature"));
  field_->setFixedWidth(field_->fontMetrics().horizontalAdvance(QLatin1Char('0')) * 9);
  reset_->setObjectName(QStringLiteral("temperatureReset"));
  reset_->setAutoRaise(true);
  QSizePolicy keeps_its_place = reset_->sizePolicy();
  keeps_its_place.setRetainSizeWhenHidden(true);
  reset_->setSizePolicy(keeps_its_place);
  auto* const row = new QHBoxLayout;
  row->addWidget(slider_, 1);
  row->addWidget(field_);
  set_fields(row);
  add_to_heading(reset_);
  connect(slider_, &QSlider::sliderPressed, this, [this] { burst_.hold(); });
  connect(slider_, &QSlider::sliderReleased, this, [this] { burst_.release(); });
  connect(slider_, &QSlider::valueChanged, this, [this](int tick) {
    burst_.apply(tr("Change the temperature"), 0, [tick](const Experiment& beginning) {
      return edit::set_temperature(beginning, temperature_at(tick));
    });
  });
  connect(field_, &NumberField::committed, this, [this](double temperature) {
    take(tr("Change the temperature"), edit::set_temperature(experiment(), temperature));
  });
  connect(field_, &NumberField::refused, this, &PanelSection::tell_problem);
  connect(field_, &NumberField::cleared, this, &PanelSection::clear_problem);
  connect(reset_, &QToolButton::clicked, this,
          [this] { take(tr("Change the temperature"), edit::set_temperature(experiment(), 1.0)); });
  renew();
}

void TemperatureSection::renew() {
  const double temperature = experiment().temperature;
  set_heading(tr("Temperature"));
  slider_->setAccessibleName(tr("Temperature, on a logarithmic scale"));
  slider_->setToolTip(
      tr("Scores are divided by the temperature: low makes weights sharp, high makes them even"));
  field_->setAccessibleName(tr("Temperature"));
  field_->setToolTip(tr("A number above 0, or an expression"));
  reset_->setText(tr("Set to 1"));
  reset_->setAccessibleName(tr("Set the temperature to 1"));
  reset_->setToolTip(tr("Set the temperature to 1, where it changes nothing"));
  reset_->setVisible(temperature != 1.0);
  field_->set_value(temperature);
  if (temperature_at(slider_->value()) != temperature) {
    const QSignalBlocker blocker(slider_);
    slider_->setValue(tick_of(temperature));
  }
  setVisible(input_kind(experiment()) != InputKind::weights);
}

}  // namespace headlight::ui
