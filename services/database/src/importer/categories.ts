import type { Knex } from '../connect';

/** The store's categories: which handles there are and what stands above each. */
export interface Categories {
  readonly size: number;
  /** The handles with all their ancestors, sorted, or the first handle the store lacks. */
  withAncestors(handles: readonly string[]): { all: string[] } | { unknown: string };
}

/** Builds the tree of `handle -> parent handle`. */
export function categoriesFrom(parents: ReadonlyMap<string, string | null>): Categories {
  return {
    size: parents.size,
    withAncestors(handles) {
      const all = new Set<string>();
      for (const handle of handles) {
        if (!parents.has(handle)) return { unknown: handle };
        for (let one: string | null = handle; one !== null; one = parents.get(one) ?? null) all.add(one);
      }
      return { all: [...all].sort() };
    },
  };
}

/** The categories of the database. */
export async function readCategories(db: Knex): Promise<Categories> {
  const { rows } = await db.raw<{ rows: { handle: string; parent: string | null }[] }>(
    'SELECT c.handle, p.handle AS parent FROM category c LEFT JOIN category p ON p.id = c.parent_id',
  );
  return categoriesFrom(new Map(rows.map(({ handle, parent }) => [handle, parent])));
}
