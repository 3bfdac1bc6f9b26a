import type { StorefrontPreview } from '@actual/contracts';
import { type CategoryChange, storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import { type Categories, type Category, lineOf, readTree, writeTree } from './category-tree';
import { type Kind, repeated, wrong } from './kind';

type Preview = Extract<StorefrontPreview, { kind: 'categories' }>;

const byIdOf = ({ categories }: Categories): ReadonlyMap<string, Category> =>
  new Map(categories.map((one) => [one.id, one]));
const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);
const addressOf = (handle: string): string => `/category/${handle}`;

/** Products in each category, by its id. */
async function countProducts(db: Knex): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.raw<{ rows: { id: string; count: number }[] }>(
    'SELECT category_id AS id, count(*)::int AS count FROM product_category GROUP BY category_id',
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** @throws invalid_input for a circle, or one that stands too deep */
function checkShape({ categories }: Categories, byId: ReadonlyMap<string, Category>): void {
  const orphans = categories.filter(({ parent }) => parent !== null && !byId.has(parent));
  if (orphans.length > 0) throw wrong('parent', namesOf(orphans));
  const circles = categories.filter((one) => lineOf(one, byId)[0]?.parent !== null);
  if (circles.length > 0) throw wrong('cycle', namesOf(circles));
  const deep = categories.filter((one) => lineOf(one, byId).length > storefrontLimits.categoryLevels);
  if (deep.length > 0) throw wrong('depth', namesOf(deep));
}

/** The changes of a category; none where it stays as it is. */
function changesOf(now: Category | undefined, one: Category): CategoryChange[] {
  if (!now) return ['new'];
  return [
    ...(now.name === one.name ? [] : (['renamed'] as const)),
    ...(now.parent === one.parent ? [] : (['moved'] as const)),
    ...(now.handle === one.handle ? [] : (['readdressed'] as const)),
    ...(now.isShown === one.isShown ? [] : [one.isShown ? ('shown' as const) : ('hidden' as const)]),
  ];
}

/** The category tree: names, order, addresses, and whether each is shown. */
export const categories: Kind<Categories> = {
  read: readTree,
  async check(db, content) {
    const byId = byIdOf(content);
    const all = [...content.categories, ...content.removed];
    const twice = repeated(all.map(({ handle }) => handle));
    if (twice.length > 0) throw wrong('handle', twice);
    const sameId = repeated(all.map(({ id }) => id));
    if (sameId.length > 0) throw wrong('id', sameId);
    checkShape(content, byId);
    const known = await db('category').select<{ id: string; name: string }[]>('id', 'name');
    const missing = known.filter(({ id }) => !all.some((one) => one.id === id));
    if (missing.length > 0) throw wrong('missing', namesOf(missing));
    const products = await countProducts(db);
    const homeless = content.removed.filter(({ id, into }) =>
      into === null ? (products.get(id) ?? 0) > 0 : !byId.has(into),
    );
    if (homeless.length > 0) throw wrong('into', namesOf(homeless));
  },
  write: (trx, _store, content) => writeTree(trx, content),
  async preview({ db }, content): Promise<Preview> {
    const [tree, products] = [await readTree(db), await countProducts(db)];
    const [before, after] = [byIdOf(tree), byIdOf(content)];
    const pathOf = (one: Category, byId: ReadonlyMap<string, Category>) => namesOf(lineOf(one, byId)).join(' > ');
    const kept = content.categories.flatMap((one) => {
      const now = before.get(one.id);
      const what = changesOf(now, one);
      if (what.length === 0) return [];
      const [path, was] = [pathOf(one, after), now ? pathOf(now, before) : null];
      const isReaddressed = now !== undefined && now.handle !== one.handle;
      return {
        id: one.id,
        path,
        what,
        before: was === path ? null : was,
        from: isReaddressed ? addressOf(now.handle) : null,
        to: isReaddressed ? addressOf(one.handle) : null,
        products: products.get(one.id) ?? 0,
      };
    });
    const gone = content.removed.flatMap(({ id, into }) => {
      const now = before.get(id);
      if (!now) return [];
      const heir = after.get(into ?? '');
      return {
        id,
        path: heir ? pathOf(heir, after) : '',
        what: ['removed' as const],
        before: pathOf(now, before),
        from: heir ? addressOf(now.handle) : null,
        to: heir ? addressOf(heir.handle) : null,
        products: products.get(id) ?? 0,
      };
    });
    const changes = [...kept, ...gone];
    const elsewhere = changes.filter(({ what }) => what.includes('moved') || what.includes('removed'));
    const { count } = (await db('product_category')
      .whereIn(
        'category_id',
        elsewhere.map(({ id }) => id),
      )
      .countDistinct<{ count: string }[]>({ count: 'product_id' })
      .first()) ?? { count: '0' };
    return {
      kind: 'categories',
      changes,
      products: Number(count),
      addresses: changes.filter(({ from }) => from !== null).length,
    };
  },
};
