import * as fc from 'fast-check';
import { products } from '../../../testing/catalog';
import { brokenBooks, inspectedChange, settleAll } from '../../../testing/exchange';
import { addPayment, deposit, drain, ledgerOf } from '../../../testing/money';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { register, Shopper } from '../../../testing/shopper';

let shop: Shop;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  manager = await somebody(shop, 'manager');
  await shop.knex('stock_source').update({ received: 10_000 });
});
afterAll(() => shop.close());

const cents = (pesos: number): number => Math.round(pesos * 100);
const inEwallet = 5_000_000;

/** A first order, a change of some of it, what is bought instead, and how that ends. */
const anyChange = fc.record({
  product: fc.constantFrom('sofa' as const, 'lamp' as const),
  pieces: fc.integer({ min: 1, max: 3 }),
  paidBy: fc.constantFrom('card' as const, 'cash' as const, 'ewallet' as const, 'ewallet and card' as const),
  wanted: fc.integer({ min: 1, max: 3 }),
  wayBack: fc.constantFrom(0, 0, 149.99, 350),
  instead: fc.constantFrom('sofa' as const, 'lamp' as const, null),
  many: fc.integer({ min: 1, max: 3 }),
  usedPercent: fc.constantFrom(100, 100, 37),
  ends: fc.constantFrom('ordered', 'ordered', 'left', 'removed', 'refund chosen', 'new order canceled'),
});
type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never;

/** Pays what remains of a quotation by card; answers its order. */
async function pay(shopper: Shopper, quotation: Parameters<Shopper['pay']>[1], remaining: number): Promise<string> {
  const paid = await shopper.pay(shop, quotation, 'APRO', { transaction_amount: remaining });
  return String(paid.body.data.orderId);
}

async function firstOrder({ product, pieces, paidBy }: Change) {
  const who = await register(shop.knex);
  await deposit(shop, who.clientId, inEwallet);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products[product], pieces);
  await shopper.giveAddress(quotation.id);
  const total = quotation.totalPg1;
  if (paidBy === 'card') return { who, shopper, orderId: await pay(shopper, quotation, total) };
  const amount = paidBy === 'ewallet and card' ? 500.01 : total;
  const type = paidBy === 'cash' ? 'cash' : 'ewallet';
  const { body } = await addPayment(type === 'cash' ? manager : shopper, quotation.id, { type, amount });
  const rest = Math.round((total - amount) * 100) / 100;
  return { who, shopper, orderId: rest > 0 ? await pay(shopper, quotation, rest) : String(body.data.orderId) };
}

/** Buys instead, with so much of the value as is used first; answers the new order where there is one. */
async function buyInstead(shopper: Shopper, made: string, value: number, change: Change): Promise<string | null> {
  if (!change.instead) return null;
  const quotation = (
    await shopper.call('POST /quotation/adddetail/{id}', {
      params: { id: made },
      body: { productId: products[change.instead], quantity: change.many },
    })
  ).body;
  const used = Math.min(cents(quotation.totalPg1), Math.max(1, Math.floor((cents(value) * change.usedPercent) / 100)));
  const { body } = await addPayment(shopper, made, { type: 'exchange-value', amount: used / 100 });
  if (body.data.orderId) return body.data.orderId;
  if (change.ends === 'left' || change.ends === 'removed' || change.ends === 'refund chosen') return null;
  return pay(shopper, quotation, body.data.remaining);
}

async function end(
  change: Change,
  { shopper, made, id, orderId }: Record<'made' | 'id', string> & { shopper: Shopper; orderId: string | null },
) {
  if (change.ends === 'refund chosen' && !orderId)
    await shopper.call('POST /servicerequest/{id}/exchange', { params: { id }, body: { resolution: 'refund' } });
  if (orderId === null) await shopper.call('POST /payment/remove/{id}', { params: { id: made } });
  if (orderId === null)
    await shop
      .knex('exchange')
      .where({ request_id: id })
      .update({ usable_until: shop.knex.raw('now()') });
  await settleAll(shop);
  if (orderId && change.ends === 'new order canceled')
    expect(
      (await manager.call('POST /order/{id}/cancel', { params: { id: orderId }, body: { reason: 'Ya no' } })).status,
    ).toBe(200);
  await settleAll(shop);
}

/** Pesos in centavos that a client's payments took from them and did not give back, wherever they are. */
async function outOfPocket(clientId: string): Promise<number> {
  const rows = await shop
    .knex('payment as p')
    .join('quotation as q', 'q.id', 'p.quotation_id')
    .where({ client_id: clientId })
    .select('p.*');
  let out = inEwallet - (await ledgerOf(shop, clientId));
  for (const { provider, provider_payment_id, amount_cents, id } of rows) {
    if (provider === 'mercadopago') {
      const found = await shop.checkout.mercadoPago.getPayment(provider_payment_id);
      if (found.kind === 'payment') out += found.amountCents - found.refundedCents;
    }
    if (provider === 'store') {
      const { rows: back } = await shop.knex.raw(
        `SELECT coalesce(sum((payload ->> 'amountCents')::bigint), 0)::int AS cents FROM outbox WHERE kind = 'refund-case' AND payload ->> 'paymentId' = ?`,
        [id],
      );
      out += amount_cents - back[0].cents;
    }
  }
  return out;
}

test('any order, any change of it, however it ends: the buyer is out of exactly what they keep, and no piece is lost', async () => {
  await fc.assert(
    fc.asyncProperty(anyChange, async (change) => {
      const { who, shopper, orderId } = await firstOrder(change);
      const wanted = Math.min(change.wanted, change.pieces);
      const { id, value, resolve } = await inspectedChange(
        shop,
        { shopper, manager, orderId },
        { wanted, wayBack: change.wayBack },
      );
      expect((await resolve()).status).toBe(200);
      const made = String((await shop.knex('exchange').where({ request_id: id }).first()).quotation_id);
      const newOrder = await buyInstead(shopper, made, value, change);
      await end(change, { shopper, made, id, orderId: newOrder });
      await drain(shop);
      const orders = await shop.knex('orders').where({ client_id: who.clientId });
      const kept = orders.reduce((sum, one) => sum + one.paid_cents - one.returned_cents, 0);
      expect(await outOfPocket(who.clientId)).toBe(kept);
      const all = orders.find((one) => one.id === orderId);
      // the first order keeps what was not changed, and the way back
      expect(all.paid_cents - all.returned_cents).toBe(all.total_cents - cents(value));
      expect(await shop.knex('exchange').where({ request_id: id }).first()).toMatchObject({ balance_cents: 0 });
      expect(await brokenBooks(shop)).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 300_000);
