import { endpointsOfCatalog } from '@actual/contracts/catalog/endpoints';
import { banner, siteInfo } from '@actual/contracts/catalog/site';
import { SerializedReply, type Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import { serializeReply } from '../serialize-reply';
import { readFeatured } from './read-featured';
import { readBanners, readSite, siteOf } from './read-site';
import { readStates, readWarehouses } from './site.queries';

const banners = z.array(banner);
const featured = endpointsOfCatalog['GET /featuredproduct/{id}'].response;
const warehouses = endpointsOfCatalog['GET /company/find'].response;
const states = endpointsOfCatalog['POST /common/states'].response;

const everybodys = <T extends z.ZodType>(shape: T, answer: z.input<T>): SerializedReply =>
  new SerializedReply(serializeReply(shape, answer));

export function siteRoutes(service: Service, { reads, live, cards, zones }: CatalogDependencies): void {
  service
    .implement('POST /site/findbyhandle/{handle}', async ({ params: { handle } }) => {
      const view = await live.current();
      const site = siteOf(handle);
      return view.replies.get(`site ${site}`, siteInfo, () => readSite({ reads, cards }, view, site));
    })
    .implement('GET /site/banners/{handle}', async ({ params: { handle } }) => {
      const view = await live.current();
      const site = siteOf(handle);
      return view.replies.get(`banners ${site}`, banners, () => readBanners({ reads, cards }, view, site));
    })
    .implement('GET /featuredproduct/{id}', async ({ params: { id }, query: { zipcodeDeliveryId } }) => {
      const view = await live.current();
      const site = siteOf(id);
      const zone = zipcodeDeliveryId ? await zones.zoneOf(view.index, zipcodeDeliveryId) : null;
      // an offer's last day and a warehouse's cut-off pass without a change in the tables
      const hour = Math.floor(Date.now() / 3_600_000);
      return view.replies.get(`featured ${site} ${zone} ${hour}`, featured, () =>
        readFeatured({ reads, cards }, view, site, zipcodeDeliveryId),
      );
    })
    .implement('GET /company/find', async () => everybodys(warehouses, await reads(readWarehouses)))
    .implement('POST /common/states', async () => everybodys(states, await reads(readStates)));
}
