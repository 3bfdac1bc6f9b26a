import { isClabe } from '@actual/contracts/fiscal/clabe';
import { z } from 'zod';
import { centsFromPesos } from '../money';
import { PAYMENT_STATUSES, type ProviderPayment } from './types';

const id = z.union([z.number(), z.string().min(1)]).transform(String);
const text = z.string().nullish();

const paymentAnswer = z.object({
  id,
  status: z.enum(PAYMENT_STATUSES).catch('unknown'),
  status_detail: z.string().catch(''),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: z.string(),
  external_reference: text,
  payment_method_id: z.string(),
  payment_type_id: z.string(),
  installments: z.number().int().nullish(),
  authorization_code: text,
  date_created: z.string(),
  date_approved: text,
  date_of_expiration: text,
  card: z
    .object({ first_six_digits: text, last_four_digits: text, cardholder: z.object({ name: text }).nullish() })
    .nullish()
    .catch(null),
  payment_method: z
    .object({ data: z.object({ reference_id: text }).nullish() })
    .nullish()
    .catch(null),
  three_ds_info: z
    .object({ external_resource_url: z.url(), creq: z.string().min(1) })
    .nullish()
    .catch(null),
  transaction_details: z
    .object({ external_resource_url: text, payment_method_reference_id: text })
    .nullish()
    .catch(null),
});

const pageAnswer = z.object({ results: z.array(z.unknown()) });
const refundAnswer = z.object({ id, payment_id: id, amount: z.number(), status: z.string() });

/** Reads Mercado Pago's payment; `null` when the answer is not one (an empty body, a proxy's page). */
export function readPayment(answer: unknown): ProviderPayment | null {
  const parsed = paymentAnswer.safeParse(answer);
  if (!parsed.success) return null;
  const payment = parsed.data;
  const references = [
    payment.payment_method?.data?.reference_id,
    payment.transaction_details?.payment_method_reference_id,
  ];
  return {
    kind: 'payment',
    id: payment.id,
    status: payment.status,
    statusDetail: payment.status_detail,
    amountCents: centsFromPesos(payment.transaction_amount),
    refundedCents: centsFromPesos(payment.transaction_amount_refunded ?? 0),
    currency: payment.currency_id,
    externalReference: payment.external_reference ?? null,
    methodId: payment.payment_method_id,
    typeId: payment.payment_type_id,
    installments: payment.installments ?? 1,
    firstSix: payment.card?.first_six_digits ?? null,
    lastFour: payment.card?.last_four_digits ?? null,
    cardholder: payment.card?.cardholder?.name ?? null,
    authorizationCode: payment.authorization_code ?? null,
    transferUrl: payment.transaction_details?.external_resource_url ?? null,
    clabe: references.find((reference) => reference && isClabe(reference)) ?? null,
    challenge: payment.three_ds_info
      ? { url: payment.three_ds_info.external_resource_url, creq: payment.three_ds_info.creq }
      : null,
    createdAt: payment.date_created,
    approvedAt: payment.date_approved ?? null,
    expiresAt: payment.date_of_expiration ?? null,
  };
}

/** Reads the answer of a refund; `null` when it is not one. */
export function readRefund(
  answer: unknown,
): { id: string; paymentId: string; amountCents: number; status: string } | null {
  const parsed = refundAnswer.safeParse(answer);
  if (!parsed.success) return null;
  const { id: refundId, payment_id, amount, status } = parsed.data;
  return { id: refundId, paymentId: payment_id, amountCents: centsFromPesos(amount), status };
}

/** Reads a page of search results; `null` when the answer is not one. A result that is not a payment spoils the page. */
export function readPaymentPage(answer: unknown): ProviderPayment[] | null {
  const parsed = pageAnswer.safeParse(answer);
  if (!parsed.success) return null;
  const payments = parsed.data.results.map(readPayment);
  return payments.every((payment) => payment !== null) ? payments : null;
}
