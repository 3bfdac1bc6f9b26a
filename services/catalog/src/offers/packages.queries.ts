import { type Knex, prepared } from '@actual/database';

export interface PackageRow {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly is_public: boolean;
  readonly password_hash: string | null;
}

const packages = `SELECT p.id, p.name, p.picture, p.is_public, l.hash AS password_hash
  FROM package p LEFT JOIN package_password l ON l.id = p.password_id`;

/** Packages of a site in their fixed order; few, so all of them. */
export const readPackageRows = (db: Knex, site: string): Promise<PackageRow[]> =>
  prepared<PackageRow>(db, 'packages', `${packages} WHERE p.site = ? ORDER BY p.position, p.id`, [site]);

export const readPackageRow = async (db: Knex, site: string, id: string): Promise<PackageRow | undefined> =>
  (await prepared<PackageRow>(db, 'package', `${packages} WHERE p.site = ? AND p.id = ?`, [site, id]))[0];

export interface PieceRow {
  readonly id: string;
  readonly itemCode: string;
  readonly name: string;
  readonly quantity: number;
}

/** The products of a package, including those no longer sold, so that the page can name the missing ones. */
export const readPieces = (db: Knex, packageId: string): Promise<PieceRow[]> =>
  prepared<PieceRow>(
    db,
    'package-pieces',
    `SELECT p.id, p.item_code AS "itemCode", p.name, pp.quantity
     FROM package_product pp JOIN product p ON p.id = pp.product_id
     WHERE pp.package_id = ? ORDER BY p.price_cents * pp.quantity DESC, p.id`,
    [packageId],
  );
