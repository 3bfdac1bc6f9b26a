import { PaymentState } from '@actual/contracts/facts/payment/states';
import type { Parameter } from '@actual/database';
import type { NewOrder } from '../../order/new-order';
import { promiseMessage } from '../../promise/append-promise';
import type { ProviderAnswer } from './provider-answer';

/** The columns that an answer sets in its payment; with `answerValues`. */
export const answerColumns = `status = :state, status_detail = :detail,
  provider_payment_id = coalesce(:providerPaymentId, provider_payment_id), card_last_four = coalesce(:lastFour, card_last_four),
  card_brand = coalesce(:brand, card_brand), authorization_code = coalesce(:authorizationCode, authorization_code), updated_at = now(),
  approved_at = CASE WHEN :state::text = '${PaymentState.approved}' THEN coalesce(approved_at, now()) ELSE approved_at END`;

/** The values of a provider’s answer, by their names in the statements. */
export const answerValues = (answer: ProviderAnswer) => ({
  state: answer.state,
  detail: answer.detail,
  providerPaymentId: answer.providerPaymentId,
  lastFour: answer.lastFour,
  brand: answer.brand,
  authorizationCode: answer.authorizationCode,
});

/**
 * True when the pieces of payment `p` are held for longer than a statement lasts. `IS TRUE` keeps the index of held
 * pieces.
 */
export const holdsPieces = `coalesce((SELECT min(r.expires_at) > clock_timestamp() + interval '1 minute'
  FROM reservation r WHERE r.payment_id = p.id AND (r.state = 'held') IS TRUE), false)`;

/**
 * The quotation, locked with its payment, unless its version rose: every change of pieces, lines or payments raises it.
 */
export const lockedQuotation = (condition = 'true'): string => `locked_quotation AS MATERIALIZED (
  SELECT q.id FROM payment p JOIN quotation q ON q.id = p.quotation_id
  WHERE p.id = :payment::uuid AND p.status = :status AND q.version = :version AND ${condition} FOR UPDATE OF q, p
)`;

const orderColumns = `id, quotation_id, site, status, holder_hash, client_id, user_id, store_code, is_invited, first_name, last_name,
  email, phone, address, payment_type, payment_group, subtotal_cents, discount_cents, total_cents, paid_cents, pieces, delivery_date,
  broker_id, way_in`;
const lineColumns = `id, product_id, item_code, name, url, picture, finish, quantity, unit_price_cents, unit_total_cents,
  total_cents, bigticket_percentage, discount_name, ship_date, ship_company, ship_company_from, position, passage`;

/** The order of the locked quotation, its lines and its promise; the partial payments made before belong to it. */
export const insertedOrder = `placed AS (
  INSERT INTO orders (${orderColumns})
  SELECT ${orderColumns.replace(/\bid\b/, 'r.id')} FROM locked_quotation, jsonb_to_record(:order::jsonb) AS r(id uuid,
    quotation_id uuid, site text, status text, holder_hash text, client_id uuid, user_id uuid, store_code text, is_invited boolean,
    first_name text, last_name text, email text, phone text, address jsonb, payment_type text, payment_group smallint,
    subtotal_cents bigint, discount_cents bigint, total_cents bigint, paid_cents bigint, pieces int, delivery_date date,
    broker_id uuid, way_in text)
  RETURNING id, folio
), order_lines AS (
  INSERT INTO order_line (order_id, has_series, ${lineColumns})
  SELECT placed.id, coalesce((SELECT p.has_series FROM product p WHERE p.id = r.product_id), false),
    ${lineColumns.replace(/\bid\b/, 'r.id')} FROM placed, jsonb_to_recordset(:lines::jsonb) AS r(id uuid,
    product_id uuid, item_code text, name text, url text, picture text, finish text, quantity int,
    unit_price_cents bigint, unit_total_cents bigint, total_cents bigint,
    bigticket_percentage smallint, discount_name text, ship_date date, ship_company text,
    ship_company_from text, position int, passage jsonb)
), partial_payments AS (
  UPDATE payment SET order_id = placed.id FROM placed
  WHERE payment.quotation_id = :quotation AND payment.status = '${PaymentState.approved}'
    AND payment.refunded_cents = 0 AND payment.id <> :payment
), promised AS (
  INSERT INTO promise (order_id, site, content)
  SELECT placed.id, :order::jsonb ->> 'site', :promise::jsonb || jsonb_build_object('folio', placed.folio, 'pagos',
    (SELECT jsonb_agg(jsonb_build_object('tipo', p.type, 'meses', p.months, 'centavos', p.amount_cents)
        ORDER BY p.created_at, p.id)
      FROM payment p WHERE p.quotation_id = :quotation
        AND (p.id = :payment OR p.status = '${PaymentState.approved}' AND p.refunded_cents = 0)))
  FROM placed RETURNING id, order_id
), promise_message AS (${promiseMessage})`;

/** A payment as it was when its order was made up. */
export interface PaymentToPlace {
  id: string;
  quotationId: string;
  paymentGroup: number;
  status: PaymentState;
  /** Of the quotation. */
  version: number;
}

/** The values of `lockedQuotation`, `answerColumns` and `insertedOrder`. */
export const placingValues = (
  payment: PaymentToPlace,
  answer: ProviderAnswer,
  { order, lines, promise }: NewOrder,
): Record<string, Parameter> => ({
  payment: payment.id,
  status: payment.status,
  version: payment.version,
  quotation: payment.quotationId,
  group: payment.paymentGroup,
  order: JSON.stringify(order),
  lines: JSON.stringify(lines),
  promise: JSON.stringify(promise),
  ...answerValues(answer),
});

/** The pieces that `:payment` holds are sold to the order `placed`, in the order of their sources. */
export const soldPieces = `claimed AS (
  UPDATE reservation SET state = 'claimed' FROM placed WHERE payment_id = :payment AND (state = 'held') IS TRUE
  RETURNING stock_source_id, quantity
), pieces AS (
  SELECT stock_source_id, sum(quantity)::int AS quantity FROM claimed GROUP BY stock_source_id
), locked_stock AS (
  SELECT s.stock_source_id FROM stock_sold s JOIN pieces USING (stock_source_id) ORDER BY s.stock_source_id FOR UPDATE OF s
), sold_stock AS (
  UPDATE stock_sold s SET sold = s.sold + pieces.quantity
  FROM pieces JOIN locked_stock USING (stock_source_id) WHERE s.stock_source_id = pieces.stock_source_id
)`;

/** The outbox messages of a paid order: its confirmation and its document in the ERP. */
export const paidOrderMessages = `outbox_messages AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, placed.id::text, jsonb_build_object('orderId', placed.id)
  FROM placed, unnest(ARRAY['order-confirmation', 'erp-order']) AS kind ON CONFLICT DO NOTHING
)`;
