// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/svg_writer.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <climits>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <tuple>

#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

constexpr double steps_per_unit = 10.0;
/// Stands before identifiers until the contents are known, of which their prefix is made.
constexpr char prefix_place = '\x01';

double rounded(double number) { return std::round(number * steps_per_unit) / steps_per_unit; }

/// At most one decimal, none where it is 0.
QByteArray number(double value) {
  const double shown = rounded(value);
  return QByteArray::number(shown == 0.0 ? 0.0 : shown, 'g', 9);
}

/// A path's commands: lines along an axis by one coordinate, curves by three points.
QByteArray commands(const QPainterPath& path) {
  QByteArray data;
  QPointF last;
  QPointF start;
  const auto point = [](const QPainterPath::Element& element) {
    return number(element.x) + ' ' + number(element.y);
  };
  const auto close = [&] {
    if (!data.isEmpty() && last == start) {
      data += 'Z';
    }
  };
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element element = path.elementAt(i);
    const QPointF here(rounded(element.x), rounded(element.y));
    switch (element.type) {
      case QPainterPath::MoveToElement:
        close();
        data += 'M' + point(element);
        start = here;
        break;
      case QPainterPath::LineToElement:
        if (here.y() == last.y()) {
          data += 'H' + number(element.x);
        } else if (here.x() == last.x()) {
          data += 'V' + number(element.y);
        } else {
          data += 'L' + point(element);
        }
        break;
      case QPainterPath::CurveToElement: data += 'C' + point(element); break;
      case QPainterPath::CurveToDataElement: data += ' ' + point(element); break;
    }
    last = here;
  }
  close();
  return data;
}

QByteArray attribute(const char* name, const QByteArray& value) {
  return QByteArray(" ") + name + "=\"" + value + '"';
}

/// Colour and opacity under the names "fill" or "stroke".
QByteArray ink(const QByteArray& name, const QColor& color) {
  QByteArray result = attribute(name.constData(), color.name().toLatin1());
  if (color.alpha() < 255) {
    result += attribute((name + "-opacity").constData(), QByteArray::number(color.alphaF(), 'g', 3));
  }
  return result;
}

/// Text between tags or in an attribute, without the characters that XML cannot hold.
QByteArray xml_text(const QString& text) {
  QString result = text;
  result.removeIf([](QChar c) {
    return (c.unicode() < 0x20 && c != u'\t' && c != u'\n' && c != u'\r') || c.unicode() >= 0xFFFE;
  });
  return result.toHtmlEscaped().toUtf8();
}

/// The families, and what other computers have in place of the Chinese one. Fonts of emoji are left to the
/// viewer: some that are told of one take its digits too.
QByteArray family_list(const QStringList& families) {
  QStringList quoted;
  for (const QString& family :
       families + QStringList{QStringLiteral("PingFang SC"), QStringLiteral("Microsoft YaHei")}) {
    if (!family.contains(QLatin1String("Emoji"))) {
      quoted << u'\'' + QString(family).remove(u'\'').remove(u'\\') + u'\'';
    }
  }
  return xml_text(quoted.join(QStringLiteral(", "))) + ", sans-serif";
}

/// Said though it is the default: simple viewers go on with the last stroke.
QByteArray no_stroke() { return attribute("stroke", "none"); }

QByteArray stroke(const QPen& pen, double scale) {
  const double width = std::max(1.0, pen.widthF()) * (pen.isCosmetic() ? 1.0 : scale);
  QByteArray result =
      ink("stroke", pen.color()) + attribute("stroke-width", QByteArray::number(width, 'g', 4));
  if (pen.capStyle() != Qt::FlatCap) {
    result += attribute("stroke-linecap", pen.capStyle() == Qt::RoundCap ? "round" : "square");
  }
  if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin) {
    result += attribute("stroke-linejoin", pen.joinStyle() == Qt::RoundJoin ? "round" : "bevel");
  }
  QByteArray dashes;
  for (const qreal dash : pen.dashPattern()) {
    dashes += (dashes.isEmpty() ? "" : " ") + number(dash * width);
  }
  return dashes.isEmpty() ? result : result + attribute("stroke-dasharray", dashes);
}

}  // namespace

/// Turns what is painted into elements, all in the coordinates of the file.
class SvgEngine final : public QPaintEngine {
 public:
  explicit SvgEngine(SvgTextKind kind)
      : QPaintEngine(AllFeatures & ~(PatternBrush | PerspectiveTransform | LinearGradientFill |
                                     RadialGradientFill | ConicalGradientFill | PorterDuff)),
        text_kind(kind) {}

  bool begin(QPaintDevice* /*device*/) override { return true; }
  bool end() override { return true; }
  Type type() const override { return SVG; }
  void updateState(const QPaintEngineState& /*state*/) override {}

  void drawPath(const QPainterPath& path) override { add(path, state->brush()); }
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
    if (mode != PolylineMode) {
      path.closeSubpath();
    }
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    add(path, mode == PolylineMode ? QBrush(Qt::NoBrush) : state->brush());
  }
  void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override {
    drawImage(place, pixmap.toImage(), part, Qt::AutoColor);
  }
  void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                 Qt::ImageConversionFlags /*flags*/) override;

  /// `placed` leads from the outline to the file.
  void add_glyph(const GlyphOutlines::Glyph& glyph, const QTransform& placed, const QColor& color);
  /// `turned` leads from the painter to the file.
  void add_text(const SvgText& text, const QTransform& turned);

  const SvgTextKind text_kind;
  QByteArray usual_families;  ///< an attribute: those of the first words
  QByteArray glyphs;          ///< what `body` refers to
  QByteArray body;

 private:
  void add(const QPainterPath& path, const QBrush& brush);

  /// The number of a shape in the file; absent where it has no lines.
  std::optional<int> shape_of(const GlyphOutlines::Glyph& glyph, const QTransform& shape);

  QHash<QByteArray, int> known_;  ///< shapes by their commands
  /// Shapes by glyph and size and turn, because commands take long to write.
  std::map<std::tuple<quint64, double, double, double, double>, std::optional<int>> shapes_;
};

void SvgEngine::add(const QPainterPath& path, const QBrush& brush) {
  const QPen& pen = state->pen();
  const bool filled = brush.style() != Qt::NoBrush;
  const bool stroked = pen.style() != Qt::NoPen;
  const QByteArray data = commands(state->transform().map(path));
  if (data.isEmpty() || (!filled && !stroked)) {
    return;
  }
  body += "<path" + attribute("d", data);
  body += filled ? ink("fill", brush.color()) : attribute("fill", "none");
  if (filled && path.fillRule() == Qt::OddEvenFill) {
    body += attribute("fill-rule", "evenodd");
  }
  body += stroked ? stroke(pen, std::sqrt(std::abs(state->transform().determinant()))) : no_stroke();
  body += "/>\n";
}

std::optional<int> SvgEngine::shape_of(const GlyphOutlines::Glyph& glyph, const QTransform& shape) {
  const QByteArray data = commands(shape.map(glyph.path));
  if (data.isEmpty()) {
    return std::nullopt;
  }
  const auto known = known_.constFind(data);
  if (known != known_.cend()) {
    return *known;
  }
  const int id = static_cast<int>(known_.size());
  known_.insert(data, id);
  glyphs += "<path" + attribute("id", prefix_place + QByteArray::number(id)) + attribute("d", data) +
            no_stroke() + "/>\n";
  return id;
}

void SvgEngine::add_glyph(const GlyphOutlines::Glyph& glyph, const QTransform& placed, const QColor& color) {
  const QTransform shape(placed.m11(), placed.m12(), placed.m21(), placed.m22(), 0.0, 0.0);
  const std::tuple key(glyph.number, shape.m11(), shape.m12(), shape.m21(), shape.m22());
  auto known = shapes_.find(key);
  if (known == shapes_.end()) {
    known = shapes_.emplace(key, shape_of(glyph, shape)).first;
  }
  if (known->second) {
    body += "<use" +
            attribute("xlink:href", QByteArray("#") + prefix_place + QByteArray::number(*known->second)) +
            attribute("x", number(placed.dx())) + attribute("y", number(placed.dy())) + ink("fill", color) +
            "/>\n";
  }
}

void SvgEngine::add_text(const SvgText& text, const QTransform& turned) {
  const QPointF place = turned.map(text.position);
  const double scale = std::hypot(turned.m11(), turned.m12());
  const double angle = std::atan2(turned.m12(), turned.m11()) * 180.0 / std::numbers::pi;
  body += "<text" + attribute("x", number(place.x())) + attribute("y", number(place.y())) +
          attribute("font-size", number(text.pixel_size * scale)) + ink("fill", text.color) + no_stroke();
  const QByteArray families = attribute("font-family", family_list(text.families));
  if (usual_families.isEmpty()) {
    usual_families = families;
  } else if (families != usual_families) {
    body += families;
  }
  if (text.right_to_left) {
    body += attribute("direction", "rtl");
  }
  if (text.anchor.testFlag(Qt::AlignHCenter)) {
    body += attribute("text-anchor", "middle");
  } else if (text.anchor.testFlag(Qt::AlignRight) != text.right_to_left) {
    body += attribute("text-anchor", "end");
  }
  if (std::abs(angle) > 1e-6) {
    body += attribute("transform",
                      "rotate(" + number(angle) + ' ' + number(place.x()) + ' ' + number(place.y()) + ')');
  }
  body += attribute("xml:space", "preserve") + '>' + xml_text(text.words) + "</text>\n";
}

void SvgEngine::drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                          Qt::ImageConversionFlags /*flags*/) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  image.copy(part.toAlignedRect()).save(&buffer, "PNG");
  const QTransform& turned = state->transform();
  const bool straight = turned.type() <= QTransform::TxScale;
  const QRectF shown = straight ? turned.mapRect(place) : place;
  body += "<image" + attribute("x", number(shown.x())) + attribute("y", number(shown.y())) +
          attribute("width", number(shown.width())) + attribute("height", number(shown.height())) +
          attribute("preserveAspectRatio", "none");
  if (!straight) {
    QByteArray matrix;
    for (const double entry :
         {turned.m11(), turned.m12(), turned.m21(), turned.m22(), turned.dx(), turned.dy()}) {
      matrix += (matrix.isEmpty() ? "" : " ") + QByteArray::number(entry, 'g', 9);
    }
    body += attribute("transform", "matrix(" + matrix + ')');
  }
  body += attribute("xlink:href", "data:image/png;base64," + png.toBase64()) + "/>\n";
}

SvgWriter::SvgWriter(QSize size, double units_per_inch, SvgTextKind text_kind)
    : VectorDevice(size, units_per_inch), engine_(std::make_unique<SvgEngine>(text_kind)) {}

SvgWriter::~SvgWriter() = default;

QByteArray SvgWriter::svg(const QString& title) const {
  const auto millimetres = [this](int units) {
    return QByteArray::number(units / units_per_inch_ * millimetres_per_inch, 'g', 9) + "mm";
  };
  const QByteArray box =
      "0 0 " + QByteArray::number(size_.width()) + ' ' + QByteArray::number(size_.height());
  QByteArray drawing = engine_->text_kind == SvgTextKind::words
                           ? "<g" + engine_->usual_families + ">\n" + engine_->body + "</g>\n"
                           : "<defs>\n" + engine_->glyphs + "</defs>\n" + engine_->body;
  constexpr qsizetype prefix_length = 10;
  const QByteArray hash = QCryptographicHash::hash(drawing, QCryptographicHash::Sha256).toHex();
  drawing.replace(QByteArray(1, prefix_place), "g" + hash.left(prefix_length) + '-');
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
         "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"" +
         attribute("width", millimetres(size_.width())) + attribute("height", millimetres(size_.height())) +
         attribute("viewBox", box) + ">\n<title>" + xml_text(title) + "</title>\n" + drawing + "</svg>\n";
}

QPaintEngine* SvgWriter::paintEngine() const { return engine_.get(); }

bool draw_svg_glyph(QPainter& painter, const GlyphOutlines::Glyph& glyph, const QTransform& placed,
                    const QColor& color) {
  auto* const engine = dynamic_cast<SvgEngine*>(painter.paintEngine());
  if (engine == nullptr) {
    return false;
  }
  engine->add_glyph(glyph, placed * painter.deviceTransform(), color);
  return true;
}

bool takes_svg_text(const QPainter& painter) {
  const auto* const engine = dynamic_cast<const SvgEngine*>(painter.paintEngine());
  return engine != nullptr && engine->text_kind == SvgTextKind::words;
}

void draw_svg_text(QPainter& painter, const SvgText& text) {
  dynamic_cast<SvgEngine&>(*painter.paintEngine()).add_text(text, painter.deviceTransform());
}

}  // namespace headlight::ui
