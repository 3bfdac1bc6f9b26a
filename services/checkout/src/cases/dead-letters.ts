import { pageSize } from '@actual/contracts/facts/page-size';
import { folioText } from '@actual/contracts/facts/text/written';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../context';

interface Row {
  id: number;
  kind: string;
  orderId: string | null;
  folio: number | null;
  quotationId: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  parkedAt: Date;
  all: number;
}

/** A refund case is parked from its birth: it is a list of its own. */
const sql = `
SELECT b.id, b.kind, o.id AS "orderId", o.folio, coalesce(o.quotation_id::text, b.payload->>'quotationId') AS "quotationId",
  b.attempts, b.last_error AS "lastError", b.created_at AS "createdAt", b.parked_at AS "parkedAt", count(*) OVER () AS all
FROM outbox b LEFT JOIN orders o ON o.id::text = b.payload->>'orderId'
WHERE b.parked_at IS NOT NULL AND b.done_at IS NULL AND b.kind <> 'refund-case'
ORDER BY b.parked_at, b.id LIMIT ? OFFSET ?`;

/** The messages that were given up, oldest first, a page at a time. */
export async function deadLetters(db: Knex, page: number) {
  const rows = await prepared<Row>(db, 'parked', sql, [pageSize, (page - 1) * pageSize]);
  const total = rows[0]?.all ?? 0;
  return {
    total,
    open: total,
    data: rows.map(({ all: _all, folio, createdAt, parkedAt, ...row }) => ({
      ...row,
      folio: folio === null ? null : folioText(folio),
      createdAt: new Date(createdAt).toISOString(),
      parkedAt: new Date(parkedAt).toISOString(),
    })),
  };
}

/**
 * Lets a dead letter be tried again. Its key is the same, and it is not a first try, which would not look for the
 * effect of an earlier one: it happens once. @throws not_found
 */
export async function retryDeadLetter({ db, nudge }: Checkout, id: number) {
  const changed = await db('outbox')
    .where({ id, done_at: null })
    .whereNotNull('parked_at')
    .whereNot({ kind: 'refund-case' })
    .update({ parked_at: null, attempts: 1, next_at: db.fn.now() });
  if (changed === 0) throw new AppError('not_found');
  nudge();
  return { state: 'trying' as const };
}
