import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../context';
import type { Supply } from '../stock/delivery-book';
import { assertEditable, assertIfMatch, assertNobodysMoney, assertUnpaid } from './change-quotation';
import { codesOf } from './lines/edit-lines';
import { joined, redated } from './lines/line-state';
import type { Line, LoadedQuotation } from './loaded-quotation';
import { lockQuotation, readQuotation } from './quotation.queries';
import { writeLines } from './quotation.sql';

/** Lines copied into another quotation: new rows at today's prices, without the bargains of the first one. */
const renewed = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    id: randomUUID(),
    unitPrice: line.product?.priceCents ?? line.unitPrice,
    discounts: line.product?.discounts ?? line.discounts,
  }));

/** Adds up pieces of the same product and date, even beyond the stock: the line's ALERTA then asks the shopper. */
function together(there: readonly Line[], coming: readonly Line[]): Line[] {
  const keyOf = (line: Line): string => `${line.productId} ${line.shipDate}`;
  const lines = new Map(there.map((line) => [keyOf(line), line]));
  for (const line of coming) {
    const same = lines.get(keyOf(line));
    lines.set(keyOf(line), same ? joined(same, line) : line);
  }
  return [...lines.values()];
}

/** Both locked, always in the same order, so that two merges that cross each other take turns. */
async function lockBoth(trx: Knex, one: LoadedQuotation, other: LoadedQuotation) {
  const locked = new Map<string, LoadedQuotation | null>();
  for (const quotation of [one, other].sort((a, b) => a.id.localeCompare(b.id)))
    locked.set(quotation.id, await lockQuotation(trx, quotation.id, quotation));
  const [into, from] = [locked.get(one.id), locked.get(other.id)];
  if (!into || !from) throw new AppError('not_found');
  return { into, from };
}

/**
 * Takes another quotation's articles in and closes that one, which keeps its lines to be read.
 * @throws not_found when the other is not the caller's, see `changeQuotation`
 */
export async function mergeQuotation(
  checkout: Checkout,
  before: LoadedQuotation,
  { otherId, mayTake }: { otherId: string; mayTake: (other: LoadedQuotation) => boolean },
): Promise<Supply> {
  const other = await readQuotation(checkout.db, otherId);
  if (!other || other.id === before.id || other.site !== before.site || !mayTake(other))
    throw new AppError('not_found');
  return checkout.db.transaction(async (trx) => {
    const { into, from } = await lockBoth(trx, before, other);
    assertEditable(into);
    assertEditable(from);
    assertIfMatch(before, into);
    assertUnpaid(into);
    assertNobodysMoney(from);
    const zone = into.zipcode ?? from.zipcode;
    const supply = await checkout.delivery.supply(codesOf([...into.lines, ...from.lines]), zone?.zone ?? null, { trx });
    const coming = renewed(from.lines);
    const dated = zone?.id === from.zipcode?.id ? coming : redated(coming, supply).saved;
    await writeLines(
      trx,
      into,
      { saved: together(into.lines, dated), removed: [] },
      { repriced: [], zipcodeId: zone && !into.zipcode ? zone.id : undefined },
    );
    await trx('quotation')
      .where({ id: from.id })
      .update({
        is_closed: true,
        merged_into: into.id,
        version: trx.raw('version + 1'),
        updated_at: trx.fn.now(),
      });
    return supply;
  });
}
