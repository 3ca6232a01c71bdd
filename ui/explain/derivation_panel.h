// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <variant>

#include "ui/document/document.h"
#include "ui/evaluation/evaluation_runner.h"
#include "ui/explain/derivation_view.h"
#include "ui/explain/row_view.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

class NoticeBar;

/// "Where it comes from": the derivation of the selection's pinned, else hovered cell in the newest result,
/// and how its query spreads its attention. Operands lead on: computed ones to their own derivation, typed
/// ones to their editor; what someone typed can be changed right here.
class DerivationPanel : public QWidget {
  Q_OBJECT

 public:
  DerivationPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// What is derived at present; null where nothing is.
  const std::shared_ptr<const Derivation>& derivation() const { return derivation_; }
  DerivationView& view() { return *view_; }

 signals:
  /// Someone wants to see an entry in its editor.
  void entry_requested(const headlight::InputNumber& entry);
  /// Someone wants to see a parameter where it is set: the mask value in the mask's editor.
  void parameter_requested(headlight::ParameterKind kind);
  void mask_requested();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void build();
  QWidget* build_heading();
  void follow_selection();
  void follow_pointed();
  void renew();
  void forget();
  void write_heading();
  QString note() const;
  void go_to(const Address& address);
  void enter(const Address& address, double number);
  void copy(const std::string& text);
  bool stands_at_pointed(const Address& address) const;

  Document& document_;
  Selection& selection_;
  std::shared_ptr<const Derivation> derivation_;
  std::optional<PartCell> part_;  ///< shown instead of the cell it goes into
  std::optional<StageCell> cell_;
  Address pointed_here_;  ///< rather than in another view

  QLabel* empty_;
  QWidget* content_;
  QToolButton* back_;
  QToolButton* copy_;
  QLabel* value_;
  QLabel* place_;
  QLabel* note_;
  DerivationView* view_;
  NoticeBar* notice_;
  RowView* row_;
};

}  // namespace headlight::ui
