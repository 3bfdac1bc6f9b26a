import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { unlistedCode } from '@actual/contracts/facts/catalog/item-codes';
import { add, type Bits, copied, each, emptyBits, has, remove } from './bits';
import { computedFilters } from './computed-filters';
import type { IndexedProduct, PlacedProduct } from './product-row';

/** Sets of products by name: `category:…`, `value:…`, `brand:…` by their ids, `society:001`, and some of one word. */
export type Sets = ReadonlyMap<string, Bits>;

const unlisted = new RegExp(unlistedCode, 'i');
/** Whether lists may show the product of an item code. */
const isListed = (itemCode: string): boolean => !unlisted.test(itemCode);

/** Name of the set of a computed filter's value. */
export const computedSet = (filter: string, value: string): string => `computed:${filter}:${value}`;

function* ofProduct(product: IndexedProduct): Generator<string> {
  const { itemCode, society, brandId, slowMovement, spotlight } = product;
  yield 'live';
  yield `society:${society}`;
  if (brandId) yield `brand:${brandId}`;
  if (slowMovement) yield 'slow';
  if (spotlight) yield 'spotlight';
  if (isListed(itemCode)) yield 'listed';
  if (/^st/i.test(itemCode)) yield 'studio';
  for (const { handle, values } of computedFilters)
    for (const value of values) if (value.has(product)) yield computedSet(handle, value.handle);
}

function* namesOf({ product, categoryIds, valueIds }: PlacedProduct): Generator<string> {
  yield* ofProduct(product);
  for (const id of categoryIds) yield `category:${id}`;
  for (const id of valueIds) yield `value:${id}`;
}

/** Products put into their sets before others get a turn. */
const turn = 500;

/** The sets after some positions were given up and some products placed; those that stay the same are shared. */
export async function setsAfter(
  before: Sets,
  { removed, placed, size }: { removed: Iterable<number>; placed: readonly PlacedProduct[]; size: number },
): Promise<Sets> {
  const length = emptyBits(size).length;
  const sets = new Map(before);
  const own = new Set<string>();
  const mutable = (name: string): Bits => {
    const known = sets.get(name);
    if (known && own.has(name)) return known;
    const copy = known ? copied(known, size) : emptyBits(size);
    sets.set(name, copy);
    own.add(name);
    return copy;
  };
  for (const [name, bits] of before) if (bits.length !== length) mutable(name);
  for (const position of removed)
    for (const [name, bits] of sets) if (has(bits, position)) remove(mutable(name), position);
  for (const [at, one] of placed.entries()) {
    for (const name of namesOf(one)) add(mutable(name), one.position);
    if (at % turn === turn - 1) await yieldToEventLoop();
  }
  return sets;
}

/** Positions that are in the set of a category, a brand or a value, by their ids. */
export function membersOf(sets: Sets, ids: Iterable<string>): Set<number> {
  const members = new Set<number>();
  for (const id of ids)
    for (const kind of ['category', 'brand', 'value'])
      each(sets.get(`${kind}:${id}`) ?? emptyBits(0), (position) => members.add(position));
  return members;
}
