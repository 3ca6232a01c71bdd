// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/file_document.h"

namespace headlight::ui {

FileDocument::FileDocument(QObject* parent) : QObject(parent) {
  connect(&undo_stack_, &QUndoStack::cleanChanged, this,
          [this](bool clean) { emit modified_changed(!clean); });
}

// A stack that goes away says that it is clean, which nobody is to hear any more.
FileDocument::~FileDocument() { undo_stack_.disconnect(); }

void FileDocument::mark_saved(const QString& path) {
  path_ = path;
  undo_stack_.setClean();
  emit path_changed(path_);
}

void FileDocument::begin(const QString& path) {
  undo_stack_.clear();
  undo_stack_.setClean();
  path_ = path;
}

void FileDocument::tell_begun() {
  emit path_changed(path_);
  emit modified_changed(false);
}

}  // namespace headlight::ui
