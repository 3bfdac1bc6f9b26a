import { randomUUID } from 'node:crypto';
import { transferTypes } from '@actual/contracts/facts/payment/payment-types';
import { managerGrantToken, sessionToken } from '@actual/kit/testing/tokens';
import { products } from '../../../testing/catalog';
import { addPayment, deposit, drain, ledgerOf } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { register, Shopper } from '../../../testing/shopper';

let shop: Shop;
let seller: Shopper;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  seller = new Shopper(shop).signIn({ userId: randomUUID(), role: 'seller', clientId: null });
  manager = new Shopper(shop).signIn({ userId: randomUUID(), role: 'manager', clientId: null });
});
afterAll(() => shop.close());

/** A client's sofa of 10,399, with a payment taken by staff. */
async function partlyPaid(amount: number, currency = 'MXP') {
  const who = await register(shop.knex);
  await shop
    .knex('client')
    .where({ id: who.clientId })
    .update({ currency: currency === 'MXP' ? 'MXP' : currency });
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id);
  const cash = (body: object) => addPayment(seller, quotation.id, { type: 'cash', ...body });
  if (amount > 0) expect((await cash({ amount, reference: 'R-1' })).body.status).toBe('approved');
  return { ...who, shopper, quotation, cash };
}
const create = (quotationId: string, authorization?: string, who = seller) =>
  who.call('POST /order/create', { body: { quotationId, authorization } });
const cancel = (a: string, b: string, who = manager) =>
  who.call('POST /payment/cancel/{a}/{b}', { params: { a, b }, body: {} });
/** The quotation as the manager sees it. */
const seen = async (id: string) => (await seller.call('POST /quotation/findbyid/{id}', { params: { id } })).body;
type Seen = Awaited<ReturnType<typeof seen>>;
const sold = async () =>
  Number(
    (
      await shop
        .knex('stock_sold')
        .join('stock_source', 'id', 'stock_source_id')
        .where({ item_code: 'ST1' })
        .sum('sold as n')
    )[0]?.n ?? 0,
  );

test('paid from sixty percent, with a manager’s word for this quotation: the order is made, owes the rest, and is paid later', async () => {
  const { quotation } = await partlyPaid(6_239.4);
  expect((await create(quotation.id)).code).toBe('not_fully_paid');
  const made = await create(quotation.id, managerGrantToken(await seen(quotation.id)));
  expect(made.status).toBe(200);
  expect((await create(quotation.id, managerGrantToken(await seen(quotation.id)))).body).toEqual(made.body);
  const order = await seller.call('POST /order/findbyid/{id}', { params: { id: made.body.id } });
  expect(order.body).toMatchObject({ status: 'pending-sap', total: 10_399, ammountPaid: 6_239.4 });
  await drain(shop);
  expect(await erpOrders(shop, made.body.id)).toHaveLength(1);
  const rest = (body: object) => seller.call('POST /order/addpayment/{id}', { params: { id: made.body.id }, body });
  expect((await rest({ type: 'cash', amount: 5_000 })).code).toBe('payment_amount_invalid');
  // money that no bank has moved pays nothing
  for (const type of transferTypes) expect((await rest({ type, amount: 100 })).code).toBe('invalid_input');
  const paid = await rest({ type: 'terminal-card', amount: 4_159.6, terminal: 'BANORTE', verificationCode: '123456' });
  expect(paid.body).toMatchObject({ ammountPaid: 10_399, due: 0 });
  expect(paid.body.Payments.at(-1)).toMatchObject({
    type: 'terminal-card',
    terminal: 'BANORTE',
    verificationCode: '123456',
  });
});

test('a manager’s grant is for one version: after a change it is asked for again', async () => {
  const { quotation, shopper } = await partlyPaid(9_000);
  const word = managerGrantToken(await seen(quotation.id));
  await shopper.giveAddress(quotation.id, { firstName: 'Otra' });
  expect((await create(quotation.id, word)).code).toBe('quotation_changed');
  expect((await create(quotation.id, managerGrantToken({ ...(await seen(quotation.id)), totalPg1: 1 }))).code).toBe(
    'quotation_changed',
  );
  expect((await create(quotation.id, managerGrantToken(await seen(quotation.id)))).status).toBe(200);
});

test('refuses an order paid below sixty percent, even with a manager’s grant', async () => {
  const { quotation } = await partlyPaid(6_239.39);
  expect((await create(quotation.id, managerGrantToken(await seen(quotation.id)))).code).toBe('not_fully_paid');
});

test.each([
  ['for another quotation', (id: Seen) => managerGrantToken({ ...id, id: randomUUID() })],
  ['that is over', (id: Seen) => managerGrantToken(id, -1)],
  ['that is a session', () => sessionToken({ role: 'manager', site: 'actual-studio' })],
  ['that is forged', (id: Seen) => `${managerGrantToken(id).slice(0, -6)}AAAAAA`],
])('refuses a manager’s grant %s', async (_what, make) => {
  const { quotation } = await partlyPaid(9_000);
  expect((await create(quotation.id, make(await seen(quotation.id)))).code).toBe('forbidden');
});

test('refuses a manager’s grant as a session', async () => {
  const { quotation } = await partlyPaid(0);
  const token = managerGrantToken(await seen(quotation.id));
  const answer = await fetch(`${shop.address}/order/create`, {
    method: 'POST',
    headers: { site: 'actual-studio', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ quotationId: quotation.id }),
  });
  expect(answer.status).toBe(401);
});

test('orders, payments at a counter and cancellations are for staff', async () => {
  const { shopper, quotation } = await partlyPaid(0);
  expect((await create(quotation.id, undefined, shopper)).code).toBe('forbidden');
  expect((await cancel(quotation.id, randomUUID(), shopper)).code).toBe('forbidden');
  expect((await cancel(quotation.id, randomUUID())).code).toBe('not_found');
  const add = { params: { id: quotation.id }, body: { type: 'cash', amount: 1 } };
  expect((await shopper.call('POST /order/addpayment/{id}', add)).code).toBe('forbidden');
});

test('an order belongs to its client with name, mail and purchases, even if others receive it', async () => {
  const { shopper, quotation, clientId, cash } = await partlyPaid(0);
  const receiver = { firstName: 'Rita', lastName: 'Recibe', email: 'rita@example.com' };
  await shopper.giveAddress(quotation.id, receiver);
  const { orderId } = (await cash({ amount: 10_399 })).body.data;
  await drain(shop);
  const order = await shopper.call('POST /order/findbyid/{id}', { params: { id: String(orderId) } });
  const email = `${clientId}@example.com`;
  expect(order.body).toMatchObject({
    FirstName: 'Ana',
    LastName: 'Ruiz',
    email,
    Client: { id: clientId, E_Mail: email },
    Address: { firstName: 'Rita', lastName: 'Recibe' },
  });
  expect((await mailsTo(shop, email)).some(({ subject }) => subject.includes('pedido'))).toBe(true);
  expect(await mailsTo(shop, 'rita@example.com')).toEqual([]);
});

test.each(['ewallet', 'client-balance'])(
  'a seller spends no %s of a client; a manager beside them does',
  async (type) => {
    const { quotation, clientId } = await partlyPaid(0);
    await deposit(shop, clientId, 100_000, type as 'ewallet');
    expect((await addPayment(seller, quotation.id, { type, amount: 500 })).code).toBe('forbidden');
    expect((await addPayment(manager, quotation.id, { type, amount: 500 })).body.status).toBe('approved');
  },
);

test('a quotation paid in full at the counter becomes an order without another step', async () => {
  const { quotation, cash } = await partlyPaid(10_000);
  const last = await cash({ amount: 399 });
  expect(last.body.data.orderId).not.toBeNull();
  expect((await create(quotation.id)).body.id).toBe(last.body.data.orderId);
});

test('only staff can take back a payment that staff took, and it is a case until it is paid out', async () => {
  const { shopper, quotation } = await partlyPaid(1_000);
  expect((await shopper.call('POST /payment/remove/{id}', { params: { id: quotation.id } })).body).toEqual({
    returned: 0,
  });
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect((await cancel(quotation.id, payment.id)).body).toEqual({ status: 'refunding', returned: 1_000 });
  const cases = await seller.call('GET /payment/refundcases/{page}', { params: { page: '1' } });
  expect(cases.body.data[0]).toMatchObject({ paymentId: payment.id, amount: 1_000, state: 'open' });
});

test('a payment needs the amount due that its taker saw: one after another screen’s is refused, a repeated one is the same', async () => {
  const { quotation } = await partlyPaid(0);
  const seen = (await seller.call('POST /quotation/{id}/paymentoptions', { params: { id: quotation.id } })).body
    .version;
  const take = (key: string, version: number) =>
    seller.call('POST /payment/add/{id}', {
      params: { id: quotation.id },
      body: { type: 'cash', amount: 800 },
      headers: { 'idempotency-key': key, 'if-match': `"${version}"` },
    });
  const oneScreen = randomUUID();
  const first = await take(oneScreen, seen);
  expect(first.body.status).toBe('approved');
  expect((await take(oneScreen, seen)).body).toEqual(first.body);
  expect((await take(randomUUID(), seen)).code).toBe('quotation_changed');
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toHaveLength(1);
});

test('dollars are refused for clients in pesos, and taken at their rate for clients in dollars', async () => {
  const mxp = await partlyPaid(0);
  const usd = { type: 'cash-usd', amount: 100, exchangeRate: 18.5 };
  expect((await mxp.cash(usd)).code).toBe('usd_not_available');
  const dollars = await partlyPaid(0, 'USD');
  expect((await dollars.cash({ ...usd, exchangeRate: undefined })).code).toBe('payment_amount_invalid');
  expect((await dollars.cash(usd)).code).toBe('usd_not_available');
  await manager.call('PUT /payment/dollarrate', { body: { rate: 18.6 } });
  for (const exchangeRate of [1, 18.2, 19, 100]) {
    const refused = await dollars.cash({ ...usd, exchangeRate });
    expect([refused.code, refused.details]).toEqual(['exchange_rate_not_allowed', { least: 18.228, most: 18.972 }]);
  }
  expect((await dollars.cash(usd)).body.data.remaining).toBe(8_549);
  expect((await seller.call('GET /payment/dollarrate', {})).body).toMatchObject({ rate: 18.6, most: 18.972 });
  expect((await seller.call('PUT /payment/dollarrate', { body: { rate: 25 } })).code).toBe('forbidden');
});

test('canceling a card payment gives it back through the provider, frees the pieces, and cancels the order everywhere, once', async () => {
  const { shopper, quotation, clientId } = await partlyPaid(0);
  const before = await sold();
  const { orderId, paymentId } = (await shopper.pay(shop, quotation)).body.data;
  await drain(shop);
  expect(await sold()).toBe(before + 1);
  const both = await Promise.all([cancel(orderId ?? '', paymentId), cancel(orderId ?? '', paymentId)]);
  // whoever comes second is told, whether the money is on its way back or there
  expect(both.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'already_canceled']);
  await drain(shop);
  await drain(shop);
  expect((await cancel(orderId ?? '', paymentId)).code).toBe('already_canceled');
  const order = await shopper.call('POST /order/findbyid/{id}', { params: { id: orderId ?? '' } });
  expect(order.body).toMatchObject({ status: 'canceled', ammountPaid: 0, Payments: [{ status: 'refunded' }] });
  expect(await sold()).toBe(before);
  expect(await erpOrders(shop, orderId ?? '')).toMatchObject([{ Cancelled: 'tYES' }]);
  const [payment] = await shop.knex('payment').where({ id: paymentId });
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    refundedCents: 1_039_900,
  });
  const subjects = (await mailsTo(shop, `${clientId}@example.com`)).map((one) => one.subject);
  expect(subjects.filter((one) => one.includes('se canceló'))).toHaveLength(1);
  expect(subjects.filter((one) => one.includes('Te devolvimos'))).toHaveLength(1);
});

test.each(['credit-card', 'ewallet', 'spei'])(
  'a seller cancels no order by canceling the payment it hangs on: %s',
  async (type) => {
    const { shopper, quotation, clientId } = await partlyPaid(0);
    if (type === 'ewallet') await deposit(shop, clientId, 1_039_900);
    const paid =
      type === 'credit-card'
        ? await shopper.pay(shop, quotation)
        : await addPayment(shopper, quotation.id, { type, amount: 10_399 });
    const { orderId, paymentId } = paid.body.data;
    for (const owner of [quotation.id, String(orderId)])
      expect((await cancel(owner, paymentId, seller)).code).toBe('forbidden');
    const order = await shop.knex('orders').where({ id: orderId }).first();
    expect([order.status === 'canceled', order.paid_cents]).toEqual([false, type === 'spei' ? 0 : 1_039_900]);
    expect((await cancel(String(orderId), paymentId)).status).toBe(200);
  },
);

test('a seller cancels payments of a quotation, and none of those that pay an order', async () => {
  const { quotation, cash } = await partlyPaid(10_000);
  const [wrong] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect((await cancel(quotation.id, wrong.id, seller)).status).toBe(200);
  await cash({ amount: 10_000 });
  const { orderId } = (await cash({ amount: 399 })).body.data;
  const payments = await shop.knex('payment').where({ order_id: orderId, status: 'approved' });
  expect(payments).toHaveLength(2);
  for (const { id } of payments) expect((await cancel(String(orderId), id, seller)).code).toBe('forbidden');
  expect(await shop.knex('orders').where({ id: orderId }).first()).toMatchObject({ paid_cents: 1_039_900 });
});

test('canceling an e-wallet payment brings it back to its ledger, exactly, once', async () => {
  const { shopper, quotation, clientId } = await partlyPaid(0);
  await deposit(shop, clientId, 1_039_900);
  const { orderId, paymentId } = (await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 10_399 })).body
    .data;
  await Promise.all([cancel(orderId ?? '', paymentId), cancel(orderId ?? '', paymentId)]);
  expect(await ledgerOf(shop, clientId)).toBe(1_039_900);
});

test('canceling a transfer that waits closes it at the provider and cancels its order', async () => {
  const { shopper, quotation } = await partlyPaid(0);
  const { orderId, paymentId } = (await addPayment(shopper, quotation.id, { type: 'spei', amount: 10_399 })).body.data;
  expect((await cancel(quotation.id, paymentId)).body.status).toBe('cancelled');
  const order = await shopper.call('POST /order/findbyid/{id}', { params: { id: orderId ?? '' } });
  expect(order.body.status).toBe('canceled');
});

test('an order names the seller who made its quotation, paid at the counter or by the client; one of the web nobody of the staff', async () => {
  const sellerOf = async (orderId: string | null) =>
    (await shop.knex('orders').where({ id: orderId }).first('user_id')).user_id;
  const userId = randomUUID();
  const seller = new Shopper(shop).signIn({ userId, role: 'seller', clientId: null });
  const sold = await seller.quote(products.sofa);
  await seller.giveAddress(sold.id);
  const cash = await addPayment(seller, sold.id, { type: 'cash', amount: sold.total });
  expect(await sellerOf(cash.body.data.orderId)).toBe(userId);

  const who = await register(shop.knex);
  const begun = await seller.quote(products.sofa);
  await shop.knex('quotation').where({ id: begun.id }).update({ client_id: who.clientId, user_id: who.userId });
  const client = new Shopper(shop).signIn(who);
  await client.giveAddress(begun.id);
  expect(await sellerOf((await client.pay(shop, begun)).body.data.orderId)).toBe(userId);

  const web = new Shopper(shop).signIn(who);
  const own = await web.quote(products.sofa);
  await web.giveAddress(own.id);
  expect(await sellerOf((await web.pay(shop, own)).body.data.orderId)).toBe(who.userId);
});
