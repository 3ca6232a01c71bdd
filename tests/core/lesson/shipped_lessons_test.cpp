// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/experiment/evaluate.h"
#include "core/formats/lesson_json.h"
#include "core/lesson/validate.h"
#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/lessons.h"
#include "tests/support/test_class.h"

namespace shipped_lessons_test {

using namespace headlight;
using namespace headlight::test;

namespace {

const std::array<std::string, 2> languages{"en", "zh_CN"};

std::string words(const LocalizedText& text, const std::string& language) {
  const auto& by_language = std::get<std::map<std::string, std::string>>(text);
  return by_language.at(language);
}

QString rounded(double number, int decimals) { return QString::number(number, 'f', decimals); }

Experiment experiment_of(const Lesson& lesson, std::size_t step) {
  return std::get<Experiment>(shown_content(lesson, step, built_in_examples()));
}

Matrix stage_of(const Lesson& lesson, std::size_t step, Stage stage, Index head = 0) {
  return *stage_matrix(evaluate(experiment_of(lesson, step)).value(), stage, HeadIndex{head});
}

/// How many decimals the picture of a step shows.
int shown_decimals(const Lesson& lesson, std::size_t step) {
  return experiment_of(lesson, step).view.figure.decimals;
}

/// Every text for people in a lesson, with a name for it.
std::vector<std::pair<std::string, LocalizedText>> texts_of(const Lesson& lesson) {
  std::vector<std::pair<std::string, LocalizedText>> texts{{"title", lesson.title}, {"notes", lesson.notes}};
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const LessonStep& step = lesson.steps[i];
    const std::string name = "step " + std::to_string(i) + " ";
    texts.emplace_back(name + "title", step.title);
    texts.emplace_back(name + "text", step.text);
    if (const auto* experiment = std::get_if<Experiment>(&step.content)) {
      texts.emplace_back(name + "experiment", experiment->title);
    } else if (const auto* picture = std::get_if<LessonPicture>(&step.content)) {
      texts.emplace_back(name + "picture", picture->svg);
    }
    if (step.predict) {
      texts.emplace_back(name + "question", step.predict->question);
    }
  }
  return texts;
}

struct Statement {
  std::size_t step;
  Stage stage;
  Index head;
  Index row;
  Index column;
  std::vector<const char*> numbers;  ///< this cell and those to its right, as the text writes them
  double factor = 1.0;               ///< 100 for per cent
};

}  // namespace

/// The lessons that Headlight brings along. Every number that a text states about its experiment is computed
/// anew from what the step shows, and the picture shows it with as many decimals.
class ShippedLessonsTest : public QObject {
  Q_OBJECT

 private slots:
  void there_are_nine() {
    const std::vector<std::string> names = lesson_names();
    QCOMPARE(names.size(), std::size_t{9});
    for (std::size_t i = 0; i < names.size(); ++i) {
      QVERIFY2(names[i].starts_with(std::to_string(i + 1) + "-"), names[i].c_str());
      QVERIFY2(words(lesson(names[i]).title, "en").starts_with(std::to_string(i + 1) + " "),
               names[i].c_str());
    }
  }

  void each_is_valid_and_saved_as_it_is() {
    for (const std::string& name : lesson_names()) {
      const Lesson read = lesson(name);
      QVERIFY2(!validate(read, built_in_examples()), name.c_str());
      QCOMPARE(QByteArray::fromStdString(write_lesson(read)), QByteArray::fromStdString(lesson_file(name)));
      QVERIFY(must(read_lesson(write_lesson(read), built_in_examples())) == read);
    }
  }

  void every_text_is_there_in_both_languages() {
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    for (const std::string& name : lesson_names()) {
      for (const auto& [place, text] : texts_of(lesson(name))) {
        const std::string where = name + ": " + place;
        QVERIFY2((std::holds_alternative<std::map<std::string, std::string>>(text)), where.c_str());
        QVERIFY2(!words(text, "en").empty(), where.c_str());
        QVERIFY2(QString::fromStdString(words(text, "zh_CN")).contains(chinese), where.c_str());
      }
    }
  }

  void texts_are_short_enough_for_a_projector() {
    static const QRegularExpression space(QStringLiteral("\\s+"));
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    for (const std::string& name : lesson_names()) {
      const Lesson read = lesson(name);
      QVERIFY2(read.steps.size() >= 4 && read.steps.size() <= 8, name.c_str());
      for (const LessonStep& step : read.steps) {
        const QString english = QString::fromStdString(words(step.text, "en"));
        QVERIFY2(english.split(space, Qt::SkipEmptyParts).size() <= 60, qPrintable(english));
        const QString translated = QString::fromStdString(words(step.text, "zh_CN"));
        QVERIFY2(translated.count(chinese) <= 110, qPrintable(translated));
      }
    }
  }

  void each_ends_with_the_only_question_to_predict() {
    for (const std::string& name : lesson_names()) {
      const Lesson read = lesson(name);
      for (std::size_t i = 0; i < read.steps.size(); ++i) {
        QVERIFY2(read.steps[i].predict.has_value() == (i + 1 == read.steps.size()), name.c_str());
      }
      QCOMPARE(read.steps.back().locked.size(), std::size_t{4});
    }
  }

  void every_step_shows_something() {
    for (const std::string& name : lesson_names()) {
      QVERIFY2(content_step(lesson(name), 0), name.c_str());
    }
  }

  void pictures_are_well_formed() {
    int pictures = 0;
    for (const std::string& name : lesson_names()) {
      for (const LessonStep& step : lesson(name).steps) {
        const auto* picture = std::get_if<LessonPicture>(&step.content);
        if (picture == nullptr) {
          continue;
        }
        for (const std::string& language : languages) {
          QXmlStreamReader xml(QByteArray::fromStdString(words(picture->svg, language)));
          QVERIFY(xml.readNextStartElement());
          QCOMPARE(xml.name().toString(), QStringLiteral("svg"));
          QCOMPARE(xml.namespaceUri().toString(), QStringLiteral("http://www.w3.org/2000/svg"));
          while (!xml.atEnd()) {
            xml.readNext();
          }
          QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
          ++pictures;
        }
      }
    }
    QCOMPARE(pictures, 2);
  }

  void stated_numbers_are_true_data() {
    using enum Stage;
    QTest::addColumn<QString>("name");
    QTest::addColumn<Statement>("statement");
    const auto row = [](const char* name, const Statement& statement) {
      QTest::addRow("%s, step %d: %s", name, static_cast<int>(statement.step), statement.numbers.front())
          << QString::fromLatin1(name) << statement;
    };
    row("1-library", {1, raw, 0, 0, 2, {"0.9"}});
    row("1-library", {1, raw, 0, 0, 1, {"0.1"}});
    row("1-library", {3, weights, 0, 0, 0, {"0.2211", "0.1564", "0.2482", "0.1657", "0.2087"}});
    row("1-library", {5, output, 0, 0, 0, {"3.9266"}});
    row("1-library", {5, v, 0, 1, 0, {"3.0"}});
    row("1-library", {5, v, 0, 2, 0, {"4.5"}});
    row("1-library", {6, v, 0, 2, 0, {"9"}});
    row("2-why-translation-needs-attention", {1, raw, 1, 2, 3, {"0"}});
    row("2-why-translation-needs-attention", {1, weights, 1, 2, 3, {"0.25"}});
    row("2-why-translation-needs-attention", {2, output, 1, 0, 0, {"0.275", "0.275", "0.35"}});
    row("2-why-translation-needs-attention", {2, output, 1, 2, 0, {"0.275", "0.275", "0.35"}});
    row("2-why-translation-needs-attention", {3, weights, 0, 0, 0, {"0.82"}});
    row("2-why-translation-needs-attention", {3, weights, 0, 1, 1, {"0.82"}});
    row("2-why-translation-needs-attention", {3, weights, 0, 2, 2, {"0.59"}});
    row("2-why-translation-needs-attention", {4, output, 0, 0, 0, {"0.75", "0.13", "0.08"}});
    row("2-why-translation-needs-attention", {4, k, 0, 0, 0, {"0.9", "0.1", "0"}});
    row("3-additive-attention", {4, weights, 0, 0, 3, {"0"}});
    row("4-scaled-dot-product", {0, raw, 0, 0, 0, {"64", "48", "32"}});
    row("4-scaled-dot-product", {2, logits, 0, 0, 0, {"64", "48", "32"}});
    row("4-scaled-dot-product", {2, weights, 0, 0, 1, {"0.0000001"}});
    row("4-scaled-dot-product", {2, weights, 0, 0, 0, {"0.9999999"}});
    row("4-scaled-dot-product", {4, scores, 0, 0, 0, {"8", "6", "4"}});
    row("4-scaled-dot-product", {4, weights, 0, 0, 0, {"0.867", "0.117", "0.016"}});
    row("5-masks", {0, weights, 0, 0, 3, {"0"}});
    row("5-masks", {1, weights, 0, 0, 0, {"1"}});
    row("5-masks", {2, weights, 0, 0, 3, {"0"}});
    row("5-masks", {3, weights, 0, 0, 0, {"0.58", "0.21", "0.13", "0.08"}});
    row("5-masks", {4, weights, 0, 0, 0, {"0.25", "0.25", "0.25", "0.25"}});
    row("5-masks", {5, weights, 0, 0, 0, {"0", "0", "0", "0"}});
    row("5-masks", {5, output, 0, 0, 0, {"0"}});
    row("5-masks", {6, weights, 0, 0, 0, {"0.33", "0.33", "0.33"}});
    row("5-masks", {6, weights, 1, 2, 0, {"0.33", "0.33", "0.33"}});
    row("5-masks", {7, raw, 0, 3, 0, {"0", "0", "0", "0", "0", "0"}});
    row("6-soft-and-hard", {0, raw, 0, 0, 0, {"2", "1", "0.5", "0"}});
    row("6-soft-and-hard", {0, raw, 1, 0, 0, {"2", "1", "0.5", "0"}});
    row("6-soft-and-hard", {1, weights, 0, 0, 0, {"0.58", "0.21", "0.13", "0.08"}});
    row("6-soft-and-hard", {3, output, 0, 0, 0, {"17.1"}});
    row("6-soft-and-hard", {3, output, 0, 1, 0, {"21.7"}});
    row("6-soft-and-hard", {3, output, 0, 2, 0, {"28.6"}});
    row("6-soft-and-hard", {3, output, 1, 0, 0, {"10"}});
    row("6-soft-and-hard", {3, output, 1, 1, 0, {"20"}});
    row("6-soft-and-hard", {3, output, 1, 2, 0, {"30"}});
    row("6-soft-and-hard", {5, weights, 0, 0, 0, {"0.98"}});
    row("6-soft-and-hard", {6, raw, 0, 0, 0, {"0.05", "0.1", "5.8", "0"}});
    row("6-soft-and-hard", {6, weights, 0, 0, 0, {"0.32", "0.33", "99.05", "0.30"}, 100.0});
    row("6-soft-and-hard", {7, raw, 0, 0, 0, {"0.2", "1.9", "2.0", "0.5"}});
    row("7-self-attention", {2, weights, 0, 7, 0, {"0.81"}});
    row("7-self-attention", {4, weights, 0, 7, 1, {"0.78"}});
    row("7-self-attention", {5, q, 0, 7, 0, {"0", "3", "0", "0"}});
    row("7-self-attention", {5, k, 0, 1, 0, {"3", "1", "0", "0"}});
    row("7-self-attention", {5, k, 0, 5, 0, {"1", "3", "0", "0"}});
    row("8-several-heads", {0, weights, 0, 2, 2, {"0.80"}});
    row("8-several-heads", {0, weights, 1, 2, 2, {"0.85"}});
    row("9-reading-a-heatmap", {0, weights, 0, 2, 2, {"0.80"}});
    row("9-reading-a-heatmap", {1, weights, 0, 2, 0, {"0.05", "0.10", "0.80", "0.05"}});
    row("9-reading-a-heatmap", {5, weights, 0, 1, 4, {"0"}});
    row("9-reading-a-heatmap", {7, weights, 0, 1, 0, {"0.05", "0.15", "0.70"}});
  }

  void stated_numbers_are_true() {
    QFETCH(const QString, name);
    QFETCH(const Statement, statement);
    const Lesson read = lesson(name.toStdString());
    const Matrix matrix = stage_of(read, statement.step, statement.stage, statement.head);
    Index column = statement.column;
    for (const char* const number : statement.numbers) {
      const QString text = QString::fromLatin1(number);
      const qsizetype point = text.indexOf(u'.');
      const int decimals = point < 0 ? 0 : static_cast<int>(text.size() - point - 1);
      const int seen = shown_decimals(read, statement.step) - static_cast<int>(std::log10(statement.factor));
      QVERIFY2(decimals <= seen, number);
      QCOMPARE(rounded(statement.factor * matrix(statement.row, column++), decimals), text);
      for (const std::string& language : languages) {
        const std::string words_there = words(read.steps.at(statement.step).text, language);
        QVERIFY2(words_there.find(number) != std::string::npos, words_there.c_str());
      }
    }
  }

  void answers_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const QStringList& expected) {
      QTest::newRow(name) << QString::fromLatin1(name) << expected;
    };
    row("1-library", {QStringLiteral("0.25")});
    row("2-why-translation-needs-attention",
        {QStringLiteral("0.20"), QStringLiteral("0.20"), QStringLiteral("0.20"), QStringLiteral("0.20"),
         QStringLiteral("0.20")});
    // tanh(0.5), tanh(1.5), tanh(−0.5): the second key.
    row("3-additive-attention", {QStringLiteral("k2")});
    row("4-scaled-dot-product", {QStringLiteral("2.00"), QStringLiteral("1.50"), QStringLiteral("1.00")});
    row("5-masks", {QStringLiteral("0.25"), QStringLiteral("0.25"), QStringLiteral("0.25"),
                    QStringLiteral("0.25"), QStringLiteral("0.00"), QStringLiteral("0.00")});
    row("6-soft-and-hard",
        {QStringLiteral("0.00"), QStringLiteral("0.00"), QStringLiteral("1.00"), QStringLiteral("0.00")});
    row("7-self-attention", {QStringLiteral("street")});
    row("8-several-heads", {QStringLiteral("cat")});
    row("9-reading-a-heatmap", {QStringLiteral("0.10")});
  }

  void answers() {
    QFETCH(const QString, name);
    QFETCH(const QStringList, expected);
    const Lesson read = lesson(name.toStdString());
    const std::size_t last = read.steps.size() - 1;
    const Prediction& predict = read.steps[last].predict.value();
    const Matrix matrix = stage_of(read, last, predict.stage, predict.head.value);
    QStringList found;
    if (const auto* values = std::get_if<GuessValues>(&predict.guess)) {
      for (Index key = 0; key < matrix.cols(); ++key) {
        if (!values->keys ||
            std::find(values->keys->begin(), values->keys->end(), KeyIndex{key}) != values->keys->end()) {
          found.append(rounded(matrix(predict.query.value, key), 2));
        }
      }
    } else {
      Index strongest = 0;
      const double largest = matrix.row(predict.query.value).maxCoeff(&strongest);
      QCOMPARE((matrix.row(predict.query.value).array() == largest).count(), Index{1});
      const Experiment experiment = experiment_of(read, last);
      found.append(QString::fromStdString(key_tokens(experiment).at(static_cast<std::size_t>(strongest))));
    }
    QCOMPARE(found, expected);
  }

  void the_sum_of_exponentials_is_6_775() {
    const Matrix logits = stage_of(lesson("1-library"), 4, Stage::logits);
    QCOMPARE(rounded(logits.array().exp().sum(), 3), QStringLiteral("6.775"));
    double rounded_first = 0.0;
    for (const double logit : logits.reshaped()) {
      rounded_first += rounded(std::exp(logit), 3).toDouble();
    }
    QCOMPARE(rounded(rounded_first, 3), QStringLiteral("6.774"));
    // The sum in the derivation of a weight, which subtracts the row's maximum.
    QCOMPARE(rounded((logits.array() - logits.maxCoeff()).exp().sum(), 2), QStringLiteral("4.03"));
  }

  void additive_scores_are_bounded_by_4_7() {
    const Experiment experiment = experiment_of(lesson("3-additive-attention"), 3);
    const auto width = [&](MatrixRole role) { return find_matrix(experiment, {role, {}})->columns(); };
    QCOMPARE(width(MatrixRole::q), Index{32});
    QCOMPARE(width(MatrixRole::k), Index{64});
    QCOMPARE(width(MatrixRole::v_a), Index{64});
    const double bound = find_matrix(experiment, {MatrixRole::v_a, {}})->values().cwiseAbs().sum();
    QCOMPARE(rounded(bound, 1), QStringLiteral("4.7"));
    QVERIFY(stage_of(lesson("3-additive-attention"), 3, Stage::raw).cwiseAbs().maxCoeff() < bound);
  }

  /// "Its score was computed, −0.45": the text has a minus sign of its own.
  void the_score_behind_the_mask() {
    QCOMPARE(rounded(stage_of(lesson("3-additive-attention"), 4, Stage::raw)(0, 3), 2),
             QStringLiteral("-0.45"));
  }

  void end_marks_get_weight_without_a_mask() {
    Experiment experiment = experiment_of(lesson("5-masks"), 0);
    experiment.mask.layers.clear();
    const Evaluation visible = evaluate(experiment).value();
    QCOMPARE(rounded((*stage_matrix(visible, Stage::weights, {}))(0, 3), 2), QStringLiteral("0.08"));
  }

  void a_mask_of_ones_gives_thirds() {
    for (Index head = 0; head < 2; ++head) {
      VERIFY_CLOSE(stage_of(lesson("5-masks"), 6, Stage::weights, head),
                   Matrix(Matrix::Constant(3, 3, 1.0 / 3.0)),
                   Tolerance{.absolute = 1e-15, .relative = 1e-12});
    }
    // But for what is hidden it is the built-in example.
    QVERIFY(experiment_of(lesson("5-masks"), 6).inputs == example("scaled-dot-two-heads").inputs);
  }

  void hard_attention_takes_the_first_of_equal_scores() {
    Experiment experiment = experiment_of(lesson("6-soft-and-hard"), 7);
    std::get<ScoresInputs>(experiment.inputs).heads.at(0).scores = value({{1, 3, 3, 2}});
    const Evaluation tie = evaluate(experiment).value();
    QCOMPARE(text(*stage_matrix(tie, Stage::weights, {})), std::string("0 1 0 0"));
  }

  void peaks_of_the_random_heads() {
    const std::array<std::size_t, 3> peaks{0, 5, 6};
    for (Index head = 0; head < 3; ++head) {
      Index peak = 0;
      stage_of(lesson("8-several-heads"), 1, Stage::weights, head).row(7).maxCoeff(&peak);
      QCOMPARE(static_cast<std::size_t>(peak), peaks.at(static_cast<std::size_t>(head)));
    }
    const std::vector<std::string> tokens = example("numpy-seed-42").query_tokens;
    QCOMPARE(tokens.at(0) + " " + tokens.at(5) + " " + tokens.at(6) + " " + tokens.at(7),
             std::string("The street because it"));
    QCOMPARE(stage_of(lesson("8-several-heads"), 3, Stage::concat).cols(), Index{300});
  }

  void columns_of_a_translation() {
    const Matrix sums = stage_of(lesson("9-reading-a-heatmap"), 1, Stage::weights).colwise().sum();
    QCOMPARE(rounded(sums(0, 0), 2), QStringLiteral("1.00"));
    QCOMPARE(rounded(sums(0, 3), 2), QStringLiteral("0.09"));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ShippedLessonsTest>("shipped_lessons_test");

}  // namespace shipped_lessons_test

#include "shipped_lessons_test.moc"
