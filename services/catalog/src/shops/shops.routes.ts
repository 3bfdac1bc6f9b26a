import { endpointsOfCatalog } from '@actual/contracts/catalog/endpoints';
import { storeDay } from '@actual/domain';
import type { Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { siteOf } from '../site/read-site';
import { readShops } from './shops.queries';

const answer = endpointsOfCatalog['GET /site/shops/{handle}'].response;

/** The shops that people walk into. */
export function shopRoutes(service: Service, { reads, live }: CatalogDependencies): void {
  service.implement('GET /site/shops/{handle}', async ({ params: { handle } }) => {
    const view = await live.current();
    const site = siteOf(handle);
    const today = storeDay();
    return view.replies.get(`shops ${site} ${today}`, answer, async () =>
      (await reads(readShops))
        .filter(({ sites }) => sites.includes(site))
        .map((one) => ({ ...one, closedDays: one.closedDays.filter(({ day }) => day >= today) })),
    );
  });
}
