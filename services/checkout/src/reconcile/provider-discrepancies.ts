import {
  decidedPaymentStates,
  isTakenPayment,
  PaymentState,
  paymentStateWords,
} from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { paymentMayBecome, toPesos } from '@actual/domain';
import type { ProviderPayment } from '@actual/providers';
import type { Checkout } from '../context';
import { answerOf, decisive, isOurs, isTakenByBank } from '../payment/outcome/provider-answer';
import { recordOutcome } from '../payment/outcome/record-outcome';
import { refundedElsewhere } from '../payment/refund/refund-elsewhere';
import type { Discrepancy } from './own-discrepancies';

/** Payments compared with the provider in one go. */
const batch = 20;

/** A payment as the store has it. */
export interface OwnRecord {
  id: string;
  status: PaymentState;
  amountCents: number;
  /** Less `movedCents`, which never left the store. */
  refundedCents: number;
  /** What an exchange holds or spent of it. */
  movedCents: number;
}
interface Row extends OwnRecord {
  providerPaymentId: string | null;
}

/**
 * Decided payments that were not compared for a while: those of the last month, and older ones that a notification or
 * an open discrepancy speaks of. Each process takes others.
 */
function claim({ db, settings }: Checkout): Promise<Row[]> {
  return prepared<Row>(
    db,
    'work-claim-compared',
    `UPDATE payment SET compared_at = now()
     WHERE id = ANY (ARRAY(
       SELECT p.id FROM payment p WHERE p.provider = 'mercadopago' AND p.status IN ${sqlList(decidedPaymentStates)}
         AND (p.updated_at > now() - interval '31 days' OR p.compared_at = '-infinity' OR p.id::text IN (
           SELECT b.subject FROM reconciliation_break b WHERE b.kind = 'provider' AND b.resolved_at IS NULL))
         AND p.updated_at < now() - interval '2 minutes'
         AND (p.compared_at IS NULL OR p.compared_at < greatest(p.updated_at, now() - ? * interval '12 seconds'))
         AND NOT EXISTS (SELECT FROM outbox r WHERE r.kind = 'refund' AND (r.key = p.id::text
           OR r.key IN (SELECT f.id::text FROM payment_refund f WHERE f.payment_id = p.id)
           OR 'refund ' || r.key IN (SELECT e.key FROM exchange_entry e WHERE e.payment_id = p.id)) AND r.done_at IS NULL AND r.parked_at IS NULL)
       ORDER BY p.compared_at NULLS FIRST LIMIT ? FOR UPDATE SKIP LOCKED))
     RETURNING id, status, amount_cents AS "amountCents", refunded_cents - moved_cents AS "refundedCents",
       moved_cents AS "movedCents",
       provider_payment_id AS "providerPaymentId"`,
    [settings.reconcileSeconds, batch],
  );
}

/** The provider's record of a payment; undefined where it has none, null where it does not answer. */
async function atProvider({ mercadoPago }: Checkout, row: Row): Promise<ProviderPayment | undefined | null> {
  if (row.providerPaymentId) {
    const found = await mercadoPago.getPayment(row.providerPaymentId);
    if (found.kind === 'payment') return found;
    return found.kind === 'provider_rejected_request' && found.httpStatus === 404 ? undefined : null;
  }
  const found = await mercadoPago.searchPayments({ externalReference: row.id });
  return found.kind === 'payments' ? decisive(found.payments, row) : null;
}

const broken = (row: OwnRecord, sentence: string, theirs: ProviderPayment | undefined): Discrepancy => ({
  kind: 'provider',
  subject: row.id,
  sentence,
  detail: {
    ours: { status: row.status, amount: toPesos(row.amountCents), refunded: toPesos(row.refundedCents) },
    provider: theirs
      ? {
          id: theirs.id,
          status: theirs.status,
          amount: toPesos(theirs.amountCents),
          refunded: toPesos(theirs.refundedCents),
        }
      : null,
  },
});

const word = (state: PaymentState): string => paymentStateWords[state].toLowerCase();

/** The difference between the two records; null where they agree. */
export function comparePayment(row: OwnRecord, theirs: ProviderPayment | undefined): Discrepancy | null {
  if (!theirs) {
    const paid = isTakenPayment(row.status);
    return paid ? broken(row, 'El proveedor no conoce un pago que aquí está acreditado', theirs) : null;
  }
  if (!isOurs(theirs, row))
    return broken(row, 'El proveedor tiene otro monto, moneda o referencia para este pago', theirs);
  const state = answerOf(theirs)?.state ?? null;
  if (state === null) return broken(row, 'El pago está en disputa con el proveedor', theirs);
  if (isTakenByBank(theirs) && row.movedCents > 0)
    return broken(row, 'El banco devolvió un pago que ya se usó en un cambio', theirs);
  const ours =
    row.status === PaymentState.refunded || row.refundedCents === row.amountCents ? PaymentState.refunded : row.status;
  const given =
    ours === PaymentState.refunded && theirs.refundedCents === row.amountCents ? PaymentState.refunded : state;
  if ((isTakenPayment(ours) || isTakenPayment(given)) && ours !== given)
    // charged and given back before the store looked: for it nothing happened
    return given === PaymentState.refunded && ours === PaymentState.cancelled
      ? null
      : broken(row, `Aquí el pago está ${word(ours)}; con el proveedor, ${word(given)}`, theirs);
  return ours === PaymentState.approved && theirs.refundedCents !== row.refundedCents
    ? broken(row, 'El proveedor devolvió otra cantidad', theirs)
    : null;
}

/** A payment that the provider took and the store gave up is recorded first: late money is never lost. */
async function settleLate(checkout: Checkout, row: Row, theirs: ProviderPayment): Promise<boolean> {
  const answer = isOurs(theirs, row) ? answerOf(theirs) : null;
  if (answer?.state !== PaymentState.approved || !paymentMayBecome(row.status, PaymentState.approved)) return false;
  await recordOutcome(checkout, row.id, answer);
  return true;
}

/** A part that was refunded in the provider's own panel is recorded first. */
async function settleRefund(checkout: Checkout, row: Row, theirs: ProviderPayment): Promise<boolean> {
  const isPaid = isOurs(theirs, row) && answerOf(theirs)?.state === PaymentState.approved;
  if (!isPaid || theirs.refundedCents <= row.refundedCents) return false;
  return refundedElsewhere(checkout, row.id, theirs.refundedCents);
}

/** Has a payment compared next, whatever its age. */
export const compareSoon = (db: Knex, payment: string): Promise<unknown> =>
  prepared(db, 'work-compare-soon', `UPDATE payment SET compared_at = '-infinity' WHERE id = ?`, [payment]);

/** Compares some payments with the provider. Answers the compared payments and their discrepancies. */
export async function compareWithProvider(
  checkout: Checkout,
): Promise<{ compared: string[]; discrepancies: Discrepancy[] }> {
  const compared: string[] = [];
  const discrepancies: Discrepancy[] = [];
  for (const row of await claim(checkout)) {
    const theirs = await atProvider(checkout, row);
    if (theirs === null) continue;
    compared.push(row.id);
    if (theirs && ((await settleLate(checkout, row, theirs)) || (await settleRefund(checkout, row, theirs)))) continue;
    const found = comparePayment(row, theirs);
    if (found) discrepancies.push(found);
  }
  return { compared, discrepancies };
}
