import { type Knex, prepared } from '@actual/database';
import type { PaymentGroup } from '@actual/domain';
import { answerColumns, answerValues } from './order-fragments.sql';
import type { ProviderAnswer } from './provider-answer';

/** The effects of an answer that makes no order, beside those on the payment. */
export interface AnswerEffects {
  /** The fate of the pieces that the payment holds. */
  pieces: 'release' | { holdSeconds: number };
  attempts: number;
  limitReached: boolean;
  checkSeconds: number;
  /** The group of a partial payment becomes the quotation's (shopping 4). */
  group?: PaymentGroup;
  /** The question of the card's bank, with the seconds its holder has. */
  challenge?: { url: string; creq: string; seconds: number } | null;
  /** Somebody is told that the payment is being looked at. */
  review?: boolean;
}

const answerSql = `
WITH answered_payment AS (
  UPDATE payment SET ${answerColumns}, refunded_cents = least(amount_cents, :refundedCents),
    check_at = now() + :checkSeconds * interval '1 second', challenge_url = :challengeUrl, challenge_creq = :challengeCreq,
    expires_at = coalesce(now() + :challengeSeconds::float * interval '1 second', expires_at)
  WHERE id = :payment::uuid
), pieces AS (
  UPDATE reservation SET state = CASE WHEN :holdSeconds::int IS NULL THEN 'released' ELSE state END,
    expires_at = coalesce(now() + :holdSeconds * interval '1 second', expires_at)
  WHERE payment_id = :payment AND (state = 'held') IS TRUE
), attempts_message AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT 'attempts-exceeded', :quotation::uuid::text, jsonb_build_object('quotationId', :quotation::text)
  WHERE :limitReached::boolean ON CONFLICT DO NOTHING
), review_message AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT 'payment-review', :payment::text, jsonb_build_object('quotationId', :quotation::text)
  WHERE :review::boolean ON CONFLICT DO NOTHING
)
UPDATE quotation SET payment_group = coalesce(:group::smallint, payment_group),
  payment_attempts = payment_attempts + :attempts, rate_limit_reported = rate_limit_reported OR :limitReached,
  version = version + 1, updated_at = now() WHERE id = :quotation`;

/** Writes an answer that makes no order. */
export async function writeAnswer(
  trx: Knex,
  payment: { id: string; quotationId: string },
  answer: ProviderAnswer,
  effects: AnswerEffects,
): Promise<void> {
  const { pieces, challenge, attempts, limitReached, checkSeconds } = effects;
  await prepared(trx, 'write-answer', answerSql, {
    ...answerValues(answer),
    payment: payment.id,
    quotation: payment.quotationId,
    refundedCents: answer.refundedCents,
    attempts,
    limitReached,
    checkSeconds,
    group: effects.group ?? null,
    review: effects.review ?? false,
    holdSeconds: pieces === 'release' ? null : pieces.holdSeconds,
    challengeUrl: challenge?.url ?? null,
    challengeCreq: challenge?.creq ?? null,
    challengeSeconds: challenge?.seconds ?? null,
  });
}

const oweSql = `
WITH asked_for_no_more AS (
  UPDATE outbox SET done_at = now() WHERE :byBank::boolean AND kind = 'refund' AND done_at IS NULL
    AND (key = :payment OR key IN (SELECT f.id::text FROM payment_refund f WHERE f.payment_id = :payment::uuid))
)
UPDATE orders SET paid_cents = paid_cents - (p.amount_cents - p.refunded_cents), updated_at = now()
FROM payment p WHERE p.id = :payment::uuid AND orders.id = p.order_id AND p.refunded_cents < p.amount_cents`;

/**
 * The order of a payment whose money is gone again owes it; the payment's answer is written after it. `byBank`: it is no
 * refund, and the provider makes none of it any more.
 */
export const oweAgain = (trx: Knex, payment: string, { byBank }: Pick<ProviderAnswer, 'byBank'>): Promise<unknown> =>
  prepared(trx, 'owe-again', oweSql, { payment, byBank });

const refundCaseSql = `
WITH answered_payment AS (
  UPDATE payment SET ${answerColumns}, refunded_cents = amount_cents WHERE id = :payment::uuid
), released AS (
  UPDATE reservation SET state = 'released' WHERE payment_id = :payment AND (state = 'held') IS TRUE
), outbox_messages AS (
  INSERT INTO outbox (kind, key, payload, parked_at, last_error)
  SELECT * FROM (VALUES ('refund-case', :payment::text, :payload::jsonb, now(), :reason::text),
      ('refund', :payment::text, :payload, NULL, NULL)) AS message(kind, key, payload, parked_at, last_error)
  WHERE kind = 'refund-case' OR :byProvider ON CONFLICT DO NOTHING
)
UPDATE quotation SET version = version + 1, updated_at = now() WHERE id = :quotation`;

/** Refunds an approved payment that can make no order, with a case for staff; from now on it can buy nothing else. */
export async function openRefundCase(
  trx: Knex,
  payment: { id: string; quotationId: string; amountCents: number },
  answer: ProviderAnswer,
  reason: string,
): Promise<void> {
  const { id, quotationId, amountCents } = payment;
  const { providerPaymentId } = answer;
  await prepared(trx, 'open-refund-case', refundCaseSql, {
    ...answerValues(answer),
    payment: id,
    quotation: quotationId,
    reason,
    payload: JSON.stringify({ paymentId: id, quotationId, providerPaymentId, amountCents, reason }),
    // staff hand back money that came into the store's own account
    byProvider: providerPaymentId !== null,
  });
}
