// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

#include "core/experiment/evaluate.h"
#include "ui/document/document.h"

namespace headlight::ui {

/// An evaluation together with the experiment it belongs to.
struct EvaluatedExperiment {
  std::shared_ptr<const Experiment> experiment;
  std::shared_ptr<const Evaluation> evaluation;  ///< null where there is none
};

/// Evaluates experiments off the GUI thread: one at work, one waiting, the newest wins. The one at
/// work is let finish, since its result is live feedback while someone drags, and is stopped only
/// when shapes changed, when it is cancelled or when the runner goes away.
class EvaluationRunner : public QObject {
  Q_OBJECT

 public:
  explicit EvaluationRunner(QObject* parent = nullptr);
  /// One that asks for an evaluation whenever a document's numbers change. The document must outlive it.
  explicit EvaluationRunner(Document& document, QObject* parent = nullptr);
  ~EvaluationRunner() override;

  /// Asks for an evaluation; `shape_changed` stops the one at work, and what came of it is not delivered any
  /// more, since it speaks of rows and columns that are gone. What would not fit into the memory
  /// allowed is not evaluated: `is_too_large` tells, and `latest` stays.
  void request(std::shared_ptr<const Experiment> experiment, bool shape_changed);
  /// Stops what is on its way: `latest` stays, though it is not of the experiment asked for last, and
  /// `is_cancelled` tells so until the next request. Without work nothing happens.
  void cancel();
  /// Asks once more for what was cancelled.
  void resume();
  /// The newest result; both pointers null before the first.
  const EvaluatedExperiment& latest() const { return latest_; }
  /// Whether a result newer than `latest` is on its way.
  bool is_busy() const { return requested_ != delivered_; }
  /// Whether the experiment asked for last was too large to evaluate.
  bool is_too_large() const { return too_large_; }
  /// Whether the experiment asked for last was cancelled.
  bool is_cancelled() const { return cancelled_experiment_ != nullptr; }
  /// Bytes an evaluation may take; `spare_bytes()` unless set.
  void set_memory_allowed(double bytes) { memory_allowed_ = bytes; }

 signals:
  /// In the runner's own (the GUI) thread.
  void finished();
  void busy_changed(bool busy);
  void too_large_changed(bool too_large);
  void cancelled_changed(bool cancelled);

 private:
  struct Job {
    quint64 number = 0;
    std::shared_ptr<const Experiment> experiment;
  };

  void work(const std::stop_token& stop);
  void deliver(quint64 number, const EvaluatedExperiment& result);
  void set_cancelled(std::shared_ptr<const Experiment> experiment);

  std::mutex mutex_;
  std::condition_variable_any wake_;
  Job waiting_;                // guarded by mutex_
  std::stop_source job_stop_;  // guarded by mutex_
  quint64 requested_ = 0;
  quint64 delivered_ = 0;
  quint64 unwanted_ = 0;  ///< results up to this one are not delivered
  std::shared_ptr<const Experiment> newest_;
  std::shared_ptr<const Experiment> cancelled_experiment_;
  bool too_large_ = false;
  double memory_allowed_;
  EvaluatedExperiment latest_;
  std::jthread thread_;  // last: it uses what stands above
};

}  // namespace headlight::ui
