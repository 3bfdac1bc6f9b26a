import type { Call, Service } from '@actual/kit';
import type { View } from '../catalogue/view';
import type { CatalogDependencies } from '../dependencies';
import { listProducts } from './list-products';
import type { ListQuestion } from './selection';

const keyOf = (question: ListQuestion, zone: string | null): string => {
  const { zipcodeDeliveryId: _id, keywords, ...rest } = question;
  // promised days change at a warehouse's cut-off, which is on a full hour
  const hour = zone === null ? '' : Math.floor(Date.now() / 3_600_000);
  return JSON.stringify([
    zone,
    hour,
    keywords?.trim().toLowerCase(),
    Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
};

/** Lists and searches are one thing asked in two ways. */
export function listingRoutes(service: Service, { live, cards, zones }: CatalogDependencies): void {
  const answer = async ({ site, body }: Call<'POST /product/searchbyfilters/'> | Call<'POST /product/search/'>) => {
    const view: View = await live.current();
    const zone = body.zipcodeDeliveryId ? await zones.zoneOf(view.catalogue, body.zipcodeDeliveryId) : null;
    return view.answers.written(`list ${site} ${keyOf(body, zone)}`, () => listProducts(cards, view, site, body));
  };
  service.implement('POST /product/searchbyfilters/', answer).implement('POST /product/search/', answer);
}
