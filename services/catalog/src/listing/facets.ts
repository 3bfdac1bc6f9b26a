import type { ProductList, Site } from '@actual/contracts';
import { LRUCache } from 'lru-cache';
import { type Bits, countBoth, each } from '../catalogue/bits';
import type { Catalogue, IndexedValue } from '../catalogue/catalogue';
import { stockRanges, type View } from '../catalogue/view';
import { discountAtLeast, discountBounds, type ListQuestion, type Selection, selected } from './selection';

type Facets = ProductList['facets'];
type Group = Facets['groups'][number];

/** Bars of the price histogram. */
const bars = 20;

const rangeName = (handle: string): string => {
  const [from, to] = stockRanges.get(handle) ?? [0, 0];
  return Number.isFinite(to) ? `${from} a ${to} piezas` : `${from} piezas o más`;
};

const discountValues = new WeakMap<Catalogue, readonly IndexedValue[]>();

function discountsOf(catalogue: Catalogue): readonly IndexedValue[] {
  let values = discountValues.get(catalogue);
  if (!values) {
    values = discountBounds.map((bound) => ({
      handle: String(bound),
      name: `${bound}% o más`,
      code: null,
      bits: discountAtLeast(catalogue, bound),
    }));
    discountValues.set(catalogue, values);
  }
  return values;
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
 * The filter panel of a list: each value with how many products it would leave, counted without its own filter's
 * choice. Values that leave nothing are absent unless chosen.
 */
function countFacets(view: View, question: ListQuestion, selection: Selection): Facets {
  const { catalogue } = view;
  const everything = selected(selection);
  const without = (filter: string) => (selection.filters.has(filter) ? selected(selection, filter) : everything);
  const groups: Group[] = [];
  const group = (
    name: Pick<Group, 'id' | 'Handle' | 'Name'>,
    filter: string,
    values: Iterable<IndexedValue>,
    isChosen: (handle: string) => boolean,
  ) => {
    const list = without(filter);
    const Values: Group['Values'] = [];
    for (const { handle, name: Name, code, bits } of values) {
      const one = { Handle: handle, Name, Code: code, count: countBoth(list, bits), selected: isChosen(handle) };
      if (one.count > 0 || one.selected) Values.push(one);
    }
    if (Values.length > 0) groups.push({ ...name, customOrder: groups.length, Values });
  };
  const among = (asked: readonly string[] | undefined) => (handle: string) => asked?.includes(handle) ?? false;

  group(
    { id: 'brand', Handle: 'brand', Name: 'Marca' },
    'brand',
    catalogue.brands.values.values(),
    among(question.brandsIds),
  );
  group(
    { id: 'discount', Handle: 'discount', Name: 'Descuento' },
    'discount',
    discountsOf(catalogue),
    among(question.discounts),
  );
  group(
    { id: 'availability', Handle: 'availability', Name: 'Disponibilidad' },
    'availability',
    [...stockRanges.keys()].map((handle) => ({
      handle,
      name: rangeName(handle),
      code: null,
      bits: view.stockRange(handle),
    })),
    among(question.stockRanges),
  );
  const isChosen = among(question.filtervalues);
  for (const { id, handle, name, values } of catalogue.filters) {
    group(
      { id, Handle: handle, Name: name },
      `filter ${handle}`,
      values.values(),
      (value) => isChosen(value) || isChosen(`${handle}:${value}`),
    );
  }
  return { price: priceFacet(catalogue, without('price')), groups };
}

/** Facets kept per view: they are the same on every page of a list, in every order and for every postal code. */
const keptPanels = 300;
const panels = new WeakMap<View, LRUCache<string, Facets>>();

/** The filter panel of a question on a site; see `countFacets`. */
export function facetsOf(view: View, site: Site, question: ListQuestion, selection: Selection): Facets {
  const { page: _page, items: _items, sortOption: _sort, zipcodeDeliveryId: _zip, ...rest } = question;
  const key = JSON.stringify([site, rest]);
  let kept = panels.get(view);
  if (!kept) {
    kept = new LRUCache({ max: keptPanels });
    panels.set(view, kept);
  }
  let facets = kept.get(key);
  if (!facets) {
    facets = countFacets(view, question, selection);
    kept.set(key, facets);
  }
  return facets;
}
