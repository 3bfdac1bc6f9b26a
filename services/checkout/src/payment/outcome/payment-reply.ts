import type { CardPaymentReply } from '@actual/contracts';
import { toPesos } from '@actual/domain';
import { paymentAttemptsLimit } from '../../constants';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';
import { folioText } from '../../quotation/quotation-reply';
import type { PaymentOutcome } from './payment-outcome';

/** What a payment came to, as the contract says it. */
export function paymentReply(
  paymentId: string,
  settled: PaymentOutcome | null,
  before: Pick<LoadedQuotation, 'paymentAttempts'>,
  challenge: { url: string; creq: string } | null = null,
): CardPaymentReply {
  const state = settled?.state ?? 'rejected';
  const attempts = settled?.paymentAttempts ?? before.paymentAttempts;
  const undecided = state === 'pending' || state === 'started' || state === 'unknown';
  return {
    status: state === 'approved' ? 'approved' : undecided ? 'pending' : 'rejected',
    status_detail: settled?.detail ?? '',
    data: {
      paymentId,
      orderId: settled?.orderId ?? null,
      folio: settled?.folio ? folioText(settled.folio) : null,
      paymentAttempts: attempts,
      attemptsLeft: Math.max(0, paymentAttemptsLimit - attempts),
      challenge: settled?.detail === 'pending_challenge' ? challenge : null,
      remaining: toPesos(settled?.remaining ?? 0),
    },
  };
}
