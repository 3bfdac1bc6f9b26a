import { filterValues } from './filter-values';

test('reads digits as numbers except in a folio, keeps booleans, and drops none and empty values', () => {
  expect(
    filterValues({
      isClosed: false,
      status: 'none',
      Store: '7',
      client: '',
      folio: '020458',
      term: undefined,
      x: '7a',
    }),
  ).toEqual({ isClosed: false, Store: 7, folio: '020458', x: '7a' });
});
