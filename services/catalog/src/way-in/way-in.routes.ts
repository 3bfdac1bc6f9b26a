import type { Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { passagesOf } from './passages';
import { readCarried } from './way-in.queries';

/** Whether products pass the way into a home. */
export function wayInRoutes(service: Service, { live, reads }: CatalogDependencies): void {
  service.implement('POST /product/wayin/', async ({ site, body }) => {
    const view = await live.current();
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
    const positions = ids.flatMap((id) => view.shownPosition(site, id) ?? []);
    const shown = positions.flatMap((position) => view.index.products[position]?.id ?? []);
    const carried = shown.length > 0 ? await reads((db) => readCarried(db, shown)) : new Map();
    return passagesOf(view, positions, body.wayIn, carried);
  });
}
