import { randomUUID } from 'node:crypto';
import { products } from '../../../testing/catalog';
import { erpOrders, mailsTo, misbehave } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';
import { retryDeadLetter } from '../../cases/dead-letters';
import { closeRefundCase } from '../../cases/refund-cases';
import { workOutbox } from '../../outbox/work-outbox';
import { sweepPayments } from '../sweep/sweep-payments';
import { answerOf } from './provider-answer';
import { recordOutcome } from './record-outcome';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { MERCADOPAGO_NOTIFICATION_URL: 'http://127.0.0.1:9/nobody' } });
});
afterAll(() => shop.close());

const due = () => shop.knex('payment').update({ check_at: shop.knex.raw("now() - interval '1 second'") });
const again = () =>
  shop
    .knex('outbox')
    .whereNull('done_at')
    .update({ next_at: shop.knex.raw("now() - interval '1 second'") });
const drain = async () => {
  while ((await workOutbox(shop.checkout)) > 0);
};

async function ready(email: string, quantity = 1) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa, quantity);
  await shopper.giveAddress(quotation.id, { email });
  return { shopper, quotation };
}

/** The provider says yes, and the process is gone before the answer is written down. */
async function dieAfterTheYes(email: string, quantity = 1) {
  const { shopper, quotation } = await ready(email, quantity);
  const { mercadoPago } = shop.checkout;
  const ask = mercadoPago.createCardPayment;
  const dying = jest.spyOn(mercadoPago, 'createCardPayment').mockImplementationOnce(async (...asked) => {
    await ask(...asked);
    throw new Error('killed');
  });
  expect((await shopper.pay(shop, quotation)).status).toBe(500);
  dying.mockRestore();
  return { shopper, quotation };
}

test('killed between the provider’s yes and the order: the sweeper finds the payment and makes the order, once', async () => {
  const { shopper, quotation } = await dieAfterTheYes('muere@example.com');
  const params = { id: quotation.id };
  const find = async () => (await shopper.call('POST /quotation/findbyid/{id}', { params })).body;
  expect(await find()).toMatchObject({ OrderWeb: null, Payments: [{ status: 'started' }] });
  expect((await shopper.pay(shop, quotation)).code).toBe('payment_in_progress');
  await due();
  await Promise.all([sweepPayments(shop.checkout), sweepPayments(shop.checkout)]);
  const { OrderWeb } = await find();
  expect(OrderWeb).not.toBeNull();
  await drain();
  expect(await erpOrders(shop, OrderWeb ?? '')).toHaveLength(1);
  expect(await mailsTo(shop, 'muere@example.com')).toHaveLength(1);
});

test('killed between the ERP’s yes and our note of it: the next try finds the document instead of writing another', async () => {
  const { shopper, quotation } = await ready('sap@example.com');
  const { orderId } = (await shopper.pay(shop, quotation)).body.data;
  await misbehave(shop, 'sap', { commitThenDrop: 2 });
  await drain();
  await again();
  await drain();
  await again();
  await drain();
  expect(await erpOrders(shop, orderId ?? '')).toHaveLength(1);
  const order = await shopper.call('POST /order/findbyid/{id}', { params: { id: orderId ?? '' } });
  expect(order.body.status).toBe('completed');
  const log = await shop.knex('erp_log').where({ order_id: orderId });
  expect(log.some((one) => !one.ok)).toBe(true);
});

test('an order the ERP refuses for good is parked for staff, with the reason, and stays pending', async () => {
  const { shopper, quotation } = await ready('regla@example.com');
  const { orderId } = (await shopper.pay(shop, quotation)).body.data;
  await misbehave(shop, 'sap', { failNext: 1, fault: 'business_rule' });
  await drain();
  const [row] = await shop.knex('outbox').where({ kind: 'erp-order', key: orderId });
  expect(row.parked_at).not.toBeNull();
  expect(row.last_error).not.toBe('');
  const order = await shopper.call('POST /order/findbyid/{id}', { params: { id: orderId ?? '' } });
  expect(order.body).toMatchObject({ status: 'pending-sap', statusLabel: 'Procesando' });
});

test('a mail server that is away for a moment gets the mail later, once', async () => {
  const { shopper, quotation } = await ready('tarde@example.com');
  await shopper.pay(shop, quotation);
  await misbehave(shop, 'mail', { failNext: 1 });
  await drain();
  await again();
  await drain();
  expect(await mailsTo(shop, 'tarde@example.com')).toHaveLength(1);
});

test('an approval that comes after its pieces were sold to others is kept, given back, and a case waits for staff', async () => {
  const { shopper, quotation } = await dieAfterTheYes('agotado@example.com', 2);
  await shop.knex('reservation').where({ quotation_id: quotation.id }).update({ expires_at: '2020-01-01' });
  const sources = await shop.knex('stock_source').where({ item_code: 'ST1' }).pluck('id');
  const before = await shop.knex('stock_source').where({ item_code: 'ST1' });
  await shop.knex('stock_source').whereIn('id', sources).update({ received: 0 });
  await due();
  await sweepPayments(shop.checkout);
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(payment.status).toBe('approved');
  const open = () => shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  expect((await open()).body).toMatchObject({ OrderWeb: null, ammountPaid: 0 });
  const [refundCase] = await shop.knex('outbox').where({ kind: 'refund-case', key: payment.id });
  expect(refundCase.parked_at).not.toBeNull();
  expect(refundCase.payload).toMatchObject({ reason: 'stock-gone', amountCents: 2_079_800 });
  // staff do not hand back what the provider gives back
  const byHand = { note: 'Entregado en caja', fromDrawer: true, by: randomUUID() };
  await expect(closeRefundCase(shop.knex, payment.id, byHand)).rejects.toMatchObject({ code: 'conflict' });
  await drain();
  const [after] = await shop.knex('payment').where({ id: payment.id });
  expect(after).toMatchObject({ status: 'refunded', refunded_cents: 2_079_800 });
  for (const row of before) await shop.knex('stock_source').where({ id: row.id }).update({ received: row.received });
  expect((await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } })).body).toMatchObject({
    OrderWeb: null,
    ammountPaid: 0,
  });
});

test('a refund that was given up is handed back by staff, and not asked of the provider again', async () => {
  const { quotation } = await dieAfterTheYes('porfuera@example.com', 2);
  await shop.knex('reservation').where({ quotation_id: quotation.id }).update({ expires_at: '2020-01-01' });
  const before = await shop.knex('stock_source').where({ item_code: 'ST1' });
  await shop.knex('stock_source').where({ item_code: 'ST1' }).update({ received: 0 });
  await due();
  await sweepPayments(shop.checkout);
  for (const row of before) await shop.knex('stock_source').where({ id: row.id }).update({ received: row.received });
  const [{ id: key }] = await shop.knex('payment').where({ quotation_id: quotation.id });
  const [{ id }] = await shop.knex('outbox').where({ kind: 'refund', key }).update({ parked_at: new Date() }, ['id']);
  const byHand = { note: 'Por transferencia', fromDrawer: false, by: randomUUID() };
  expect(await closeRefundCase(shop.knex, key, byHand)).toEqual({ state: 'closed' });
  await expect(retryDeadLetter(shop.checkout, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('an approval that comes late, but while there are pieces, makes the order', async () => {
  const { shopper, quotation } = await dieAfterTheYes('luego@example.com');
  await shop.knex('reservation').where({ quotation_id: quotation.id }).update({ expires_at: '2020-01-01' });
  await shop.knex('payment').where({ quotation_id: quotation.id }).update({ status: 'cancelled' });
  const params = { id: quotation.id };
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  const found = await shop.checkout.mercadoPago.searchPayments({ externalReference: payment.id });
  const late = found.kind === 'payments' ? found.payments[0] : undefined;
  const answer = late && answerOf(late);
  expect(answer && (await recordOutcome(shop.checkout, payment.id, answer))).toMatchObject({ state: 'approved' });
  expect((await shopper.call('POST /quotation/findbyid/{id}', { params })).body.OrderWeb).not.toBeNull();
});

test('a payment that never reached the provider is canceled after a while and the quotation is free again', async () => {
  const { shopper, quotation } = await ready('nunca@example.com');
  const dying = jest.spyOn(shop.checkout.mercadoPago, 'createCardPayment').mockRejectedValueOnce(new Error('killed'));
  expect((await shopper.pay(shop, quotation)).status).toBe(500);
  dying.mockRestore();
  const mine = shop.knex('payment').where({ quotation_id: quotation.id });
  await due();
  await sweepPayments(shop.checkout);
  expect(await mine.clone().pluck('status')).toEqual(['started']);
  await mine.clone().update({ created_at: '2020-01-01' });
  await due();
  await sweepPayments(shop.checkout);
  expect(await mine.clone().pluck('status')).toEqual(['cancelled']);
  expect((await shopper.pay(shop, quotation)).body.status).toBe('approved');
});
