import type { CardPaymentReply, Quotation } from '@actual/contracts';
import { isTakenPayment } from '@actual/contracts/facts/payment/states';
import { ApiError, type ShellApi } from '@actual/shell-contract';
import { quotationQuery } from '../../shared/quotation-queries';

type Reader = Pick<ShellApi, 'api' | 'queryClient'>;

/** Reads one payment of a quotation again. @throws {ApiError} */
export const readPayment = ({ api }: Pick<Reader, 'api'>, quotationId: string, paymentId: string) =>
  api('POST /payment/check/{id}', { params: { id: quotationId }, body: { paymentId } });

/** The answer to the last payment that bought nothing, or that runs; null where there is none to speak of. */
export async function lastAttempt(reader: Reader, quotation: Quotation): Promise<CardPaymentReply | null> {
  const last = quotation.Payments.at(-1);
  if (!last || isTakenPayment(last.status)) return null;
  return readPayment(reader, quotation.id, last.id).catch(() => null);
}

/** True for an answer that leaves the payment's outcome open, or says that there is another payment. */
const isOpen = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ||
    error.status >= 500 ||
    ['conflict', 'quotation_ordered', 'payment_in_progress'].includes(error.code));

/**
 * Sends a payment, once. Without a good answer (the line dropped, another tab was faster) it is not sent again: its
 * result is read instead, by the payment that the quotation did not have before.
 * @throws the error of `send`, where there is no such payment or it cannot be read
 */
export async function sendOnce(
  { api, queryClient }: Reader,
  before: Quotation,
  send: () => Promise<CardPaymentReply>,
): Promise<CardPaymentReply> {
  try {
    return await send();
  } catch (error) {
    if (!isOpen(error)) throw error;
    const now = await queryClient.fetchQuery({ ...quotationQuery(api, before.id), staleTime: 0 }).catch(() => before);
    const last = now.Payments.at(-1);
    const found = last && !before.Payments.some(({ id }) => id === last.id);
    const reply = found ? await readPayment({ api }, before.id, last.id).catch(() => null) : null;
    if (reply) return reply;
    throw error;
  }
}
