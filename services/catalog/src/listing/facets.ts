import type { ProductList } from '@actual/contracts';
import { dayNumber, dayText, storeDay } from '@actual/domain';
import { LRUCache } from 'lru-cache';
import { type Bits, countBoth, each } from '../catalogue/bits';
import { type Catalogue, type IndexedValue, indexedValue } from '../catalogue/catalogue';
import type { Deliveries } from '../catalogue/deliveries';
import { countValues } from '../catalogue/value-counts';
import { stockRanges, type View } from '../catalogue/view';
import type { Listing } from './list-products';
import { deliveryFilter, type ListQuestion } from './question';
import { type Selection, selected } from './selection';

type Facets = ProductList['facets'];

/** Bars of the price histogram. */
const bars = 20;

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

/** Prices in whole pesos around the list, and how many products each bar holds. */
function priceFacet({ pricesCents }: Catalogue, list: Bits): Facets['price'] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  each(list, (position) => {
    const cents = pricesCents[position] ?? 0;
    if (cents < lowest) lowest = cents;
    if (cents > highest) highest = cents;
  });
  if (highest < lowest) return null;
  const [min, max] = [Math.floor(lowest / 100), Math.ceil(highest / 100)];
  const histogram = new Array<number>(bars).fill(0);
  const width = (max - min) / bars || 1;
  each(list, (position) => {
    const bar = Math.min(bars - 1, Math.floor(((pricesCents[position] ?? 0) / 100 - min) / width));
    histogram[bar] = (histogram[bar] ?? 0) + 1;
  });
  return { min, max, histogram };
}

/**
 * The filter panel of a list as JSON: each value with how many products it would leave, counted without its own filter's
 * choice. Values that leave nothing are absent unless chosen. Written here and not by way of objects, because a panel
 * has a hundred of them.
 */
function countFacets({ view, deliveries }: Listing, question: ListQuestion, selection: Selection): string {
  const { catalogue } = view;
  const everything = selected(selection);
  const counts = countValues(catalogue.values, everything);
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

  group(catalogue.brands, 'brand', catalogue.brands.values.values(), among(question.brandsIds));
  group(named('discount', 'Descuento'), 'discount', catalogue.discounts.values(), among(question.discounts));
  group(named('availability', 'Disponibilidad'), 'availability', rangesOf(view), among(question.stockRanges));
  if (deliveries) {
    const { deliveryBefore } = question;
    const days = daysOf(deliveries, deliveryBefore);
    group(named(deliveryFilter, 'Llega antes de'), deliveryFilter, days, (day) => day === deliveryBefore);
  }
  const isChosen = among(question.filtervalues);
  for (const filter of catalogue.filters) {
    group(
      filter,
      `filter ${filter.handle}`,
      filter.values.values(),
      (value) => isChosen(value) || isChosen(`${filter.handle}:${value}`),
    );
  }
  return `{"price":${JSON.stringify(priceFacet(catalogue, without('price')))},"groups":[${groups.join(',')}]}`;
}

/** Panels kept per view, and per view and zone where delivery days are in them; a panel has about 10,000 letters. */
const keptPanels = 300;
const keptPanelsOfZone = 40;
const panels = new WeakMap<View | Deliveries, LRUCache<string, string>>();

/** The filter panel of a question as JSON; see `countFacets`. It is the same on every page of a list and in every order. */
export function facetsOf(listing: Listing, question: ListQuestion, selection: Selection): string {
  const { view, site, deliveries } = listing;
  const { page: _page, items: _items, sortOption: _sort, zipcodeDeliveryId: _zip, ...rest } = question;
  const key = JSON.stringify([site, rest]);
  const place = deliveries ?? view;
  let kept = panels.get(place);
  if (!kept) {
    kept = new LRUCache({ max: deliveries ? keptPanelsOfZone : keptPanels });
    panels.set(place, kept);
  }
  const known = kept.get(key);
  if (known) return known;
  const facets = countFacets(listing, question, selection);
  // most panels are asked for once: those only leave a mark, so that they do not push out what is asked for again
  kept.set(key, known === undefined ? '' : facets);
  return facets;
}
