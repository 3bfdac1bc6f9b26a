import type { Site } from '@actual/contracts';
import { dayNumber } from '@actual/domain';
import { add, type Bits, bitsOf, emptyBits, intersection, union } from '../catalogue/bits';
import type { Catalogue } from '../catalogue/catalogue';
import type { Deliveries } from '../catalogue/deliveries';
import type { View } from '../catalogue/view';
import { deliveryFilter, type ListQuestion } from './question';

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

function priced({ pricesCents }: Catalogue, minPesos: number | undefined, maxPesos: number | undefined): Bits {
  const min = (minPesos ?? 0) * 100;
  const max = (maxPesos ?? Number.POSITIVE_INFINITY) * 100;
  const bits = emptyBits(pricesCents.length);
  // a call for each product would cost more than the comparison
  for (let position = 0; position < pricesCents.length; position += 1) {
    const cents = pricesCents[position] ?? 0;
    if (cents >= min && cents <= max) add(bits, position);
  }
  return bits;
}

/** Filter values by filter: `material:madera`; a bare `madera` is looked for in every filter. */
function valuesByFilter(catalogue: Catalogue, asked: readonly string[]): Map<string, Bits> {
  const chosen = new Map<string, Bits[]>();
  const choose = (filter: string, bits: Bits) => chosen.set(filter, [...(chosen.get(filter) ?? []), bits]);
  for (const one of asked) {
    const [filterHandle, valueHandle] = one.includes(':') ? one.split(':', 2) : [undefined, one];
    const found = catalogue.filters.flatMap((filter) => {
      const value =
        filterHandle === undefined || filter.handle === filterHandle ? filter.values.get(valueHandle ?? '') : undefined;
      return value ? [{ filter: filter.handle, bits: value.bits }] : [];
    });
    for (const { filter, bits } of found) choose(filter, bits);
    // a value nobody has matches nothing, but does not undo the other values of its filter
    if (found.length === 0) choose(filterHandle ?? '', emptyBits(catalogue.size));
  }
  return new Map([...chosen].map(([filter, sets]) => [`filter ${filter}`, union(catalogue.size, sets)]));
}

/** The sets of a question. `found`: what a term or item code found, undefined when there was none. */
export function select(
  view: View,
  site: Site,
  question: ListQuestion,
  { found, deliveries }: { found?: Bits | undefined; deliveries: Deliveries | null },
): Selection {
  const { catalogue } = view;
  const { size } = catalogue;
  const base: Bits[] = [];
  if (found) base.push(found);
  if (question.category !== undefined) base.push(catalogue.categories.get(question.category)?.bits ?? emptyBits(size));
  if (question.societyCodes?.length)
    base.push(anyOf(size, question.societyCodes, (code) => catalogue.societies.get(code)));
  if (question.ids)
    base.push(
      bitsOf(
        size,
        question.ids.flatMap((id) => catalogue.positionOfId.get(id) ?? []),
      ),
    );
  if (question.slowMovement) base.push(catalogue.slowMovement);
  if (question.spotlight) base.push(catalogue.spotlight);

  const filters = valuesByFilter(catalogue, question.filtervalues ?? []);
  if (question.brandsIds?.length)
    filters.set(
      'brand',
      anyOf(size, question.brandsIds, (id) => catalogue.brands.values.get(id)?.bits),
    );
  if (question.discounts?.length)
    filters.set(
      'discount',
      anyOf(size, question.discounts, (bound) => catalogue.discounts.get(bound)?.bits),
    );
  if (question.stockRanges?.length)
    filters.set(
      'availability',
      anyOf(size, question.stockRanges, (range) => view.stockRange(range)),
    );
  if (question.minPrice !== undefined || question.maxPrice !== undefined)
    filters.set('price', priced(catalogue, question.minPrice, question.maxPrice));
  if (question.deliveryBefore !== undefined && deliveries)
    filters.set(deliveryFilter, deliveries.before(dayNumber(question.deliveryBefore)));
  return { base: intersection(view.listed(site), ...base), filters };
}

/** What the selection leaves; with `but`, as if that filter had not been used. */
export const selected = ({ base, filters }: Selection, but?: string): Bits =>
  intersection(base, ...[...filters].flatMap(([name, bits]) => (name === but ? [] : [bits])));
