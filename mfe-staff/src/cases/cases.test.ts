import { factsOf, reasonWords } from './case-words';
import { ageWords } from './cells';
import { hrefOfCases, readCases } from './view';

test.each([
  ['', '/reports/cases'],
  [
    'lista=diferencias&estado=cerrados&tipo=erp&pagina=3',
    '/reports/cases?lista=diferencias&estado=cerrados&tipo=erp&pagina=3',
  ],
  ['lista=otra&estado=x&pagina=-1', '/reports/cases'],
  ['lista=envios&estado=cerrados&tipo=erp', '/reports/cases?lista=envios'],
  ['tipo=<script>', '/reports/cases'],
])('writes the view of %s as the address %s', (search, href) => {
  expect(hrefOfCases(readCases(new URLSearchParams(search)))).toBe(href);
});

test('ages are said in the unit that fits', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (minutes: number) => ageWords(new Date(now - minutes * 60_000).toISOString(), now);
  expect([ago(0), ago(59), ago(60), ago(2_879), ago(2_880), ago(4_400)]).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '47 h',
    '2 días',
    '3 días',
  ]);
});

test('the two sides of every kind of discrepancy are in pesos and in Spanish', () => {
  const detail = {
    ours: { status: 'approved', amount: 899.5, refunded: 0 },
    provider: { status: 'refunded', amount: 899.5, refunded: 499.5 },
  };
  expect(factsOf('provider', detail)).toEqual([
    ['Aquí', 'acreditado, $899.50'],
    ['Mercado Pago', 'devuelto, $899.50, $499.50 devueltos'],
  ]);
  expect(factsOf('provider', { ours: detail.ours, provider: null })[1]).toEqual(['Mercado Pago', 'no lo conoce']);
  expect(factsOf('order-paid', { folio: 200001, paid: 100, payments: 89_950 })).toEqual([
    ['Pagado', '$1'],
    ['Suma de pagos', '$899.50'],
  ]);
  const ours = { document: '100007', status: 'completed', total: 899.5 };
  expect(factsOf('erp-list', { folio: '200001', ours, sap: [] })).toEqual([
    ['Aquí', 'documento 100007, vigente, $899.50'],
    ['SAP', 'no lo tiene'],
  ]);
  expect(factsOf('erp-list', { ours, sap: [{ document: '7', status: 'canceled', total: 1 }] })[1]).toEqual([
    'SAP',
    'documento 7, cancelado, $1',
  ]);
  expect(factsOf('stock-sold', { sold: 3, claimed: 2 })).toEqual([
    ['Vendidas', '3'],
    ['En pedidos', '2'],
  ]);
});

test('a reason that nobody foresaw is shown as it came', () => {
  expect(reasonWords('stock-gone')).toBe('Llegó tarde y ya no había piezas');
  expect(reasonWords('el cliente lo pidió')).toBe('el cliente lo pidió');
});
