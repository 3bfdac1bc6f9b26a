import { isDeepStrictEqual } from 'node:util';
import type { SyncedProduct } from '@actual/contracts';
import { parsePacking } from '@actual/contracts/way-in/packing';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Sap, SapItem } from '@actual/providers/sap/types';
import { lockProduct, readMoment, readWarehouseCodes, writeProduct, writeStock } from './sync.queries';

export interface Erp {
  readonly sap: Sap;
  /** The price list with the shop's prices, tax included. */
  readonly priceList: number;
}

/** The item as the ERP has it. @throws {AppError} `product_not_found`, `unavailable` */
async function readItem({ sap }: Erp, itemCode: string): Promise<SapItem> {
  const answer = await sap.readItem(itemCode);
  if (answer.kind === 'item') return answer;
  if (answer.kind === 'absent') throw new AppError('product_not_found', 'the ERP has no such item');
  throw new AppError(
    'unavailable',
    answer.kind === 'provider_unreachable' ? 'the ERP does not answer' : `the ERP refused: ${answer.code}`,
  );
}

/** Pieces by warehouse that the ERP can still promise. A warehouse that it does not name any more has none. */
function stockOf(item: SapItem, warehouses: readonly string[]): Map<string, number> {
  const pieces = new Map(
    item.warehouses.map(({ warehouseCode, inStock, committed }) => [
      warehouseCode,
      Math.max(0, Math.floor(inStock - committed)),
    ]),
  );
  // an answer without any warehouse says nothing about stock
  return pieces.size === 0 ? pieces : new Map(warehouses.map((code) => [code, pieces.get(code) ?? 0]));
}

/**
 * Takes over what the ERP says of a product: price, stock by warehouse, validity, how it travels and whether its pieces
 * are numbered. Names, texts and pictures are the store's own. Purchases under way stay as they are, because the item
 * does not say when they arrive.
 * @throws {AppError} `product_not_found` where the store or the ERP lacks it, `unavailable` when the ERP does not answer
 */
export async function syncProduct(db: Knex, erp: Erp, code: string): Promise<Omit<SyncedProduct, 'Available'>> {
  const known = await lockProduct(db, code);
  if (!known) throw new AppError('product_not_found');
  // the ERP is asked before anything is locked: it may take seconds
  const askedAt = await readMoment(db);
  const item = await readItem(erp, known.itemCode);
  const price = item.prices.find(({ priceList }) => priceList === erp.priceList)?.priceCents;
  return db.transaction(async (trx) => {
    const before = await lockProduct(trx, known.itemCode);
    if (!before) throw new AppError('product_not_found');
    const after = {
      ...before,
      priceCents: price ?? before.priceCents,
      active: item.valid,
      hasSeries: item.hasSeries ?? before.hasSeries,
      // an unreadable value keeps the known one
      packing: (item.packing && parsePacking(item.packing)) || before.packing,
    };
    const changed: SyncedProduct['changed'] = [];
    if (after.priceCents !== before.priceCents) changed.push('price');
    if (after.active !== before.active) changed.push('active');
    if (after.hasSeries !== before.hasSeries) changed.push('series');
    if (!isDeepStrictEqual(after.packing, before.packing)) changed.push('packing');
    if (changed.length > 0) await writeProduct(trx, after);

    const warehouses = await readWarehouseCodes(trx);
    const stock = stockOf(item, warehouses);
    let moved = false;
    // one after the other: a transaction has one connection
    for (const [warehouse, pieces] of stock)
      moved = (await writeStock(trx, { itemCode: before.itemCode, warehouse, pieces, askedAt })) || moved;
    if (moved) changed.push('stock');
    if (changed.length > 0) await trx('catalog_version').increment('version', 1);
    return {
      ok: true,
      ItemCode: before.itemCode,
      ItemName: item.itemName,
      Active: after.active,
      Price: toPesos(after.priceCents),
      stock: [...stock].map(([WhsCode, available]) => ({ WhsCode, available })),
      changed,
      unknownWarehouses: item.warehouses.map((one) => one.warehouseCode).filter((one) => !warehouses.includes(one)),
    };
  });
}
