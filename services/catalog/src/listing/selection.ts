import type { Site } from '@actual/contracts';
import { dayNumber } from '@actual/domain';
import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';
import { add, type Bits, bitsOf, emptyBits, intersection, remove, union } from '../product-index/bits';
import { chosenValues, deliveryFilter, type ListQuery } from './list-query';

/** What was chosen, one set per filter: within a filter any value counts, all filters together must hold. */
export interface Selection {
  /** Everything but the filters: site, category, term. */
  readonly base: Bits;
  readonly filters: ReadonlyMap<string, Bits>;
}

const anyOf = (size: number, handles: readonly string[], setOf: (handle: string) => Bits | undefined): Bits =>
  union(
    size,
    handles.flatMap((handle) => setOf(handle) ?? []),
  );

/** How many of the products in the order of their prices cost less; with `orAsMuch`, or as much. */
function cheaper(byPrice: Int32Array, prices: Float64Array, cents: number, orAsMuch: boolean): number {
  let low = 0;
  let high = byPrice.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const own = prices[byPrice[middle] ?? 0] ?? 0;
    if (own < cents || (orAsMuch && own === cents)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Products within bounds of price: put in where they are few, taken out of all where those outside are. */
function priced(view: View, minPesos: number | undefined, maxPesos: number | undefined): Bits {
  const { pricesCents, live, size } = view.index;
  const byPrice = view.inOrder({ key: 'DiscountPrice', direction: 'ASC' });
  const from = minPesos === undefined ? 0 : cheaper(byPrice, pricesCents, minPesos * 100, false);
  const to = maxPesos === undefined ? byPrice.length : cheaper(byPrice, pricesCents, maxPesos * 100, true);
  const isMost = (to - from) * 2 > byPrice.length;
  const bits = isMost ? live.slice() : emptyBits(size);
  for (let place = isMost ? 0 : from; place < (isMost ? from : to); place += 1) {
    if (isMost) remove(bits, byPrice[place] ?? 0);
    else add(bits, byPrice[place] ?? 0);
  }
  if (isMost) for (let place = to; place < byPrice.length; place += 1) remove(bits, byPrice[place] ?? 0);
  return bits;
}

/** Filter values by filter: `material:madera`; a bare `madera` is looked for in every filter. */
function valuesByFilter({ index, computed }: View, asked: readonly string[]): Map<string, Bits> {
  const chosen = new Map<string, Bits[]>();
  const filters = [...index.filters, ...computed];
  const choose = (filter: string, bits: Bits) => chosen.set(filter, [...(chosen.get(filter) ?? []), bits]);
  for (const one of asked) {
    const [filterHandle, valueHandle] = one.includes(':') ? one.split(':', 2) : [undefined, one];
    const found = filters.flatMap((filter) => {
      const value =
        filterHandle === undefined || filter.handle === filterHandle ? filter.values.get(valueHandle ?? '') : undefined;
      return value ? [{ filter: filter.handle, bits: value.bits }] : [];
    });
    for (const { filter, bits } of found) choose(filter, bits);
    // a value nobody has matches nothing, but does not undo the other values of its filter
    if (found.length === 0) choose(filterHandle ?? '', emptyBits(index.size));
  }
  return new Map([...chosen].map(([filter, sets]) => [`filter ${filter}`, union(index.size, sets)]));
}

/** The sets of a question. `found`: what a term or item code found, undefined when there was none. */
export function select(
  view: View,
  site: Site,
  question: ListQuery,
  { found, deliveries }: { found?: Bits | undefined; deliveries: Deliveries | null },
): Selection {
  const { index } = view;
  const { size } = index;
  const base: Bits[] = [];
  if (found) base.push(found);
  if (question.category !== undefined) base.push(index.categories.get(question.category)?.bits ?? emptyBits(size));
  if (question.societyCodes?.length) base.push(anyOf(size, question.societyCodes, (code) => index.societies.get(code)));
  if (question.ids)
    base.push(
      bitsOf(
        size,
        question.ids.flatMap((id) => index.positionOfId.get(id) ?? []),
      ),
    );
  if (question.slowMovement) base.push(index.slowMovement);
  if (question.spotlight) base.push(index.spotlight);

  const filters = valuesByFilter(view, chosenValues(question));
  if (question.brandsIds?.length)
    filters.set(
      'brand',
      anyOf(size, question.brandsIds, (id) => index.brands.values.get(id)?.bits),
    );
  if (question.minPrice !== undefined || question.maxPrice !== undefined)
    filters.set('price', priced(view, question.minPrice, question.maxPrice));
  if (question.deliveryBefore !== undefined && deliveries)
    filters.set(deliveryFilter, deliveries.before(dayNumber(question.deliveryBefore)));
  return { base: intersection(view.listed(site), ...base), filters };
}

/** What the selection leaves; with `but`, as if that filter had not been used. */
export const selected = ({ base, filters }: Selection, but?: string): Bits =>
  intersection(base, ...[...filters].flatMap(([name, bits]) => (name === but ? [] : [bits])));
