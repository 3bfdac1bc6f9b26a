import type { CardPayment } from '@actual/contracts';
import { type Group, groupActive, type Method, methodEnabled, type PaymentGroup, paymentGroups } from '@actual/domain';
import { AppError } from '@actual/kit';
import { type LoadedQuotation, paidCents } from '../quotation/loaded-quotation';
import { totalsFor } from '../quotation/totals';

/** Brands of the method table by the provider's method ids. */
const brandOf: Readonly<Record<string, string>> = {
  visa: 'visa',
  debvisa: 'visa',
  master: 'master-card',
  debmaster: 'master-card',
  amex: 'american-express',
};

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
 * @throws payment_group_not_allowed where group, plan, instalments and card do not go together or may not be used now
 */
export function chosenMethod(
  quotation: LoadedQuotation,
  wanted: Pick<CardPayment, 'paymentGroup' | 'paymentType' | 'installments' | 'payment_method_id'>,
): { method: Method; group: PaymentGroup; amount: number } {
  const group = paymentGroups.find((one) => one.group === wanted.paymentGroup);
  const method = group?.methods.find((one) => one.type === wanted.paymentType);
  const brand = brandOf[wanted.payment_method_id];
  if (!group || !method || method.months !== wanted.installments || !brand || !method.cards.includes(brand))
    throw new AppError('payment_group_not_allowed');
  const { active, remaining } = groupState(quotation, group);
  if (!active || !methodEnabled(method, remaining)) throw new AppError('payment_group_not_allowed');
  return { method, group: group.group, amount: remaining };
}
