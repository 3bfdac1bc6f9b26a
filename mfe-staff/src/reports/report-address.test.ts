import { orderColumns } from '../orders/columns';
import { orderAddress, orderColumnKeys } from '../orders/order-address';
import { quotationColumns } from '../quotations/columns';
import { quotationAddress, quotationColumnKeys } from '../quotations/quotation-address';

const read = (text: string) => orderAddress.read(new URLSearchParams(text));
const seller = '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d';

test('an empty address asks for all rows, newest first', () => {
  const view = read('');
  expect(orderAddress.href(view)).toBe('/reports/orders');
  expect(orderAddress.query(view)).toEqual({ orderby: { column: 'createdAt', direction: 'DESC' }, filters: {} });
});

test('reads a view back from its own address', () => {
  const view = read(
    `folio=2045&pago=spei&estatus=pending-sap&tienda=cancun&vendedor=${seller}&desde=2026-11-01&hasta=2026-11-18&cliente=ana+tun&orden=total&sentido=ASC&pagina=3`,
  );
  expect(read(orderAddress.href(view).split('?')[1] ?? '')).toEqual(view);
  expect(orderAddress.query(view)).toEqual({
    orderby: { column: 'total', direction: 'ASC' },
    filters: { folio: '2045', paymentType: 'spei', status: 'pending-sap', Store: 'cancun', User: seller },
    dateRange: { start: '2026-11-01', end: '2026-11-18' },
    clientSearch: 'ana tun',
  });
});

test('days are typed as DD/MM/YYYY', () => {
  expect(read('desde=1/11/2026&hasta=18/11/2026')).toMatchObject({ from: '2026-11-01', to: '2026-11-18' });
});

test.each([
  'estatus=none&pago=none&tienda=none&vendedor=none',
  'estatus=x',
  'folio=abc',
  'desde=31/02/2026',
  'hasta=2026-13-45',
  'orden=drop&sentido=UP',
  'pagina=-1',
  'pagina=2.5',
  'cliente=++',
  'vendedor=1 or 1=1',
])('leaves «%s» out, which is invalid or filters nothing', (text) => {
  expect(orderAddress.href(read(text))).toBe('/reports/orders');
});

test('sorting by the same column again reverses the order and starts at the first page', () => {
  const byTotal = orderAddress.sortedBy(read('pagina=4'), 'total');
  expect([byTotal.sort, byTotal.direction, byTotal.page]).toEqual(['total', 'DESC', 1]);
  expect(orderAddress.sortedBy(byTotal, 'total').direction).toBe('ASC');
  expect(orderAddress.sortedBy(byTotal, 'client').direction).toBe('ASC');
});

test('columns come in the order of the report; an address that names no column of it shows the usual ones', () => {
  const view = read('columnas=total.folio.gone.client');
  expect(orderAddress.href(view)).toBe('/reports/orders?columnas=folio.client.total');
  expect(orderAddress.query(view)).toEqual(orderAddress.query(read('')));
  expect(orderAddress.sameRows(view, read(''))).toBe(true);
  expect(orderAddress.href(read('columnas=gone'))).toBe('/reports/orders');
});

test.each([
  ['orders', orderColumnKeys, orderColumns],
  ['quotations', quotationColumnKeys, quotationColumns],
] as const)('the report of %s has a column for each key', (_report, keys, columns) => {
  expect(columns.map(({ key }) => key)).toEqual([...keys]);
});

test('each report has states and columns of its own', () => {
  const view = quotationAddress.read(new URLSearchParams('estatus=lost&orden=paymentType'));
  expect(quotationAddress.href(view)).toBe('/reports/quotations?estatus=lost');
  expect(read('estatus=lost').status).toBe('');
});

test('the address names pages of 25 and 50 rows, and leaves out the usual ten', () => {
  const of = (search: string) => orderAddress.read(new URLSearchParams(search));
  expect(orderAddress.href({ ...of('filas=25'), page: 2 })).toBe('/reports/orders?filas=25&pagina=2');
  expect(orderAddress.pageQuery(of('filas=50'))).toMatchObject({ rows: 50 });
  expect(orderAddress.href(of('filas=1000'))).toBe('/reports/orders');
  expect(orderAddress.pageQuery(of(''))).not.toHaveProperty('rows');
  // exported and counted rows are the same for any number of rows a page
  expect(orderAddress.query(of('filas=50'))).toEqual(orderAddress.query(of('')));
});
