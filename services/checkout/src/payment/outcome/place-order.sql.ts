import { type Knex, prepared } from '@actual/database';
import type { PaymentState } from '@actual/domain';
import type { NewOrder } from '../../order/new-order';
import type { ProviderAnswer } from './provider-answer';

/** What an answer writes into its payment; with the values of `paidParameters`. */
export const paidColumns = `status = ?, status_detail = ?, provider_payment_id = coalesce(?, provider_payment_id),
  card_last_four = coalesce(?, card_last_four), card_brand = coalesce(?, card_brand),
  authorization_code = coalesce(?, authorization_code), updated_at = now()`;

export const paidParameters = (answer: ProviderAnswer) => [
  answer.state,
  answer.detail,
  answer.providerPaymentId,
  answer.lastFour,
  answer.brand,
  answer.authorizationCode,
];

const orderColumns = `id, quotation_id, site, status, holder_hash, client_id, user_id, is_invited, first_name, last_name,
  email, phone, address, payment_type, payment_group, subtotal_cents, discount_cents, total_cents, paid_cents, delivery_date`;
const lineColumns = `id, product_id, item_code, name, url, picture, finish, quantity, unit_price_cents, unit_total_cents,
  total_cents, ship_date, ship_company, ship_company_from, position`;

/**
 * True when a payment's pieces are held, and will be for longer than a statement can last; `p` is the payment. `IS TRUE`
 * keeps the index of everything that is held out: a payment's own pieces are few.
 */
export const holdsPieces = `coalesce((SELECT min(r.expires_at) > clock_timestamp() + interval '1 minute'
  FROM reservation r WHERE r.payment_id = p.id AND (r.state = 'held') IS TRUE), false)`;

/** The order and its lines, for the quotation that `gate` found; the parts paid before belong to it. */
export const makeOrder = `made AS (
  INSERT INTO orders (${orderColumns})
  SELECT ${orderColumns.replace(/\bid\b/, 'r.id')} FROM gate, jsonb_to_record(?::jsonb) AS r(id uuid, quotation_id uuid, site text, status text,
    holder_hash text, client_id uuid, user_id uuid, is_invited boolean, first_name text, last_name text, email text,
    phone text, address jsonb, payment_type text, payment_group smallint, subtotal_cents bigint, discount_cents bigint,
    total_cents bigint, paid_cents bigint, delivery_date date)
  RETURNING id, folio
), lines AS (
  INSERT INTO order_line (order_id, has_series, ${lineColumns})
  SELECT made.id, coalesce((SELECT p.has_series FROM product p WHERE p.id = r.product_id), false),
    ${lineColumns.replace(/\bid\b/, 'r.id')} FROM made, jsonb_to_recordset(?::jsonb) AS r(id uuid,
    product_id uuid, item_code text, name text, url text, picture text, finish text, quantity int,
    unit_price_cents bigint, unit_total_cents bigint, total_cents bigint, ship_date date, ship_company text,
    ship_company_from text, position int)
), others AS (
  UPDATE payment SET order_id = made.id FROM made
  WHERE payment.quotation_id = ? AND payment.status = 'approved' AND payment.refunded_cents = 0 AND payment.id <> ?
)`;

/** The pieces that a payment holds are sold to `made`, in the order of their sources. */
export const soldPieces = `claimed AS (
  UPDATE reservation SET state = 'claimed' FROM made WHERE payment_id = ? AND (state = 'held') IS TRUE
  RETURNING stock_source_id, quantity
), pieces AS (
  SELECT stock_source_id, sum(quantity)::int AS quantity FROM claimed GROUP BY stock_source_id
), locked AS (
  SELECT s.stock_source_id FROM stock_sold s JOIN pieces USING (stock_source_id) ORDER BY s.stock_source_id FOR UPDATE OF s
), sold AS (
  UPDATE stock_sold s SET sold = s.sold + pieces.quantity
  FROM pieces JOIN locked USING (stock_source_id) WHERE s.stock_source_id = pieces.stock_source_id
)`;

/**
 * The payment, its pieces, the order, its lines and all that leaves the house because of it: one statement. It does
 * nothing unless quotation and payment, locked, are as they were when the order was made up. Whatever changes pieces,
 * lines or payments of a quotation raises its version, so the version answers for all of them.
 */
const placeOrderSql = `
WITH gate AS MATERIALIZED (
  SELECT q.id FROM payment p JOIN quotation q ON q.id = p.quotation_id
  WHERE p.id = ? AND p.status = ? AND q.version = ? AND ${holdsPieces} FOR UPDATE OF q, p
), ${makeOrder}, paid AS (
  UPDATE payment SET ${paidColumns}, order_id = made.id FROM made WHERE payment.id = ?
), ${soldPieces}, leaving AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, made.id::text, jsonb_build_object('orderId', made.id)
  FROM made, unnest(ARRAY['order-confirmation', 'erp-order']) AS kind ON CONFLICT DO NOTHING
), told AS (
  UPDATE quotation SET payment_group = ?, version = version + 1, updated_at = now() FROM made WHERE quotation.id = ?
)
SELECT folio FROM made`;

/** A payment as it was when its order was made up. */
export interface PaymentToPlace {
  id: string;
  quotationId: string;
  paymentGroup: number;
  status: PaymentState;
  /** Of the quotation. */
  version: number;
}

/**
 * Makes the order of an approved payment whose pieces are held. Answers the folio, or null when payment or quotation
 * are not as told: then nothing was done.
 */
export async function placeOrder(
  db: Knex,
  payment: PaymentToPlace,
  answer: ProviderAnswer,
  made: NewOrder,
): Promise<number | null> {
  const [row] = await prepared<{ folio: number }>(db, 'place-order', placeOrderSql, [
    payment.id,
    payment.status,
    payment.version,
    JSON.stringify(made.order),
    JSON.stringify(made.lines),
    payment.quotationId,
    payment.id,
    ...paidParameters(answer),
    payment.id,
    payment.id,
    payment.paymentGroup,
    payment.quotationId,
  ]);
  return row?.folio ?? null;
}

/** What an answer that makes no order does beside the payment. */
export interface AnswerEffects {
  /** What happens to what the payment holds. */
  pieces: 'release' | { holdSeconds: number };
  attempts: number;
  limitReached: boolean;
  checkSeconds: number;
  /** The group of a part payment becomes the quotation's (shopping 4). */
  group?: number;
  /** The question of the card's bank, with the seconds its holder has. */
  challenge?: { url: string; creq: string; seconds: number } | null;
  /** Somebody is told that the payment is being looked at. */
  review?: boolean;
}

/** Writes an answer that makes no order. */
export async function writeAnswer(
  trx: Knex,
  payment: { id: string; quotationId: string },
  answer: ProviderAnswer,
  then: AnswerEffects,
): Promise<void> {
  const hold = then.pieces === 'release' ? null : then.pieces.holdSeconds;
  await prepared(
    trx,
    'write-answer',
    `WITH told AS (
       UPDATE payment SET ${paidColumns}, refunded_cents = least(amount_cents, ?),
         check_at = now() + ? * interval '1 second', challenge_url = ?, challenge_creq = ?,
         expires_at = coalesce(now() + ?::float * interval '1 second', expires_at)
       WHERE id = ?
     ), pieces AS (
       UPDATE reservation SET state = CASE WHEN ?::int IS NULL THEN 'released' ELSE state END,
         expires_at = coalesce(now() + ?::int * interval '1 second', expires_at)
       WHERE payment_id = ? AND (state = 'held') IS TRUE
     ), mail AS (
       INSERT INTO outbox (kind, key, payload)
       SELECT 'attempts-exceeded', ?::text, jsonb_build_object('quotationId', ?::text) WHERE ? ON CONFLICT DO NOTHING
     ), waiting AS (
       INSERT INTO outbox (kind, key, payload)
       SELECT 'payment-review', ?::text, jsonb_build_object('quotationId', ?::text) WHERE ? ON CONFLICT DO NOTHING
     )
     UPDATE quotation SET payment_group = coalesce(?::smallint, payment_group), payment_attempts = payment_attempts + ?, rate_limit_reported = rate_limit_reported OR ?,
       version = version + 1, updated_at = now() WHERE id = ?`,
    [
      ...paidParameters(answer),
      answer.refundedCents,
      then.checkSeconds,
      then.challenge?.url ?? null,
      then.challenge?.creq ?? null,
      then.challenge?.seconds ?? null,
      payment.id,
      hold,
      hold,
      payment.id,
      payment.quotationId,
      payment.quotationId,
      then.limitReached,
      payment.id,
      payment.quotationId,
      then.review ?? false,
      then.group ?? null,
      then.attempts,
      then.limitReached,
      payment.quotationId,
    ],
  );
}

/**
 * A payment that was approved but can make no order: it is kept, given back by the outbox, and a case waits for staff.
 * From now on it pays nothing: what is promised back cannot buy anything in between.
 */
export async function openRefundCase(
  trx: Knex,
  payment: { id: string; quotationId: string; amountCents: number },
  answer: ProviderAnswer,
  reason: string,
): Promise<void> {
  const payload = JSON.stringify({
    paymentId: payment.id,
    quotationId: payment.quotationId,
    providerPaymentId: answer.providerPaymentId,
    amountCents: payment.amountCents,
    reason,
  });
  await trx.raw(
    `WITH told AS (UPDATE payment SET ${paidColumns}, refunded_cents = amount_cents WHERE id = ?),
       pieces AS (UPDATE reservation SET state = 'released' WHERE payment_id = ? AND (state = 'held') IS TRUE),
       leaving AS (
         INSERT INTO outbox (kind, key, payload, parked_at, last_error)
         SELECT * FROM (VALUES ('refund-case', ?::text, ?::jsonb, now(), ?::text), ('refund', ?, ?::jsonb, NULL, NULL))
           AS case_of(kind, key, payload, parked_at, last_error)
         WHERE kind = 'refund-case' OR ? ON CONFLICT DO NOTHING
       )
     UPDATE quotation SET version = version + 1, updated_at = now() WHERE id = ?`,
    [
      ...paidParameters(answer),
      payment.id,
      payment.id,
      payment.id,
      payload,
      reason,
      payment.id,
      payload,
      // what came into the store's own account is handed back by staff
      answer.providerPaymentId !== null,
      payment.quotationId,
    ],
  );
}
