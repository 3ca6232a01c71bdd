// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QString>
#include <QWidget>
#include <functional>
#include <optional>
#include <thread>

namespace headlight::ui {

/// Waits for the watched work without freezing the window: where it lasts, a note over `window` says `text`
/// and can call it off. Until the note is there, gestures wait too. Returns whether the work is done.
bool wait_in_background(QFutureWatcherBase& watcher, const QString& text, QWidget& window);

/// What `work` gives, which a thread of its own does: nothing else waits for a file on a network that does
/// not answer, not even the end of the program. Nothing where it was called off. `work` throws nothing and
/// owns all that it uses.
template <typename Result>
std::optional<Result> open_in_background(std::function<Result()> work, const QString& text, QWidget& window) {
  QPromise<Result> promise;
  const QFuture<Result> future = promise.future();
  QFutureWatcher<Result> watcher;
  watcher.setFuture(future);
  promise.start();
  std::thread([promise = std::move(promise), work = std::move(work)]() mutable {
    promise.addResult(work());
    promise.finish();
  }).detach();
  return wait_in_background(watcher, text, window) ? std::optional(future.result()) : std::nullopt;
}

}  // namespace headlight::ui
