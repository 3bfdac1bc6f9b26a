import type { categoriesContent } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { z } from 'zod';

export type Categories = z.output<typeof categoriesContent>;
export type Category = Categories['categories'][number];

/** The categories above one, from the root down, and itself; a circle ends where it closes. */
export function lineOf(category: Category, byId: ReadonlyMap<string, Category>): Category[] {
  const line = [category];
  for (let at = byId.get(category.parent ?? ''); at && !line.includes(at); at = byId.get(at.parent ?? ''))
    line.unshift(at);
  return line;
}

/** The differences between two trees, in words: places by the name of the category above. */
export function differing(tree: Categories, other: Categories): object {
  const names = new Map(tree.categories.map(({ id, name }) => [id, name]));
  const kept = new Set([...other.categories, ...other.removed].map((one) => JSON.stringify(one)));
  return {
    categories: tree.categories
      .filter((one) => !kept.has(JSON.stringify(one)))
      .map(({ name, handle, parent, isShown }) => ({ name, handle, above: names.get(parent ?? '') ?? null, isShown })),
    removed: tree.removed
      .filter((one) => !kept.has(JSON.stringify(one)))
      .map(({ name, into }) => ({ name, into: names.get(into ?? '') ?? null })),
  };
}

interface Row {
  id: string;
  handle: string;
  name: string;
  description: string | null;
  parent: string | null;
  isShown: boolean;
  removed: boolean;
  into: string | null;
  position: number;
}

/** The tree in the order in which people read it: each category before its children. */
function inOrder(rows: readonly Row[], above: string | null = null): Row[] {
  return rows
    .filter(({ parent }) => parent === above)
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'es'))
    .flatMap((row) => [row, ...inOrder(rows, row.id)]);
}

/** The tree of categories as the tables have it. */
export async function readTree(db: Knex): Promise<Categories> {
  const rows = await db('category').select<Row[]>('id', 'handle', 'name', 'description', 'removed', 'position', {
    parent: 'parent_id',
    isShown: 'active',
    into: 'merged_into',
  });
  const there = rows.filter(({ removed }) => !removed);
  return {
    kind: 'categories',
    categories: inOrder(there).map(({ id, handle, name, description, parent, isShown }) => ({
      id,
      handle,
      name,
      description: description ?? '',
      parent,
      isShown,
    })),
    removed: rows
      .filter(({ removed }) => removed)
      .sort((a, b) => a.name.localeCompare(b.name, 'es'))
      .map(({ id, handle, name, into }) => ({ id, handle, name, into })),
  };
}

/** Marks the categories that an import wrote since the last change: it named those above by the tree until now. */
const markSql = /* sql */ `
UPDATE product_category a SET derived = EXISTS (
  SELECT FROM product_category k JOIN category c ON c.id = k.category_id
  WHERE k.product_id = a.product_id AND c.parent_id = a.category_id)
WHERE a.derived IS NULL`;

/** Products stand in every category above their own, and in the one that took theirs in; nowhere else by derivation. */
const wantedSql = /* sql */ `
WITH RECURSIVE up AS (
  SELECT c.id AS own, coalesce(c.merged_into, c.id) AS id FROM category c
  UNION SELECT up.own, c.parent_id FROM up JOIN category c ON c.id = up.id WHERE c.parent_id IS NOT NULL
), wanted AS (
  SELECT DISTINCT up.id AS category_id, pc.product_id
  FROM product_category pc JOIN up ON up.own = pc.category_id WHERE NOT pc.derived
)`;
const dropSql = /* sql */ `${wantedSql}
DELETE FROM product_category d WHERE d.derived AND NOT EXISTS (
  SELECT FROM wanted w WHERE w.category_id = d.category_id AND w.product_id = d.product_id)`;
const addSql = /* sql */ `${wantedSql}
INSERT INTO product_category (category_id, product_id, derived)
SELECT category_id, product_id, true FROM wanted ON CONFLICT DO NOTHING`;

/** Categories that the tree does not know: an undoing took back the change that made them. Their handles may be taken. */
async function takeOut(trx: Knex, known: readonly string[], handles: ReadonlyMap<string, string>): Promise<void> {
  const out = { active: false, removed: true, merged_into: null, parent_id: null, level: 1 };
  const ids = await trx('category')
    .whereNotIn('id', [...known])
    .pluck<string[]>('id');
  const taken = new Set(
    await trx('category')
      .whereIn('id', [...known])
      .pluck<string[]>('handle'),
  );
  for (const id of ids) {
    const handle = handles.get(id) ?? id;
    await trx('category')
      .where({ id })
      .update({ ...out, handle: taken.has(handle) ? id : handle });
  }
}

/** Makes the tables hold the tree; handles that change lead on to the new ones. */
export async function writeTree(trx: Knex, { categories, removed }: Categories): Promise<void> {
  await trx.raw(markSql);
  const before = new Map(
    (await trx('category').select<{ id: string; handle: string }[]>('id', 'handle')).map(({ id, handle }) => [
      id,
      handle,
    ]),
  );
  const byId = new Map(categories.map((one) => [one.id, one]));
  const places = new Map<string | null, number>();
  // a handle may go to another category in the same change, and one is written after the other
  await trx('category').update({ handle: trx.raw('id::text') });
  const parentsFirst = [...categories].sort((a, b) => lineOf(a, byId).length - lineOf(b, byId).length);
  for (const one of parentsFirst) {
    const position = places.get(one.parent) ?? 0;
    places.set(one.parent, position + 1);
    const row = {
      handle: one.handle,
      name: one.name,
      description: one.description || null,
      level: lineOf(one, byId).length,
      parent_id: one.parent,
      position,
      active: one.isShown,
      removed: false,
      merged_into: null,
    };
    await trx('category')
      .insert({ id: one.id, ...row })
      .onConflict('id')
      .merge(row);
  }
  for (const { id, handle, into } of removed)
    await trx('category')
      .where({ id })
      .update({ handle, active: false, removed: true, merged_into: into, parent_id: null, level: 1 });
  const now = [...categories, ...removed];
  await takeOut(
    trx,
    now.map(({ id }) => id),
    before,
  );
  await trx('category_handle')
    .whereIn(
      'handle',
      now.map(({ handle }) => handle),
    )
    .delete();
  const former = now.flatMap(({ id, handle }) => {
    const old = before.get(id);
    return old && old !== handle && !now.some((one) => one.handle === old) ? [{ handle: old, category_id: id }] : [];
  });
  if (former.length > 0) await trx('category_handle').insert(former).onConflict('handle').merge();
  await trx.raw(dropSql);
  await trx.raw(addSql);
}
