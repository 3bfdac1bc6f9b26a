import type { Knex } from '../../connect';
import { type FormerHandle, readFormerHandles } from '../../former-handles';
import { nearest } from './nearest';
import { loose } from './text';

/** A category as the store has it. */
export interface StoreCategory {
  readonly handle: string;
  readonly name: string;
  readonly parent: string | null;
}

/** Names of a merchant's with the handles that they mean; null: the store does not sell it. */
export type CategoryNames = ReadonlyMap<string, readonly string[] | null>;

/** Handles with all above them; the first unknown name; or that the store sells none of them. */
export type FoundCategories =
  | { readonly all: string[] }
  | { readonly unknown: string; readonly near: readonly string[] }
  | { readonly notSold: true };

/** The store's categories: their names and parents. */
export interface Categories {
  readonly size: number;
  /**
   * Handles, with all ancestors, of categories by handle, name or path (`Salas > Sofás`); or the first missing and
   * names nearly like it.
   */
  withAncestors(names: readonly string[]): FoundCategories;
  /** The one handle that is meant by handle, name or path. */
  handleOf(name: string): string | undefined;
  /** Every category with the names above it. */
  paths(): { handle: string; path: string }[];
  /** The same, a line each, for a person who writes a mapping. */
  lines(): string[];
}

const parted = /\s*(?:>|\/|»|\\)\s*/;
const key = (text: string): string =>
  loose(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Builds the tree.
 * @param former handles that categories had before, with their present ones
 */
export function categoriesFrom(list: readonly StoreCategory[], former: readonly FormerHandle[] = []): Categories {
  const byHandle = new Map(list.map((one) => [one.handle, one]));
  for (const { from, to } of former) {
    const now = byHandle.get(to);
    if (now && !byHandle.has(from)) byHandle.set(from, now);
  }
  const above = (one: StoreCategory): StoreCategory[] => {
    const parent = one.parent === null ? undefined : byHandle.get(one.parent);
    return parent ? [...above(parent), parent] : [];
  };
  const pathOf = (one: StoreCategory) => [...above(one), one].map(({ name }) => key(name)).join(' > ');
  const named = new Map<string, StoreCategory[]>();
  for (const one of list)
    for (const name of new Set([key(one.handle), key(one.name), pathOf(one)]))
      named.set(name, [...(named.get(name) ?? []), one]);
  const find = (text: string): StoreCategory | undefined => {
    const exact = byHandle.get(text);
    if (exact) return exact;
    const parts = text.split(parted).map(key).filter(Boolean);
    // a path of the merchant's may begin above the store's own top
    for (let from = 0; from < parts.length; from += 1) {
      const found = named.get(parts.slice(from).join(' > '));
      if (found?.length === 1) return found[0];
    }
    return undefined;
  };
  const paths = () =>
    list.map((one) => ({ handle: one.handle, path: [...above(one), one].map(({ name }) => name).join(' > ') }));
  const nearTo = (text: string): string[] =>
    nearest(key(text.split(parted).at(-1) ?? text), list, ({ name, handle }) => [key(name), key(handle)])
      .slice(0, 3)
      .map(({ handle }) => handle);
  return {
    size: list.length,
    withAncestors(names) {
      const all = new Set<string>();
      for (const name of names) {
        const found = find(name);
        if (!found) return { unknown: name, near: nearTo(name) };
        for (const one of [...above(found), found]) all.add(one.handle);
      }
      return { all: [...all].sort() };
    },
    handleOf: (name) => find(name)?.handle,
    paths,
    lines: () => paths().map(({ handle, path }) => `${handle.padEnd(32)}${path}`),
  };
}

/** The same categories, with the meanings that somebody gave to a merchant's names. */
export const renamedCategories = (categories: Categories, names: CategoryNames): Categories => ({
  ...categories,
  withAncestors(given) {
    const meant = given.map((name) => (names.has(name) ? (names.get(name) ?? null) : [name]));
    const sold = meant.flatMap((handles) => handles ?? []);
    return sold.length === 0 && meant.includes(null) ? { notSold: true } : categories.withAncestors(sold);
  },
});

/** The categories of the database. */
export async function readCategories(db: Knex): Promise<Categories> {
  const { rows } = await db.raw<{ rows: StoreCategory[] }>(
    `SELECT c.handle, c.name, p.handle AS parent FROM category c LEFT JOIN category p ON p.id = c.parent_id
     WHERE NOT c.removed ORDER BY c.level, c.position`,
  );
  return categoriesFrom(rows, await readFormerHandles(db));
}
