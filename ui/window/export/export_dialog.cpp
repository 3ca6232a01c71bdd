// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export/export_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/figure/picture_room.h"
#include "ui/look/accessible_role.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/window/files/kinds_by_name.h"

namespace headlight::ui {

namespace {

QString ending(PictureFormat format) {
  switch (format) {
    case PictureFormat::png: return QStringLiteral("png");
    case PictureFormat::svg: return QStringLiteral("svg");
    case PictureFormat::pdf: return QStringLiteral("pdf");
  }
  return {};
}

QString filter(PictureFormat format) {
  switch (format) {
    case PictureFormat::png: return ExportDialog::tr("PNG images (*.png)");
    case PictureFormat::svg: return ExportDialog::tr("SVG drawings (*.svg)");
    case PictureFormat::pdf: return ExportDialog::tr("PDF documents (*.pdf)");
  }
  return {};
}

}  // namespace

ExportDialog::ExportDialog(const ExportSubject& subject, const ExportChoice& choice, QWidget* parent)
    : QDialog(parent),
      subject_(subject),
      choice_(choice),
      form_(new ExportForm(choice.options, choice.language)),
      preview_(new PicturePreview(this)),
      problem_(new QLabel(this)) {
  setObjectName(QStringLiteral("exportDialog"));
  setWindowTitle(tr("Export image"));
  constexpr QSize first_size(1020, 640);
  constexpr double largest_share = 0.95;
  resize(first_size.boundedTo((screen()->availableSize() * largest_share)));
  form_->set_format(picture_format(choice.path).value_or(PictureFormat::png));

  auto* const area = new QScrollArea(this);
  area->setWidget(form_);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  constexpr int form_width = 340;
  area->setFixedWidth(form_width + area->verticalScrollBar()->sizeHint().width());
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  save_ = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
  save_->setObjectName(QStringLiteral("exportAcceptButton"));
  save_->setDefault(true);
  save_->setToolTip(tr("Asks where the picture goes, and writes it"));
  buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Writes nothing and forgets these choices (Esc)"));

  auto* const row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(preview_, 1);
  row->addWidget(area);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row, 1);
  auto* const bottom = new QHBoxLayout;
  bottom->setContentsMargins(16, 12, 16, 12);
  problem_->setObjectName(QStringLiteral("exportProblem"));
  problem_->setTextFormat(Qt::PlainText);
  problem_->setWordWrap(true);
  bottom->addWidget(problem_, 1);
  bottom->addWidget(buttons);
  column->addLayout(bottom);

  connect(form_, &ExportForm::changed, this, &ExportDialog::renew);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::choose_path);
  renew();
}

void ExportDialog::renew() {
  const Index head_count = headlight::head_count(*subject_.experiment);
  const tl::expected<std::vector<HeadIndex>, QString> heads = form_->heads(head_count);
  ExportSubject subject = subject_;
  if (heads && !heads->empty()) {
    subject.heads = *heads;
  }
  const Picture picture = make_picture(subject, form_->options(), form_->language());
  preview_->set_picture(picture);
  form_->show_defaults(*make_picture(subject, FigureOptions(), form_->language()).figure,
                       picture_size(picture), head_count);
  tell(heads ? room_problem(*picture.figure, picture.options).value_or(QString()) : heads.error());
}

void ExportDialog::tell(const QString& problem) {
  const bool is_new = problem != problem_->text();
  problem_->setText(problem);
  save_->setEnabled(problem.isEmpty());
  if (is_new && !problem.isEmpty()) {
    speak_at_once(*problem_);
  }
}

void ExportDialog::choose_path() {
  if (!commit_open_editor(*this)) {
    return;
  }
  const QFileInfo suggestion(choice_.path);
  const PictureFormat format = form_->format();
  KindsByName kinds;
  QFileDialog dialog(this, windowTitle(), suggestion.absolutePath(), filter(format));
  dialog.setObjectName(QStringLiteral("exportFileDialog"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setIconProvider(&kinds);
  dialog.setDefaultSuffix(ending(format));
  dialog.selectFile(QStringLiteral("%1.%2").arg(suggestion.completeBaseName(), ending(format)));
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
    return;
  }
  choice_ = {.options = form_->options(),
             .language = form_->language(),
             .path = dialog.selectedFiles().front(),
             .heads = form_->heads(head_count(*subject_.experiment)).value_or(std::vector<HeadIndex>())};
  accept();
}

}  // namespace headlight::ui
