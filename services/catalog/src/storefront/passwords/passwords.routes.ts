import { AppError, type Service } from '@actual/kit';
import type { CatalogDependencies } from '../../dependencies';
import { documentNamed } from '../read-document';
import { keepPassword } from './passwords';

/** Passwords of packages, handed in by staff before the change that names their lock. */
export function packagePasswordRoutes(service: Service, { db }: Pick<CatalogDependencies, 'db'>): void {
  service.implement('POST /storefront/{document}/password', {
    perMinute: 'packagePasswordsSet',
    handle: async ({ params, body, session }) => {
      if (documentNamed(params.document).kind !== 'packages') throw new AppError('not_found');
      return { lock: await keepPassword(db, body.password, session?.userId ?? '') };
    },
  });
}
