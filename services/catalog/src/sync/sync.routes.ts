import { AppError, type Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { type Erp, syncProduct } from './sync-product';

/** Staff take a product from the ERP; the next list shows it. */
export function syncRoutes(service: Service, { db, live }: CatalogDependencies, erp: Erp | null): void {
  service.implement('POST /sync/syncproductbyitemcode/{code}', async ({ params: { code } }) => {
    if (!erp) throw new AppError('unavailable', 'no ERP is configured: SAP_BASE_URL');
    const synced = await syncProduct(db, erp, code.trim());
    // a look at the database that was under way already may be from before the change
    await live.refresh();
    const { index, available } = await live.refresh();
    const position = index.positionOfCode.get(synced.ItemCode.toUpperCase());
    return { ...synced, Available: position === undefined ? 0 : (available[position] ?? 0) };
  });
}
