import { isLostReason, type LostReason } from '@actual/contracts/facts/desk/follow-up';
import type { Knex } from '@actual/database';
import { daySums, type Scope } from './sales.queries';

export interface Funnel {
  quotations: number;
  followed: number;
  tried: number;
  ordered: number;
}

/** The quotations of a scope that ever had an article, by how far they came: followed up, a payment tried, ordered. */
export async function funnelOf(db: Knex, scope: Scope): Promise<Funnel> {
  const sums = (['quotations', 'ordered', 'followed', 'tried'] as const).map(
    (name) => `coalesce(sum(${name}), 0)::int as ${name}`,
  );
  const [row] = (await daySums(db, 'quotation_day', scope).select(db.raw(sums.join(', ')))) as unknown as Funnel[];
  return row ?? { quotations: 0, followed: 0, tried: 0, ordered: 0 };
}

export interface Made {
  quotations: number;
  ordered: number;
}

/** Quotations that each seller made in a scope, and how many of them became an order. */
export async function madeBySellers(db: Knex, scope: Scope): Promise<Map<string | null, Made>> {
  const rows = (await daySums(db, 'quotation_day', scope)
    .groupBy('seller_id')
    .havingRaw('sum(quotations) <> 0')
    .select(
      'seller_id',
      db.raw('sum(quotations)::int as quotations, coalesce(sum(ordered), 0)::int as ordered'),
    )) as unknown as ({ seller_id: string | null } & Made)[];
  return new Map(rows.map(({ seller_id, ...made }) => [seller_id, made]));
}

/** Why quotations of a scope were lost, the most usual reason first. Their own day counts, as in the report of them. */
export async function lostOf(db: Knex, scope: Scope): Promise<{ reason: LostReason; count: number }[]> {
  const rows = (await daySums(db, 'quotation_day', scope)
    .whereNotNull('lost_reason')
    .groupBy('lost_reason')
    .havingRaw('sum(quotations) <> 0')
    .select('lost_reason', db.raw('sum(quotations)::int as count'))
    .orderBy('count', 'desc')) as unknown as { lost_reason: string; count: number }[];
  return rows.flatMap(({ lost_reason: reason, count }) => (isLostReason(reason) ? [{ reason, count }] : []));
}
