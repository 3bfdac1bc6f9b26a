import { storePromotion } from '@actual/contracts/catalog/offers';
import { storeDay } from '@actual/domain';
import type { Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import { openByPassword, type PackageLocks } from './open-by-password';
import { readContents, readPackageDetails } from './read-package-details';
import { openPackage, readOffers } from './read-packages';
import { readPromotions, siteOfStore } from './read-promotions';

const promotions = z.array(storePromotion);

/** Offers and packages (shopping 2, 4, 5, 8). Whatever a locked package holds is answered to a grant only. */
export function offerRoutes(service: Service, dependencies: CatalogDependencies, locks: PackageLocks): void {
  const { reads, live } = dependencies;
  const { grants } = locks;
  service
    .implement('POST /store/packages', ({ site, body }) => reads((db) => readOffers(db, site, body)))
    .implement('POST /packages/find/{page}', async ({ site, params: { page }, body }) => {
      const all = await reads((db) => readOffers(db, site, body));
      const from = (page - 1) * body.items;
      return {
        packages: all.slice(from, from + body.items),
        total: all.length,
        page,
        pages: Math.ceil(all.length / body.items),
      };
    })
    .implement('POST /packages/{id}/products', async ({ site, params, body }) => {
      const row = await reads((db) => openPackage(db, grants, site, params.id, body.grant));
      return (await readContents(dependencies, await live.current(), site, row, body.zipcodeDeliveryId)).products;
    })
    .implement('POST /packages/details/{id}', async ({ site, params, body }) => {
      const row = await reads((db) => openPackage(db, grants, site, params.id, body.grant));
      return readPackageDetails(dependencies, await live.current(), site, row, body.zipcodeDeliveryId);
    })
    .implement('POST /packages/validate/{id}', {
      perMinute: 'packagePasswords',
      handle: (call) => openByPassword(dependencies, locks, call),
    })
    .implement('POST /store/{id}/promotions', async ({ params: { id } }) => {
      const site = await reads((db) => siteOfStore(db, id));
      const view = await live.current();
      return view.replies.get(`promotions ${site} ${storeDay()}`, promotions, () =>
        reads((db) => readPromotions(db, site)),
      );
    });
}
