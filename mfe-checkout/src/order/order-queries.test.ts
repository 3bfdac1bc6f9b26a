import type { Order } from '@actual/contracts';
import { orderMs, promiseMs } from '@actual/contracts/facts/look-again';
import { lookAgain } from './order-queries';

const now = new Date().toISOString();
const signed = [{ number: 1, kind: 'pedido' }] as unknown as Order['Promises'];
const order = (more: Partial<Order>): Order =>
  ({ status: 'completed', hold: 'own', createdAt: now, Promises: signed, ...more }) as Order;

test.each<[string, Partial<Order>, number | false]>([
  ['is on its way to the ERP', { status: 'pending-sap' }, orderMs.erp],
  ['waits for its transfer', { status: 'pending-payment' }, orderMs.transfer],
  ['has all that is to come', {}, false],
  ['has no signed promise yet', { Promises: [] }, promiseMs.every],
  ['was made before there were promises', { Promises: [], createdAt: '2025-01-01T00:00:00.000Z' }, false],
  ['is read by the link of a mail, without its promise', { Promises: [], hold: 'look' }, false],
  ['was canceled', { Promises: [], status: 'canceled' }, false],
])('the page of an order that %s asks again as often as that needs', (_what, more, ms) => {
  expect(lookAgain(order(more))).toBe(ms);
});
