import { isFilterName } from '@actual/contracts/facts/catalog/list-address';
import { pageSize } from '@actual/contracts/facts/page-size';
import { searchedTerm } from '../search/search-scope';
import { toggled } from './filters/filter-address';
import { wholePesos } from './filters/read-bounds';
import { orderWords } from './first-words';
import { pageAddress, parseListing, unfiltered } from './listing-url';
import { sortAddress, unsorted } from './sort-address';

const scope = { category: 'salas', defaultSort: { key: 'DiscountPrice', direction: 'ASC' } } as const;
const parse = (query: string) => parseListing(new URLSearchParams(query), scope);

test('several values of several filters, the price and the order come from the address', () => {
  expect(parse('color=gris&color=arena&marca=b1&descuento=20&precio-desde=$1,500&sortkey=discount')).toEqual({
    category: 'salas',
    filtervalues: ['color:gris', 'color:arena'],
    brandsIds: ['b1'],
    discounts: ['20'],
    minPrice: 1500,
    sortOption: { key: 'Discount', direction: 'ASC' },
    items: pageSize,
    models: true,
  });
});

test.each([
  ['5000.75', 5_000],
  ['$5,000', 5_000],
  ['.50', undefined],
  ['', undefined],
  [null, undefined],
])('of the amount %p the list takes %p whole pesos', (text, pesos) => {
  expect(wholePesos(text)).toBe(pesos);
});

test('ignores broken parts of an address', () => {
  expect(
    parse('utm_source=correo&gclid=a1&color=<script>&precio-desde=abc&sortKey=nada&pagina=-4&%F0%9F%98%80=1'),
  ).toEqual({
    category: 'salas',
    sortOption: { key: 'DiscountPrice', direction: 'ASC' },
    items: pageSize,
    models: true,
  });
});

test.each(['%00', '%E2%80%8B', '%20%09'])('a search of signs that nobody sees (%s) lists everything', (typed) => {
  expect(parse(`term=${typed}`)).toEqual(parse(''));
  expect(searchedTerm(new URLSearchParams(`term=${typed}`))).toBe('');
  expect(orderWords(new URLSearchParams(`term=${typed}`))).toBe('');
});

test('sizes in centimeters and their orders come from the address', () => {
  expect(parse('ancho-desde=60&ancho-hasta=90&sortKey=width')).toMatchObject({
    minWidth: 60,
    maxWidth: 90,
    sortOption: { key: 'width', direction: 'ASC' },
  });
  expect(parse('ancho-hasta=90').filtervalues).toBeUndefined();
  expect(sortAddress(new URLSearchParams(), 'height')).toBe('?sortKey=height&sortDirection=ASC');
});

test('choosing another discount replaces the one before', () => {
  expect(toggled(new URLSearchParams('descuento=10'), 'descuento', '20')).toBe('?descuento=20');
});

test('reads a merchant’s own filters from the address, and ignores names of campaigns, bounds and orders', () => {
  const no = [
    'gclid',
    'wbraid',
    'fbclid',
    'msclkid',
    'ref',
    'alto-desde',
    'precio-hasta',
    'marca',
    'sortkey',
    'utm_source',
  ];
  expect(no.filter(isFilterName)).toEqual([]);
  expect(['material', 'alto', 'reflejo', 'suela-alta'].filter(isFilterName)).toHaveLength(4);
});

test('a term is ranked by relevance unless an order was chosen', () => {
  expect(parse('term=sofá').sortOption).toBeUndefined();
});

test('a filter is turned on, then off, and the list starts over', () => {
  const on = toggled(new URLSearchParams('color=gris&pagina=3'), 'color', 'arena');
  expect(on).toBe('?color=gris&color=arena');
  expect(toggled(new URLSearchParams(on), 'color', 'gris')).toBe('?color=arena');
});

test('choosing a sort order sets its direction; an address without one has the default of the specification', () => {
  expect(sortAddress(new URLSearchParams(), 'Discount')).toBe('?sortKey=Discount&sortDirection=DESC');
  expect(parse('sortkey=salesCount').sortOption).toEqual({ key: 'salesCount', direction: 'DESC' });
  expect(parse('sortkey=stock').sortOption).toEqual({ key: 'stock', direction: 'ASC' });
});

test('choosing the same order again turns its direction', () => {
  const once = sortAddress(new URLSearchParams(), 'salesCount');
  expect(once).toBe('?sortKey=salesCount&sortDirection=DESC');
  expect(sortAddress(new URLSearchParams(once), 'salesCount')).toBe('?sortKey=salesCount&sortDirection=ASC');
});

test('clearing keeps the term; pages are links', () => {
  expect(unfiltered(new URLSearchParams('term=mesa&color=gris&sortKey=stock'))).toBe('?term=mesa&sortKey=stock');
  expect(pageAddress(new URLSearchParams('color=gris'), 2)).toBe('?color=gris&pagina=2');
});

test('a delivery day needs a postal code, must be a calendar day, and only one can be chosen', () => {
  const days = 'llega-antes=2026-12-01&llega-antes=2026-11-24&llega-antes=2026-02-31&llega-antes=ayer';
  const parsed = parseListing(new URLSearchParams(days), scope, 'z77500');
  expect(parsed).toMatchObject({ zipcodeDeliveryId: 'z77500', deliveryBefore: '2026-12-01' });
  expect(parse(days)).not.toHaveProperty('deliveryBefore');
  expect(parsed.filtervalues).toBeUndefined();
  const one = toggled(new URLSearchParams('llega-antes=2026-11-24'), 'llega-antes', '2026-12-01');
  expect(one).toBe('?llega-antes=2026-12-01');
  expect(toggled(new URLSearchParams(one), 'llega-antes', '2026-12-01')).toBe('?');
});

test('a search names its order; without a chosen one it keeps its filters and begins at its first page', () => {
  const words = (search: string) => orderWords(new URLSearchParams(search));
  expect(words('term=mesa')).toBe(', primero lo más afín');
  expect(words('term=mesa&sortKey=relevance')).toBe(', por parecido');
  expect([words('term=mesa&sortKey=DiscountPrice'), words('')]).toEqual(['', '']);
  expect(unsorted(new URLSearchParams('term=mesa&color=gris&sortkey=stock&sortDirection=ASC&pagina=3'))).toBe(
    '?term=mesa&color=gris',
  );
});
