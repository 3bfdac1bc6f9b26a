import { dayNumber, dayText, storeDay } from '@actual/domain';
import { LRUCache } from 'lru-cache';
import type { Deliveries } from '../live/deliveries';
import { stockRanges, type View } from '../live/view';
import { countBoth } from '../product-index/bits';
import { type IndexedValue, indexedValue } from '../product-index/product-index';
import { deliveryFilter, type ListQuery } from './list-query';
import type { Listing } from './listing';
import { type Selection, selected } from './selection';
import { Tally } from './tally';

const rangeName = (handle: string): string => {
  const [from, to] = stockRanges.get(handle) ?? [0, 0];
  return Number.isFinite(to) ? `${from} a ${to} piezas` : `${from} piezas o más`;
};

const rangeValues = new WeakMap<View, readonly IndexedValue[]>();

function rangesOf(view: View): readonly IndexedValue[] {
  let values = rangeValues.get(view);
  if (!values) {
    values = [...stockRanges.keys()].map((handle) =>
      indexedValue({ handle, name: rangeName(handle), code: null, index: null, bits: view.stockRange(handle) }),
    );
    rangeValues.set(view, values);
  }
  return values;
}

/** Days from today that the panel offers to be early by. */
const deliveryDays = [3, 7, 14, 30] as const;

const dayName = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "Llega antes de": some days from today on, and the chosen one. */
function daysOf(deliveries: Deliveries, chosen: string | undefined): IndexedValue[] {
  const today = dayNumber(storeDay());
  const offered = deliveryDays.map((days) => today + days);
  const asked = chosen === undefined ? [] : [dayNumber(chosen)];
  return [...new Set([...offered, ...asked])]
    .sort((a, b) => a - b)
    .map((day) =>
      indexedValue({
        handle: dayText(day),
        name: dayName.format(new Date(dayText(day))),
        code: null,
        index: null,
        bits: deliveries.before(day),
      }),
    );
}

/**
 * The filter panel of a list as JSON: each value with how many products it would leave, counted without its own filter's
 * choice. Values that leave nothing are absent unless chosen. Written here and not by way of objects, because a panel
 * has a hundred of them.
 */
function countFacets(
  { view, deliveries }: Listing,
  question: ListQuery,
  { selection, tally }: { selection: Selection; tally: Tally },
): string {
  const { index } = view;
  const everything = selected(selection);
  const counts = tally.valuesWithin(everything);
  const without = (filter: string) => (selection.filters.has(filter) ? selected(selection, filter) : everything);
  const groups: string[] = [];
  const group = (
    { id, handle, name }: { id: string; handle: string; name: string },
    filter: string,
    values: Iterable<IndexedValue>,
    isChosen: (handle: string) => boolean,
  ) => {
    const list = without(filter);
    let written = '';
    for (const value of values) {
      // of a list that its own filter does not narrow, the values are counted already
      const counted = list === everything && value.index !== null;
      const count = counted ? (counts[value.index] ?? 0) : countBoth(list, value.bits);
      const chosen = isChosen(value.handle);
      if (count > 0 || chosen) written += `${written && ','}${value.json}${count},"selected":${chosen}}`;
    }
    if (written === '') return;
    const head = JSON.stringify({ id, Handle: handle, Name: name, customOrder: groups.length }).slice(0, -1);
    groups.push(`${head},"Values":[${written}]}`);
  };
  const among = (asked: readonly string[] | undefined) => (handle: string) => asked?.includes(handle) ?? false;
  const named = (handle: string, name: string) => ({ id: handle, handle, name });

  group(index.brands, 'brand', index.brands.values.values(), among(question.brandsIds));
  group(named('discount', 'Descuento'), 'discount', index.discounts.values(), among(question.discounts));
  group(named('availability', 'Disponibilidad'), 'availability', rangesOf(view), among(question.stockRanges));
  if (deliveries) {
    const { deliveryBefore } = question;
    const days = daysOf(deliveries, deliveryBefore);
    group(named(deliveryFilter, 'Llega antes de'), deliveryFilter, days, (day) => day === deliveryBefore);
  }
  const isChosen = among(question.filtervalues);
  for (const filter of index.filters) {
    group(
      filter,
      `filter ${filter.handle}`,
      filter.values.values(),
      (value) => isChosen(value) || isChosen(`${filter.handle}:${value}`),
    );
  }
  return `{"price":${JSON.stringify(tally.price)},"groups":[${groups.join(',')}]}`;
}

/** What is kept per view, and per view and zone where delivery days are in it; a panel has about 10,000 letters. */
const keptPanels = 300;
const keptPanelsOfZone = 40;

class Kept {
  readonly panels: LRUCache<string, string>;
  readonly tallies: LRUCache<string, Tally>;
  constructor(max: number) {
    this.panels = new LRUCache({ max });
    this.tallies = new LRUCache({ max });
  }
}
const kept = new WeakMap<View | Deliveries, Kept>();

function keptFor(view: View, deliveries: Deliveries | null): Kept {
  const place = deliveries ?? view;
  let own = kept.get(place);
  if (!own) {
    own = new Kept(deliveries ? keptPanelsOfZone : keptPanels);
    kept.set(place, own);
  }
  return own;
}

/** The filter panel of a question as JSON; see `countFacets`. It is the same on every page of a list and in every order. */
export function facetsOf(listing: Listing, question: ListQuery, selection: Selection): string {
  const { view, site, deliveries } = listing;
  const { page: _page, items: _items, sortOption: _sort, zipcodeDeliveryId: _zip, ...rest } = question;
  const { panels, tallies } = keptFor(view, deliveries);
  const key = JSON.stringify([site, rest]);
  const known = panels.get(key);
  if (known) return known;
  const { minPrice: _min, maxPrice: _max, ...unpriced } = rest;
  const tallyKey = selection.filters.has('price') ? JSON.stringify([site, unpriced]) : key;
  const tally = tallies.get(tallyKey) ?? new Tally(view.index, selected(selection, 'price'));
  tallies.set(tallyKey, tally);
  const facets = countFacets(listing, question, { selection, tally });
  // most panels are asked for once: those only leave a mark, so that they do not push out what is asked for again
  panels.set(key, known === undefined ? '' : facets);
  return facets;
}
