import { products } from '../testing/catalog';
import { addPayment, drain, sweep } from '../testing/money';
import { erpOrders, mailsTo, misbehave, until } from '../testing/outside';
import { openShop, type Shop, type ShopOptions } from '../testing/shop';
import { cardToken, Shopper } from '../testing/shopper';

/** The promises of the fault table (FAULTS.md) that no other test shows. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  for (const part of ['mercadopago', 'sap', 'mail'])
    await fetch(`${shop.sandbox.origin}/${part}/_control/faults`, { method: 'DELETE' });
});
afterAll(() => shop.close());

async function ready(email: string, at: Pick<Shop, 'address'> = shop) {
  const shopper = new Shopper(at);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  return { shopper, quotation };
}
const orderOf = async (shopper: Shopper, id: string) =>
  (await shopper.call('POST /order/findbyid/{id}', { params: { id } })).body;
const cardBody = async (quotation: { id: string; totalPg1: number }) => ({
  quotationId: quotation.id,
  payment_method_id: 'visa',
  installments: 1,
  paymentType: 'credit-card',
  paymentGroup: 1,
  transaction_amount: quotation.totalPg1,
  termsAccepted: true,
  token: await cardToken(shop, 'APRO'),
  cardholder: {
    email: 'a@example.com',
    phone: '9981234567',
    address: 'Av. Tulum 12',
    neighborhood: 'Centro',
    city: 'Cancún',
    state: 'Quintana Roo',
    zip: '77500',
  },
});

test('a slow provider only takes longer', async () => {
  const { shopper, quotation } = await ready('lento@example.com');
  await misbehave(shop, 'mercadopago', { slowMs: 1_500 });
  expect((await shopper.pay(shop, quotation)).body.status).toBe('approved');
});

test.each([429, 500, 502, 503])(
  'a provider that answers %i before doing anything: nothing is lost, and the next try pays',
  async (failStatus) => {
    const { shopper, quotation } = await ready('quinientos@example.com');
    const body = await cardBody(quotation);
    // the charge and the look for it
    await misbehave(shop, 'mercadopago', { failNext: 2, failStatus });
    const answer = await shopper.call('POST /processMPpayment', { body });
    expect(answer.code).toBe('payment_provider_unavailable');
    await misbehave(shop, 'mercadopago', { failNext: 0 });
    await shop.knex('payment').where({ quotation_id: quotation.id }).update({ created_at: '2020-01-01' });
    await sweep(shop);
    expect((await shopper.pay(shop, quotation)).body.status).toBe('approved');
    expect(await shop.knex('orders').where({ quotation_id: quotation.id })).toHaveLength(1);
  },
);

test('a CLABE whose answer was lost is found: one payment there, one order here', async () => {
  const { shopper, quotation } = await ready('perdida@example.com');
  await misbehave(shop, 'mercadopago', { commitThenDrop: 1 });
  const answer = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  expect(answer.body).toMatchObject({ status: 'pending', status_detail: 'pending_waiting_transfer' });
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  const found = await shop.checkout.mercadoPago.searchPayments({ externalReference: payment.id });
  expect(found.kind === 'payments' && found.payments).toHaveLength(1);
});

test('a refund whose answer was lost is given once', async () => {
  const { shopper, quotation } = await ready('devuelto@example.com');
  const { orderId, paymentId } = (await shopper.pay(shop, quotation)).body.data;
  const staff = new Shopper(shop).signIn({ userId: crypto.randomUUID(), role: 'admin', clientId: null });
  await staff.call('POST /payment/cancel/{a}/{b}', { params: { a: orderId ?? '', b: paymentId }, body: {} });
  await misbehave(shop, 'mercadopago', { commitThenDrop: 1 });
  await drain(shop);
  await drain(shop);
  const [payment] = await shop.knex('payment').where({ id: paymentId });
  expect(payment.status).toBe('refunded');
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    refundedCents: 89_950,
  });
});

test('ERP and mail away for an hour: the person has the order; document and mail come once when they are back', async () => {
  const { shopper, quotation } = await ready('hora@example.com');
  await misbehave(shop, 'sap', { failNext: 1_000, fault: 'proxy_error' });
  await misbehave(shop, 'mail', { failNext: 1_000 });
  const { orderId } = (await shopper.pay(shop, quotation)).body.data;
  // every try of an hour, one after the other
  for (let tries = 0; tries < 13; tries += 1) await drain(shop);
  expect((await orderOf(shopper, orderId ?? '')).status).toBe('pending-sap');
  expect(await shop.knex('outbox').whereNotNull('parked_at').where({ key: orderId })).toEqual([]);
  await misbehave(shop, 'sap', { failNext: 0 });
  await misbehave(shop, 'mail', { failNext: 0 });
  await drain(shop);
  await drain(shop);
  expect((await orderOf(shopper, orderId ?? '')).status).toBe('completed');
  expect(await erpOrders(shop, orderId ?? '')).toHaveLength(1);
  expect(await mailsTo(shop, 'hora@example.com')).toHaveLength(1);
});

test('the database cuts every connection: calls fail as such or pass, and the next ones work', async () => {
  const { shopper, quotation } = await ready('corte@example.com');
  const cut = () =>
    shop.knex.raw(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'checkout' AND datname = current_database()",
    );
  const paying = shopper.pay(shop, quotation);
  await cut();
  const first = await paying;
  expect([200, 409, 500, 503]).toContain(first.status);
  await until(async () => {
    // a sweep that was lent a connection cut just now fails as such; its worker sweeps again
    const swept = await sweep(shop).then(
      () => true,
      () => false,
    );
    const again = await shopper.pay(shop, quotation);
    return swept && (again.body.status === 'approved' || again.code === 'quotation_ordered');
  }, 60_000);
  expect(await shop.knex('orders').where({ quotation_id: quotation.id })).toHaveLength(1);
});

test('one connection for thirty payments at once: they take turns, each is charged once', async () => {
  const narrow: ShopOptions = { settings: { DATABASE_POOL: 2 } };
  const small = await openShop(narrow);
  try {
    const all = await Promise.all(Array.from({ length: 30 }, (_, at) => ready(`t${at}@example.com`, small)));
    const paid = await Promise.all(all.map(({ shopper, quotation }) => shopper.pay(small, quotation)));
    for (const { status, body } of paid) expect([status, body.status ?? status]).toEqual([200, 'approved']);
    expect(await small.knex('orders').count('* as n')).toEqual([{ n: 30 }]);
  } finally {
    await small.close();
  }
});

test('the clock of this machine jumps three days: deadlines are the database’s, nothing is canceled', async () => {
  const { shopper, quotation } = await ready('reloj@example.com');
  const { body } = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  const real = Date.now;
  const jump = jest.spyOn(Date, 'now').mockImplementation(() => real() + 3 * 86_400_000);
  await sweep(shop);
  jump.mockRestore();
  expect((await orderOf(shopper, body.data.orderId ?? '')).status).toBe('pending-payment');
});
