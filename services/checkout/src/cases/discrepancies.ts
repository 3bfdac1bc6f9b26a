import { pageSize } from '@actual/contracts/facts/page-size';
import { folioText } from '@actual/contracts/facts/text/written';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import { type StaffNote, staffNoteOf } from './staff-note';

interface Row extends StaffNote {
  id: number;
  kind: string;
  subject: string;
  sentence: string;
  detail: Record<string, unknown>;
  firstSeen: Date;
  lastSeen: Date;
  resolvedAt: Date | null;
  orderId: string | null;
  folio: number | null;
  quotationId: string | null;
  shopper: string | null;
}

const isOpen = 'b.resolved_at IS NULL AND b.seen_at IS NULL';
const isAsked = `(:state::text IS NULL OR (:state = 'open') = (${isOpen})) AND (:kind::text IS NULL OR b.kind = :kind)`;

/** The subject is an order or a payment, whose order and shopper say more than its id; or a source of stock. */
const sql = `
SELECT b.id, b.kind, b.subject, b.sentence, b.detail, b.first_seen_at AS "firstSeen", b.last_seen_at AS "lastSeen",
  b.resolved_at AS "resolvedAt", b.seen_at AS "seenAt", b.note, nullif(trim(concat(w.first_name, ' ', w.last_name)), '') AS "seenBy",
  o.id AS "orderId", o.folio, coalesce(p.quotation_id, o.quotation_id) AS "quotationId",
  nullif(trim(concat(o.address->>'firstName', ' ', o.address->>'lastName')), '') AS shopper
FROM reconciliation_break b
LEFT JOIN payment p ON p.id::text = b.subject
LEFT JOIN orders o ON o.id::text = b.subject OR o.id = p.order_id
LEFT JOIN app_user w ON w.id = b.seen_by
WHERE ${isAsked}
ORDER BY NOT (${isOpen}), b.last_seen_at DESC, b.id DESC LIMIT :size OFFSET :skipped`;

const countSql = `
SELECT count(*) FILTER (WHERE ${isAsked}) AS total,
  count(*) FILTER (WHERE ${isOpen}) AS open FROM reconciliation_break b`;

/** The discrepancies that the reconciliation found, open ones first, a page at a time. */
export async function listDiscrepancies(db: Knex, page: number, asked: { state?: string; kind?: string } = {}) {
  const { state = null, kind = null } = asked;
  const filter = { state, kind };
  const rows = await prepared<Row>(db, 'discrepancies', sql, {
    ...filter,
    size: pageSize,
    skipped: (page - 1) * pageSize,
  });
  const [count] = await prepared<{ total: number; open: number }>(db, 'discrepancies-count', countSql, filter);
  return {
    total: count?.total ?? 0,
    open: count?.open ?? 0,
    data: rows.map(({ id, kind: found, subject, sentence, detail, orderId, quotationId, shopper, ...row }) => ({
      id,
      kind: found,
      subject,
      sentence,
      detail,
      orderId,
      quotationId,
      shopper,
      folio: row.folio === null ? null : folioText(row.folio),
      firstSeen: new Date(row.firstSeen).toISOString(),
      lastSeen: new Date(row.lastSeen).toISOString(),
      resolved: row.resolvedAt ? new Date(row.resolvedAt).toISOString() : null,
      seen: staffNoteOf(row),
    })),
  };
}

/** Stores staff's finding. @throws not_found, conflict when somebody else did already */
export async function closeDiscrepancy(db: Knex, id: number, note: string, userId: string) {
  const changed = await db('reconciliation_break')
    .where({ id, seen_at: null })
    .update({ seen_at: db.fn.now(), seen_by: userId, note });
  if (changed === 0)
    throw new AppError((await db('reconciliation_break').where({ id }).first('id')) ? 'conflict' : 'not_found');
  return { state: 'closed' as const };
}
