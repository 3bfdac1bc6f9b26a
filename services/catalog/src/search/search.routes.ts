import { sisterStores, suggestions } from '@actual/contracts/catalog/suggestions';
import type { Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { sisterStoresWith } from './sister-stores';
import { suggest } from './suggest';

/** Seconds a browser may answer the same beginning itself: people type, take back and type again. */
const fresh = 60;

export function searchRoutes(service: Service, { live }: CatalogDependencies): void {
  service.implement('GET /product/suggestions', async ({ site, query, reply }) => {
    const view = await live.current();
    const term = query.term.trim().toLowerCase();
    reply.header('cache-control', `public, max-age=${fresh}`);
    return view.replies.get(`suggestions ${site} ${term}`, suggestions, async () => suggest(view, site, query.term));
  });
  service.implement('GET /product/elsewhere', async ({ site, query, reply }) => {
    const view = await live.current();
    const term = query.term.trim().toLowerCase();
    reply.header('cache-control', `public, max-age=${fresh}`);
    return view.replies.get(`elsewhere ${site} ${term}`, sisterStores, async () => sisterStoresWith(view, site, term));
  });
}
