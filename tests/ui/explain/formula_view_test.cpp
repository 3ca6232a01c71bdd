// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula_view.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/support/test_class.h"

namespace formula_view_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

QString name_of(Formula formula) {
  const std::string_view name = formula_name(formula);
  return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QFont font_of(int pixels) {
  QFont font;
  font.setPixelSize(pixels);
  return font;
}

/// Pixels that are more than half covered.
int covered(const QImage& image) {
  int pixels = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      pixels += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
    }
  }
  return pixels;
}

/// Pixels of exactly that colour.
int inked(const QImage& image, const QColor& ink) {
  int pixels = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      pixels += image.pixelColor(x, y) == ink ? 1 : 0;
    }
  }
  return pixels;
}

}  // namespace

// Formulas set in type, prepared with MathJax.
class FormulaViewTest : public QObject {
  Q_OBJECT

 private slots:
  void every_formula_is_drawn_from_its_latex() {
    QFile file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/formulas/formulas.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject sources = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(static_cast<std::size_t>(sources.size()), all_formulas().size());
    for (const Formula formula : all_formulas()) {
      QCOMPARE(sources[name_of(formula)].toString(), QString::fromStdString(formula_latex(formula)));
      const QImage image = formula_pixmap(formula, font_of(16), Qt::black, 1.0).toImage();
      QVERIFY2(image.width() > 30 && image.height() > 10, qPrintable(name_of(formula)));
      QVERIFY2(covered(image) > 20, qPrintable(name_of(formula)));
    }
  }

  void the_ink_is_what_was_asked_for() {
    const QImage image = formula_pixmap(Formula::softmax, font_of(40), QColor(255, 0, 0), 1.0).toImage();
    QVERIFY(inked(image, QColor(255, 0, 0)) > 200);
    QCOMPARE(inked(image, Qt::black), 0);
  }

  void dense_screens_get_more_pixels_not_larger_formulas() {
    const QPixmap plain = formula_pixmap(Formula::dot, font_of(16), Qt::black, 1.0);
    const QPixmap dense = formula_pixmap(Formula::dot, font_of(16), Qt::black, 2.0);
    QVERIFY(dense.width() >= 2 * plain.width() - 3);
    QVERIFY(qAbs(dense.deviceIndependentSize().width() - plain.width()) <= 1.5);
    // Twice the pixels in each direction, so about four times the ink.
    QVERIFY(covered(dense.toImage()) > 3 * covered(plain.toImage()));
  }

  void a_view_follows_palette_and_font() {
    FormulaView view;
    view.setFont(font_of(16));
    view.set_formulas({Formula::dot, Formula::score_over_root_d_k});
    QCOMPARE(view.accessibleName(), QStringLiteral("e_ij = Σ_d q_id·k_jd; s_ij = e_ij / √d_k"));
    const QSize small = view.sizeHint();
    view.setFont(font_of(32));
    QVERIFY(view.sizeHint().width() > 1.7 * small.width());
    QPalette red;
    red.setColor(QPalette::WindowText, QColor(200, 0, 0));
    red.setColor(QPalette::Window, Qt::white);
    view.setPalette(red);
    view.resize(view.sizeHint());
    QVERIFY(inked(view.grab().toImage(), QColor(200, 0, 0)) > 50);
    // Too narrow: smaller, but whole.
    view.resize(view.sizeHint().width() / 2, view.sizeHint().height());
    const QImage shrunk = view.grab().toImage();
    const QColor right_edge = shrunk.pixelColor(shrunk.width() - 1, shrunk.height() / 2);
    QCOMPARE(right_edge, QColor(Qt::white));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<FormulaViewTest>("formula_view_test");

}  // namespace formula_view_test

#include "formula_view_test.moc"
