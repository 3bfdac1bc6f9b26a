import type { Site } from '@actual/contracts';
import { readSupply, sourcesByItem } from '@actual/database/supply';
import { daysWithEnough, deliveryGroups, deliveryOptions, type SourcedDeliveryGroup } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';

/** When pieces of an item can be there, and how many there are in all. */
export interface ItemDays {
  readonly groups: SourcedDeliveryGroup[];
  readonly total: number;
}

/** Days with pieces of each item, by item code. Without a delivery zip there are no days, only pieces. */
export async function readItemDays(
  { reads, zones }: Pick<CatalogDependencies, 'reads' | 'zones'>,
  view: View,
  codes: readonly string[],
  zip: string | null,
): Promise<Map<string, ItemDays>> {
  const zone = zip === null ? null : await zones.zoneOf(view.index, zip);
  const sources = sourcesByItem(await reads((db) => readSupply(db, codes)));
  const question = { facts: view.index.structure.delivery, zone, now: new Date() };
  return new Map(
    codes.map((code) => {
      const own = sources.get(code) ?? [];
      return [
        code,
        {
          groups: zip === null ? [] : deliveryGroups(deliveryOptions(own, question)),
          total: own.reduce((sum, one) => sum + one.available, 0),
        },
      ];
    }),
  );
}

/**
 * The first day on which as many pieces as wanted of each product reach a delivery zip, in one read of the stock; null
 * where no day has so many. Products that the site does not sell are left out.
 * @throws {AppError} `zipcode_out_of_coverage`
 */
export async function readFirstDays(
  dependencies: Pick<CatalogDependencies, 'reads' | 'zones'>,
  view: View,
  site: Site,
  wanted: { products: readonly { id: string; quantity: number }[]; zipcodeDeliveryId: string },
): Promise<{ id: string; date: string | null }[]> {
  const { index } = view;
  if ((await dependencies.zones.zoneOf(index, wanted.zipcodeDeliveryId)) === null)
    throw new AppError('zipcode_out_of_coverage');
  const sold = wanted.products.flatMap(({ id, quantity }) => {
    const position = index.positionOfId.get(id.toLowerCase());
    const product = position === undefined ? undefined : index.products[position];
    return position !== undefined && product && view.isSold(site, position) ? [{ product, quantity }] : [];
  });
  const codes = [...new Set(sold.map(({ product }) => product.itemCode))];
  const days = await readItemDays(dependencies, view, codes, wanted.zipcodeDeliveryId);
  return sold.map(({ product, quantity }) => {
    const [date = null] = daysWithEnough({ pieces: quantity, groups: days.get(product.itemCode)?.groups ?? [] });
    return { id: product.id, date };
  });
}
