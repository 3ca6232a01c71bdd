// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/pdf_writer.h"

#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <climits>
#include <cmath>

#include "ui/figure/lengths.h"
#include "ui/figure/pdf_document.h"
#include "ui/figure/pdf_font.h"

namespace headlight::ui {

namespace {

constexpr double type_units = 1000.0;

/// Coordinates to a tenth of the writer's units.
QByteArray tenths(double value) { return pdf_number(value, 1); }
QByteArray point(QPointF place) { return tenths(place.x()) + ' ' + tenths(place.y()); }

QByteArray matrix(const QTransform& t) {
  QByteArray result;
  for (const double entry : {t.m11(), t.m12(), t.m21(), t.m22(), t.dx(), t.dy()}) {
    result += pdf_number(entry, 5) + ' ';
  }
  return result;
}

QByteArray path_operators(const QPainterPath& path) {
  QByteArray data;
  QPointF start;
  QPointF last;
  const auto close = [&] { data += !data.isEmpty() && last == start ? "h\n" : ""; };
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element element = path.elementAt(i);
    switch (element.type) {
      case QPainterPath::MoveToElement:
        close();
        start = element;
        data += point(element) + " m\n";
        break;
      case QPainterPath::LineToElement: data += point(element) + " l\n"; break;
      case QPainterPath::CurveToElement:
        data +=
            point(element) + ' ' + point(path.elementAt(i + 1)) + ' ' + point(path.elementAt(i + 2)) + " c\n";
        i += 2;
        break;
      case QPainterPath::CurveToDataElement: break;
    }
    last = path.elementAt(i);
  }
  close();
  return data;
}

QByteArray components(const QColor& color) {
  return pdf_number(color.redF(), 4) + ' ' + pdf_number(color.greenF(), 4) + ' ' +
         pdf_number(color.blueF(), 4);
}

QByteArray pen_operators(const QPen& pen, double scale) {
  const double width = std::max(1.0, pen.widthF()) * (pen.isCosmetic() ? 1.0 : scale);
  QByteArray dashes;
  for (const qreal dash : pen.dashPattern()) {
    dashes += tenths(dash * width) + ' ';
  }
  const int cap = pen.capStyle() == Qt::RoundCap ? 1 : pen.capStyle() == Qt::SquareCap ? 2 : 0;
  const int join = pen.joinStyle() == Qt::RoundJoin ? 1 : pen.joinStyle() == Qt::BevelJoin ? 2 : 0;
  return tenths(width) + " w " + QByteArray::number(cap) + " J " + QByteArray::number(join) + " j [" +
         dashes + "] 0 d\n";
}

QPainterPath shape_of(const PdfGlyphs& piece, const QTransform& turned) {
  return (QTransform::fromTranslate(piece.origin.x(), piece.origin.y()) * turned).map(piece.outline);
}

bool is_slanted(const QTransform& turned) {
  return std::abs(turned.m12()) > 1e-9 && std::abs(turned.m11()) > 1e-9;
}

/// Leads a line to a straight one that ends where the slanted one does and is no wider than the type is high,
/// so that it keeps clear of its neighbours.
QTransform straightened(const std::vector<PdfGlyphs>& line, const QTransform& turned) {
  const QPointF end = line.back().origin + QPointF(line.back().advance, 0.0);
  const double length = end.x() - line.front().origin.x();
  const double size = line.front().pixel_size;
  const double scale = std::hypot(turned.m11(), turned.m12()) * (length > size ? size / length : 1.0);
  const QPointF place = turned.map(end);
  return QTransform::fromTranslate(-end.x(), -end.y()) * QTransform::fromScale(scale, scale) *
         QTransform::fromTranslate(place.x(), place.y());
}

QByteArray image_entries(const QImage& image, const QByteArray& space) {
  return "/Type /XObject /Subtype /Image /Width " + QByteArray::number(image.width()) + " /Height " +
         QByteArray::number(image.height()) + " /BitsPerComponent 8 /ColorSpace /" + space;
}

int add_image(PdfDocument& document, const QImage& image) {
  const QImage straight = image.convertToFormat(QImage::Format_ARGB32);
  QByteArray colors;
  QByteArray alphas;
  for (int y = 0; y < straight.height(); ++y) {
    const auto* const line = reinterpret_cast<const QRgb*>(straight.constScanLine(y));
    for (int x = 0; x < straight.width(); ++x) {
      colors += static_cast<char>(qRed(line[x]));
      colors += static_cast<char>(qGreen(line[x]));
      colors += static_cast<char>(qBlue(line[x]));
      alphas += static_cast<char>(qAlpha(line[x]));
    }
  }
  QByteArray entries = image_entries(image, "DeviceRGB");
  if (image.hasAlphaChannel()) {
    entries += " /SMask " + pdf_reference(document.add_stream(image_entries(image, "DeviceGray"), alphas));
  }
  return document.add_stream(entries, colors);
}

int add_font(PdfDocument& document, const PdfFont& font) {
  const QByteArray name = '/' + font.name();
  const int program = document.add_stream("/Subtype /CIDFontType0C", font.program());
  const int descriptor =
      document.add("<< /Type /FontDescriptor\n/FontName " + name + " /Flags 4 /FontBBox " + font.bounds() +
                   " /ItalicAngle 0 /Ascent 1069 /Descent -293 /CapHeight 714 /StemV 80\n/FontFile3 " +
                   pdf_reference(program) + " >>");
  const int descendant =
      document.add("<< /Type /Font /Subtype /CIDFontType0 /BaseFont " + name +
                   "\n/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
                   "\n/FontDescriptor " +
                   pdf_reference(descriptor) + " /DW 0 /W " + font.widths() + " >>");
  const int to_unicode = document.add_stream("", font.to_unicode());
  return document.add("<< /Type /Font /Subtype /Type0 /BaseFont " + name + "-Identity-H" +
                      " /Encoding /Identity-H /DescendantFonts [" + pdf_reference(descendant) +
                      "] /ToUnicode " + pdf_reference(to_unicode) + " >>");
}

}  // namespace

/// Turns what is painted into the page's contents, in the writer's units with y downwards.
class PdfEngine final : public QPaintEngine {
 public:
  PdfEngine()
      : QPaintEngine(AllFeatures & ~(PatternBrush | PerspectiveTransform | LinearGradientFill |
                                     RadialGradientFill | ConicalGradientFill | PorterDuff)) {}

  bool begin(QPaintDevice* /*device*/) override { return true; }
  bool end() override { return true; }
  Type type() const override { return User; }
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

  /// `turned` leads from the painter to the page.
  void add_line(const std::vector<PdfGlyphs>& line, const QTransform& turned, const QColor& color);

  /// Everything but the page itself. Returns the page's resources.
  QByteArray write_resources(PdfDocument& document) const;

  QByteArray contents;

 private:
  void add(const QPainterPath& path, const QBrush& brush);
  void write_words(const std::vector<PdfGlyphs>& line, const QTransform& turned);
  QByteArray opacity(double fill, double stroke);

  int font_of(const QString& face);

  std::vector<PdfFont> fonts_;  ///< in the file /F0, /F1 …
  QHash<QString, int> font_numbers_;
  std::vector<QImage> images_;  ///< in the file /I0, /I1 …
  QHash<qint64, int> image_numbers_;
  std::vector<QByteArray> opacities_;  ///< in the file /G0, /G1 …
};

/// Begins what is not opaque; "" for what is.
QByteArray PdfEngine::opacity(double fill, double stroke) {
  if (fill >= 1.0 && stroke >= 1.0) {
    return {};
  }
  const QByteArray wanted = "<< /ca " + pdf_number(fill, 4) + " /CA " + pdf_number(stroke, 4) + " >>";
  const auto known = std::find(opacities_.begin(), opacities_.end(), wanted);
  const auto place = known - opacities_.begin();
  if (known == opacities_.end()) {
    opacities_.push_back(wanted);
  }
  return "/G" + QByteArray::number(static_cast<qlonglong>(place)) + " gs\n";
}

void PdfEngine::add(const QPainterPath& path, const QBrush& brush) {
  const QPen& pen = state->pen();
  const bool filled = brush.style() != Qt::NoBrush;
  const bool stroked = pen.style() != Qt::NoPen;
  const QByteArray data = path_operators(state->transform().map(path));
  if (data.isEmpty() || (!filled && !stroked)) {
    return;
  }
  contents += "q\n" + opacity(filled ? brush.color().alphaF() : 1.0, stroked ? pen.color().alphaF() : 1.0);
  if (filled) {
    contents += components(brush.color()) + " rg\n";
  }
  if (stroked) {
    contents += components(pen.color()) + " RG\n" +
                pen_operators(pen, std::sqrt(std::abs(state->transform().determinant())));
  }
  contents += data +
              (filled && stroked ? "B"
               : filled          ? "f"
                                 : "S") +
              (filled && path.fillRule() == Qt::OddEvenFill ? "*" : "") + "\nQ\n";
}

void PdfEngine::drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                          Qt::ImageConversionFlags /*flags*/) {
  const bool whole = part.toAlignedRect() == image.rect();
  const auto known = whole ? image_numbers_.constFind(image.cacheKey()) : image_numbers_.cend();
  int number_of_image = 0;
  if (known != image_numbers_.cend()) {
    number_of_image = *known;
  } else {
    number_of_image = static_cast<int>(images_.size());
    images_.push_back(whole ? image : image.copy(part.toAlignedRect()));
    image_numbers_.insert(images_.back().cacheKey(), number_of_image);
  }
  // An image is a square of one unit, its lower left corner at the origin.
  const QTransform placed =
      QTransform(place.width(), 0, 0, -place.height(), place.left(), place.bottom()) * state->transform();
  contents += "q " + matrix(placed) + "cm /I" + QByteArray::number(number_of_image) + " Do Q\n";
}

int PdfEngine::font_of(const QString& face) {
  const auto known = font_numbers_.constFind(face);
  if (known != font_numbers_.cend()) {
    return *known;
  }
  const int font = static_cast<int>(fonts_.size());
  fonts_.emplace_back(face);
  font_numbers_.insert(face, font);
  return font;
}

void PdfEngine::add_line(const std::vector<PdfGlyphs>& line, const QTransform& turned, const QColor& color) {
  if (line.empty()) {
    return;
  }
  contents += "q\n" + opacity(color.alphaF(), 1.0) + components(color) + " rg\n";
  if (!is_slanted(turned)) {
    write_words(line, turned);
  } else {
    // Readers of files take the words of a slanted line for many lines: they get straight words without ink.
    for (const PdfGlyphs& piece : line) {
      contents += path_operators(shape_of(piece, turned));
    }
    contents += "f\n3 Tr\n";
    write_words(line, straightened(line, turned));
  }
  contents += "Q\n";
}

void PdfEngine::write_words(const std::vector<PdfGlyphs>& line, const QTransform& turned) {
  int open_font = -1;  // the font of the string that is being written
  double pen = 0.0;
  for (const PdfGlyphs& piece : line) {
    const double scale = type_units / piece.pixel_size;
    const int font = font_of(piece.face);
    PdfFont& used = fonts_[static_cast<std::size_t>(font)];
    const QPainterPath outline = QTransform::fromScale(scale, -scale).map(piece.outline);
    const int cid = used.glyph({outline, static_cast<int>(std::lround(piece.advance * scale))}, piece.text);
    if (open_font >= 0 && (font != open_font || cid == 0)) {
      contents += "] TJ ET\n";
      open_font = -1;
    }
    if (cid == 0) {
      contents += path_operators(shape_of(piece, turned)) + "f\n";
      continue;
    }
    if (open_font < 0) {
      const QTransform placed = QTransform(1, 0, 0, -1, piece.origin.x(), piece.origin.y()) * turned;
      contents += "BT /F" + QByteArray::number(font) + ' ' + tenths(piece.pixel_size) + " Tf " +
                  matrix(placed) + "Tm [";
      open_font = font;
    } else if (const double gap = (piece.origin.x() - pen) * scale; std::abs(gap) >= 0.5) {
      contents += pdf_number(-gap, 0);
    }
    contents += '<' + QByteArray::number(cid, 16).rightJustified(4, '0') + '>';
    pen = piece.origin.x() + used.advance(cid) / scale;
  }
  contents += open_font >= 0 ? "] TJ ET\n" : "";
}

QByteArray PdfEngine::write_resources(PdfDocument& document) const {
  QByteArray fonts;
  for (std::size_t i = 0; i < fonts_.size(); ++i) {
    fonts += "/F" + QByteArray::number(static_cast<qulonglong>(i)) + ' ' +
             pdf_reference(add_font(document, fonts_[i])) + ' ';
  }
  QByteArray images;
  for (std::size_t i = 0; i < images_.size(); ++i) {
    images += "/I" + QByteArray::number(static_cast<qulonglong>(i)) + ' ' +
              pdf_reference(add_image(document, images_[i])) + ' ';
  }
  QByteArray opacities;
  for (std::size_t i = 0; i < opacities_.size(); ++i) {
    opacities += "/G" + QByteArray::number(static_cast<qulonglong>(i)) + ' ' + opacities_[i] + ' ';
  }
  return "<< /Font << " + fonts + ">> /XObject << " + images + ">> /ExtGState << " + opacities + ">> >>";
}

PdfWriter::PdfWriter(QSize size, double units_per_inch)
    : VectorDevice(size, units_per_inch), engine_(std::make_unique<PdfEngine>()) {}

PdfWriter::~PdfWriter() = default;

QByteArray PdfWriter::pdf(const QString& title) const {
  const double points = points_per_inch / units_per_inch_;
  const double height = size_.height() * points;
  PdfDocument document;
  const int catalog = document.reserve();
  const int pages = document.reserve();
  const QByteArray upright = matrix(QTransform(points, 0, 0, -points, 0, height)) + "cm\n";
  const int contents = document.add_stream("", upright + engine_->contents);
  const QByteArray resources = engine_->write_resources(document);
  const int page =
      document.add("<< /Type /Page /Parent " + pdf_reference(pages) + " /MediaBox [0 0 " +
                   pdf_number(size_.width() * points, 3) + ' ' + pdf_number(height, 3) + "]\n/Contents " +
                   pdf_reference(contents) + "\n/Resources " + resources + " >>");
  document.set(catalog, "<< /Type /Catalog /Pages " + pdf_reference(pages) + " >>");
  document.set(pages, "<< /Type /Pages /Kids [" + pdf_reference(page) + "] /Count 1 >>");
  const int information =
      document.add("<< /Title " + pdf_text(title) + " /Creator (Headlight) /Producer (Headlight) >>");
  return document.bytes(catalog, information);
}

QPaintEngine* PdfWriter::paintEngine() const { return engine_.get(); }

bool takes_pdf_text(const QPainter& painter) {
  return dynamic_cast<const PdfEngine*>(painter.paintEngine()) != nullptr;
}

void draw_pdf_text(QPainter& painter, const std::vector<PdfGlyphs>& line, const QColor& color) {
  dynamic_cast<PdfEngine&>(*painter.paintEngine()).add_line(line, painter.deviceTransform(), color);
}

}  // namespace headlight::ui
