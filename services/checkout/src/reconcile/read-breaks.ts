import type { Knex } from '@actual/database';
import { pageSize } from '../constants';

interface Row {
  id: number;
  kind: string;
  subject: string;
  sentence: string;
  detail: Record<string, unknown>;
  first_seen_at: Date;
  last_seen_at: Date;
  resolved_at: Date | null;
}

/** What the reconciliation found, open breaks first, ten a page. */
export async function reconciliationBreaks(db: Knex, page: number) {
  const rows = await db<Row>('reconciliation_break')
    .orderByRaw('resolved_at IS NOT NULL, last_seen_at DESC, id DESC')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const counted = await db('reconciliation_break').count<{ count: number }[]>('* as count');
  return {
    total: counted[0]?.count ?? 0,
    data: rows.map(({ id, kind, subject, sentence, detail, ...row }) => ({
      ...{ id, kind, subject, sentence, detail },
      firstSeen: row.first_seen_at.toISOString(),
      lastSeen: row.last_seen_at.toISOString(),
      resolved: row.resolved_at?.toISOString() ?? null,
    })),
  };
}
