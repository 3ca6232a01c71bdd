// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <string_view>

namespace headlight::ui {

/// A new file on its way to take the place of another, in the same folder. Until it is complete it has no
/// name where the file system can do that, else one of its own, `NAME.headlight-XXXXXX`; it is locked as long
/// as it is being written, so that one without a lock was left by a program that was killed. It goes away
/// with this object unless it took the place. The calls give 0 or the `errno` of what failed.
class PartFile {
 public:
  /// `target` is the file to be replaced, which need not be there: no symbolic link.
  explicit PartFile(QByteArray target);
  ~PartFile();
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  /// With the permissions of the target, where there is one.
  int open();
  int write(std::string_view bytes);
  /// Makes sure that it is on the disk, and gives it a name.
  int complete();
  /// Puts it in the target's place. It has to be complete.
  int take_place();
  int descriptor() const { return descriptor_; }

 private:
  int open_with_name();

  QByteArray target_;
  QByteArray name_;  ///< "": it has none
  int descriptor_ = -1;
};

/// Removes what an interrupted writing of `target` left beside it.
void remove_leftovers(const QByteArray& target);

}  // namespace headlight::ui
