// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QShortcut>
#include <array>

namespace headlight::ui {

/// The keys of presenters' remotes, and those beside them. They act only while no editor of the window has
/// the keyboard: nothing in a dock, no field, list or table.
class PresenterKeys : public QObject {
  Q_OBJECT

 public:
  enum class Key {
    next,           ///< Page Down
    previous,       ///< Page Up
    first,          ///< Home
    last,           ///< End
    blank,          ///< "."
    start,          ///< F5
    start_present,  ///< Shift+F5
    leave,          ///< Esc
    editors         ///< E
  };
  static constexpr std::size_t key_count = 9;
  static QKeySequence sequence(Key key);

  explicit PresenterKeys(QWidget& window);

  /// Whether a walk is shown: then there are next, previous, first, last and blank.
  void set_walking(bool walking);
  /// Whether the window presents: then there are leave and editors too.
  void set_presenting(bool presenting);

 signals:
  void pressed(headlight::ui::PresenterKeys::Key key);

 private:
  void renew();

  QWidget& window_;
  std::array<QShortcut*, key_count> shortcuts_{};
  bool walking_ = false;
  bool presenting_ = false;
};

}  // namespace headlight::ui
