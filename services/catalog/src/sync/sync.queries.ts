import { OrderState } from '@actual/contracts/facts/payment/states';
import type { Packing } from '@actual/contracts/way-in/packing';
import type { Knex } from '@actual/database';

export interface StoredProduct {
  readonly itemCode: string;
  readonly priceCents: number;
  readonly active: boolean;
  /** Each piece has a number of its own. */
  readonly hasSeries: boolean;
  readonly packing: Packing | null;
}

/** The product of an item code, on sale or not, locked until the transaction ends. */
export const lockProduct = async (trx: Knex, code: string): Promise<StoredProduct | undefined> =>
  trx('product')
    .whereIn('item_code', [code, code.toUpperCase()])
    .orderByRaw('item_code = ? DESC', [code])
    .forUpdate()
    .first<StoredProduct | undefined>({
      itemCode: 'item_code',
      priceCents: 'price_cents',
      active: 'active',
      hasSeries: 'has_series',
      packing: 'packing',
    });

/** Writes the ERP's data of a product. */
export const writeProduct = (
  trx: Knex,
  { itemCode, priceCents, active, hasSeries, packing }: StoredProduct,
): Promise<number> =>
  trx('product')
    .where({ item_code: itemCode })
    .update({
      price_cents: priceCents,
      active,
      has_series: hasSeries,
      packing: packing && JSON.stringify(packing),
      updated_at: trx.fn.now(),
    });

/** Warehouses of the store, none of which is taken out until the transaction ends. */
export const readWarehouseCodes = (trx: Knex): Promise<string[]> =>
  trx('warehouse').where({ removed: false }).forShare().pluck<string[]>('code');

/** The database's clock, to its microseconds. */
export async function readMoment(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { moment: string }[] }>('SELECT now()::text AS moment');
  return rows[0]?.moment ?? '';
}

/** The reservations of orders. */
const ofOrders = 'orders o JOIN payment p ON p.quotation_id = o.quotation_id JOIN reservation r ON r.payment_id = p.id';
const ofSource = `r.stock_source_id = s.id AND r.state = 'claimed'`;

/**
 * Pieces of the source `s` with which the ERP's figure still is: of orders of which it had no document yet when it was
 * asked, or may not have had; and what service requests send, which it hears of from the warehouse that lets it go.
 */
const unknownToErp = `(SELECT coalesce(sum(quantity), 0)::int FROM (
  SELECT r.id, r.quantity FROM ${ofOrders} WHERE ${ofSource} AND (o.status = '${OrderState.pendingSap}'
    OR o.created_at > CAST(:askedAt AS timestamptz) - interval '30 days' AND o.updated_at >= CAST(:askedAt AS timestamptz))
  UNION SELECT r.id, r.quantity FROM request_shipment h, ${ofOrders}
    WHERE o.id = h.order_id AND r.line_id = h.id AND ${ofSource} AND h.recalled_at IS NULL AND coalesce((SELECT e.state FROM delivery_event e
      WHERE e.order_id = h.order_id AND h.id = ANY (e.lines) ORDER BY e.id DESC LIMIT 1), 'preparing') = 'preparing') AS of_orders)`;
const received = `greatest(0, :pieces - ${unknownToErp}) + coalesce((SELECT sold FROM stock_sold WHERE stock_source_id = s.id), 0)`;

/**
 * Gives a warehouse so many pieces as the ERP said that it can promise. The store counts everything received and, apart
 * from it, everything sold, so the difference must be the ERP's figure less what the ERP has yet to hear of. Returns
 * whether something changed.
 */
export async function writeStock(
  trx: Knex,
  stock: { itemCode: string; warehouse: string; pieces: number; askedAt: string },
): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `INSERT INTO stock_source AS s (item_code, warehouse_code, received) VALUES (:itemCode, :warehouse, :pieces)
     ON CONFLICT (item_code, warehouse_code, coalesce(purchase_document, '')) DO UPDATE SET received = ${received}
     WHERE s.received <> ${received} RETURNING 1`,
    stock,
  );
  return rows.length > 0;
}
