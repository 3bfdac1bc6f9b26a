import { endpointsOfCatalog } from '@actual/contracts/catalog/endpoints';
import { groupProduct } from '@actual/contracts/catalog/product-lists';
import type { Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import { readGroupChoices, readGroupProducts } from './read-group';

const choices = endpointsOfCatalog['POST /productgroup/getgroupvariants/{id}'].response;
const products = z.array(groupProduct);

export function productGroupRoutes(service: Service, { reads, live, cards }: CatalogDependencies): void {
  service
    .implement('POST /productgroup/getgroupvariants/{id}', async ({ site, params }) => {
      const view = await live.current();
      const id = params.id.toLowerCase();
      return view.replies.get(`choices ${site} ${id}`, choices, () =>
        reads((db) => readGroupChoices(db, view, site, id)),
      );
    })
    .implement('POST /productgroup/getvariantgroupproducts/{id}', async ({ site, params, body }) => {
      const view = await live.current();
      const id = params.id.toLowerCase();
      // promised days change by the hour; without a postal code there are none
      const hour = body.zipcodeDeliveryId === undefined ? '' : Math.floor(Date.now() / 3_600_000);
      return view.replies.get(`group ${site} ${id} ${body.zipcodeDeliveryId ?? ''} ${hour}`, products, () =>
        readGroupProducts({ reads, cards }, view, site, id, body.zipcodeDeliveryId),
      );
    });
}
