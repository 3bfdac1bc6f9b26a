import { Role } from '@actual/contracts/facts/access/roles';
import { connect, disconnect, type Knex } from '../connect';
import { CATEGORY_TREE, type CategoryNode } from '../demo/catalog/category-tree';
import { demoId } from '../demo/ids';
import { PEOPLE } from '../demo/people/people';

export interface StoreState {
  /** The demo's traces in the database, in Spanish. */
  readonly demo: readonly string[];
  /** The things that a store cannot sell without and lacks, in Spanish. */
  readonly missing: readonly string[];
}

const handles = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ handle, children = [] }) => [handle, ...handles(children)]);

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [row] = (await rows.count({ count: '*' })) as { count: string }[];
  return Number(row?.count ?? 0);
}

/** The demo's rows have identifiers of their own, so that a merchant's category of the same name is not one. */
async function demoIn(knex: Knex): Promise<string[]> {
  const people: { email: string }[] = await knex('app_user')
    .whereIn(
      'id',
      PEOPLE.map(({ email }) => demoId('user', email)),
    )
    .orWhere('email', 'like', '%@demo.mx')
    .orderBy('email')
    .select('email');
  const categories = await countOf(
    knex('category').whereIn(
      'id',
      handles(CATEGORY_TREE).map((handle) => demoId('category', handle)),
    ),
  );
  return [
    ...people.map(({ email }) => `la cuenta ${email}`),
    ...(categories > 0 ? [`${categories} categorías de la demostración con lo que se vende en ellas`] : []),
  ];
}

/** Checks each thing that a store needs to sell; returns a sentence for each that is missing. */
async function missingIn(knex: Knex): Promise<string[]> {
  const needed: [what: string, rows: Knex.QueryBuilder][] = [
    ['sitios', knex('site')],
    ['categorías', knex('category')],
    ['bodegas', knex('warehouse')],
    ['rutas de entrega', knex('delivery_route')],
    ['códigos postales con entrega', knex('zipcode').whereNotNull('zone')],
    ['una administradora', knex('app_user').where({ role: Role.admin, disabled_at: null })],
  ];
  const counts = await Promise.all(needed.map(([, rows]) => countOf(rows)));
  return needed.flatMap(([what], at) => (counts[at] === 0 ? [what] : []));
}

/** Reads the demo's traces in the database, and the things that it lacks to be a store of its own. */
export async function storeState(url: string): Promise<StoreState> {
  const knex = connect({ url, applicationName: 'store-state', pool: 1 });
  try {
    return { demo: await demoIn(knex), missing: await missingIn(knex) };
  } finally {
    await disconnect(knex);
  }
}
