import type { Site } from '@actual/contracts';
import type { Reads } from '@actual/database';
import { readSupply } from '@actual/database/supply';
import { deliveryGroups, deliveryOptions, type SourcedDelivery, type SourcedDeliveryGroup } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { View } from '../live/view';
import type { Zones } from './zones';

/**
 * When and from where a product can reach a postal code, from the stock of this moment.
 * @throws {AppError} `product_not_found` where the site does not show it, `zipcode_out_of_coverage`
 */
export async function readDeliveryOptions(
  { reads, zones }: { reads: Reads; zones: Zones },
  view: View,
  site: Site,
  { productCode, zipcodeDeliveryId }: { productCode: string; zipcodeDeliveryId: string },
): Promise<{ options: SourcedDelivery[]; groups: SourcedDeliveryGroup[] }> {
  const { index } = view;
  const position = index.positionOfCode.get(productCode.toUpperCase());
  const product = position === undefined ? undefined : index.products[position];
  if (position === undefined || !product || !view.isSold(site, position)) throw new AppError('product_not_found');
  const zone = await zones.zoneOf(index, zipcodeDeliveryId);
  if (zone === null) throw new AppError('zipcode_out_of_coverage');
  const sources = await reads((db) => readSupply(db, [product.itemCode]));
  const options = deliveryOptions(sources, { facts: index.structure.delivery, zone, now: new Date() });
  return { options, groups: deliveryGroups(options) };
}
