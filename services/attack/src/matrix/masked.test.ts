import { isMasked } from './masked';

const order = { restricted: true, id: '1', folio: '100001', status: 'completed', FirstName: 'A**', LastName: 'R***' };

test.each([
  ['a name', { FirstName: 'Ana' }],
  ['money', { total: 800 }],
  ['a way of payment', { paymentType: 'spei' }],
  ['all of it', { restricted: false }],
])('reports an order that shows a stranger %s', (_what, change) => {
  expect(isMasked(JSON.stringify(order))).toBe(true);
  expect(isMasked(JSON.stringify({ ...order, ...change }))).toBe(false);
});
