import { fromPesos, type TransferType, transferSeconds } from '@actual/domain';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';
import type { PaymentPlan } from '../start/payment-plan';
import { restBy } from './amounts';

/** A transfer: exactly the rest, in one payment (shopping 5), and pieces that wait until its deadline. */
export function transferPlan(
  quotation: LoadedQuotation,
  transfer: { type: TransferType; provider: PaymentPlan['provider']; pesos: number },
): PaymentPlan {
  const { type, provider, pesos } = transfer;
  const seconds = transferSeconds(type);
  return {
    provider,
    type,
    group: 1,
    months: 1,
    amount: restBy(quotation, type),
    seen: fromPesos(pesos),
    part: false,
    holdSeconds: seconds,
    deadlineSeconds: seconds,
    byStaff: false,
  };
}
