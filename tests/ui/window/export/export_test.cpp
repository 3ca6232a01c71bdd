// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/window/export/export_dialog.h"

namespace export_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

void trigger(MainWindow& window, const char* name) {
  auto* const found = window.findChild<QAction*>(QLatin1StringView(name));
  QVERIFY(found != nullptr);
  found->trigger();
}

ExportSubject subject_of(MainWindow& window) {
  const auto experiment = window.document().experiment();
  return {.experiment = experiment,
          .evaluation = std::make_shared<const Evaluation>(*evaluate(*experiment)),
          .stage = Stage::weights,
          .heads = {},
          .concealment = {},
          .theme = FigureTheme::light()};
}

FigureOptions unusual_options() {
  FigureOptions options;
  options.palette = Palette::magma;
  options.reversed = true;
  options.range = RangeKind::own;
  options.own_low = -0.25;
  options.own_high = 1.5;
  options.per_head_range = true;
  options.decimals = 3;
  options.annotations = Annotations::never;
  options.colorbar = false;
  options.title = "A & <b>title</b>";
  options.query_title = "";
  options.key_title = "源序列";
  options.head_titles = {"one", "two"};
  options.font_scale = 1.5;
  options.width_mm = 80.5;
  options.dpi = 150;
  options.background = Background::transparent;
  options.svg_text = true;
  return options;
}

}  // namespace

// Pictures out of the window, and the dialog that asks how.
class ExportTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*(propagateSizeHints|raise\\(\\)))")));
  }

  void an_exported_picture_has_the_size_asked_for() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation-two-heads"));
    const QString path = world.path(QStringLiteral("out.png"));
    FigureOptions options;
    options.width_mm = 100.0;
    options.dpi = 300;
    options.title = "Two heads";
    world.prompts.export_answer = {.options = options, .language = QStringLiteral("en"), .path = path};
    trigger(window, "exportAction");
    QVERIFY(world.prompts.failures.isEmpty());
    QCOMPARE(QImage(path).width(), 1181);
    QCOMPARE(world.settings.folder(Settings::Folder::pictures), world.folder.path());

    // How it looks is remembered in the experiment, as one step that can be undone.
    QVERIFY(window.document().experiment()->view.figure == options);
    QCOMPARE(window.document().undo_stack().count(), 1);
    trigger(window, "exportAction");
    QVERIFY(world.prompts.exports_offered.back().options == options);
    QCOMPARE(window.document().undo_stack().count(), 1);
  }

  void a_name_is_suggested_that_is_one() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    window.document().apply(QStringLiteral("t"),
                            edit::set_title(*window.document().experiment(), "en", "a/b"));
    trigger(window, "exportAction");
    QCOMPARE(QFileInfo(world.prompts.exports_offered.back().path).fileName(), QStringLiteral("a b.png"));
    QCOMPARE(window.document().undo_stack().count(), 1);
  }

  void what_cannot_be_written_is_told_and_leaves_nothing() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    for (const QString& name : {QStringLiteral("picture.jpg"), QStringLiteral("no/such/folder.png")}) {
      const QString path = world.path(name);
      world.prompts.export_answer = {.options = {}, .language = QStringLiteral("en"), .path = path};
      trigger(window, "exportAction");
      QVERIFY(world.prompts.failures.back().contains(path));
      QVERIFY(!QFileInfo::exists(path));
    }
    QCOMPARE(world.prompts.failures.size(), 2);
  }

  void the_image_goes_to_the_clipboard() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    trigger(window, "copyImageAction");
    const QImage image = QGuiApplication::clipboard()->image();
    QVERIFY(image.width() > 300);
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
  }

  void the_dialog_keeps_every_option() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation-two-heads"));
    FigureOptions one_end = unusual_options();
    one_end.high_is_automatic = true;
    for (const FigureOptions& options : {FigureOptions(), unusual_options(), one_end}) {
      const ExportForm form(options, QStringLiteral("zh_CN"));
      QVERIFY(form.options() == options);
      QCOMPARE(form.language(), QStringLiteral("zh_CN"));
    }
    QVERIFY(window.isVisible());
  }

  void the_dialog_tells_the_size_in_pixels() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    FigureOptions options;
    options.width_mm = 100.0;
    options.height_mm = 50.0;
    ExportDialog dialog(
        subject_of(window),
        {.options = options, .language = QStringLiteral("en"), .path = QStringLiteral("a.png")});
    auto* const pixels = dialog.findChild<QLabel*>(QStringLiteral("exportPixels"));
    QCOMPARE(pixels->text(), QStringLiteral("1181 × 591 pixels, 100 × 50 mm"));
    dialog.findChild<QSpinBox*>(QStringLiteral("exportDpi"))->setValue(150);
    QCOMPARE(pixels->text(), QStringLiteral("591 × 295 pixels, 100 × 50 mm"));
  }

  void a_size_without_room_is_said_and_not_written() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    FigureOptions options;
    options.width_mm = 8.0;
    ExportDialog dialog(
        subject_of(window),
        {.options = options, .language = QStringLiteral("en"), .path = QStringLiteral("a.png")});
    auto* const problem = dialog.findChild<QLabel*>(QStringLiteral("exportProblem"));
    auto* const accept = dialog.findChild<QPushButton*>(QStringLiteral("exportAcceptButton"));
    QVERIFY(problem->text().startsWith(QStringLiteral("A picture 8 mm wide has no room")));
    QVERIFY(!accept->isEnabled());
    dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportWidth"))->setValue(80.0);
    QVERIFY(problem->text().isEmpty() && accept->isEnabled());

    const QString path = world.path(QStringLiteral("small.png"));
    world.prompts.export_answer = {.options = options, .language = QStringLiteral("en"), .path = path};
    trigger(window, "exportAction");
    QVERIFY(world.prompts.failures.back().contains(QStringLiteral("A picture 8 mm wide has no room")));
    QVERIFY(!QFileInfo::exists(path));
  }

  void heads_are_chosen_as_people_write_them() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation-two-heads"));
    ExportDialog dialog(subject_of(window),
                        {.options = {}, .language = QStringLiteral("en"), .path = QStringLiteral("a.png")});
    auto* const form = dialog.findChild<ExportForm*>(QStringLiteral("exportForm"));
    auto* const field = dialog.findChild<QLineEdit*>(QStringLiteral("exportHeads"));
    auto* const accept = dialog.findChild<QPushButton*>(QStringLiteral("exportAcceptButton"));
    QCOMPARE(field->placeholderText(), QStringLiteral("1–2"));
    QVERIFY(form->heads(2)->empty());
    const auto heads = [&](const char* text, Index count) {
      field->setText(QString::fromUtf8(text));
      return *form->heads(count);
    };
    QVERIFY(heads("1-3", 5) == (std::vector<HeadIndex>{{0}, {1}, {2}}));
    QVERIFY(heads("1–3", 5) == (std::vector<HeadIndex>{{0}, {1}, {2}}));
    QVERIFY(heads("1,3-5", 5) == (std::vector<HeadIndex>{{0}, {2}, {3}, {4}}));
    field->setText(QStringLiteral("2"));
    QVERIFY(accept->isEnabled());
    field->setText(QStringLiteral("3"));
    QVERIFY(!accept->isEnabled());
    QVERIFY(
        dialog.findChild<QLabel*>(QStringLiteral("exportProblem"))->text().contains(QStringLiteral("“3”")));

    const auto width_of = [&](const std::vector<HeadIndex>& chosen) {
      const QString path = world.path(QStringLiteral("heads.png"));
      world.prompts.export_answer = {
          .options = {}, .language = QStringLiteral("en"), .path = path, .heads = chosen};
      trigger(window, "exportAction");
      return QImage(path).width();
    };
    QVERIFY(width_of({}) > width_of({{1}}));
  }

  void words_that_can_be_edited_are_offered_for_svg() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    ExportDialog dialog(subject_of(window),
                        {.options = {}, .language = QStringLiteral("en"), .path = QStringLiteral("a.svg")});
    dialog.show();
    auto* const words = dialog.findChild<QCheckBox*>(QStringLiteral("exportSvgText"));
    QVERIFY(words->isVisibleTo(&dialog) && !words->isChecked());
    auto* const form = dialog.findChild<ExportForm*>(QStringLiteral("exportForm"));
    words->click();
    QVERIFY(form->options().svg_text);
    form->set_format(PictureFormat::png);
    QVERIFY(!words->isVisibleTo(&dialog));
  }

  void a_range_of_ones_own_has_fields_only_then() {
    ExportForm form({}, QStringLiteral("en"));
    form.show();
    auto* const low = form.findChild<QWidget*>(QStringLiteral("exportLow"));
    QVERIFY(!low->isVisible());
    auto* const range = form.findChild<QComboBox*>(QStringLiteral("exportRange"));
    range->setCurrentIndex(range->count() - 1);
    QVERIFY(low->isVisible());
    QCOMPARE(form.options().range, std::optional(RangeKind::own));
  }

  // The keyboard reaches the button without the field's losing the focus.
  void what_is_no_number_holds_the_export_up() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    FigureOptions options;
    options.range = RangeKind::own;
    options.own_low = 0.0;
    options.own_high = 1.0;
    ExportDialog dialog(
        subject_of(window),
        {.options = options, .language = QStringLiteral("en"), .path = QStringLiteral("a.png")});
    dialog.show();
    auto* const low = dialog.findChild<QLineEdit*>(QStringLiteral("exportLow"));
    low->setFocus();
    low->selectAll();
    QTest::keyClicks(low, QStringLiteral("x"));
    bool asked = false;
    QTimer look;
    connect(&look, &QTimer::timeout, &dialog, [&] {
      if (auto* const files = dialog.findChild<QFileDialog*>()) {
        asked = true;
        files->reject();
      }
    });
    look.start(10);
    auto* const button = dialog.findChild<QAbstractButton*>(QStringLiteral("exportAcceptButton"));
    button->click();
    QVERIFY(!asked);
    QCOMPARE(low->text(), QStringLiteral("x"));
    low->selectAll();
    QTest::keyClicks(low, QStringLiteral("0.5"));
    button->click();
    QVERIFY(asked);
    QCOMPARE(dialog.findChild<ExportForm*>()->options().own_low, 0.5);
  }

  void the_dialog_fits_a_small_screen() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("coreference"));
    const ExportDialog dialog(
        subject_of(window),
        {.options = {}, .language = QStringLiteral("en"), .path = QStringLiteral("a.png")});
    QVERIFY(dialog.width() <= 1280);
    QVERIFY(dialog.height() <= 680);
    QVERIFY(dialog.minimumSizeHint().height() <= 680);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<ExportTest>("export_test");

}  // namespace export_test

#include "export_test.moc"
