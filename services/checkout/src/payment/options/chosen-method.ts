import type { CardPayment } from '@actual/contracts';
import { type Group, groupActive, type Method, methodEnabled, type PaymentGroup, paymentGroups } from '@actual/domain';
import { AppError } from '@actual/kit';
import { type LoadedQuotation, paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';

/** Brand in the method table, and kind, of the cards that the provider names by a method id. */
const cards = new Map([
  ['visa', { brand: 'visa', debit: false }],
  ['debvisa', { brand: 'visa', debit: true }],
  ['master', { brand: 'master-card', debit: false }],
  ['debmaster', { brand: 'master-card', debit: true }],
  ['amex', { brand: 'american-express', debit: false }],
]);

/** What remains to be paid with a group, and whether the group may be used (shopping 4, payment group rule). */
export function groupState(quotation: LoadedQuotation, group: Group) {
  const paid = paidCents(quotation);
  const total = totalsFor(quotation, group.group).total;
  const remaining = Math.max(0, total - paid);
  const active = groupActive(group, { paid, paymentGroup: quotation.paymentGroup, remaining });
  return { paid, total, remaining, active };
}

/**
 * The method a card payment names, and the centavos it has to charge.
 * @throws payment_group_not_allowed where group, plan, instalments and card do not go together or may not be used now;
 * card_type_not_allowed for a debit card as credit, or the other way round
 */
export function chosenMethod(
  quotation: LoadedQuotation,
  wanted: Pick<CardPayment, 'paymentGroup' | 'paymentType' | 'installments' | 'payment_method_id'>,
): { method: Method; group: PaymentGroup; amount: number } {
  const group = paymentGroups.find((one) => one.group === wanted.paymentGroup);
  const method = group?.methods.find((one) => one.type === wanted.paymentType);
  const card = cards.get(wanted.payment_method_id);
  if (!group || !method || method.months !== wanted.installments || !card || !method.cards.includes(card.brand))
    throw new AppError('payment_group_not_allowed');
  // the invoice names the kind of card, and no bank splits a debit card into months
  if (card.debit !== (method.type === 'debit-card')) throw new AppError('card_type_not_allowed');
  const { active, remaining } = groupState(quotation, group);
  if (!active || !methodEnabled(method, remaining)) throw new AppError('payment_group_not_allowed');
  return { method, group: group.group, amount: remaining };
}
