import { compareHref, readComparison } from './compare-address';

const read = (query: string) => readComparison(new URLSearchParams(query));

test('the address names products in their order, each once, in one list or in several', () => {
  expect(read('productos=A,b,a&productos=c')).toEqual({ ids: ['a', 'b', 'c'], beyond: 0, differences: false });
});

test('of more than four products the first four are compared, and the rest counted', () => {
  expect(read('productos=a,b,c,d,e,f')).toMatchObject({ ids: ['a', 'b', 'c', 'd'], beyond: 2 });
});

test.each(['', 'productos=', 'productos=,,', 'otra=1'])('the address %p names no product to compare', (query) => {
  expect(read(query)).toEqual({ ids: [], beyond: 0, differences: false });
});

test('an address that was written is read back', () => {
  expect(compareHref(['a', 'b'], true)).toBe('/comparar?productos=a,b&diferencias=1');
  expect(read('productos=a,b&diferencias=1')).toEqual({ ids: ['a', 'b'], beyond: 0, differences: true });
  expect(compareHref([])).toBe('/comparar');
});
