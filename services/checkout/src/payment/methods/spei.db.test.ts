import { isClabe } from '@actual/contracts/fiscal/clabe';
import { products } from '../../../testing/catalog';
import { addPayment, atBank, drain, passDeadline, sweep, workInbox } from '../../../testing/money';
import { erpOrders, mailsTo, misbehave, until } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => fetch(`${shop.sandbox.origin}/mercadopago/_control/faults`, { method: 'DELETE' }));
afterAll(() => shop.close());

async function ready(email: string, quantity = 1, product = products.lamp) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(product, quantity);
  await shopper.giveAddress(quotation.id, { email });
  return { shopper, quotation };
}
async function waiting(email: string, type: 'spei' | 'transfer' = 'spei', product = products.lamp) {
  const { shopper, quotation } = await ready(email, 1, product);
  const { status, body } = await addPayment(shopper, quotation.id, { type, amount: quotation.totalPg1 });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  return { shopper, quotation, payment, orderId: body.data.orderId ?? '', body };
}
const orderOf = (shopper: Shopper, id: string) => shopper.order(id);
const hoursLeft = (iso: string) => (Date.parse(iso) - Date.now()) / 3_600_000;
const reservation = async (paymentId: string) =>
  (await shop.knex('reservation').where({ payment_id: paymentId }).select('state', 'expires_at'))[0];
/** The notification about the bank's transfer arrives and is worked. */
const noticed = (paymentId: string, status: string) =>
  until(async () => {
    await workInbox(shop);
    return (await shop.knex('payment').where({ id: paymentId }).first()).status === status;
  });

test('an order waits for a SPEI transfer: exact amount, a CLABE that checks, twelve hours, pieces held, one mail', async () => {
  const { shopper, quotation, payment, orderId, body } = await waiting('spei@example.com');
  expect(body).toMatchObject({ status: 'pending', status_detail: 'pending_waiting_transfer' });
  const order = await orderOf(shopper, orderId);
  expect(order).toMatchObject({ status: 'pending-payment', statusLabel: 'Pendiente de pago', isSpeiOrder: true });
  expect(order.Transfer).toMatchObject({ type: 'spei', amount: 899.5, reference: order.folio });
  expect(isClabe(order.Transfer?.clabe ?? '')).toBe(true);
  expect(order.receiving_account_number).toBe(order.Transfer?.clabe);
  expect(hoursLeft(order.Transfer?.expiresAt ?? '')).toBeCloseTo(12, 1);
  const held = await reservation(payment.id);
  expect(held.state).toBe('held');
  expect(hoursLeft(held.expires_at.toISOString())).toBeCloseTo(12, 1);
  const open = (await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } })).body;
  expect(open).toMatchObject({ OrderWeb: orderId, isSpeiQuotation: true, ammountPaid: 0 });
  await drain(shop);
  const [mail] = await mailsTo(shop, 'spei@example.com');
  expect(mail?.text).toContain('Monto exacto: $899.50 MXN');
  expect(mail?.text.replaceAll(' ', '')).toContain(order.Transfer?.clabe);
  expect(await erpOrders(shop, orderId)).toEqual([]);
});

test('the deposit’s notification credits the order: it goes to the ERP and is confirmed, once', async () => {
  const { shopper, payment, orderId } = await waiting('abono@example.com');
  await misbehave(shop, 'mercadopago', { repeatNotices: 3 });
  await atBank(shop, payment.provider_payment_id, 'deposit');
  await noticed(payment.id, 'approved');
  await drain(shop);
  expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'completed', ammountPaid: 899.5, Transfer: null });
  expect(await erpOrders(shop, orderId)).toHaveLength(1);
  const subjects = (await mailsTo(shop, 'abono@example.com')).map((one) => one.subject);
  expect(subjects.filter((one) => one.includes('en Actual Studio'))).toHaveLength(1);
  expect((await reservation(payment.id)).state).toBe('claimed');
});

test('a deposit whose notification never comes is found by the sweeper', async () => {
  const { shopper, payment, orderId } = await waiting('mudo@example.com');
  await misbehave(shop, 'mercadopago', { silent: true });
  await atBank(shop, payment.provider_payment_id, 'deposit');
  await sweep(shop);
  expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'pending-sap', ammountPaid: 899.5 });
});

test('unpaid at its deadline: canceled here and at the provider, pieces free, one mail; a late deposit reopens it', async () => {
  const { shopper, payment, orderId, quotation } = await waiting('vence@example.com');
  await passDeadline(shop, quotation.id);
  await Promise.all([sweep(shop), sweep(shop)]);
  await drain(shop);
  expect(await orderOf(shopper, orderId)).toMatchObject({
    status: 'canceled',
    statusLabel: 'Cancelado',
    Transfer: null,
  });
  expect((await reservation(payment.id)).state).toBe('released');
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    status: 'cancelled',
  });
  const canceled = (await mailsTo(shop, 'vence@example.com')).filter((one) => one.subject.includes('se canceló'));
  expect(canceled).toHaveLength(1);

  await atBank(shop, payment.provider_payment_id, 'deposit');
  await noticed(payment.id, 'approved');
  await drain(shop);
  expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'completed', ammountPaid: 899.5 });
  expect(await erpOrders(shop, orderId)).toHaveLength(1);
});

test('a deposit after its pieces were sold to others becomes a refund case that staff see, and goes back', async () => {
  const { shopper, payment, orderId, quotation } = await waiting('caso@example.com', 'spei', products.sofa);
  await passDeadline(shop, quotation.id);
  await sweep(shop);
  const before = await shop.knex('stock_source').where({ item_code: 'ST1' });
  await shop.knex('stock_source').where({ item_code: 'ST1' }).update({ received: 0 });
  await atBank(shop, payment.provider_payment_id, 'deposit');
  await noticed(payment.id, 'approved');
  const seller = new Shopper(shop).signIn({ userId: crypto.randomUUID(), role: 'seller', clientId: null });
  const cases = () => seller.call('GET /payment/refundcases/{page}', { params: { page: '1' } });
  expect((await cases()).body.data[0]).toMatchObject({ paymentId: payment.id, reason: 'stock-gone', state: 'open' });
  await drain(shop);
  expect((await cases()).body.data[0]).toMatchObject({ paymentId: payment.id, state: 'given-back', amount: 10_399 });
  expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'canceled', ammountPaid: 0 });
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({ status: 'refunded' });
  expect((await shopper.call('GET /payment/refundcases/{page}', { params: { page: '1' } })).status).toBe(401);
  for (const row of before) await shop.knex('stock_source').where({ id: row.id }).update({ received: row.received });
});

test('killed after the provider gave the CLABE: the sweeper makes the order that waits, once', async () => {
  const { shopper, quotation } = await ready('clabe@example.com');
  const { mercadoPago } = shop.checkout;
  const ask = mercadoPago.createTransferPayment;
  const dying = jest.spyOn(mercadoPago, 'createTransferPayment').mockImplementationOnce(async (...asked) => {
    await ask(...asked);
    throw new Error('killed');
  });
  const answer = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  expect(answer.status).toBe(500);
  dying.mockRestore();
  await Promise.all([sweep(shop), sweep(shop)]);
  const orders = await shop.knex('orders').where({ quotation_id: quotation.id });
  expect(orders.map((one) => one.status)).toEqual(['pending-payment']);
  expect((await orderOf(shopper, orders[0].id)).Transfer?.amount).toBe(899.5);
});

test('a provider that is away when the deadline passes: the order waits an hour more, then is canceled', async () => {
  const { shopper, orderId, quotation } = await waiting('lejos@example.com');
  await passDeadline(shop, quotation.id);
  await misbehave(shop, 'mercadopago', { failNext: 50 });
  await sweep(shop);
  expect((await orderOf(shopper, orderId)).status).toBe('pending-payment');
  const longAgo = shop.knex.raw("now() - interval '2 hours'");
  await shop.knex('payment').where({ quotation_id: quotation.id }).update({ expires_at: longAgo });
  await sweep(shop);
  expect((await orderOf(shopper, orderId)).status).toBe('canceled');
});

test('a plain transfer waits to the end of the third day after, at the store’s own account', async () => {
  const { shopper, orderId, payment } = await waiting('banco@example.com', 'transfer');
  const order = await orderOf(shopper, orderId);
  expect(order).toMatchObject({ status: 'pending-payment', isSpeiOrder: false, paymentType: 'transfer' });
  expect(order.Transfer).toMatchObject({ type: 'transfer', bank: 'Banorte', amount: 899.5 });
  expect(isClabe(order.Transfer?.clabe ?? '')).toBe(true);
  expect(hoursLeft(order.Transfer?.expiresAt ?? '')).toBeGreaterThan(72);
  expect(hoursLeft(order.Transfer?.expiresAt ?? '')).toBeLessThanOrEqual(96);
  await sweep(shop);
  expect((await orderOf(shopper, orderId)).status).toBe('pending-payment');
  await passDeadline(shop, payment.quotation_id);
  await sweep(shop);
  await drain(shop);
  expect((await orderOf(shopper, orderId)).status).toBe('canceled');
  expect((await reservation(payment.id)).state).toBe('released');
});

test.each([
  ['less than the rest', { amount: 100 }, 'total_changed'],
  ['more than the rest', { amount: 5_000 }, 'total_changed'],
  ['nothing', { amount: 0 }, 'invalid_input'],
  ['terms not accepted', { termsAccepted: undefined }, 'invalid_input'],
  ['cash, by a shopper', { type: 'cash' }, 'forbidden'],
])('refuses a transfer of %s before anybody is asked', async (_what, change, code) => {
  const { shopper, quotation } = await ready('no@example.com');
  const answer = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1, ...change });
  expect(answer.code).toBe(code);
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toEqual([]);
});

test('a quotation that waits for a transfer cannot be paid again, nor changed', async () => {
  const { shopper, quotation } = await waiting('doble@example.com');
  expect((await shopper.pay(shop, quotation)).code).toBe('quotation_ordered');
  const again = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  expect(again.code).toBe('quotation_ordered');
});

test.each([429, 503])(
  'a provider that answers %i gives no CLABE: it is said at once, nothing stays held, and the next press gets one',
  async (failStatus) => {
    const { shopper, quotation } = await ready(`sin-clabe-${failStatus}@example.com`);
    // the request and the look for it
    await misbehave(shop, 'mercadopago', { failNext: 2, failStatus });
    const spei = { type: 'spei', amount: quotation.totalPg1 };
    expect((await addPayment(shopper, quotation.id, spei)).code).toBe('payment_provider_unavailable');
    const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
    expect(payment).toMatchObject({ status: 'cancelled', status_detail: 'transfer_unavailable' });
    expect(await reservation(payment.id)).toMatchObject({ state: 'released' });
    const told = await shopper.call('POST /payment/check/{id}', {
      params: { id: quotation.id },
      body: { paymentId: payment.id },
    });
    expect(told.body).toMatchObject({
      status: 'rejected',
      status_detail: 'transfer_unavailable',
      data: { attemptsLeft: 3 },
    });
    await misbehave(shop, 'mercadopago', { failNext: 0 });
    const again = await addPayment(shopper, quotation.id, spei);
    expect(again.body).toMatchObject({ status: 'pending', status_detail: 'pending_waiting_transfer' });
    expect(await shop.knex('orders').where({ quotation_id: quotation.id })).toHaveLength(1);
  },
);

test('a transfer whose process died before the provider was asked ends with its own words', async () => {
  const { shopper, quotation } = await ready('muerto-sin-clabe@example.com');
  await misbehave(shop, 'mercadopago', { failNext: 2, failStatus: 503 });
  await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  await misbehave(shop, 'mercadopago', { failNext: 0 });
  const mine = { quotation_id: quotation.id };
  const [{ id }] = await shop.knex('payment').where(mine).select('id');
  // as a process leaves it that dies between writing it down and asking
  const died = crypto.randomUUID();
  await shop.knex.raw(
    `INSERT INTO payment (id, quotation_id, idempotency_key, provider, type, payment_group, months, amount_cents, part, status, check_at, created_at)
     SELECT ?::uuid, quotation_id, ?, provider, type, payment_group, months, amount_cents, part, 'started', now(), '2020-01-01' FROM payment WHERE id = ?`,
    [died, died, id],
  );
  await sweep(shop);
  expect(await shop.knex('payment').where({ id: died }).first()).toMatchObject({
    status_detail: 'transfer_unavailable',
  });
});
