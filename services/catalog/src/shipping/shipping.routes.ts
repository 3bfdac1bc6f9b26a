import type { Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { covered, findDeliveryZone } from './find-delivery-zone';
import { readFirstDays } from './item-days';
import { readDeliveryOptions } from './read-delivery-options';

export function shippingRoutes(service: Service, { reads, live, zones }: CatalogDependencies): void {
  service
    .implement('GET /shipping/product', async ({ site, query }) =>
      readDeliveryOptions({ reads, zones }, await live.current(), site, query),
    )
    .implement('POST /shipping/days', async ({ site, body }) =>
      readFirstDays({ reads, zones }, await live.current(), site, body),
    )
    .implement('GET /shipping/zipcodedelivery', ({ query }) => reads((db) => findDeliveryZone(db, query.zipcode)))
    .implement('GET /shipping/zipcodedelivery/{id}', async ({ params }) =>
      covered(await zones.find((await live.current()).index, params.id)),
    );
}
