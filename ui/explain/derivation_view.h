// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextEdit>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "ui/explain/derivation_lines.h"
#include "ui/explain/derivation_places.h"
#include "ui/explain/operand_field.h"

namespace headlight::ui {

/// The lines of a derivation. Its operands can be pointed at, gone to (click, Enter) and, where someone
/// typed them, edited in place (double click, F2, or once more a click or Enter). Tab and the arrow keys
/// lead from one to the next.
class DerivationView : public QTextEdit {
  Q_OBJECT

 public:
  /// Which operands can be edited in place, and what one is called.
  struct Operands {
    std::function<bool(const Address&)> is_typed;
    std::function<QString(const Address&)> words;
  };

  explicit DerivationView(Operands operands, QWidget* parent = nullptr);

  /// Shows another derivation, or none. What is unfolded, current and being edited stays as long as the
  /// subject is the same.
  void set_derivation(std::shared_ptr<const Derivation> derivation);
  /// Marks the operands that stand at an address.
  void set_marked(std::function<bool(const Address&)> is_marked);

  /// What is written, line by line.
  const std::vector<DerivationLine>& lines() const { return lines_; }
  /// The addresses of the operands that are marked, in order.
  std::vector<Address> marked() const;
  /// Where the first number of an operand stands, in the viewport; empty where there is none.
  QRect operand_rect(const Address& address) const;
  /// Where the first of the words that fold and unfold stands.
  QRect fold_rect() const;
  /// The operand that the keyboard is at.
  std::optional<Address> current() const;

 signals:
  /// The operand under the pointer or at the keyboard; nowhere for none.
  void pointed(const headlight::Address& address);
  void activated(const headlight::Address& address);
  /// Someone entered another number for an operand.
  void number_entered(const headlight::Address& address, double number);
  /// What was entered is no number: a sentence that says why; "" when that is over.
  void refused(const QString& sentence);

 protected:
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  QMimeData* createMimeDataFromSelection() const override;

 private:
  void write();
  void mark();
  QRect rect_of(std::optional<PlaceIndex> place) const;
  std::optional<PlaceIndex> place_at(QPoint position) const;
  bool is_typed(const DerivationPlace& place) const;
  bool go(int step);
  void go_to(PlaceIndex place);
  void act(PlaceIndex place);
  void edit(PlaceIndex place);
  void place_field();
  void point_at(std::optional<PlaceIndex> place);

  Operands operands_;
  std::shared_ptr<const Derivation> derivation_;
  std::vector<DerivationLine> lines_;
  DerivationPlaces places_;
  std::set<NodeIndex> unfolded_;
  std::function<bool(const Address&)> is_marked_;
  std::optional<PlaceIndex> current_;
  std::optional<PlaceIndex> under_pointer_;
  bool gone_to_current_ = false;  ///< so that once more edits
  OperandField field_;
};

}  // namespace headlight::ui
