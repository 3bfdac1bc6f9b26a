import { offeredDeliveryDays } from '@actual/contracts/facts/catalog/shown-counts';
import { sizeKeys, sizeNames } from '@actual/contracts/facts/catalog/sizes';
import { formatDate } from '@actual/contracts/facts/text/written';
import { dayNumber, dayText, storeDay } from '@actual/domain';
import { LRUCache } from 'lru-cache';
import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';
import { countBoth } from '../product-index/bits';
import type { IndexedFilter, IndexedValue } from '../product-index/product-index';
import { rangeOf } from '../product-index/product-sizes';
import { comingIn } from '../way-in/passages';
import { chosenValues, deliveryFilter, type ListQuery, wayInFilter } from './list-query';
import type { Listing } from './listing';
import { type Selection, selected } from './selection';
import type { CountedValue, Panel } from './serialize-list';
import { Tally } from './tally';

/** "Llega antes de": some days from today on, and the chosen one. */
function daysOf(deliveries: Deliveries, chosen: string | undefined): IndexedValue[] {
  const today = dayNumber(storeDay());
  const offered = offeredDeliveryDays.map((days) => today + days);
  const asked = chosen === undefined ? [] : [dayNumber(chosen)];
  return [...new Set([...offered, ...asked])]
    .sort((a, b) => a - b)
    .map((day) => ({
      handle: dayText(day),
      name: formatDate(dayText(day)),
      code: null,
      index: null,
      bits: deliveries.before(day),
    }));
}

/** The filter panel of a list: each value with how many products it leaves, its own filter's choice left out. */
function countFacets(
  { view, deliveries }: Listing,
  question: ListQuery,
  { selection, tally }: { selection: Selection; tally: Tally },
): Panel {
  const { index } = view;
  const everything = selected(selection);
  const counts = tally.valuesWithin(everything);
  const without = (filter: string) => (selection.filters.has(filter) ? selected(selection, filter) : everything);
  const groups: Panel['groups'][number][] = [];
  const group = (
    { id, handle, name }: { id: string; handle: string; name: string },
    filter: string,
    values: Iterable<IndexedValue>,
    isChosen: (handle: string) => boolean,
  ) => {
    const list = without(filter);
    const counted: CountedValue[] = [];
    for (const value of values) {
      // of a list that its own filter does not narrow, the values are counted already
      const isCounted = list === everything && value.index !== null;
      const count = isCounted ? (counts[value.index] ?? 0) : countBoth(list, value.bits);
      const chosen = isChosen(value.handle);
      if (count > 0 || chosen) counted.push({ value, count, selected: chosen });
    }
    if (counted.length > 0) groups.push({ id, handle, name, values: counted });
  };
  const among = (asked: readonly string[] | undefined) => (handle: string) => asked?.includes(handle) ?? false;
  const named = (handle: string, name: string) => ({ id: handle, handle, name });

  const isChosen = among(chosenValues(question));
  const filterGroup = (filter: IndexedFilter) =>
    group(
      filter,
      `filter ${filter.handle}`,
      filter.values.values(),
      (value) => isChosen(value) || isChosen(`${filter.handle}:${value}`),
    );

  group(index.brands, 'brand', index.brands.values.values(), among(question.brandsIds));
  for (const filter of view.computed) filterGroup(filter);
  if (deliveries) {
    const { deliveryBefore } = question;
    const days = daysOf(deliveries, deliveryBefore);
    group(named(deliveryFilter, 'Llega antes de'), deliveryFilter, days, (day) => day === deliveryBefore);
  }
  if (question.wayIn !== undefined) {
    const bits = comingIn(view, question.wayIn);
    const value = { handle: 'si', name: 'Cabe por mi acceso', code: null, index: null, bits };
    group(named(wayInFilter, 'Acceso'), wayInFilter, [value], () => question.comesIn ?? false);
  }
  for (const filter of index.filters) filterGroup(filter);
  const sizes = sizeKeys.flatMap((key) => {
    const range = rangeOf(index.sizes[key], without(key));
    return range ? [{ Handle: key, Name: sizeNames[key], ...range }] : [];
  });
  return { price: tally.price, sizes, groups };
}

/** The panels kept per view, and per view and zone where delivery days matter; a panel has about a hundred values. */
const keptPanels = 300;
const keptPanelsOfZone = 40;

/** Stands for a panel that was asked for once. */
const askedOnce = Symbol('asked once');

class Kept {
  readonly panels: LRUCache<string, Panel | typeof askedOnce>;
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

/** The filter panel of a question ; see `countFacets`. It is the same on every page of a list and in every order. */
export function facetsOf(listing: Listing, question: ListQuery, selection: Selection): Panel {
  const { view, site, deliveries } = listing;
  const { page: _page, items: _items, sortOption: _sort, zipcodeDeliveryId: _zip, ...rest } = question;
  const { panels, tallies } = keptFor(view, deliveries);
  const key = JSON.stringify([site, rest]);
  const known = panels.get(key);
  if (known && known !== askedOnce) return known;
  const { minPrice: _min, maxPrice: _max, ...unpriced } = rest;
  const tallyKey = selection.filters.has('price') ? JSON.stringify([site, unpriced]) : key;
  const tally = tallies.get(tallyKey) ?? new Tally(view.index, selected(selection, 'price'));
  tallies.set(tallyKey, tally);
  const facets = countFacets(listing, question, { selection, tally });
  // most panels are asked for once: those leave only a mark, so that they do not evict repeated ones
  panels.set(key, known === undefined ? askedOnce : facets);
  return facets;
}
