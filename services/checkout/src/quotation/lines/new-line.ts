import { randomUUID } from 'node:crypto';
import type { newDetail } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';
import { sourcesJson } from '@actual/database/supply';
import type { SourcedDeliveryGroup, StockSource } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import type { Supply } from '../../stock/delivery-book';
import { isUuid } from '../access/access';
import type { CurrentProduct, Line, Zone } from '../loaded-quotation';
import { productJson, soldBySite, zoneJson } from '../quotation.queries';
import { dated, soonest } from './line-state';

export type NewDetail = z.output<typeof newDetail>;
export interface ProductToAdd extends CurrentProduct {
  id: string;
  itemCode: string;
}

/** The product as it is sold now, its stock, and the delivery zone asked for. One statement. @throws product_not_found */
export async function readProductToAdd(
  db: Knex,
  { productId, site, zipcodeId }: { productId: string; site: string; zipcodeId: string | null },
): Promise<{ product: ProductToAdd; zone: Zone | null; sources: StockSource[] }> {
  const rows = isUuid(productId)
    ? await prepared<{
        id: string;
        itemCode: string;
        product: CurrentProduct;
        zone: Zone | null;
        sources: StockSource[];
      }>(
        db,
        'read-product-to-add',
        `SELECT p.id, p.item_code AS "itemCode", ${productJson('p', soldBySite('p', '?'))} AS product, ${zoneJson('z')} AS zone,
           ${sourcesJson('p.item_code')} AS sources
         FROM product p LEFT JOIN zipcode z ON z.id = ? WHERE p.id = ?`,
        [site, zipcodeId, productId],
      )
    : [];
  const [row] = rows;
  if (!row?.product.sellable) throw new AppError('product_not_found');
  const { id, itemCode } = row;
  return { product: { ...row.product, id, itemCode }, zone: row.zone, sources: row.sources };
}

/** The zone of a postal code. @throws zipcode_out_of_coverage where the store does not deliver */
export async function readZone(db: Knex, zipcodeId: string): Promise<Zone> {
  const [row] = await prepared<{ zone: Zone }>(
    db,
    'read-zone',
    `SELECT ${zoneJson('z')} AS zone FROM zipcode z WHERE z.id = ?`,
    [zipcodeId],
  );
  return deliverable(row?.zone ?? null);
}

/** @throws zipcode_out_of_coverage for a postal code the store does not know or does not deliver to */
export function deliverable(zone: Zone | null): Zone & { zone: string } {
  if (!zone?.zone) throw new AppError('zipcode_out_of_coverage');
  return { ...zone, zone: zone.zone };
}

const linePieces = (lines: readonly Line[], productId: string, date: string): number =>
  lines.find((line) => line.productId === productId && line.shipDate === date)?.quantity ?? 0;

/** The delivery group a new line goes into: the chosen one, or the soonest that has the pieces. */
function groupFor(groups: readonly SourcedDeliveryGroup[], wanted: NewDetail & { id: string }, lines: readonly Line[]) {
  const free = groups.map((group) => ({
    ...group,
    available: group.available - linePieces(lines, wanted.id, group.date),
  }));
  if (wanted.shipDate !== undefined) {
    const chosen = free.find((one) => one.date === wanted.shipDate);
    if (!chosen) throw new AppError('delivery_date_unavailable');
    return { group: chosen, enough: chosen.available >= wanted.quantity };
  }
  return soonest(free, wanted.quantity);
}

/**
 * The line of a new detail, or the one of its product and date with its pieces added.
 * @throws insufficient_stock with the pieces that can still be had, product_not_available_in_zone,
 * delivery_date_unavailable
 */
export function lineWith(
  lines: readonly Line[],
  wanted: NewDetail,
  product: ProductToAdd,
  supply: Supply,
): { line: Line; isNew: boolean } {
  const groups = supply.groupsOf(product.itemCode);
  if (groups.length === 0)
    throw supply.totalOf(product.itemCode) > 0
      ? new AppError('product_not_available_in_zone')
      : new AppError('insufficient_stock', undefined, { available: 0 });
  const { group, enough } = groupFor(groups, { ...wanted, id: product.id }, lines);
  if (!group || !enough)
    throw new AppError('insufficient_stock', undefined, { available: Math.max(0, group?.available ?? 0) });
  const same = lines.find((line) => line.productId === product.id && line.shipDate === group.date);
  if (same) {
    const quantity = same.quantity + wanted.quantity;
    return { line: { ...same, quantity, originalQuantity: quantity }, isNew: false };
  }
  const line: Line = {
    id: randomUUID(),
    productId: product.id,
    itemCode: product.itemCode,
    quantity: wanted.quantity,
    originalQuantity: wanted.quantity,
    unitPrice: product.priceCents,
    discounts: product.discounts,
    bigticket: 0,
    bargain: null,
    package: null,
    shipDate: null,
    originalShipDate: null,
    shipCompany: null,
    shipCompanyFrom: null,
    stockSourceId: null,
    product,
  };
  return { line: dated(line, group), isNew: true };
}
