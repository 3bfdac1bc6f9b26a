import type { OfferPackage, Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { fold } from '@actual/search';

import type { PackageGrants } from './package-grant';
import { type PackageRow, readPackageRow, readPackageRows } from './packages.queries';

/** A package as it is shown; `open` once its password was accepted, or where it has none. */
export const offerOf = (row: PackageRow, open: boolean): OfferPackage => ({
  id: row.id,
  name: row.name,
  icon_filename: open ? row.picture : null,
  image: open ? `/pictures/${row.picture}-1000.webp` : null,
  IsPublic: row.is_public ? 1 : 0,
  locked: row.password_hash !== null,
});

/**
 * The packages of a site, locked ones without their picture. The offers page shows the public ones, the attention page
 * for housing developments those that are not (accounts 9).
 */
export async function readOffers(
  db: Knex,
  site: Site,
  { desarrollos, term = '' }: { desarrollos: boolean; term?: string | undefined },
): Promise<OfferPackage[]> {
  const wanted = fold(term.trim());
  return (await readPackageRows(db, site))
    .filter((row) => row.is_public !== desarrollos && fold(row.name).includes(wanted))
    .map((row) => offerOf(row, row.password_hash === null));
}

/** A package of the site. @throws {AppError} `not_found` */
export async function findPackage(db: Knex, site: Site, id: string): Promise<PackageRow> {
  const row = await readPackageRow(db, site, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** A package whose contents this caller may see. @throws {AppError} `not_found`, `forbidden` without a good grant */
export async function openPackage(
  db: Knex,
  grants: PackageGrants,
  site: Site,
  id: string,
  grant: string | undefined,
): Promise<PackageRow> {
  const row = await findPackage(db, site, id);
  if (row.password_hash !== null && !grants.opens({ id: row.id, passwordHash: row.password_hash }, grant))
    throw new AppError('forbidden', 'the package opens with its password');
  return row;
}
