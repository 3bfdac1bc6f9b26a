import { methodEnabled, paymentGroups, type ShopperType, toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';
import { groupState } from '../options/group-state';

/** The amount still to be paid in one sum, in centavos. */
export function restInOneSum(quotation: LoadedQuotation): number {
  const [single] = paymentGroups;
  return single ? groupState(quotation, single).remaining : 0;
}

/** As `restInOneSum`, by a method that is offered now. @throws payment_group_not_allowed where it is not */
export function restBy(quotation: LoadedQuotation, type: ShopperType): number {
  const [single] = paymentGroups;
  const method = single?.methods.find((one) => one.type === type);
  if (!single || !method) throw new AppError('payment_group_not_allowed');
  const { active, remaining } = groupState(quotation, single);
  if (!active || !methodEnabled(method, remaining)) throw new AppError('payment_group_not_allowed');
  return remaining;
}

/** An amount that pays a part or all of the rest. @throws payment_amount_invalid where it is more, or nothing */
export function within(amount: number, remaining: number): { amount: number; part: boolean } {
  if (amount <= 0 || amount > remaining)
    throw new AppError('payment_amount_invalid', undefined, { remaining: toPesos(remaining) });
  return { amount, part: amount < remaining };
}
