import type { CardPaymentReply } from '@actual/contracts';
import { paymentAttemptsLimit } from '@actual/contracts/facts/payment/attempts';
import { isOpenPayment, PaymentState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { toPesos } from '@actual/domain';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';
import type { PaymentOutcome } from './payment-outcome';

/** A payment's outcome in the contract's shape. */
export function paymentReply(
  paymentId: string,
  outcome: PaymentOutcome | null,
  before: Pick<LoadedQuotation, 'paymentAttempts'>,
  challenge: { url: string; creq: string } | null = null,
): CardPaymentReply {
  const state = outcome?.state ?? PaymentState.rejected;
  const attempts = outcome?.paymentAttempts ?? before.paymentAttempts;
  const { approved, pending, rejected } = PaymentState;
  return {
    status: state === approved ? approved : isOpenPayment(state) ? pending : rejected,
    status_detail: outcome?.detail ?? '',
    data: {
      paymentId,
      orderId: outcome?.orderId ?? null,
      folio: outcome?.folio ? folioText(outcome.folio) : null,
      paymentAttempts: attempts,
      attemptsLeft: Math.max(0, paymentAttemptsLimit - attempts),
      challenge: outcome?.detail === 'pending_challenge' ? challenge : null,
      remaining: toPesos(outcome?.remaining ?? 0),
    },
  };
}
