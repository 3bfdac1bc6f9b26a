import { pageSize } from '@actual/contracts/facts/page-size';
import { transferTypes } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { storeTimeZone } from '@actual/contracts/store-day';
import { type Knex, prepared, sqlList } from '@actual/database';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import { type StaffNote, staffNoteOf } from './staff-note';

interface Row extends StaffNote {
  /** Its key: the payment's id, or that of a part of one. */
  paymentId: string;
  quotationId: string;
  folio: number | null;
  orderId: string | null;
  orderFolio: number | null;
  shopper: string | null;
  email: string | null;
  type: string;
  byProvider: boolean;
  amountCents: number;
  reason: string;
  account: { clabe: string; holder: string } | null;
  givenBack: boolean;
  lastError: string | null;
  createdAt: Date;
}

/** A case is closed by the provider's refund, or by staff who handed the money back (`done_at`). */
const cases = `
FROM outbox c
LEFT JOIN payment p ON p.id = coalesce(c.payload->>'paymentId', c.key)::uuid
LEFT JOIN quotation q ON q.id = (c.payload->>'quotationId')::uuid
LEFT JOIN orders o ON o.quotation_id = q.id
LEFT JOIN refund_account f ON f.order_id = o.id
LEFT JOIN client n ON n.id = q.client_id
LEFT JOIN LATERAL (SELECT coalesce(o.first_name, nullif(n.first_name, ''), q.guest_address->>'firstName') AS first_name,
  coalesce(o.last_name, nullif(n.last_name, ''), q.guest_address->>'lastName') AS last_name,
  coalesce(o.email, nullif(n.email, ''), q.guest_address->>'email') AS email) a ON true
LEFT JOIN outbox r ON r.kind = 'refund' AND r.key = c.key
LEFT JOIN app_user w ON w.id = (c.payload->>'closedBy')::uuid
WHERE c.kind = 'refund-case'`;
// what is paid out of a deleted account's ledger is no one payment's
const isOpen = `NOT (p.status IS NOT DISTINCT FROM '${PaymentState.refunded}' OR r.done_at IS NOT NULL OR c.done_at IS NOT NULL)`;

const sql = `
SELECT c.key AS "paymentId", c.payload->>'quotationId' AS "quotationId", q.folio, o.id AS "orderId", o.folio AS "orderFolio",
  nullif(trim(concat(a.first_name, ' ', a.last_name)), '') AS shopper, a.email, coalesce(p.type, '') AS type, r.id IS NOT NULL AS "byProvider",
  (c.payload->>'amountCents')::bigint AS "amountCents", coalesce(c.payload->>'reason', '') AS reason,
  CASE WHEN p.type IN ${sqlList(transferTypes)} AND f.clabe IS NOT NULL THEN jsonb_build_object('clabe', f.clabe, 'holder', f.holder) END AS account,
  (p.status IS NOT DISTINCT FROM '${PaymentState.refunded}' OR r.done_at IS NOT NULL) AS "givenBack", r.last_error AS "lastError",
  c.done_at AS "seenAt", c.payload->>'note' AS note, nullif(trim(concat(w.first_name, ' ', w.last_name)), '') AS "seenBy",
  c.created_at AS "createdAt"
${cases} AND (:state::text IS NULL OR (:state = 'open') = (${isOpen}))
ORDER BY c.created_at DESC, c.id DESC LIMIT :size OFFSET :skipped`;

const countSql = `
SELECT count(*) FILTER (WHERE :state::text IS NULL OR (:state = 'open') = (${isOpen})) AS total, count(*) FILTER (WHERE ${isOpen}) AS open ${cases}`;

/** Money that came and could make no order, or that staff took and have to hand back; newest first. */
export async function refundCases(db: Knex, page: number, state: string | null = null) {
  const rows = await prepared<Row>(db, 'refund-cases', sql, { state, size: pageSize, skipped: (page - 1) * pageSize });
  const [count] = await prepared<{ total: number; open: number }>(db, 'refund-cases-count', countSql, { state });
  return {
    total: count?.total ?? 0,
    open: count?.open ?? 0,
    data: rows.map((row) => ({
      paymentId: row.paymentId,
      quotationId: row.quotationId,
      folio: row.folio === null ? null : folioText(row.folio),
      orderId: row.orderId,
      orderFolio: row.orderFolio === null ? null : folioText(row.orderFolio),
      shopper: row.shopper,
      email: row.email,
      type: row.type,
      amount: toPesos(row.amountCents),
      goesBackBy: row.byProvider ? ('provider' as const) : ('store' as const),
      reason: row.reason,
      account: row.account,
      state: row.givenBack ? ('given-back' as const) : row.seenAt ? ('closed' as const) : ('open' as const),
      lastError: row.lastError,
      seen: staffNoteOf(row),
      createdAt: new Date(row.createdAt).toISOString(),
    })),
  };
}

/** How the money of a case was handed back. */
interface HandedBack {
  note: string;
  /** Out of the drawer of the counter, as it came in; a bank's transfer leaves the drawer as it was. */
  fromDrawer: boolean;
  by: string;
}

/**
 * Whose drawer the cash comes from: on the day of the payment, that of whoever took it; later, that of whoever pays it
 * out. It shows in that person's cash report of the day (decision 0111).
 */
const drawerSql = `CASE WHEN :fromDrawer::boolean THEN coalesce((SELECT p.taken_by::text FROM payment p
  WHERE p.id = coalesce(outbox.payload->>'paymentId', outbox.key)::uuid
    AND (p.created_at AT TIME ZONE '${storeTimeZone}')::date = (now() AT TIME ZONE '${storeTimeZone}')::date), :by::text) END`;

const closeSql = `
WITH given_up AS (
  UPDATE outbox SET done_at = now() WHERE kind = 'refund' AND key = :key AND done_at IS NULL AND parked_at IS NOT NULL
    AND EXISTS (SELECT FROM outbox c WHERE c.kind = 'refund-case' AND c.key = :key AND c.done_at IS NULL) RETURNING key
)
UPDATE outbox SET done_at = now(), payload = payload || jsonb_build_object('note', :note::text, 'closedBy', :by::text, 'drawer', ${drawerSql})
WHERE kind = 'refund-case' AND key = :key AND done_at IS NULL
  AND (EXISTS (SELECT FROM given_up) OR NOT EXISTS (SELECT FROM outbox r WHERE r.kind = 'refund' AND r.key = :key))
  AND NOT EXISTS (SELECT FROM payment p WHERE p.id = outbox.key::uuid AND p.status = '${PaymentState.refunded}') RETURNING id`;

/**
 * Staff say how the money of a case was handed back. What the provider was to give back it is asked for no more.
 * @throws not_found; conflict when it is back already, or the provider is still asked for it
 */
export async function closeRefundCase(db: Knex, key: string, { note, fromDrawer, by }: HandedBack) {
  const changed = await prepared(db, 'close-refund-case', closeSql, { key, note, fromDrawer, by });
  if (changed.length > 0) return { state: 'closed' as const };
  const known = await db('outbox').where({ kind: 'refund-case', key }).first('id');
  throw new AppError(known ? 'conflict' : 'not_found');
}
