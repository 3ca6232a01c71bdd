// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QTest>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// Gives a fuzzer's function what fuzzers have found, and the shipped files of its kind, whole and damaged.
class CorpusTest : public QObject {
  Q_OBJECT

 private slots:
  void replay() {
    const int files = for_each_file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/fuzz/corpus"),
                                    [](const QByteArray& bytes) { run(bytes); });
    QVERIFY(files > 5);
  }

  void truncated_files() {
    const int files = for_each_file(
        QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/" HEADLIGHT_SHIPPED), [](const QByteArray& bytes) {
          run(bytes);
          for (qsizetype length = 0; length < bytes.size(); length += step(bytes)) {
            run(bytes.left(length));
          }
        });
    QVERIFY(files > 5);
  }

  void files_with_a_byte_changed() {
    for_each_file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/" HEADLIGHT_SHIPPED),
                  [](const QByteArray& bytes) {
                    for (qsizetype i = 0; i < bytes.size(); i += step(bytes)) {
                      for (const char replacement : {'\0', '"', '9', '[', '}', '\xff'}) {
                        QByteArray damaged = bytes;
                        damaged[i] = replacement;
                        run(damaged);
                      }
                    }
                  });
  }

 private:
  /// From one damage of a file to the next.
  static qsizetype step(const QByteArray& bytes) { return bytes.size() / 60 + 1; }

  static void run(const QByteArray& bytes) {
    QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                                    static_cast<std::size_t>(bytes.size())),
             0);
  }

  template <typename Use>
  static int for_each_file(const QString& folder, Use use) {
    int count = 0;
    for (QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories); it.hasNext(); ++count) {
      QFile file(it.next());
      if (file.open(QIODevice::ReadOnly)) {
        use(file.readAll());
      }
    }
    return count;
  }
};

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpus_test.moc"
