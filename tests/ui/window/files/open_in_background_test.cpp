// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/open_in_background.h"

#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QTimer>
#include <memory>

#include "tests/support/test_class.h"

namespace open_in_background_test {

using namespace headlight::ui;

namespace {

QProgressDialog* note_over(const QWidget& window) {
  return window.findChild<QProgressDialog*>(QStringLiteral("openingNote"));
}

}  // namespace

// Work beside the window's thread, and the window meanwhile.
class OpenInBackgroundTest : public QObject {
  Q_OBJECT

 private slots:
  void what_is_done_soon_needs_no_note() {
    QWidget window;
    QThread* thread = nullptr;
    const auto result = open_in_background<int>(
        [&thread] {
          thread = QThread::currentThread();
          return 7;
        },
        QStringLiteral("Working…"), window);
    QCOMPARE(result, std::optional(7));
    QVERIFY(thread != QThread::currentThread());
    QVERIFY(note_over(window) == nullptr);
  }

  // The work ends when the note is there, so that it must come.
  void a_note_is_shown_while_it_lasts() {
    QWidget window;
    window.show();
    const auto gate = std::make_shared<QSemaphore>();
    QString said;
    QTimer look;
    connect(&look, &QTimer::timeout, &window, [&] {
      if (const QProgressDialog* const note = note_over(window)) {
        said = note->findChild<QLabel*>()->text();
        gate->release();
      }
    });
    look.start(10);
    const auto result = open_in_background<int>(
        [gate] {
          gate->acquire();
          return 7;
        },
        QStringLiteral("<b>…"), window);
    QCOMPARE(result, std::optional(7));
    QCOMPARE(said, QStringLiteral("<b>…"));
  }

  void it_can_be_called_off() {
    QWidget window;
    window.show();
    const auto gate = std::make_shared<QSemaphore>();
    QTimer look;
    connect(&look, &QTimer::timeout, &window, [&] {
      if (QProgressDialog* const note = note_over(window)) {
        note->findChild<QPushButton*>()->click();
      }
    });
    look.start(10);
    const auto result = open_in_background<int>(
        [gate] {
          gate->acquire();
          return 7;
        },
        QStringLiteral("Working…"), window);
    QCOMPARE(result, std::nullopt);
    gate->release();  // the work ends by itself, whoever waits for it
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<OpenInBackgroundTest>("open_in_background_test");

}  // namespace open_in_background_test

#include "open_in_background_test.moc"
