import type { DeliveryFacts } from '@actual/domain';

export interface IndexedCategory {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly description: string | null;
  readonly level: number;
  readonly parentId: string | null;
  readonly picture: string | null;
  readonly position: number;
}
export interface NamedValue {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly code: string | null;
}
export interface NamedFilter {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly position: number;
  /** By name. */
  readonly values: readonly NamedValue[];
}

/**
 * The small tables that classify products and say from where they are delivered, read together whenever one of them
 * changes. Any change makes another object, so caches keyed by one are dropped with it.
 */
export interface Structure {
  /** Active ones, by level and menu order. */
  readonly categories: readonly IndexedCategory[];
  /** Handles that categories had, of those and of ones that were taken out: the handle where their products are. */
  readonly moved: ReadonlyMap<string, string>;
  /** By name. */
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly filters: readonly NamedFilter[];
  readonly delivery: DeliveryFacts;
  /** Grows with each change by staff that the store shows. */
  readonly revision: number;
}

/** Ids of categories, brands and values that are called otherwise now, or that only one of the two has. */
export function renamed(before: Structure, after: Structure): Set<string> {
  const names = ({ categories, brands, filters }: Structure) =>
    new Map([
      ...categories.map(({ id, handle, name }) => [id, `${handle} ${name}`] as const),
      ...brands.map(({ id, name }) => [id, name] as const),
      ...filters.flatMap(({ handle, values }) =>
        values.map((one) => [one.id, `${handle} ${one.handle} ${one.name}`] as const),
      ),
    ]);
  const [old, now] = [names(before), names(after)];
  return new Set([...old.keys(), ...now.keys()].filter((id) => old.get(id) !== now.get(id)));
}
