import { hrefOf, queryOf, readView, sortedBy } from './report-view';

const read = (text: string) => readView(new URLSearchParams(text));

test('an empty address is everything, newest first', () => {
  const view = read('');
  expect(hrefOf(view)).toBe('/reports/orders');
  expect(queryOf(view)).toEqual({ orderby: { column: 'createdAt', direction: 'DESC' }, filters: {} });
});

test('a view survives the address bar', () => {
  const view = read(
    'folio=2045&pago=spei&estatus=pending-sap&tienda=cancun&desde=2026-11-01&hasta=2026-11-18&cliente=ana+tun&orden=total&sentido=ASC&pagina=3',
  );
  expect(read(hrefOf(view).split('?')[1] ?? '')).toEqual(view);
  expect(queryOf(view)).toEqual({
    orderby: { column: 'total', direction: 'ASC' },
    filters: { folio: '2045', paymentType: 'spei', status: 'pending-sap', Store: 'cancun' },
    dateRange: { start: '2026-11-01', end: '2026-11-18' },
    clientSearch: 'ana tun',
  });
});

test.each([
  'estatus=x',
  'folio=abc',
  'desde=18/11/2026',
  'hasta=2026-13-45',
  'orden=drop&sentido=UP',
  'pagina=-1',
  'pagina=2.5',
  'cliente=++',
])('«%s» makes no sense and is left out', (text) => {
  expect(hrefOf(read(text))).toBe('/reports/orders');
});

test('sorting again turns round, and starts at the first page', () => {
  const byTotal = sortedBy(read('pagina=4'), 'total');
  expect([byTotal.sort, byTotal.direction, byTotal.page]).toEqual(['total', 'DESC', 1]);
  expect(sortedBy(byTotal, 'total').direction).toBe('ASC');
  expect(sortedBy(byTotal, 'client').direction).toBe('ASC');
});
