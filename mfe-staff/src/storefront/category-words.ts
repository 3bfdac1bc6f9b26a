import type { StorefrontContent } from '@actual/contracts';
import { type CategoryChange, storefrontLimits } from '@actual/contracts/facts/catalog/storefront';

export type Categories = Extract<StorefrontContent, { kind: 'categories' }>;
export type Category = Categories['categories'][number];

/** The changes of a category, in the order of its row. */
export const changeWords: Readonly<Record<CategoryChange, string>> = {
  new: 'Nueva',
  renamed: 'Otro nombre',
  moved: 'Cambia de lugar',
  readdressed: 'Otra dirección',
  shown: 'Se muestra',
  hidden: 'Se oculta',
  removed: 'Se quita',
};

/** A category in the tree: how deep it stands, and the first-level one that it is below. */
export interface Placed {
  readonly one: Category;
  readonly level: number;
  readonly root: string;
}

/** Categories as people read the tree: each before its children; one with an impossible place stands at the end. */
export function inOrder(list: readonly Category[]): Placed[] {
  const seen = new Set<string>();
  const below = (parent: string | null, level: number, root: string | null): Placed[] =>
    list
      .filter((one) => one.parent === parent && !seen.has(one.id))
      .flatMap((one) => {
        seen.add(one.id);
        const top = root ?? one.id;
        return [{ one, level, root: top }, ...below(one.id, level + 1, top)];
      });
  const tree = below(null, 1, null);
  return [...tree, ...list.filter(({ id }) => !seen.has(id)).map((one) => ({ one, level: 1, root: one.id }))];
}

/** A category and everything below it, by id. */
export function branchOf(list: readonly Category[], id: string): ReadonlySet<string> {
  const branch = new Set([id]);
  for (let grew = true; grew; ) {
    const more = list.filter((one) => one.parent !== null && branch.has(one.parent) && !branch.has(one.id));
    for (const one of more) branch.add(one.id);
    grew = more.length > 0;
  }
  return branch;
}

/** The list with one sibling up or down; their children go along. */
export function movedAmongSiblings(list: readonly Category[], id: string, step: -1 | 1): Category[] {
  const one = list.find((each) => each.id === id);
  const siblings = list.filter(({ parent }) => parent === one?.parent);
  const other = siblings[siblings.findIndex((each) => each.id === id) + step];
  if (!one || !other) return [...list];
  return list.map((each) => (each.id === id ? other : each.id === other.id ? one : each));
}

/** Removes a category: its children move up, and products that had moved into it go where its own products go. */
export function withoutCategory(
  { kind, categories, removed }: Categories,
  id: string,
  into: string | null,
): Categories {
  const gone = categories.find((one) => one.id === id);
  if (!gone) return { kind, categories, removed };
  return {
    kind,
    categories: categories
      .filter((one) => one.id !== id)
      .map((one) => (one.parent === id ? { ...one, parent: gone.parent } : one)),
    removed: [
      ...removed.map((one) => (one.into === id ? { ...one, into } : one)),
      { id, handle: gone.handle, name: gone.name, into },
    ],
  };
}

/** Gives one back that was taken out, beside the one that took its products. */
export function withCategory({ kind, categories, removed }: Categories, id: string): Categories {
  const back = removed.find((one) => one.id === id);
  if (!back) return { kind, categories, removed };
  const parent = categories.find((one) => one.id === back.into)?.parent ?? null;
  return {
    kind,
    categories: [...categories, { id, handle: back.handle, name: back.name, description: '', parent, isShown: true }],
    removed: removed.filter((one) => one.id !== id),
  };
}

/** A content without the spaces that typing leaves behind. */
export const cleanedCategories = (content: Categories): Categories => ({
  ...content,
  categories: content.categories.map((one) => ({
    ...one,
    name: one.name.trim(),
    handle: one.handle.trim(),
    description: one.description.trim(),
  })),
});

/** The message for a wrong tree before it is sent; null for a right one. */
export function categoriesComplaint({ categories, removed }: Categories): string | null {
  if (categories.some(({ name }) => !name)) return 'Cada categoría necesita su nombre.';
  const odd = categories.find(({ handle }) => !/^[a-z0-9][a-z0-9-]{0,79}$/.test(handle));
  if (odd) return `La dirección de «${odd.name}» lleva minúsculas sin acento, números y guiones, hasta 80.`;
  const all = [...categories, ...removed];
  const twice = all.find(({ handle }, at) => all.findIndex((one) => one.handle === handle) < at);
  if (twice) return `Dos categorías no pueden tener la misma dirección: ${twice.handle}.`;
  return categories.length > storefrontLimits.categories
    ? `Son más de ${storefrontLimits.categories} categorías.`
    : null;
}
