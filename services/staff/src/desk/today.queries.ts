import type { DeskScope, DeskToday } from '@actual/contracts';
import { deskListSize } from '@actual/contracts/facts/desk/shown-counts';
import { todayDays } from '@actual/contracts/facts/desk/today';
import { OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { storeDay, storeMoment } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { normalPhone, toPesos } from '@actual/domain';

/** Quotations that are still to be sold, with their client and seller; of the caller's own scope also those of nobody. */
const openQuotation = /* sql */ `
JOIN quotation q ON q.id = w.quotation_id AND NOT q.is_closed AND q.folio IS NOT NULL
LEFT JOIN client c ON c.id = q.client_id
LEFT JOIN app_user s ON s.id = q.seller_id
WHERE NOT EXISTS (SELECT FROM orders o WHERE o.quotation_id = q.id)
  AND (:everybody OR q.seller_id IS NULL OR q.seller_id = :user)`;

const named = /* sql */ `q.id, q.folio, coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''),
  nullif(concat_ws(' ', q.guest_address->>'firstName', q.guest_address->>'lastName'), ''),
  (SELECT n.name FROM lead n WHERE n.quotation_id = q.id ORDER BY n.created_at DESC LIMIT 1), '') AS client,
  coalesce(nullif(c.mobile_phone, ''), nullif(c.phone, ''), nullif(q.guest_address->>'mobilePhone', ''),
    nullif(q.guest_address->>'phone', ''),
    (SELECT n.phone FROM lead n WHERE n.quotation_id = q.id ORDER BY n.created_at DESC LIMIT 1)) AS person_phone,
  nullif(concat_ws(' ', s.first_name, s.last_name), '') AS seller, count(*) OVER () AS total`;

const stepsSql = /* sql */ `
SELECT ${named}, w.next_step AS text, w.next_step_on AS day
FROM follow_up w ${openQuotation} AND w.next_step_on <= :day
ORDER BY w.next_step_on, q.folio LIMIT :most`;

const closingSql = /* sql */ `
SELECT ${named}, w.estimated_close_date AS day
FROM follow_up w ${openQuotation} AND w.estimated_close_date <= :day
ORDER BY w.estimated_close_date DESC, q.folio LIMIT :most`;

/** True until staff wrote down that they spoke with them. */
const unspoken = (since: string): string =>
  `NOT EXISTS (SELECT FROM follow_up_record r WHERE r.quotation_id = q.id AND r.created_at > ${since})`;

const leadsSql = /* sql */ `
SELECT ${named}, w.name, w.phone, w.email, w.created_at
FROM lead w ${openQuotation} AND w.created_at > :promisedFrom
  AND ${unspoken('w.created_at')}
ORDER BY w.created_at DESC LIMIT :most`;

/** Of each quotation its last failure, unless something was tried, or somebody spoke with them, after it. */
const paymentsSql = /* sql */ `
SELECT ${named}, w.type, w.amount_cents, w.updated_at, q.rate_limit_reported
FROM payment w ${openQuotation} AND w.status = :rejected
  AND (w.updated_at > :failedFrom OR q.rate_limit_reported AND w.updated_at > :promisedFrom)
  AND NOT EXISTS (SELECT FROM payment later WHERE later.quotation_id = q.id AND later.created_at > w.created_at)
  AND ${unspoken('w.updated_at')}
ORDER BY q.rate_limit_reported DESC, w.updated_at DESC LIMIT :most`;

/** Prices hold on the day a quotation was made, so sellers call the people they can reach before the day ends. */
const expiringSql = /* sql */ `
SELECT ${named}, q.total_cents
FROM (SELECT id AS quotation_id FROM quotation WHERE created_at >= :dayStart) w ${openQuotation}
  AND (q.client_id IS NOT NULL OR q.guest_address IS NOT NULL
    OR EXISTS (SELECT FROM lead n WHERE n.quotation_id = q.id))
ORDER BY q.total_cents DESC, q.folio LIMIT :most`;

const transfersSql = /* sql */ `
SELECT o.id, o.folio, concat_ws(' ', o.first_name, o.last_name) AS client, nullif(o.phone, '') AS person_phone,
  o.payment_type,
  o.total_cents - o.paid_cents AS due, min(p.expires_at) AS expires_at, count(*) OVER () AS total
FROM payment p JOIN orders o ON o.id = p.order_id AND o.status = :pendingPayment
LEFT JOIN quotation q ON q.id = o.quotation_id
WHERE p.status = :pending AND p.expires_at < :dayEnd AND (:everybody OR q.seller_id IS NULL OR q.seller_id = :user)
GROUP BY o.id ORDER BY min(p.expires_at) LIMIT :most`;

interface Named {
  id: string;
  folio: number;
  client: string;
  person_phone: string | null;
  seller: string | null;
  total: number;
}
type Row<T> = Named & T;

const list = <R extends { total: number }, T>(rows: R[], entry: (row: R) => T) => ({
  total: rows[0]?.total ?? 0,
  data: rows.map(entry),
});
const personOf = ({ folio, client, person_phone }: Named) => ({
  folio: folioText(folio),
  client,
  phone: person_phone === null ? null : normalPhone(person_phone),
});
const quotationOf = (row: Named) => ({ id: row.id, ...personOf(row) });
const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * 86_400_000);

/**
 * The work that waits for one seller, or for all of them, as of `now`. Each list holds at most `deskListSize.today`.
 */
export async function today(
  db: Knex,
  { userId, scope, now = new Date() }: { userId: string; scope: DeskScope; now?: Date },
): Promise<DeskToday> {
  const day = storeDay(now);
  const values = {
    user: userId,
    everybody: scope === 'all',
    day,
    most: deskListSize.today,
    promisedFrom: daysBefore(now, todayDays.promisedCall),
    failedFrom: daysBefore(now, todayDays.failedPayment),
    dayStart: storeMoment(day, '00:00'),
    dayEnd: storeMoment(day, '23:59'),
    rejected: PaymentState.rejected,
    pending: PaymentState.pending,
    pendingPayment: OrderState.pendingPayment,
  };
  const rows = async <T>(sql: string): Promise<T[]> => (await db.raw<{ rows: T[] }>(sql, values)).rows;
  const [steps, closing, expiring, leads, payments, transfers] = await Promise.all([
    rows<Row<{ text: string; day: string }>>(stepsSql),
    rows<Row<{ day: string }>>(closingSql),
    rows<Row<{ total_cents: number }>>(expiringSql),
    rows<Row<{ name: string; phone: string; email: string; created_at: Date }>>(leadsSql),
    rows<Row<{ type: string; amount_cents: number; updated_at: Date; rate_limit_reported: boolean }>>(paymentsSql),
    rows<Row<{ payment_type: string; due: number; expires_at: Date }>>(transfersSql),
  ]);
  return {
    day,
    steps: list(steps, (row) => ({ ...quotationOf(row), text: row.text, day: row.day, seller: row.seller })),
    closing: list(closing, (row) => ({ ...quotationOf(row), day: row.day, seller: row.seller })),
    expiring: list(expiring, (row) => ({
      ...quotationOf(row),
      amount: toPesos(row.total_cents),
      seller: row.seller,
    })),
    leads: list(leads, (row) => ({
      ...quotationOf(row),
      client: row.name,
      phone: row.phone,
      email: row.email,
      createdAt: row.created_at.toISOString(),
    })),
    payments: list(payments, (row) => ({
      ...quotationOf(row),
      paymentType: row.type,
      amount: toPesos(row.amount_cents),
      failedAt: row.updated_at.toISOString(),
      attemptsUsedUp: row.rate_limit_reported,
    })),
    transfers: list(transfers, (row) => ({
      orderId: row.id,
      ...personOf(row),
      paymentType: row.payment_type,
      due: toPesos(row.due),
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}
