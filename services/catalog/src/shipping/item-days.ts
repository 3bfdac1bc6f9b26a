import { readSupply, sourcesByItem } from '@actual/database/supply';
import { deliveryGroups, deliveryOptions, type SourcedDeliveryGroup } from '@actual/domain';
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
