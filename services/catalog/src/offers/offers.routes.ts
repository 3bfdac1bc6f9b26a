import { storePromotion } from '@actual/contracts';
import { isPackagePassword } from '@actual/database/package-password';
import { storeDay } from '@actual/domain';
import { AppError, type Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import type { PackageGrants } from './package-grant';
import { readContents, readPackageDetails } from './read-package-details';
import { findPackage, openPackage, readOffers } from './read-packages';
import { readPromotions, siteOfStore } from './read-promotions';

const promotions = z.array(storePromotion);

/** Guesses of a password per minute and caller. */
const guessesPerMinute = 10;

/** Offers and packages (shopping 2, 4, 5, 8). Whatever a locked package holds is answered to a grant only. */
export function offerRoutes(service: Service, dependencies: CatalogDependencies, grants: PackageGrants): void {
  const { reads, live } = dependencies;
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
      perMinute: guessesPerMinute,
      handle: async ({ site, params, body }) => {
        const { id, password_hash: passwordHash } = await reads((db) => findPackage(db, site, params.id));
        // a package without a password has nothing to guess: any word opens what is open
        if (passwordHash !== null && !(await isPackagePassword(passwordHash, body.password)))
          throw new AppError('wrong_package_password');
        const { grant, expiresAt } = grants.give({ id, passwordHash: passwordHash ?? '' });
        return { valid: true, grant, expiresAt: expiresAt.toISOString() };
      },
    })
    .implement('POST /store/{id}/promotions', async ({ params: { id } }) => {
      const site = await reads((db) => siteOfStore(db, id));
      const view = await live.current();
      return view.replies.get(`promotions ${site} ${storeDay()}`, promotions, () =>
        reads((db) => readPromotions(db, site)),
      );
    });
}
