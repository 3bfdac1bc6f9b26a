import { randomUUID } from 'node:crypto';
import { paymentAttemptsLimit } from '@actual/contracts/facts/payment/attempts';
import { type Knex, prepared } from '@actual/database';
import { isCardType, isTransferType, type PaymentGroup, PaymentState, type PaymentType, toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import { assertMayTryCard } from '../../caps/card-refusals';
import { payerOf, subjectsOf } from '../../caps/payer';
import { assertMayWait } from '../../caps/transfers';
import type { Checkout } from '../../context';
import { assertEditable, assertIfMatch } from '../../quotation/change-quotation';
import { isStale } from '../../quotation/find-quotation';
import { fittingAddress, type LoadedQuotation } from '../../quotation/loaded-quotation';
import { readQuotation } from '../../quotation/quotation.queries';
import { allocate, type Claim, type Lacking } from '../../stock/allocate';
import { insertReservations } from '../../stock/reservations.sql';
import { UnlockedSources, withStockRows } from '../../stock/stock-locks';
import { lockToPay } from './lock-to-pay';
import type { PaymentPlan, PlanOf } from './payment-plan';

/** A payment that is written down and holds its pieces, before the provider is asked. */
export interface PreparedPayment {
  id: string;
  amountCents: number;
  type: PaymentType;
  group: PaymentGroup;
  part: boolean;
  /** When the money must have come; null where the answer comes at once. */
  expiresAt: Date | null;
  /** As it was read for this payment, with the version that writing the payment gave it. */
  quotation: LoadedQuotation;
}

function assertPayable(quotation: LoadedQuotation): void {
  assertEditable(quotation);
  if (quotation.lines.length === 0) throw new AppError('quotation_empty');
  if (!quotation.zipcode) throw new AppError('quotation_without_zipcode');
  if (!fittingAddress(quotation)) throw new AppError('quotation_without_address');
}

/** @throws also when the total, or the day of the prices, is not the one that the person saw */
function payable(quotation: LoadedQuotation, planOf: PlanOf): PaymentPlan {
  assertPayable(quotation);
  const plan = planOf(quotation);
  if (!plan.byStaff && quotation.paymentAttempts >= paymentAttemptsLimit)
    throw new AppError('payment_attempts_exceeded');
  if (isStale(quotation) || plan.amount !== plan.seen)
    throw new AppError('total_changed', undefined, { total: toPesos(plan.amount) });
  return plan;
}

/** The quotation under the lock is not the one that was read: it is read and judged again. */
class ChangedMeanwhile extends Error {}

/** Readings of a quotation that somebody else keeps changing. */
const tries = 5;

const stockChanged = (lacking: readonly Lacking[]): AppError =>
  new AppError('stock_changed', undefined, {
    products: lacking.map(({ line, available }) => ({
      id: line.id,
      ItemCode: line.itemCode,
      Name: line.product?.name ?? line.itemCode,
      available,
    })),
  });

const insertSql = `
WITH inserted_payment AS (
  INSERT INTO payment (id, quotation_id, idempotency_key, provider, type, payment_group, months, amount_cents, part, status,
    check_at, expires_at, taken_by, reference, terminal, authorization_code, exchange_rate, received_cents,
    caller_holder, caller_address, caller_network, caller_email)
  VALUES (:id::uuid, :quotation::uuid, :id::text, :provider, :type, :group, :months, :amount, :part, '${PaymentState.started}',
    now() + :checkSeconds * interval '1 second', now() + :deadlineSeconds::float * interval '1 second',
    :takenBy, :reference, :terminal, :verificationCode, :exchangeRate, :received, :holder, :address, :network, :email)
  RETURNING expires_at
), held_pieces AS (
  ${insertReservations}
)
UPDATE quotation SET version = version + 1, updated_at = now() WHERE id = :quotation
RETURNING version, (SELECT expires_at FROM inserted_payment) AS "expiresAt"`;

async function insertPayment(
  trx: Knex,
  checkout: Checkout,
  quotation: LoadedQuotation,
  plan: PaymentPlan,
  claims: readonly Claim[],
): Promise<PreparedPayment> {
  const payer = payerOf(checkout, quotation.caller, fittingAddress(quotation)?.email);
  const id = randomUUID();
  const { provider, type, group, months, amount, part, counter, deadlineSeconds, holdSeconds } = plan;
  const { paymentCheckSeconds: checkSeconds } = checkout.settings;
  const [row] = await prepared<{ version: number; expiresAt: Date | null }>(trx, 'insert-payment', insertSql, {
    id,
    quotation: quotation.id,
    provider,
    type,
    group,
    months,
    amount,
    part,
    checkSeconds,
    deadlineSeconds,
    takenBy: counter?.takenBy ?? null,
    reference: counter?.reference ?? null,
    terminal: counter?.terminal ?? null,
    verificationCode: counter?.verificationCode ?? null,
    exchangeRate: counter?.exchangeRate ?? null,
    received: counter?.receivedCents ?? null,
    holder: payer?.holder ?? null,
    address: payer?.address ?? null,
    network: payer?.network ?? null,
    email: payer?.email ?? null,
    holdSeconds,
    claims: JSON.stringify(claims),
  });
  return {
    id,
    amountCents: amount,
    type,
    group,
    part,
    expiresAt: row?.expiresAt ?? null,
    quotation: { ...quotation, version: row?.version ?? 0 },
  };
}

/**
 * First phase of paying, one transaction with `also`: compares the total with the one seen, and holds the pieces.
 * Buyers of one piece take turns at its lock, so that it is promised once; a part payment holds none.
 * @throws quotation_ordered, quotation_closed, payment_in_progress, payment_attempts_exceeded, quotation_empty,
 * quotation_without_zipcode, quotation_without_address, payment_group_not_allowed, total_changed, stock_changed,
 * proof_required, too_many_card_refusals, too_many_transfers, quotation_changed where the caller named another version
 * (`If-Match`)
 */
export async function preparePayment<T = undefined>(
  checkout: Checkout,
  before: LoadedQuotation,
  planOf: PlanOf,
  also?: (trx: Knex, payment: PreparedPayment) => Promise<T>,
): Promise<PreparedPayment & { also: T | undefined }> {
  const { db, delivery, preparing } = checkout;
  let quotation = before;
  const attempt = async () => {
    const plan = payable(quotation, planOf);
    assertIfMatch(before, quotation);
    const codes = quotation.lines.map((line) => line.itemCode);
    return db.transaction(async (trx) => {
      const payer = payerOf(checkout, quotation.caller, fittingAddress(quotation)?.email);
      const subjects = payer && isCardType(plan.type) ? subjectsOf(payer) : [];
      const { version, locked, uses, underWay } = await lockToPay(trx, quotation.id, codes, subjects);
      if (version !== quotation.version) throw new ChangedMeanwhile();
      if (payer && isCardType(plan.type)) await assertMayTryCard(trx, payer, { uses, underWay });
      const supply = await delivery.supply(codes, quotation.zipcode?.zone ?? null, { trx });
      const unlocked = supply.sourceIds.filter((id) => !locked.has(id));
      if (unlocked.length > 0) throw new UnlockedSources();
      const { claims, lacking } = allocate(quotation.lines, supply);
      if (lacking.length > 0) throw stockChanged(lacking);
      if (payer && isTransferType(plan.type)) await assertMayWait(trx, payer, { claims, supply });
      const payment = await insertPayment(trx, checkout, quotation, plan, plan.part ? [] : claims);
      return { ...payment, also: also && (await also(trx, payment)) };
    });
  };
  for (let left = tries; ; left -= 1) {
    try {
      return await preparing(() => withStockRows(attempt));
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      if (left === 1) throw new AppError('conflict', 'the quotation changes all the time');
      const changed = await readQuotation(db, before.id);
      if (!changed) throw new AppError('not_found');
      quotation = { ...changed, caller: before.caller };
    }
  }
}
