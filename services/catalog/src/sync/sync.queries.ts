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

/**
 * Gives a warehouse so many pieces that can be promised. The store counts everything received and, apart from it,
 * everything sold, so the difference must be the ERP's figure. Returns whether something changed.
 */
export async function writeStock(trx: Knex, itemCode: string, warehouse: string, pieces: number): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `INSERT INTO stock_source AS s (item_code, warehouse_code, received) VALUES (:itemCode, :warehouse, :pieces)
     ON CONFLICT (item_code, warehouse_code, coalesce(purchase_document, '')) DO UPDATE
       SET received = :pieces + coalesce((SELECT sold FROM stock_sold WHERE stock_source_id = s.id), 0)
     WHERE s.received <> :pieces + coalesce((SELECT sold FROM stock_sold WHERE stock_source_id = s.id), 0)
     RETURNING 1`,
    { itemCode, warehouse, pieces },
  );
  return rows.length > 0;
}
