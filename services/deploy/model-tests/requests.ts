import { storeDay } from '@actual/contracts/store-day';
import type { ModelState } from './model-state';

/**
 * A request of a kind that is under way for the client's newest order, made about a piece that came today where there is
 * none; undefined where the client has no order.
 */
export async function requestOf(
  { knex, clientId, shopper }: ModelState,
  asked: { kind: 'change' | 'damage'; reason: string; text: string },
) {
  const order = await knex('orders')
    .where({ client_id: clientId })
    .whereIn('status', ['completed', 'pending-sap'])
    .orderBy('created_at', 'desc')
    .first();
  if (!order) return;
  const open = () =>
    knex('service_request').where({ order_id: order.id, kind: asked.kind }).whereNot({ state: 'resolved' }).first();
  if (!(await open())) {
    const line = await knex('order_line').where({ order_id: order.id }).orderBy('position').first();
    const days = (ship_date: string) => knex('order_line').where({ order_id: order.id }).update({ ship_date });
    await days(storeDay());
    const pieces = [{ line: line.id, quantity: 1 }];
    await shopper.call('POST /order/{id}/requests', { params: { id: order.id }, body: { ...asked, pieces } });
    await days('2099-01-05');
  }
  return open();
}
