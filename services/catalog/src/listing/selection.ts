import type { Site } from '@actual/contracts';
import { type SizeKey, sizeBounds, sizeKeys } from '@actual/contracts/facts/catalog/sizes';
import { dayNumber } from '@actual/domain';
import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';
import { type Bits, bitsOf, emptyBits, intersection, union } from '../product-index/bits';
import { hundredths } from '../product-index/product-sizes';
import { comingIn } from '../way-in/passages';
import { bounded } from './bounded';
import { chosenValues, deliveryFilter, type ListQuery, wayInFilter } from './list-query';

/** The chosen values, one set per filter: within a filter any value counts, all filters together must hold. */
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

/** Filter values by filter: `material:madera`; a bare `madera` is looked for in every filter. */
function valuesByFilter({ index, computed }: View, asked: readonly string[]): Map<string, Bits> {
  const chosen = new Map<string, Bits[]>();
  const filters = [...index.filters, ...computed];
  const isFilter = (name: string) => name === deliveryFilter || filters.some(({ handle }) => handle === name);
  const choose = (filter: string, bits: Bits) => chosen.set(filter, [...(chosen.get(filter) ?? []), bits]);
  for (const one of asked) {
    const [filterHandle, valueHandle] = one.includes(':') ? one.split(':', 2) : [undefined, one];
    const found = filters.flatMap((filter) => {
      const value =
        filterHandle === undefined || filter.handle === filterHandle ? filter.values.get(valueHandle ?? '') : undefined;
      return value ? [{ filter: filter.handle, bits: value.bits }] : [];
    });
    for (const { filter, bits } of found) choose(filter, bits);
    if (found.length > 0) continue;
    // other sites hang names of their own on a link: one that is no filter asks for nothing
    if (filterHandle && !isFilter(filterHandle)) continue;
    // a value nobody has matches nothing, but does not undo the other values of its filter
    choose(filterHandle ?? '', emptyBits(index.size));
  }
  return new Map([...chosen].map(([filter, sets]) => [`filter ${filter}`, union(index.size, sets)]));
}

/** Products within bounds of price. */
const priced = (view: View, { minPrice, maxPrice }: ListQuery): Bits =>
  bounded(view, 'DiscountPrice', (position) => view.index.pricesCents[position] ?? 0, {
    from: minPrice === undefined ? undefined : minPrice * 100,
    to: maxPrice === undefined ? undefined : maxPrice * 100,
  });

/** Products within bounds of a size in centimeters; one whose size is unknown is in none. */
const sized = (view: View, key: SizeKey, from: number | undefined, to: number | undefined): Bits =>
  bounded(view, key, (position) => view.index.sizes[key][position] || Number.POSITIVE_INFINITY, {
    from: from === undefined ? undefined : hundredths(from),
    to: to === undefined ? undefined : hundredths(to),
  });

/** The sets of a question. `found` are the positions of a term or item code, undefined when there was none. */
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
  if (question.minPrice !== undefined || question.maxPrice !== undefined) filters.set('price', priced(view, question));
  for (const key of sizeKeys) {
    const [from, to] = [question[sizeBounds[key].from], question[sizeBounds[key].to]];
    if (from !== undefined || to !== undefined) filters.set(key, sized(view, key, from, to));
  }
  if (question.deliveryBefore !== undefined && deliveries)
    filters.set(deliveryFilter, deliveries.before(dayNumber(question.deliveryBefore)));
  if (question.comesIn && question.wayIn !== undefined) filters.set(wayInFilter, comingIn(view, question.wayIn));
  return { base: intersection(view.listed(site), ...base), filters };
}

/** The positions that the selection leaves; with `but`, as if that filter had not been used. */
export const selected = ({ base, filters }: Selection, but?: string): Bits =>
  intersection(base, ...[...filters].flatMap(([name, bits]) => (name === but ? [] : [bits])));
