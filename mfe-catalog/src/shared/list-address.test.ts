import { listAddress } from './list-address';

const of = (query: string, page = 1, pages?: number) =>
  listAddress({ pathname: '/category/salas', search: new URLSearchParams(query), page, pages });

test('the plain list is its own canonical address and names the next page', () => {
  expect(of('', 1, 4)).toEqual({ canonical: '/category/salas', noIndex: false, next: '/category/salas?pagina=2' });
});

test('page N counts as itself, between its neighbors', () => {
  expect(of('pagina=2', 2, 3)).toEqual({
    canonical: '/category/salas?pagina=2',
    noIndex: false,
    previous: '/category/salas',
    next: '/category/salas?pagina=3',
  });
  expect(of('pagina=3', 3, 3).next).toBeUndefined();
});

test.each(['color=gris', 'marca=a&marca=b', 'sortKey=stock&sortDirection=ASC', 'precio-hasta=900&pagina=2'])(
  'a filtered or reordered list (%s) names the plain list as canonical, and is not indexed',
  (query) => {
    expect(of(query, 2, 9)).toEqual({ canonical: '/category/salas', noIndex: true });
  },
);

test('parameters of a campaign do not change the canonical address', () => {
  expect(of('utm_source=correo&gclid=1')).toEqual({ canonical: '/category/salas', noIndex: false });
});

test('the promotions are a list of their own', () => {
  const search = new URLSearchParams('sortKey=slowmovement&pagina=2');
  expect(listAddress({ pathname: '/search', search, own: ['sortkey'], page: 2 })).toEqual({
    canonical: '/search?sortkey=slowmovement&pagina=2',
    noIndex: false,
    previous: '/search?sortkey=slowmovement',
  });
});
