// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <functional>
#include <vector>

namespace headlight::ui {

class FlowLayout;

/// A sentence beside the thing it speaks of, with answers where it asks something. It blocks nothing
/// and goes away with an answer or when it is dismissed.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  struct Answer {
    QString name;  ///< object name of the button
    QString text;
    std::function<void()> act;  ///< may be empty: only dismisses
  };

  explicit NoticeBar(QWidget* parent = nullptr);

  void tell(const QString& sentence);
  void ask(const QString& sentence, std::vector<Answer> answers);
  void dismiss();
  bool is_asking() const { return asking_; }
  QString sentence() const { return label_->text(); }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void clear_answers();

  QLabel* label_;
  FlowLayout* answers_;
  bool asking_ = false;
};

}  // namespace headlight::ui
