import { type DeliveryFacts, dayNumber, deliveryFacts, type StockSource } from '@actual/domain';
import type { Knex } from './connect';
import { prepared } from './prepared-statement';

interface WarehouseRow {
  code: string;
  name: string;
  time_zone: string;
  cutoff_hour: number;
  handling_days: number;
  works_saturday: boolean;
}

/**
 * Another text whenever warehouses, routes or closed days changed: an answer of `readDeliveryFacts` is outdated then.
 */
export async function readDeliveryMark(db: Knex): Promise<string> {
  const changes = await prepared<{ kind: string; changed_in: number }>(
    db,
    'delivery-mark',
    `SELECT kind, changed_in FROM catalog_change
     WHERE kind IN ('warehouse', 'delivery_route', 'closed_day') AND key = '' ORDER BY kind`,
    [],
  );
  return changes.map(({ kind, changed_in }) => `${kind} ${changed_in}`).join();
}

/** Warehouses, routes and closed days: small and rarely changed, so callers may keep the answer for a while. */
export async function readDeliveryFacts(db: Knex): Promise<DeliveryFacts> {
  // one after the other: the caller may hand over a transaction, which has one connection
  const warehouses = await db('warehouse')
    .where({ removed: false })
    .select<WarehouseRow[]>('code', 'name', 'time_zone', 'cutoff_hour', 'handling_days', 'works_saturday');
  const routes = await db('delivery_route').select<
    { warehouse_code: string; zone: string; days: number; halves: boolean }[]
  >('warehouse_code', 'zone', 'days', 'halves');
  const closedDays = await db('closed_day')
    .select<{ day: string; warehouse_code: string | null }[]>('day', 'warehouse_code')
    .whereRaw('day >= current_date - 1');
  return deliveryFacts({
    warehouses: warehouses.map((row) => ({
      code: row.code,
      name: row.name,
      timeZone: row.time_zone,
      cutoffHour: row.cutoff_hour,
      handlingDays: row.handling_days,
      worksSaturday: row.works_saturday,
    })),
    routes: routes.map((row) => ({
      warehouse: row.warehouse_code,
      zone: row.zone,
      days: row.days,
      halves: row.halves,
    })),
    closedDays: closedDays.map((row) => ({ day: dayNumber(row.day), warehouse: row.warehouse_code })),
  });
}

/**
 * The pieces left at one source, in SQL: received less sold less those that running payments hold; `s` is the source's
 * row.
 */
const availableOf = (exceptPayment: boolean): string => `
  greatest(0, s.received - coalesce(sold.sold, 0) - coalesce((
    SELECT sum(r.quantity) FROM reservation r
    WHERE r.stock_source_id = s.id AND r.state = 'held' AND r.expires_at > statement_timestamp()
    ${exceptPayment ? 'AND r.payment_id <> ?' : ''}
  ), 0))::int`;

/** The sources of one item as `StockSource`s in a jsonb array, for a statement that reads more than these. */
export const sourcesJson = (itemCode: string): string => `coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', s.id, 'itemCode', s.item_code, 'warehouse', s.warehouse_code,
    'purchaseDocument', s.purchase_document, 'arrivesOn', s.arrives_on, 'received', s.received,
    'available', ${availableOf(false)}) ORDER BY s.id)
  FROM stock_source s LEFT JOIN stock_sold sold ON sold.stock_source_id = s.id WHERE s.item_code = ${itemCode}), '[]')`;

interface SourceRow {
  id: number;
  item_code: string;
  warehouse_code: string;
  purchase_document: string | null;
  arrives_on: string | null;
  received: number;
  available: number;
}

/**
 * The sources of some items with the pieces that each can still promise (reading 12: reservations are computed, never
 * written into the stock figure). One statement. `exceptPayment`: pieces that this payment itself holds count as
 * available.
 */
export async function readSupply(
  db: Knex,
  itemCodes: readonly string[],
  { exceptPayment }: { exceptPayment?: string } = {},
): Promise<StockSource[]> {
  if (itemCodes.length === 0) return [];
  const rows = await prepared<SourceRow>(
    db,
    exceptPayment === undefined ? 'supply' : 'supply-except-payment',
    `SELECT s.id, s.item_code, s.warehouse_code, s.purchase_document, s.arrives_on, s.received,
       ${availableOf(exceptPayment !== undefined)} AS available
     FROM stock_source s LEFT JOIN stock_sold sold ON sold.stock_source_id = s.id
     WHERE s.item_code = ANY (?) ORDER BY s.id`,
    [...(exceptPayment === undefined ? [] : [exceptPayment]), [...itemCodes]],
  );
  return rows.map((row) => ({
    id: row.id,
    itemCode: row.item_code,
    warehouse: row.warehouse_code,
    purchaseDocument: row.purchase_document,
    arrivesOn: row.arrives_on,
    received: row.received,
    available: row.available,
  }));
}

/** Sources by item code. Items without a source have no entry. */
export function sourcesByItem(sources: readonly StockSource[]): Map<string, StockSource[]> {
  const byItem = new Map<string, StockSource[]>();
  for (const source of sources) {
    const list = byItem.get(source.itemCode);
    if (list) list.push(source);
    else byItem.set(source.itemCode, [source]);
  }
  return byItem;
}

/** Pieces of a source. */
export interface TakenPieces {
  readonly id: number;
  readonly pieces: number;
}
export interface StockChanges {
  /** Pass it to the next call: everything older was read by this one. */
  readonly upTo: number;
  /** All pieces sold of each source that sold any since; some may have been seen before. */
  readonly sold: readonly TakenPieces[];
  /** The pieces that running payments hold now, at every source. */
  readonly held: readonly TakenPieces[];
}

/**
 * The pieces taken from the stock since `since` (0: ever), as of one moment. Transactions that were under way at the
 * last question are asked for again, so nothing is missed whatever the order in which they end. Received less sold less
 * held, never below 0, is what `readSupply` calls available.
 */
export async function readStockChanges(db: Knex, since: number): Promise<StockChanges> {
  const rows = await prepared<{ kind: 'upTo' | 'sold' | 'held'; id: number; pieces: number }>(
    db,
    'stock-changes',
    `SELECT 'upTo' AS kind, pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS id, 0 AS pieces
     UNION ALL SELECT 'sold', stock_source_id, sold FROM stock_sold WHERE changed_in >= ?
     UNION ALL SELECT 'held', stock_source_id, sum(quantity)::int FROM reservation
       WHERE state = 'held' AND expires_at > statement_timestamp() GROUP BY stock_source_id`,
    [since],
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    upTo: of('upTo')[0]?.id ?? 0,
    sold: of('sold'),
    held: of('held'),
  };
}
