import type { Quotation } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import type { Supply } from '../../stock/delivery-book';
import { changeQuotation } from '../change-quotation';
import type { Line, LoadedQuotation, Zone } from '../loaded-quotation';
import { readQuotation } from '../quotation.queries';
import { type QuotationChange, writeLines } from '../quotation.sql';
import { quotationReply } from '../quotation-reply';
import { dated, joined, redated } from './line-state';
import { lineWith, type NewDetail, readProductToAdd, readZone } from './new-line';

/** The item codes of lines. */
export const codesOf = (lines: readonly Line[]): string[] => lines.map((line) => line.itemCode);

/** The quotation after a change, with the supply for it. */
export async function afterwards(checkout: Checkout, id: string, supply?: Supply): Promise<Quotation> {
  const quotation = await readQuotation(checkout.db, id);
  if (!quotation) throw new AppError('not_found');
  const zone = quotation.zipcode?.zone ?? null;
  return quotationReply(quotation, supply ?? (await checkout.delivery.supply(codesOf(quotation.lines), zone)));
}

/** Where added pieces are delivered: a postal code that is sent with them moves the whole quotation there. */
export async function placeFor(
  trx: Knex,
  quotation: LoadedQuotation,
  zipcodeDeliveryId: string | undefined,
): Promise<{ zone: Zone; moves: boolean }> {
  const moves = zipcodeDeliveryId !== undefined && zipcodeDeliveryId !== quotation.zipcode?.id;
  const zone = moves ? await readZone(trx, zipcodeDeliveryId) : quotation.zipcode;
  if (!zone) throw new AppError('quotation_without_zipcode');
  return { zone, moves };
}

/**
 * Adds a line, or its pieces to the line of the same product and date. @throws see `lineWith`, `placeFor`, `changeQuotation`
 */
export async function addDetail(
  checkout: Checkout,
  before: LoadedQuotation,
  { zipcodeDeliveryId, ...wanted }: NewDetail & { zipcodeDeliveryId?: string | undefined },
): Promise<Quotation> {
  const supply = await changeQuotation(checkout, before, async (trx, quotation) => {
    const { zone, moves } = await placeFor(trx, quotation, zipcodeDeliveryId);
    const { product } = await readProductToAdd(trx, {
      productId: wanted.productId,
      site: quotation.site,
      zipcodeId: zone.id,
    });
    const found = await checkout.delivery.supply([...codesOf(quotation.lines), product.itemCode], zone.zone, { trx });
    const there = moves ? redated(quotation.lines, found) : { saved: quotation.lines, removed: [] };
    const { line } = lineWith(there.saved, wanted, product, found);
    const saved = moves ? [...there.saved.filter(({ id }) => id !== line.id), line] : [line];
    await writeLines(trx, quotation, { saved, removed: there.removed }, moves ? { zipcodeId: zone.id } : undefined);
    return found;
  });
  return afterwards(checkout, before.id, supply);
}

/** A wanted change of one line. */
export interface DetailChange {
  id: string;
  quantity?: number | undefined;
  shipDate?: string | undefined;
}

function changedLine(line: Line, { quantity = line.quantity, shipDate }: DetailChange, supply: Supply): Line {
  const groups = supply.groupsOf(line.itemCode);
  const group = groups.find((one) => one.date === (shipDate ?? line.shipDate));
  if (shipDate !== undefined && !group) throw new AppError('delivery_date_unavailable');
  if (quantity > (group?.available ?? 0))
    throw new AppError('insufficient_stock', undefined, { detailId: line.id, available: group?.available ?? 0 });
  const moved = shipDate === undefined || shipDate === line.shipDate ? line : dated(line, group);
  return { ...moved, quantity, originalQuantity: quantity };
}

/** Lines of the same product and date become one; its pieces must be there too. @throws insufficient_stock */
function merged(lines: readonly Line[], supply: Supply): { lines: Line[]; removed: string[] } {
  const byKey = new Map<string, Line>();
  const removed: string[] = [];
  for (const line of lines) {
    const key = `${line.productId} ${line.shipDate}`;
    const same = byKey.get(key);
    if (!same || line.shipDate === null) {
      byKey.set(same ? `${key} ${line.id}` : key, line);
      continue;
    }
    const quantity = same.quantity + line.quantity;
    const available = supply.groupsOf(line.itemCode).find((one) => one.date === line.shipDate)?.available ?? 0;
    if (quantity > available) throw new AppError('insufficient_stock', undefined, { detailId: same.id, available });
    byKey.set(key, joined(same, line));
    removed.push(line.id);
  }
  return { lines: [...byKey.values()], removed };
}

/** Changes pieces or dates of lines, all or none. @throws not_found, insufficient_stock, delivery_date_unavailable */
export async function updateDetails(
  checkout: Checkout,
  before: LoadedQuotation,
  changes: readonly DetailChange[],
): Promise<Quotation> {
  const supply = await changeQuotation(checkout, before, async (trx, quotation) => {
    const byId = new Map(changes.map((one) => [one.id.toLowerCase(), one]));
    const known = new Set(quotation.lines.map((line) => line.id));
    if ([...byId.keys()].some((id) => !known.has(id))) throw new AppError('not_found');
    const found = await checkout.delivery.supply(codesOf(quotation.lines), quotation.zipcode?.zone ?? null, { trx });
    const wanted = quotation.lines.map((line) => {
      const change = byId.get(line.id);
      return change ? changedLine(line, change, found) : line;
    });
    const result = merged(wanted, found);
    await writeLines(trx, quotation, { saved: result.lines, removed: result.removed });
    return found;
  });
  return afterwards(checkout, before.id, supply);
}

/** Removes some lines, or all of them when none are named. Removing an unknown line changes nothing. */
export async function removeDetails(
  checkout: Checkout,
  before: LoadedQuotation,
  detailIds?: readonly string[],
): Promise<Quotation> {
  await changeQuotation(checkout, before, async (trx, quotation) => {
    const all = quotation.lines.map((line) => line.id);
    const named = new Set(detailIds?.map((id) => id.toLowerCase()));
    const removed = detailIds === undefined ? all : all.filter((id) => named.has(id));
    await writeLines(trx, quotation, { saved: [], removed });
  });
  return afterwards(checkout, before.id);
}

/** Sends the quotation to another postal code: every line takes the soonest date with enough pieces there. */
export async function changeZipcode(
  checkout: Checkout,
  before: LoadedQuotation,
  zipcodeId: string,
): Promise<Quotation> {
  const supply = await changeQuotation(checkout, before, async (trx, quotation) => {
    const zone = await readZone(trx, zipcodeId);
    const found = await checkout.delivery.supply(codesOf(quotation.lines), zone.zone, { trx });
    const { saved, removed } = redated(quotation.lines, found);
    const change: QuotationChange = { zipcodeId: zone.id };
    await writeLines(trx, quotation, { saved, removed }, change);
    return found;
  });
  return afterwards(checkout, before.id, supply);
}
