import type { Knex } from '@actual/database';
import { societiesOf } from '@actual/domain';
import { siteOf } from '../../site/read-site';
import { unknownPictures } from '../pictures/pictures';
import { repeated, wrong } from './kind';

/** A package or a room: pieces under a name and a picture. */
interface ProductSet {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly pieces: readonly { readonly itemCode: string; readonly quantity: number }[];
}

interface Product {
  readonly id: string;
  readonly item_code: string;
  readonly name: string;
  readonly society: string;
  readonly price_cents: number;
  readonly discount_price_cents: number;
}

/** The products of all sets, by item code. */
export async function productsOf(db: Knex, sets: readonly ProductSet[]): Promise<ReadonlyMap<string, Product>> {
  const rows = await db('product')
    .whereIn(
      'item_code',
      sets.flatMap(({ pieces }) => pieces.map(({ itemCode }) => itemCode)),
    )
    .select<Product[]>('id', 'item_code', 'name', 'society', 'price_cents', 'discount_price_cents');
  return new Map(rows.map((row) => [row.item_code, row]));
}

/**
 * Refuses sets without pieces, ids that come twice or belong to another site, pieces that the site does not sell or that
 * come twice in a set, and unknown pictures. @throws {AppError} `invalid_input`, with the first of them
 */
export async function checkSets(
  db: Knex,
  site: string,
  { table, sets }: { table: 'package' | 'room'; sets: readonly ProductSet[] },
): Promise<void> {
  const empty = sets.flatMap(({ name, pieces }) => (pieces.length === 0 ? name : []));
  if (empty.length > 0) throw wrong(`${table}s`, empty);
  const ids = sets.map(({ id }) => id);
  const twice = repeated(ids);
  const elsewhere = await db(table).whereIn('id', ids).whereNot({ site }).pluck<string[]>('id');
  if (twice.length + elsewhere.length > 0) throw wrong('id', [...twice, ...elsewhere]);
  const products = await productsOf(db, sets);
  const societies = new Set<string>(societiesOf(siteOf(site)));
  const notSold = sets.flatMap(({ pieces }) =>
    pieces.flatMap(({ itemCode }) => (societies.has(products.get(itemCode)?.society ?? '') ? [] : itemCode)),
  );
  const pieceTwice = sets.flatMap(({ pieces }) => repeated(pieces.map(({ itemCode }) => itemCode)));
  if (notSold.length > 0) throw wrong('pieces', [...new Set(notSold)]);
  if (pieceTwice.length > 0) throw wrong('piecesTwice', [...new Set(pieceTwice)]);
  const pictures = await unknownPictures(
    db,
    sets.map(({ picture }) => picture),
  );
  if (pictures.length > 0) throw wrong('picture', pictures);
}
