// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export/picture_operations.h"

#include <QClipboard>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProgressDialog>
#include <QTimer>

#include "ui/widgets/commit_open_editor.h"
#include "ui/window/export/export_subject.h"

namespace headlight::ui {

PictureOperations::PictureOperations(Document& document, Selection& selection, EvaluationRunner& runner,
                                     const WindowServices& services, QWidget& window)
    : document_(document), selection_(selection), runner_(runner), services_(services), window_(window) {}

bool PictureOperations::has_result() {
  if (!commit_open_editor(window_)) {
    return false;
  }
  runner_.resume();
  if (runner_.is_busy()) {
    constexpr int patience_milliseconds = 300;
    QProgressDialog note(tr("Computing…"), tr("Cancel"), 0, 0, &window_);
    note.setObjectName(QStringLiteral("computingNote"));
    note.setWindowModality(Qt::WindowModal);
    note.setMinimumDuration(patience_milliseconds);
    QEventLoop loop;
    connect(&note, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    connect(&runner_, &EvaluationRunner::busy_changed, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience_milliseconds, &note, &QWidget::show);
    loop.exec();
  }
  return !runner_.is_busy() && !runner_.is_cancelled() && !runner_.is_too_large() &&
         selection_.evaluation() != nullptr;
}

ExportSubject PictureOperations::subject() const {
  return {.experiment = selection_.result().experiment,
          .evaluation = selection_.result().evaluation,
          .stage = selection_.stage(),
          .heads = selection_.heads(),
          .concealment = selection_.concealment(),
          .theme = services_.appearance.is_dark() ? FigureTheme::dark() : FigureTheme::light()};
}

void PictureOperations::export_image(const QString& name) {
  if (!has_result()) {
    return;
  }
  const QDir folder(services_.settings.folder(Settings::Folder::pictures));
  ExportSubject subject_now = subject();
  const std::optional<ExportChoice> choice =
      services_.prompts.ask_export(&window_, subject_now,
                                   {.options = document_.experiment()->view.figure,
                                    .language = services_.language.code(),
                                    .path = folder.filePath(name + QStringLiteral(".png"))});
  if (!choice) {
    return;
  }
  View view = document_.experiment()->view;
  view.figure = choice->options;
  document_.apply(tr("Change how the picture looks"),
                  edit::set_view(*document_.experiment(), std::move(view)));
  const QString path = QDir::toNativeSeparators(choice->path);
  const std::optional<PictureFormat> format = picture_format(choice->path);
  const QString failed = tr("%1 could not be written.").arg(path);
  if (!format) {
    services_.prompts.tell_failure(&window_, failed, tr("The name must end in .png, .svg or .pdf."));
    return;
  }
  if (!choice->heads.empty()) {
    subject_now.heads = choice->heads;
  }
  const auto saved =
      save_picture(make_picture(subject_now, choice->options, choice->language), choice->path, *format);
  if (!saved) {
    services_.prompts.tell_failure(&window_, failed, saved.error());
    return;
  }
  services_.settings.set_folder(Settings::Folder::pictures, QFileInfo(choice->path).absolutePath());
  emit told(tr("Exported to %1.").arg(path));
}

void PictureOperations::copy_image() {
  if (!has_result()) {
    return;
  }
  const auto image =
      picture_image(make_picture(subject(), document_.experiment()->view.figure, services_.language.code()));
  if (image) {
    QGuiApplication::clipboard()->setImage(*image);
    emit told(tr("The image is on the clipboard."));
  } else {
    services_.prompts.tell_failure(&window_, tr("The image could not be copied."), image.error());
  }
}

}  // namespace headlight::ui
