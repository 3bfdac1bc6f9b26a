import { randomUUID } from 'node:crypto';
import { products } from '../../../testing/catalog';
import { addPayment, deposit, drain, ledgerOf } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { register, Shopper } from '../../../testing/shopper';
import { ownDiscrepancies } from '../../reconcile/own-discrepancies';

let shop: Shop;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

const refund = (a: string, b: string, amount: number, who = manager, key?: string) =>
  who.call('POST /payment/refund/{a}/{b}', {
    params: { a, b },
    body: { amount, reason: 'Rayón en la pata' },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const cancel = (id: string, who = manager) =>
  who.call('POST /order/{id}/cancel', { params: { id }, body: { reason: 'Se arrepintió' } });
const payments = (quotation: string) => shop.knex('payment').where({ quotation_id: quotation }).orderBy('created_at');
const broken = async () => {
  const rows = await Promise.all(
    ['order-paid', 'ledger', 'order-unpaid'].map((kind) => shop.knex.raw(ownDiscrepancies[kind]?.sql ?? '')),
  );
  return rows.flatMap((one) => one.rows);
};

/** A client's sofa of 10,399, paid in a way. */
async function bought(pay: 'card' | 'ewallet' | 'cash') {
  const who = await register(shop.knex);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.sofa);
  const email = `${who.clientId}@example.com`;
  await shopper.giveAddress(quotation.id);
  if (pay === 'ewallet') await deposit(shop, who.clientId, 1_039_900);
  const { data } =
    pay === 'card'
      ? (await shopper.pay(shop, quotation)).body
      : (await addPayment(pay === 'cash' ? manager : shopper, quotation.id, { type: pay, amount: 10_399 })).body;
  return { ...who, shopper, quotation, email, orderId: String(data.orderId), paymentId: data.paymentId };
}

test('refunds part of a card payment through the provider once for each key; the order stays paid and owes nothing', async () => {
  const { orderId, paymentId, shopper, email, quotation } = await bought('card');
  const key = randomUUID();
  const both = await Promise.all([
    refund(orderId, paymentId, 500, manager, key),
    refund(orderId, paymentId, 500, manager, key),
  ]);
  expect(both.some(({ body }) => body.returned === 500 && body.rest === 9_899)).toBe(true);
  expect((await refund(orderId, paymentId, 100.5)).body).toEqual({ returned: 600.5, rest: 9_798.5 });
  await drain(shop);
  const [payment] = await payments(quotation.id);
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    refundedCents: 60_050,
  });
  expect(payment).toMatchObject({ status: 'approved', refunded_cents: 60_050 });
  expect(await shopper.order(orderId)).toMatchObject({
    status: 'completed',
    ammountPaid: 10_399,
    total: 10_399,
    Payments: [{ status: 'approved', refunded: 600.5 }],
  });
  expect(await broken()).toEqual([]);
  const mails = (await mailsTo(shop, email)).filter(({ subject }) => subject.includes('Te devolvimos'));
  expect(mails).toHaveLength(2);
  const { folio } = await shopper.order(orderId);
  // the folio that the buyer knows is that of the order
  for (const { text } of mails) expect(text).toContain(`de tu pedido ${folio} por donde los pagaste`);
});

test('canceling the payment returns the rest, and then all of it is back', async () => {
  const { orderId, paymentId, quotation } = await bought('card');
  await refund(orderId, paymentId, 500);
  expect((await cancel(orderId)).body).toEqual({ status: 'canceled' });
  await drain(shop);
  await drain(shop);
  const [payment] = await payments(quotation.id);
  expect(payment).toMatchObject({ status: 'refunded', refunded_cents: 1_039_900 });
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    refundedCents: 1_039_900,
  });
  expect(await shop.knex('orders').where({ id: orderId }).first()).toMatchObject({ paid_cents: 0, returned_cents: 0 });
  expect(await broken()).toEqual([]);
});

test('a refund of an e-wallet payment is back in it at once', async () => {
  const { orderId, paymentId, clientId } = await bought('ewallet');
  await refund(orderId, paymentId, 399);
  expect(await ledgerOf(shop, clientId)).toBe(39_900);
  expect(await broken()).toEqual([]);
  await cancel(orderId);
  expect(await ledgerOf(shop, clientId)).toBe(1_039_900);
  expect(await broken()).toEqual([]);
});

test('a refund in cash is a case until somebody hands it out', async () => {
  const { orderId, paymentId } = await bought('cash');
  await refund(orderId, paymentId, 250);
  const cases = async (state: string) =>
    (await manager.call('GET /payment/refundcases/{page}', { params: { page: '1' }, query: { state } })).body.data;
  const found = (await cases('open')).find((one) => one.orderId === orderId);
  expect(found).toMatchObject({ amount: 250, type: 'cash', goesBackBy: 'store', reason: 'Rayón en la pata' });
  await manager.call('POST /payment/refundcases/{id}/close', {
    params: { id: String(found?.paymentId) },
    body: { note: 'Entregado en caja' },
  });
  expect((await cases('open')).some((one) => one.orderId === orderId)).toBe(false);
});

test('refuses to refund nothing, all of it or more, or a payment of another order', async () => {
  const { orderId, paymentId } = await bought('cash');
  const other = await bought('cash');
  expect((await refund(orderId, paymentId, 0)).code).toBe('invalid_input');
  const all = await refund(orderId, paymentId, 10_399);
  expect([all.code, all.details]).toEqual(['payment_amount_invalid', { remaining: 10_399 }]);
  expect((await refund(orderId, other.paymentId, 10)).code).toBe('not_found');
  await cancel(orderId);
  expect((await refund(orderId, paymentId, 10)).code).toBe('conflict');
});

test('five at once give back five parts and no more than there is', async () => {
  const { orderId, paymentId, quotation } = await bought('cash');
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(orderId, paymentId, 3_000)));
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual([
    ...Array(3).fill('ok'),
    ...Array(2).fill('payment_amount_invalid'),
  ]);
  expect((await payments(quotation.id))[0].refunded_cents).toBe(900_000);
});

test('an order that is canceled gives everything back, frees its pieces and tells the ERP, once; who cancels it again is told', async () => {
  const { orderId, shopper } = await bought('card');
  await drain(shop);
  expect((await cancel(orderId)).body).toEqual({ status: 'canceled' });
  expect((await cancel(orderId)).code).toBe('already_canceled');
  await drain(shop);
  await drain(shop);
  expect(await shopper.order(orderId)).toMatchObject({ status: 'canceled', ammountPaid: 0 });
  expect(await erpOrders(shop, orderId)).toMatchObject([{ Cancelled: 'tYES' }]);
});

test('of an order with two payments all goes back or nothing, where the process dies between them', async () => {
  const who = await register(shop.knex);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id);
  await addPayment(manager, quotation.id, { type: 'cash', amount: 4_000 });
  const { data } = (await addPayment(manager, quotation.id, { type: 'cash', amount: 6_399 })).body;
  const orderId = String(data.orderId);
  const [, second] = await payments(quotation.id);
  await shop.knex.raw(`CREATE FUNCTION killed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE TRIGGER killed BEFORE UPDATE ON payment FOR EACH ROW WHEN (old.id = '${second.id}') EXECUTE FUNCTION killed()`);
  expect((await cancel(orderId)).status).toBe(500);
  await shop.knex.raw('DROP TRIGGER killed ON payment; DROP FUNCTION killed()');
  expect(await payments(quotation.id)).toMatchObject([{ refunded_cents: 0 }, { refunded_cents: 0 }]);
  expect(await shopper.order(orderId)).toMatchObject({ status: 'pending-sap', ammountPaid: 10_399 });
  expect((await cancel(orderId)).body).toEqual({ status: 'canceled' });
  expect(await payments(quotation.id)).toMatchObject([{ refunded_cents: 400_000 }, { refunded_cents: 639_900 }]);
  expect(await broken()).toEqual([]);
});

test('an order that waits for its transfer is canceled with it', async () => {
  const shopper = new Shopper(shop).signIn(await register(shop.knex));
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id);
  const { data } = (await addPayment(shopper, quotation.id, { type: 'spei', amount: 10_399 })).body;
  expect((await cancel(String(data.orderId))).body).toEqual({ status: 'canceled' });
});

test.each(people)('refunds money or is refused: %s', async (who) => {
  const caller = await somebody(shop, who);
  const refused = who === 'anonymous' ? 401 : 403;
  const expected = who === 'manager' || who === 'admin' ? 404 : refused;
  expect((await refund(randomUUID(), randomUUID(), 10, caller)).status).toBe(expected);
  expect((await cancel(randomUUID(), caller)).status).toBe(expected);
});

test('a part of an invoiced order that has no credit note an hour later is told to staff; an order without an invoice is not', async () => {
  const [invoiced, plain] = [await bought('cash'), await bought('cash')];
  const receiver = { LicTradNum: 'XAXX010101000', companyName: 'PUBLICO EN GENERAL' };
  await shop.knex('invoice').insert({
    order_id: invoiced.orderId,
    state: 'valid',
    receiver: JSON.stringify(receiver),
    email: 'ana@correo.mx',
    uuid: randomUUID(),
    provider_id: randomUUID(),
    total_cents: 1_039_900,
  });
  const told = async () => {
    const { rows } = await shop.knex.raw(ownDiscrepancies['invoice-part-returned']?.sql ?? '');
    return (rows as { subject: string; detail: { refunded: number } }[]).filter(({ subject }) =>
      [invoiced.orderId, plain.orderId].includes(subject),
    );
  };
  expect(await told()).toEqual([]);
  await refund(invoiced.orderId, invoiced.paymentId, 250);
  await refund(plain.orderId, plain.paymentId, 250);
  const hourAgo = shop.knex.raw("now() - interval '61 minutes'");
  await shop.knex('orders').whereIn('id', [invoiced.orderId, plain.orderId]).update({ updated_at: hourAgo });
  expect(await told()).toMatchObject([{ subject: invoiced.orderId, detail: { refunded: 25_000 } }]);
});

test.each(['rejected', 'cancelled'])(
  'a refund that the provider answers as %s waits for staff, and is told to nobody as done',
  async (status) => {
    const { orderId, paymentId, email } = await bought('card');
    const { mercadoPago } = shop.checkout;
    const answer = { kind: 'refund' as const, id: '1', paymentId: '1', amountCents: 50_000, status };
    const refusing = jest.spyOn(mercadoPago, 'refund').mockResolvedValueOnce(answer);
    await refund(orderId, paymentId, 500);
    await drain(shop);
    refusing.mockRestore();
    const [{ key }] = await shop.knex('payment_refund').where({ payment_id: paymentId }).select('id as key');
    expect(await shop.knex('outbox').where({ kind: 'refund', key }).first()).toMatchObject({
      done_at: null,
      parked_at: expect.any(Date),
      last_error: expect.stringContaining(status),
    });
    expect((await mailsTo(shop, email)).filter(({ subject }) => subject.includes('Te devolvimos'))).toEqual([]);
  },
);
