import { PaymentState } from '@actual/domain';
import type { ProviderPayment } from '@actual/providers';

/** The provider's answer about one of our payments, in our states. */
export interface ProviderAnswer {
  state: PaymentState;
  detail: string;
  providerPaymentId: string | null;
  lastFour: string | null;
  /** First six and last four digits, which count a card's refusals; never stored as they are. */
  card: string | null;
  brand: string | null;
  authorizationCode: string | null;
  refundedCents: number;
  /** The card's bank took the money back. */
  byBank: boolean;
  /** Of a SPEI transfer. */
  clabe: string | null;
  transferUrl: string | null;
  /** The question of the card's bank. */
  challenge: { url: string; creq: string } | null;
}

/** An answer without a payment behind it: the provider refused the request, never had it, or is not asked at all. */
export const answerWithout = (
  state: Exclude<PaymentState, typeof PaymentState.started | typeof PaymentState.unknown>,
  detail: string,
): ProviderAnswer => ({
  state,
  detail,
  providerPaymentId: null,
  lastFour: null,
  card: null,
  brand: null,
  authorizationCode: null,
  refundedCents: 0,
  byBank: false,
  clabe: null,
  transferUrl: null,
  challenge: null,
});

/** A transfer that the provider gave no CLABE for. Nobody can send money for it, so it ends at once and holds nothing. */
export const withoutClabe: ProviderAnswer = answerWithout(PaymentState.cancelled, 'transfer_unavailable');

/** Open disputes and words the provider may add say nothing that moves a payment: null. Never a success by default. */
const stateOf: Readonly<Record<ProviderPayment['status'], PaymentState | null>> = {
  approved: PaymentState.approved,
  authorized: PaymentState.pending,
  in_process: PaymentState.pending,
  pending: PaymentState.pending,
  rejected: PaymentState.rejected,
  cancelled: PaymentState.cancelled,
  refunded: PaymentState.refunded,
  charged_back: null,
  in_mediation: null,
  unknown: null,
};

/** How a bank's chargeback ended; any other detail is one that is still being decided. */
const stateOfChargeback: ReadonlyMap<string, PaymentState> = new Map([
  ['settled', PaymentState.refunded],
  ['reimbursed', PaymentState.approved],
]);

/** True when the card's bank took the money back, and not the store or the provider. */
export const isTakenByBank = ({ status, statusDetail }: Pick<ProviderPayment, 'status' | 'statusDetail'>): boolean =>
  status === 'charged_back' && statusDetail === 'settled';

/** The provider's payment as an answer; null where it says nothing that moves ours. */
export function answerOf(payment: ProviderPayment): ProviderAnswer | null {
  const byBank = isTakenByBank(payment);
  const isChargeback = payment.status === 'charged_back';
  const state = isChargeback ? (stateOfChargeback.get(payment.statusDetail) ?? null) : stateOf[payment.status];
  return (
    state && {
      state,
      detail: payment.statusDetail,
      providerPaymentId: payment.id,
      lastFour: payment.lastFour,
      card: payment.firstSix && payment.lastFour ? payment.firstSix + payment.lastFour : null,
      brand: payment.methodId,
      authorizationCode: payment.authorizationCode,
      // what a bank takes back is in no refund
      refundedCents: byBank ? payment.amountCents : payment.refundedCents,
      byBank,
      clabe: payment.clabe,
      transferUrl: payment.transferUrl,
      challenge: payment.challenge,
    }
  );
}

/** True when the provider's payment is the one we asked for: nobody pays an order with another payment. */
export const isOurs = (payment: ProviderPayment, asked: { id: string; amountCents: number }): boolean =>
  payment.externalReference === asked.id && payment.amountCents === asked.amountCents && payment.currency === 'MXN';

/** Of several payments that name one attempt, the one that counts: ours and approved, else ours and newest. */
export function decisive(
  payments: readonly ProviderPayment[],
  asked: { id: string; amountCents: number },
): ProviderPayment | undefined {
  const ours = payments.filter((one) => isOurs(one, asked));
  return ours.find((one) => one.status === PaymentState.approved) ?? ours[0];
}
