import type { Knex } from '@actual/database';
import type { Checkout } from '../context';
import { compareWithErp } from './erp-discrepancies';
import { type Discrepancy, ownDiscrepancies } from './own-discrepancies';
import { compareWithProvider } from './provider-discrepancies';

const keepSql = `
INSERT INTO reconciliation_break (kind, subject, sentence, detail)
SELECT r.kind, r.subject, r.sentence, r.detail
FROM jsonb_to_recordset(?::jsonb) AS r(kind text, subject text, sentence text, detail jsonb)
ON CONFLICT (kind, subject) DO UPDATE SET sentence = excluded.sentence, detail = excluded.detail, last_seen_at = now(),
  first_seen_at = CASE WHEN reconciliation_break.resolved_at IS NULL THEN reconciliation_break.first_seen_at ELSE now() END,
  -- what staff wrote is of that time, not of the next
  seen_at = CASE WHEN reconciliation_break.resolved_at IS NULL THEN reconciliation_break.seen_at END,
  resolved_at = NULL`;

/** A discrepancy that is not there any more stays as a row that says so. `only`: of these subjects. */
const resolveSql = `
UPDATE reconciliation_break SET resolved_at = now()
WHERE resolved_at IS NULL AND kind = ? AND NOT subject = ANY (?) AND (?::text[] IS NULL OR subject = ANY (?))`;

async function keep(
  db: Knex,
  kind: string,
  discrepancies: readonly Discrepancy[],
  only: string[] | null,
): Promise<void> {
  if (discrepancies.length > 0) await db.raw(keepSql, [JSON.stringify(discrepancies)]);
  await db.raw(resolveSql, [kind, discrepancies.map(({ subject }) => subject), only, only]);
}

/**
 * Compares provider, orders, ledgers, stock and ERP. Each thing they say differently is a row that staff read; it is
 * marked as resolved when they agree again. It mends nothing but money that came late or was refunded elsewhere. Several processes may run it.
 */
export async function reconcile(checkout: Checkout): Promise<number> {
  const { db, log } = checkout;
  let open = 0;
  for (const [kind, { sentence, sql }] of Object.entries(ownDiscrepancies)) {
    const { rows } = await db.raw<{ rows: Pick<Discrepancy, 'subject' | 'detail'>[] }>(`${sql} LIMIT 500`);
    open += rows.length;
    await keep(
      db,
      kind,
      rows.map((row) => ({ ...row, kind, sentence })),
      null,
    );
  }
  for (const [kind, compare] of [
    ['provider', compareWithProvider],
    ['erp-list', compareWithErp],
  ] as const) {
    const { compared, discrepancies } = await compare(checkout);
    if (compared.length > 0) await keep(db, kind, discrepancies, compared);
    open += discrepancies.length;
  }
  if (open > 0) log.warn({ open }, 'reconciliation found discrepancies');
  return 0;
}
