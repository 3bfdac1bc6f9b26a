import { movementsShown } from '@actual/contracts/facts/catalog/shown-counts';
import type { Knex } from '@actual/database';
import { type LedgerType, toPesos } from '@actual/domain';

type Reason = 'deposit' | 'payment' | 'return' | 'adjustment';

/** A client's balance of one kind, in pesos, and its latest movements, newest first. */
export async function readLedger(db: Knex, clientId: string, kind: LedgerType) {
  const account = { client_id: clientId, kind };
  const [sum] = await db('ledger_entry').where(account).sum<{ cents: number | null }[]>('amount_cents as cents');
  const rows = await db('ledger_entry')
    .where(account)
    .orderBy('id', 'desc')
    .limit(movementsShown)
    .select<{ amount_cents: number; reason: Reason; created_at: Date }[]>('amount_cents', 'reason', 'created_at');
  return {
    total: toPesos(sum?.cents ?? 0),
    records: rows.map((row) => ({
      amount: toPesos(row.amount_cents),
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
    })),
  };
}

/** A client's balance of each kind, in pesos; a kind without movements is left out. */
export async function ledgerTotals(db: Knex, clientId: string): Promise<Partial<Record<LedgerType, number>>> {
  const rows = await db('ledger_entry')
    .where({ client_id: clientId })
    .groupBy('kind')
    .select<{ kind: LedgerType; cents: number }[]>('kind', db.raw('sum(amount_cents)::bigint AS cents'));
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, toPesos(cents)]));
}
