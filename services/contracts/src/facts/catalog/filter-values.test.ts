import { filterValues } from './filter-values';

test('a boolean is kept, none and nothing are dropped, digits are a number but in a folio', () => {
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
