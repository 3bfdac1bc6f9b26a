import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sizesOf } from '@actual/contracts/facts/catalog/measures';
import { travelsOf } from '@actual/domain';
import { labelsAfter } from './labels';
import { idsAfter, keysAfter, membersAfter } from './names-after';
import { type Order, type OrderKey, orderAfter } from './order';
import { filterable, type ProductIndex, valueIdsOf } from './product-index';
import { type IndexedProduct, noProduct, type PlacedProduct, type ProductRow } from './product-row';
import { sizesAfter } from './product-sizes';
import { setsAfter } from './sets';
import { sourcesAfter } from './stock-sources';
import type { Structure } from './structure';
import { valuesAfter } from './value-counts';

/** The changed parts of a catalog. */
export interface IndexChange {
  readonly version: number;
  readonly structure: Structure;
  /** Products as they are now, new ones too, in the order of their ids. */
  readonly rows: Iterable<readonly ProductRow[]> | AsyncIterable<readonly ProductRow[]>;
  /** Ids of products that the index has no more. */
  readonly removed: Iterable<string>;
}

/** Products placed before others get a turn. */
const turn = 200;

/** Called with each product as it gets its place; positions do not ascend. */
export type OnPlaced = (position: number, row: ProductRow) => void;

/** Every product of the change at its place: where it stood before, else where nobody stands, else at the end. */
async function place(before: ProductIndex, rows: IndexChange['rows'], freed: readonly number[], onPlaced: OnPlaced) {
  const free = [...before.free, ...freed];
  const placed: PlacedProduct[] = [];
  let { size } = before;
  for await (const batch of rows) {
    for (const row of batch) {
      const position = before.positionOfId.get(row.id) ?? free.pop() ?? size++;
      const { name, slug, picture, priceCents, categoryIds, valueIds, sources } = row;
      placed.push({
        position,
        product: productOf(row),
        label: { name, slug, picture, priceCents },
        categoryIds,
        valueIds,
        sources,
        sizes: sizesOf(row.dimensions),
      });
      onPlaced(position, row);
      if (placed.length % turn === 0) await yieldToEventLoop();
    }
  }
  return { placed, free, size };
}

const productOf = (row: ProductRow): IndexedProduct => ({
  id: row.id,
  itemCode: row.itemCode,
  society: row.society,
  discountPriceCents: row.discountPriceCents,
  discount: row.discount,
  brandId: row.brandId,
  groupId: row.groupId,
  salesCount: row.salesCount,
  slowMovement: row.slowMovement,
  spotlight: row.spotlight,
  travels: travelsOf(row.dimensions, row.packing),
});

/** A longer copy. */
function extended<T extends Float64Array>(list: T, size: number): Float64Array {
  const copy = new Float64Array(size);
  copy.set(list);
  return copy;
}

export interface Changed {
  readonly index: ProductIndex;
  /** Positions that lost their product, or hold it in another state. */
  readonly left: ReadonlySet<number>;
  /** Positions that hold another product, or the same in another state. */
  readonly positions: ReadonlySet<number>;
}

/**
 * The catalog after a change, at a cost that grows with the change: the rest is shared, or copied as a whole array,
 * which takes a millisecond where reading it again took seconds. Gives way to requests between its steps.
 */
export async function changeIndex(
  before: ProductIndex,
  { structure, version, rows, removed }: IndexChange,
  onPlaced: OnPlaced = () => undefined,
): Promise<Changed> {
  const freed = [...removed].flatMap((id) => before.positionOfId.get(id) ?? []);
  const { placed, free, size } = await place(before, rows, freed, onPlaced);
  const positions = new Set([...freed, ...placed.map(({ position }) => position)]);
  const products = before.products.slice();
  for (const position of freed) products[position] = noProduct;
  for (const { position, product } of placed) products[position] = product;
  const pricesCents = extended(before.pricesCents, size);
  for (const { position, product } of placed) pricesCents[position] = product.discountPriceCents;
  const left = new Set(
    [...positions].filter((position) => position < before.size && before.products[position] !== noProduct),
  );
  await yieldToEventLoop();
  const sets = await setsAfter(before.sets, { removed: left, placed, size });
  await yieldToEventLoop();
  const changedValues = new Map<number, readonly string[]>(freed.map((position) => [position, []]));
  const changedSources = new Map<number, PlacedProduct['sources']>(freed.map((position) => [position, []]));
  for (const { position, product, valueIds, sources } of placed) {
    changedValues.set(position, product.brandId ? [product.brandId, ...valueIds] : valueIds);
    changedSources.set(position, sources);
  }
  const values = valuesAfter(before.values, { ids: valueIdsOf(structure), changed: changedValues, size });
  await yieldToEventLoop();
  const sources = sourcesAfter(before.sources, { changed: changedSources, size });
  await yieldToEventLoop();
  const byId = idsAfter(before, products, { removed: left, placed });
  await yieldToEventLoop();
  const ranks = new Uint32Array(size);
  for (let rank = 0; rank < byId.length; rank += 1) ranks[byId[rank] ?? 0] = rank;
  const named = { products, ranks };
  const keys = keysAfter(before, named, { removed: left, placed });
  await yieldToEventLoop();
  const groups = membersAfter(before, named, { removed: left, placed });
  await yieldToEventLoop();
  const labels = labelsAfter(before.labels, { removed: left, placed, size });
  const sizes = sizesAfter(before.sizes, { removed: left, placed, size });
  await yieldToEventLoop();
  const index: ProductIndex = {
    version,
    structure,
    size,
    products,
    free,
    byId,
    ranks,
    pricesCents,
    sizes,
    sets,
    values,
    sources,
    ...filterable(structure, sets, size),
    positionOfId: before.positionOfId.after(
      new Map([
        ...freed.map((position) => [before.products[position]?.id ?? '', null] as const),
        ...placed.map(({ position, product }) => [product.id, position] as const),
      ]),
    ),
    ...keys,
    groups,
    labels,
    orders: new Map(),
  };
  for (const [key, order] of before.orders) {
    await yieldToEventLoop();
    index.orders.set(key, orderAfter(order, index, { removed: left, placed: placedAt(placed) }, orderOf(key)));
  }
  await yieldToEventLoop();
  return { index: withGroups(index, before, positions), left, positions };
}

const placedAt = (placed: readonly PlacedProduct[]): number[] => placed.map(({ position }) => position);

/** The name under which an order is kept, read back. */
const orderOf = (key: string): Order => {
  const [name, direction] = key.split(' ');
  return { key: name as OrderKey, direction: direction === 'ASC' ? 'ASC' : 'DESC' };
};

/**
 * A card shows the colors of its whole group, and a page its variants: where one of a group changed, the others are
 * other products too, so that cached answers about them are not used any more.
 */
function withGroups(index: ProductIndex, before: ProductIndex, positions: ReadonlySet<number>): ProductIndex {
  const products = index.products.slice();
  const groups = new Set<string>();
  for (const position of positions)
    for (const { groupId } of [before.products[position] ?? noProduct, products[position] ?? noProduct])
      if (groupId) groups.add(groupId);
  for (const group of groups)
    for (const position of index.groups.get(group) ?? []) {
      const product = products[position];
      if (product && !positions.has(position)) products[position] = { ...product };
    }
  return { ...index, products };
}
