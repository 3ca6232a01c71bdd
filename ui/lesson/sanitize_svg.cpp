// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sanitize_svg.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace headlight::ui {

namespace {

bool leads_elsewhere(const QXmlStreamAttribute& attribute) {
  if (attribute.name() != QLatin1StringView("href")) {
    return false;
  }
  const QStringView target = attribute.value().trimmed();
  return !target.startsWith(u'#') && !target.startsWith(QLatin1StringView("data:"), Qt::CaseInsensitive);
}

}  // namespace

QByteArray sanitize_svg(const QByteArray& svg) {
  QXmlStreamReader reader(svg);
  QByteArray result;
  QXmlStreamWriter writer(&result);
  while (!reader.atEnd()) {
    switch (reader.readNext()) {
      case QXmlStreamReader::StartElement:
        for (const QXmlStreamNamespaceDeclaration& declared : reader.namespaceDeclarations()) {
          if (declared.prefix().isEmpty()) {
            writer.writeDefaultNamespace(declared.namespaceUri().toString());
          } else {
            writer.writeNamespace(declared.namespaceUri().toString(), declared.prefix().toString());
          }
        }
        writer.writeStartElement(reader.namespaceUri().toString(), reader.name().toString());
        for (const QXmlStreamAttribute& attribute : reader.attributes()) {
          if (!leads_elsewhere(attribute)) {
            writer.writeAttribute(attribute);
          }
        }
        break;
      case QXmlStreamReader::EndElement: writer.writeEndElement(); break;
      case QXmlStreamReader::Characters:
      case QXmlStreamReader::EntityReference: writer.writeCharacters(reader.text().toString()); break;
      default: break;
    }
  }
  return reader.hasError() ? QByteArray() : result;
}

}  // namespace headlight::ui
