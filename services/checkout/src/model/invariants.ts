import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import { ownBreaks } from '../reconcile/own-breaks';
import { ledgerOf } from '../testing/money';
import { erpOrders, mailsTo } from '../testing/outside';
import type { World } from './world';

/** What holds at every moment, whatever happened. */
export async function alwaysHolds({ shop, quotations, clientId }: World): Promise<void> {
  const { knex } = shop;
  const orders = await knex('orders')
    .whereIn('quotation_id', quotations)
    .groupBy('quotation_id')
    .count('* as n')
    .select('quotation_id');
  expect(orders.filter(({ n }) => Number(n) > 1)).toEqual([]);
  expect(await ledgerOf(shop, clientId)).toBeGreaterThanOrEqual(0);
  const stock = await knex.raw(
    `SELECT s.id, s.received, coalesce(k.sold, 0) AS sold, coalesce((SELECT sum(r.quantity) FROM reservation r
       WHERE r.stock_source_id = s.id AND r.state = 'held' AND r.expires_at > now()), 0) AS held,
       coalesce((SELECT sum(r.quantity) FROM reservation r WHERE r.stock_source_id = s.id AND r.state = 'claimed'), 0) AS claimed
     FROM stock_source s LEFT JOIN stock_sold k ON k.stock_source_id = s.id`,
  );
  for (const { received, sold, held, claimed } of stock.rows) {
    // what is available is computed of these; it is never written, so these are all there is
    expect(Number(sold)).toBe(Number(claimed));
    expect(Number(sold) + Number(held)).toBeLessThanOrEqual(received);
  }
}

/** Everything the provider has of some quotations' payments, captured less refunded, in centavos. */
async function atProvider({ shop, quotations }: World): Promise<number> {
  const ids = await shop
    .knex('payment')
    .whereIn('quotation_id', quotations)
    .where({ provider: 'mercadopago' })
    .pluck('id');
  let cents = 0;
  for (const id of ids) {
    const url = `${shop.sandbox.mercadoPagoBaseUrl}/v1/payments/search?external_reference=${id}`;
    const authorization = `Bearer ${SANDBOX_DEMO_CREDENTIALS.mercadoPago.accessToken}`;
    const { results } = (await (await fetch(url, { headers: { authorization } })).json()) as {
      results: { status: string; transaction_amount: number; transaction_amount_refunded: number }[];
    };
    expect(results.length).toBeLessThanOrEqual(1);
    for (const one of results)
      if (one.status === 'approved' || one.status === 'refunded')
        cents += Math.round((one.transaction_amount - one.transaction_amount_refunded) * 100);
  }
  return cents;
}

/** What holds when everything that was due has happened. */
export async function holdsWhenQuiet(world: World): Promise<void> {
  await alwaysHolds(world);
  const { shop, quotations, clientId, deposited } = world;
  const { knex } = shop;
  const orders = await knex('orders').whereIn('quotation_id', quotations);
  const going = orders.filter(({ status }) => status === 'pending-sap' || status === 'completed');
  // captured less refunded, and what left the ledger, is what the orders are paid with: nothing kept, nothing lost
  const fromLedger = deposited - (await ledgerOf(shop, clientId));
  const paid = orders.reduce((sum, one) => sum + one.paid_cents, 0);
  // a part waits with its quotation while another payment of it is under review
  const waiting = await knex('payment as p')
    .whereIn('p.quotation_id', quotations)
    .where({ 'p.status': 'approved' })
    .whereNull('p.order_id')
    .whereExists(knex('payment as o').whereRaw('o.quotation_id = p.quotation_id').where({ 'o.status': 'pending' }))
    .select('amount_cents', 'refunded_cents');
  const parts = waiting.reduce((sum, one) => sum + one.amount_cents - one.refunded_cents, 0);
  expect((await atProvider(world)) + fromLedger).toBe(paid + parts);
  for (const order of going) {
    expect(order.status).toBe('completed');
    if (!world.staffCancelled) expect(order.paid_cents).toBe(order.total_cents);
    expect(order.paid_cents).toBeLessThanOrEqual(order.total_cents);
    expect(order.paid_cents).toBeGreaterThan(0);
    expect(await erpOrders(shop, order.id)).toMatchObject([{ Cancelled: 'tNO', DocTotal: order.total_cents / 100 }]);
  }
  for (const order of orders.filter(({ status }) => status === 'canceled')) {
    expect(order.paid_cents).toBe(0);
    const documents = (await erpOrders(shop, order.id)) as { Cancelled: string }[];
    expect(documents.filter(({ Cancelled }) => Cancelled === 'tNO')).toEqual([]);
  }
  // each mail once; where a process died after the mail server's yes, a copy with the same Message-ID may come
  const folios = await knex('quotation').whereIn('id', quotations).pluck('folio');
  for (const folio of folios) {
    const ids = (await mailsTo(shop, `${folio}@example.com`)).map(({ messageId }) => messageId);
    if (!world.mailDied) expect(new Set(ids).size).toBe(ids.length);
  }
  const confirmations = await knex('outbox')
    .where({ kind: 'order-confirmation' })
    .whereIn(
      'key',
      going.map(({ id }) => id),
    );
  expect(confirmations).toHaveLength(going.length);
  const stuck = await knex('payment').whereIn('quotation_id', quotations).whereIn('status', ['started', 'unknown']);
  expect(stuck.filter(({ created_at }) => Date.now() - created_at.getTime() > 120_000)).toEqual([]);
  for (const kind of ['order-paid', 'order-total', 'ledger', 'stock-sold', 'stock-oversold'])
    expect((await knex.raw(ownBreaks[kind]?.sql ?? '')).rows).toEqual([]);
}
