import { type Knex, prepared } from '@actual/database';

export interface PackageRow {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly is_public: boolean;
  readonly password_hash: string | null;
}

const columns = 'id, name, picture, is_public, password_hash';

/** Packages of a site in their fixed order; few, so all of them. */
export const readPackageRows = (db: Knex, site: string): Promise<PackageRow[]> =>
  prepared<PackageRow>(db, 'packages', `SELECT ${columns} FROM package WHERE site = ? ORDER BY position, id`, [site]);

/** A package of a site. */
export const readPackageRow = async (db: Knex, site: string, id: string): Promise<PackageRow | undefined> =>
  (
    await prepared<PackageRow>(db, 'package', `SELECT ${columns} FROM package WHERE site = ? AND id = ?`, [site, id])
  )[0];

export interface PieceRow {
  readonly id: string;
  readonly itemCode: string;
  readonly name: string;
  readonly quantity: number;
}

/** The products of a package, those that are not sold any more too: somebody has to be told what lacks. */
export const readPieces = (db: Knex, packageId: string): Promise<PieceRow[]> =>
  prepared<PieceRow>(
    db,
    'package-pieces',
    `SELECT p.id, p.item_code AS "itemCode", p.name, pp.quantity
     FROM package_product pp JOIN product p ON p.id = pp.product_id
     WHERE pp.package_id = ? ORDER BY p.price_cents * pp.quantity DESC, p.id`,
    [packageId],
  );
