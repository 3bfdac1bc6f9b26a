import type { TimelineEvent } from '@actual/contracts';
import { dayHalfWords } from '@actual/contracts/facts/delivery/day-halves';
import { delayReasons, delayWords } from '@actual/contracts/facts/delivery/delays';
import { failureReasons, failureWords } from '@actual/contracts/facts/delivery/deliveries';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';

interface Row extends Omit<TimelineEvent, 'at' | 'ammount'> {
  at: Date;
  cents: number | null;
}

/** Messages that are mails: their key is the order's or a payment's id. */
const mails = [
  'order-confirmation',
  'transfer-instructions',
  'order-canceled',
  'lines-canceled',
  'delivery-moved',
  'place-changed',
  'delivery',
  'delivery-delayed',
  'payment-review',
  'refund-done',
];
const refunds = ['refund', 'refund-case'];

const nameOf = (person: string): string =>
  `(SELECT nullif(trim(concat(u.first_name, ' ', u.last_name)), '') FROM app_user u WHERE u.id = ${person})`;

const failures = failureReasons.map((reason) => `WHEN '${reason}' THEN '${failureWords[reason]}'`).join(' ');

const delays = delayReasons.map((reason) => `WHEN '${reason}' THEN '${delayWords[reason]}'`).join(' ');

/** The end of a message: done, given up, or null while it is under way. */
const endOf = 'CASE WHEN b.done_at IS NOT NULL THEN true WHEN b.parked_at IS NOT NULL THEN false END';

/**
 * Each part has the columns of an event in the same order. Payments are those of its quotation too, which were refused
 * before there was an order; a message is found by its kind and key.
 */
const sql = `
WITH o AS MATERIALIZED (SELECT id, quotation_id, created_at, total_cents, user_id FROM orders WHERE id = ?),
p AS MATERIALIZED (SELECT y.* FROM payment y JOIN o ON o.quotation_id = y.quotation_id),
f AS MATERIALIZED (SELECT r.* FROM payment_refund r JOIN p ON p.id = r.payment_id),
x AS MATERIALIZED (SELECT y.* FROM order_cancellation y JOIN o ON o.id = y.order_id),
d AS MATERIALIZED (SELECT y.* FROM delivery_change y JOIN o ON o.id = y.order_id),
v AS MATERIALIZED (SELECT y.* FROM delivery_event y JOIN o ON o.id = y.order_id),
y AS MATERIALIZED (SELECT z.* FROM delivery_delay z JOIN o ON o.id = z.order_id),
a AS MATERIALIZED (SELECT y.* FROM delivery_address_change y JOIN o ON o.id = y.order_id),
keys AS MATERIALIZED (SELECT id::text AS key FROM x UNION ALL SELECT id::text FROM d UNION ALL SELECT id::text FROM a UNION ALL SELECT id::text FROM v UNION ALL SELECT id::text FROM y UNION ALL SELECT id::text AS key FROM o UNION ALL SELECT id::text FROM p UNION ALL SELECT id::text FROM f
  UNION ALL SELECT substr(e.key, 8) FROM exchange_entry e JOIN p ON p.id = e.payment_id WHERE e.reason = 'refund')
SELECT 'order-' || o.id AS id, o.created_at AS at, 'order' AS kind, 'created' AS what, NULL::text AS state, true AS ok,
  o.total_cents AS cents, NULL::text AS text, ${nameOf('o.user_id')} AS by FROM o
UNION ALL SELECT 'quotation-' || q.id, q.created_at, 'order', 'quotation', NULL, true, NULL, NULL, ${nameOf('q.seller_id')}
  FROM quotation q JOIN o ON o.quotation_id = q.id
UNION ALL SELECT 'payment-' || p.id, p.created_at, 'payment', p.type, p.status,
  CASE WHEN p.status IN ${sqlList([PaymentState.approved, PaymentState.refunded])} THEN true
    WHEN p.status IN ${sqlList([PaymentState.rejected, PaymentState.cancelled])} THEN false END,
  p.amount_cents, coalesce(p.reference, p.status_detail), ${nameOf('p.taken_by')} FROM p
UNION ALL SELECT 'credit-' || c.id, c.credited_at, 'payment', 'credit', NULL, true, c.amount_cents, c.reference,
  ${nameOf('c.credited_by')} FROM transfer_credit c JOIN o ON o.id = c.order_id
UNION ALL SELECT 'part-' || f.id, f.created_at, 'refund', CASE WHEN EXISTS (SELECT FROM exchange e WHERE e.request_id = f.request_id) THEN 'exchange' ELSE 'part' END, NULL, NULL, f.amount_cents, f.reason, ${nameOf('f.refunded_by')} FROM f
UNION ALL SELECT 'canceled-' || x.id, x.created_at, 'order', CASE WHEN x.whole THEN 'canceled' ELSE 'lines-canceled' END || CASE WHEN x.canceled_by IS NULL THEN '-by-buyer' ELSE '' END, NULL, true,
  x.value_cents, concat_ws('. ', (SELECT string_agg((l ->> 'quantity') || ' × ' || (l ->> 'name'), ', ') FROM jsonb_array_elements(x.lines) AS l),
    CASE WHEN x.canceled_by IS NOT NULL THEN x.reason END),
  ${nameOf('x.canceled_by')} FROM x
UNION ALL SELECT 'day-' || d.id, d.created_at, 'order', CASE WHEN d.changed_by IS NULL THEN 'day-changed-by-buyer' ELSE 'day-changed' END, NULL, true,
  NULL, to_char(d.from_day, 'DD/MM/YYYY') || ' → ' || to_char(d.to_day, 'DD/MM/YYYY') || coalesce(CASE d.to_half WHEN 'morning' THEN ', ${dayHalfWords.morning}' WHEN 'afternoon' THEN ', ${dayHalfWords.afternoon}' END, ''), ${nameOf('d.changed_by')} FROM d
UNION ALL SELECT 'delivery-' || v.id, v.created_at, 'order', CASE WHEN v.corrects IS NULL THEN 'delivery-' || v.state ELSE 'delivery-corrected' END, NULL, true,
  NULL, concat_ws(', ', v.mistake, to_char(v.happened_on, 'DD/MM/YYYY'), CASE v.reason ${failures} END, to_char(v.new_day, '"nuevo día" DD/MM/YYYY'),
    v.carrier, v.guide, CASE WHEN v.by_staff IS NULL THEN 'por el comprador' END), ${nameOf('v.by_staff')} FROM v
UNION ALL SELECT 'delay-' || y.id, y.created_at, 'order', 'day-put-off', NULL, true,
  NULL, concat_ws('. ', to_char(y.from_day, 'DD/MM/YYYY') || ' → ' || to_char(y.proposed_day, 'DD/MM/YYYY'), CASE y.reason ${delays} END, nullif(y.note, '')), ${nameOf('y.by_staff')} FROM y
UNION ALL SELECT 'kept-' || y.id, w.created_at, 'order', CASE WHEN w.by_staff IS NULL THEN 'day-kept-by-buyer' ELSE 'day-kept' END, NULL, true,
  NULL, to_char(w.day, 'DD/MM/YYYY'), ${nameOf('w.by_staff')} FROM y JOIN delivery_delay_answer w ON w.delay_id = y.id AND w.answer = 'kept'
UNION ALL SELECT 'place-' || a.id, a.created_at, 'order', CASE WHEN a.changed_by IS NULL THEN 'place-changed-by-buyer' ELSE 'place-changed' END, NULL, true,
  NULL, concat_ws(' ', 'Antes:', a.address_before ->> 'firstName', a.address_before ->> 'lastName', 'en', a.address_before ->> 'streetName',
    a.address_before ->> 'streetNumber', a.address_before ->> 'neighborhood', a.address_before ->> 'zipCode'), ${nameOf('a.changed_by')} FROM a
UNION ALL SELECT 'ledger-' || e.id, e.created_at, 'refund', e.kind, NULL, true, e.amount_cents, NULL, NULL
  FROM ledger_entry e JOIN p ON p.id = e.payment_id WHERE e.reason = 'return'
UNION ALL SELECT 'exchange-' || e.id, e.created_at, 'refund', '${PaymentType.exchangeValue}', NULL, true, e.amount_cents, NULL, NULL
  FROM exchange_entry e JOIN p ON p.id = e.payment_id WHERE e.reason = 'return'
UNION ALL SELECT 'message-' || b.id, coalesce(b.done_at, b.created_at), 'refund', b.kind, NULL,
  CASE WHEN b.kind = 'refund-case' THEN CASE WHEN b.done_at IS NOT NULL THEN true END ELSE ${endOf} END,
  (b.payload ->> 'amountCents')::bigint, coalesce(b.payload ->> 'note', b.payload ->> 'reason'),
  ${nameOf("(b.payload ->> 'closedBy')::uuid")}
  FROM outbox b JOIN keys ON keys.key = b.key WHERE b.kind IN ${sqlList(refunds)}
UNION ALL SELECT 'message-' || b.id, coalesce(b.done_at, b.created_at), 'mail', b.kind, NULL, ${endOf}, NULL, b.last_error, NULL
  FROM outbox b JOIN keys ON keys.key = b.key WHERE b.kind IN ${sqlList(mails)}
UNION ALL SELECT 'erp-' || l.id, l.at, 'erp', 'try', NULL, l.ok, NULL, l.sentence, NULL
  FROM erp_log l JOIN o ON o.id = l.order_id
UNION ALL SELECT 'invoice-' || l.id, l.at, 'invoice', l.step, NULL, l.ok, NULL, l.sentence, NULL
  FROM invoice_log l JOIN o ON o.id = l.order_id
UNION ALL SELECT 'record-' || r.id, r.spoken_at, 'record', r.event_type, NULL, NULL, NULL, nullif(r.notes, ''),
  ${nameOf('r.user_id')} FROM follow_up_record r JOIN o ON o.quotation_id = r.quotation_id
ORDER BY at DESC, id DESC LIMIT ${mostTold.order}`;

/** Everything that happened to an order, newest first. @throws not_found */
export async function orderTimeline(db: Knex, orderId: string): Promise<{ events: TimelineEvent[] }> {
  const rows = await prepared<Row>(db, 'order-timeline', sql, [orderId]);
  // an order that is there was created
  if (rows.length === 0) throw new AppError('not_found');
  return {
    events: rows.map(({ at, cents, ...event }) => ({
      ...event,
      at: new Date(at).toISOString(),
      ammount: cents === null ? null : toPesos(Math.abs(Number(cents))),
    })),
  };
}
