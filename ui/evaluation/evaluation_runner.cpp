// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/evaluation/evaluation_runner.h"

#include <QMetaObject>
#include <utility>

#include "ui/evaluation/evaluation_size.h"

namespace headlight::ui {

EvaluationRunner::EvaluationRunner(QObject* parent)
    : QObject(parent),
      memory_allowed_(spare_bytes()),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

EvaluationRunner::EvaluationRunner(Document& document, QObject* parent) : EvaluationRunner(parent) {
  connect(&document, &Document::changed, this, [this, &document](Changes what) {
    if (what & evaluated_changes) {
      request(document.experiment(), what.testFlag(Change::shape));
    }
  });
}

EvaluationRunner::~EvaluationRunner() {
  thread_.request_stop();
  const std::scoped_lock lock(mutex_);
  job_stop_.request_stop();
}

void EvaluationRunner::request(std::shared_ptr<const Experiment> experiment, bool shape_changed) {
  const bool too_large = evaluation_bytes(*experiment) > memory_allowed_;
  if (std::exchange(too_large_, too_large) != too_large) {
    emit too_large_changed(too_large);
  }
  set_cancelled(nullptr);
  if (too_large) {
    return;
  }
  newest_ = experiment;
  const bool was_busy = is_busy();
  if (shape_changed) {
    unwanted_ = requested_;
  }
  ++requested_;
  {
    const std::scoped_lock lock(mutex_);
    waiting_ = {.number = requested_, .experiment = std::move(experiment)};
    if (shape_changed) {
      job_stop_.request_stop();
    }
  }
  wake_.notify_one();
  if (!was_busy) {
    emit busy_changed(true);
  }
}

void EvaluationRunner::cancel() {
  if (!is_busy()) {
    return;
  }
  {
    const std::scoped_lock lock(mutex_);
    waiting_ = {};
    job_stop_.request_stop();
  }
  unwanted_ = requested_;
  delivered_ = requested_;
  set_cancelled(newest_);
  emit busy_changed(false);
}

void EvaluationRunner::resume() {
  if (const std::shared_ptr<const Experiment> experiment = cancelled_experiment_) {
    request(experiment, false);
  }
}

void EvaluationRunner::set_cancelled(std::shared_ptr<const Experiment> experiment) {
  const bool was_cancelled = is_cancelled();
  cancelled_experiment_ = std::move(experiment);
  if (is_cancelled() != was_cancelled) {
    emit cancelled_changed(is_cancelled());
  }
}

void EvaluationRunner::work(const std::stop_token& stop) {
  while (true) {
    Job job;
    std::stop_token job_stop;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, stop, [this] { return waiting_.experiment != nullptr; });
      if (stop.stop_requested()) {
        return;
      }
      job = std::exchange(waiting_, {});
      job_stop_ = std::stop_source();
      job_stop = job_stop_.get_token();
    }
    std::optional<Evaluation> evaluation = evaluate(*job.experiment, job_stop);
    if (!evaluation) {
      continue;
    }
    EvaluatedExperiment result{.experiment = std::move(job.experiment),
                               .evaluation = std::make_shared<const Evaluation>(*std::move(evaluation))};
    QMetaObject::invokeMethod(
        this, [this, number = job.number, result = std::move(result)] { deliver(number, result); },
        Qt::QueuedConnection);
  }
}

void EvaluationRunner::deliver(quint64 number, const EvaluatedExperiment& result) {
  if (number <= unwanted_) {
    return;
  }
  delivered_ = number;
  latest_ = result;
  emit finished();
  if (!is_busy()) {
    emit busy_changed(false);
  }
}

}  // namespace headlight::ui
