import { storeDay } from '@actual/contracts/store-day';
import { settleExchanges } from '../src/after-sale/exchange/settle-exchanges';
import { ownDiscrepancies } from '../src/reconcile/own-discrepancies';
import { drain } from './money';
import type { Shop } from './shop';
import type { Shopper } from './shopper';

/** Pieces of an order came today; its buyer asks to change some, they came back and are inspected. */
export async function inspectedChange(
  shop: Shop,
  { shopper, manager, orderId }: { shopper: Shopper; manager: Shopper; orderId: string },
  { wanted = 1, wayBack = 0 } = {},
) {
  await drain(shop);
  await shop.knex('order_line').where({ order_id: orderId }).update({ ship_date: storeDay() });
  const line = await shop.knex('order_line').where({ order_id: orderId }).first('id');
  const { body } = await shopper.call('POST /order/{id}/requests', {
    params: { id: orderId },
    body: {
      kind: 'change',
      reason: 'other-color',
      text: 'La quiero en verde.',
      pieces: [{ line: line.id, quantity: wanted }],
    },
  });
  const { id } = body;
  const step = (from: string, name: string, more: object = {}) =>
    manager.call('POST /servicerequest/{id}/step', { params: { id }, body: { from, step: name, ...more } });
  await step('reported', 'accept', wayBack > 0 ? { wayBack } : {});
  await step('accepted', 'receive');
  await step('received', 'inspect');
  const value = Math.round((body.amount - wayBack) * 100) / 100;
  const resolve = () =>
    step('inspected', 'resolve', { resolution: 'exchange', amount: value, note: 'Completa y sin uso' });
  return { id, value, resolve };
}

/** Gives back what exchanges that are over still hold, and sends what that leaves. */
export async function settleAll(shop: Shop): Promise<void> {
  while ((await settleExchanges(shop.checkout)) > 0) await drain(shop);
  await drain(shop);
}

/** What the store's own books disagree about. */
export async function brokenBooks({ knex }: Pick<Shop, 'knex'>): Promise<unknown[]> {
  const kinds = ['order-paid', 'order-total', 'order-unpaid', 'ledger', 'exchange', 'stock-sold', 'stock-oversold'];
  const found: unknown[] = [];
  for (const kind of kinds) {
    const { rows } = await knex.raw(ownDiscrepancies[kind]?.sql ?? '');
    found.push(...rows.map((row: object) => ({ kind, ...row })));
  }
  return found;
}
