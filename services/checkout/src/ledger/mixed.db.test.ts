import { randomUUID } from 'node:crypto';
import { products } from '../../testing/catalog';
import { addPayment, atBank, deposit, drain, ledgerOf, passDeadline, sweep } from '../../testing/money';
import { somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';
import { answerOf } from '../payment/outcome/provider-answer';
import { recordOutcome } from '../payment/outcome/record-outcome';
import { refundAbandoned } from '../payment/refund/refund-partial-payments';
import { forgetClients } from '../quotation/forget-clients';
import { handOutLedgers } from './hand-out-ledgers';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { MERCADOPAGO_NOTIFICATION_URL: 'http://127.0.0.1:9/nobody' } });
});
afterEach(() => fetch(`${shop.sandbox.origin}/mercadopago/_control/faults`, { method: 'DELETE' }));
afterAll(() => shop.close());

/** A client with money in the e-wallet and a lamp of 899.50 in the quotation. */
async function client(cents: number, kind: 'ewallet' | 'client-balance' = 'ewallet') {
  const who = await register(shop.knex);
  if (cents > 0) await deposit(shop, who.clientId, cents, kind);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  return { ...who, shopper, quotation };
}
const statuses = (quotationId: string) =>
  shop.knex('payment').where({ quotation_id: quotationId }).orderBy('created_at').pluck('status');
const options = async (shopper: Shopper, id: string) =>
  (await shopper.call('POST /quotation/{id}/paymentoptions', { params: { id } })).body;

test.each(['ewallet', 'client-balance'] as const)(
  '%s pays a whole quotation, and the order is made at once',
  async (type) => {
    const { shopper, quotation, clientId } = await client(100_000, type);
    const { body } = await addPayment(shopper, quotation.id, { type, amount: 899.5 });
    expect(body).toMatchObject({ status: 'approved', data: { remaining: 0 } });
    const order = await shopper.call('POST /order/findbyid/{id}', { params: { id: body.data.orderId ?? '' } });
    expect(order.body).toMatchObject({ status: 'pending-sap', ammountPaid: 899.5, paymentType: type });
    expect(await ledgerOf(shop, clientId, type)).toBe(10_050);
  },
);

test('without funds the method is off, and paying is refused with the balance', async () => {
  const { shopper, quotation } = await client(0);
  const off = (await options(shopper, quotation.id)).groups[0]?.methods.find((one) => one.type === 'ewallet');
  expect(off).toMatchObject({ enabled: false, maximum: 0 });
  const answer = await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 10 });
  expect([answer.status, answer.code, answer.details]).toEqual([409, 'insufficient_funds', { available: 0 }]);
  const guest = new Shopper(shop);
  const other = await guest.quote(products.lamp);
  await guest.giveAddress(other.id);
  expect((await addPayment(guest, other.id, { type: 'ewallet', amount: 10 })).code).toBe('insufficient_funds');
});

test('a part out of the e-wallet, the rest by card: one order, and the groups of plans are closed by the rule', async () => {
  const { shopper, quotation, clientId } = await client(40_000);
  const { body } = await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 400 });
  expect(body).toMatchObject({ status: 'approved', data: { orderId: null, remaining: 499.5 } });
  const now = await options(shopper, quotation.id);
  expect(now).toMatchObject({ ammountPaid: 400, remaining: 499.5, fullyPaid: false });
  expect(now.groups.map((one) => [one.group, one.active])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
  ]);
  const paid = await shopper.pay(shop, quotation, 'APRO', { transaction_amount: 499.5 });
  const order = await shopper.order(paid.body.data.orderId ?? '');
  expect(order).toMatchObject({ total: 899.5, ammountPaid: 899.5, EwalletRecords: [{ amount: -400 }] });
  expect(order.Payments.map((one) => [one.type, one.ammount])).toEqual([
    ['ewallet', 400],
    ['credit-card', 499.5],
  ]);
  expect(await ledgerOf(shop, clientId)).toBe(0);
});

test('the card fails after the e-wallet paid its part: taken back, the ledger is as it was', async () => {
  const { shopper, quotation, clientId } = await client(40_000);
  await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 400 });
  expect((await shopper.pay(shop, quotation, 'FUND', { transaction_amount: 499.5 })).body.status).toBe('rejected');
  expect(await ledgerOf(shop, clientId)).toBe(0);
  const params = { id: quotation.id };
  expect((await shopper.call('POST /payment/remove/{id}', { params })).body).toEqual({ returned: 400 });
  expect((await shopper.call('POST /payment/remove/{id}', { params })).body).toEqual({ returned: 0 });
  expect(await ledgerOf(shop, clientId)).toBe(40_000);
  expect(
    (await options(shopper, quotation.id)).groups.every((one) => one.group === 1 || one.active === one.group < 4),
  ).toBe(true);
});

test('at the limit of attempts the e-wallet’s part goes back by itself', async () => {
  const { shopper, quotation, clientId } = await client(40_000);
  await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 400 });
  for (const _ of [1, 2, 3]) await shopper.pay(shop, quotation, 'OTHE', { transaction_amount: 499.5 });
  expect(await ledgerOf(shop, clientId)).toBe(40_000);
  expect(await statuses(quotation.id)).toEqual(['refunded', 'rejected', 'rejected', 'rejected']);
});

test('when the card paid its part and the e-wallet has too little, the card’s part goes back to the card', async () => {
  const { shopper, quotation, clientId } = await client(10_000);
  const part = await shopper.pay(shop, quotation, 'APRO', { transaction_amount: 500, partial: true });
  expect(part.body).toMatchObject({ status: 'approved', data: { orderId: null, remaining: 399.5 } });
  expect((await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 399.5 })).code).toBe('insufficient_funds');
  await shopper.call('POST /payment/remove/{id}', { params: { id: quotation.id } });
  await drain(shop);
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(payment).toMatchObject({ status: 'refunded', refunded_cents: 50_000 });
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({ status: 'refunded' });
  expect(await ledgerOf(shop, clientId)).toBe(10_000);
});

test('the card pays its part first, then the e-wallet the rest: one order', async () => {
  const { shopper, quotation, clientId } = await client(50_000);
  await shopper.pay(shop, quotation, 'APRO', { transaction_amount: 500, partial: true });
  const { body } = await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 399.5 });
  expect(body).toMatchObject({ status: 'approved', data: { remaining: 0 } });
  expect(body.data.orderId).not.toBeNull();
  expect(await ledgerOf(shop, clientId)).toBe(10_050);
});

test('e-wallet and SPEI: at the deadline the part is back in the ledger; late money becomes a refund case', async () => {
  const { shopper, quotation, clientId } = await client(40_000);
  await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 400 });
  const { body } = await addPayment(shopper, quotation.id, { type: 'spei', amount: 499.5 });
  const id = body.data.orderId ?? '';
  const order = async () => (await shopper.call('POST /order/findbyid/{id}', { params: { id } })).body;
  expect(await order()).toMatchObject({ status: 'pending-payment', ammountPaid: 400, Transfer: { amount: 499.5 } });
  await passDeadline(shop, quotation.id);
  await sweep(shop);
  expect(await order()).toMatchObject({ status: 'canceled', ammountPaid: 0 });
  expect(await ledgerOf(shop, clientId)).toBe(40_000);
  const [spei] = await shop.knex('payment').where({ quotation_id: quotation.id, type: 'spei' });
  await atBank(shop, spei.provider_payment_id, 'deposit');
  const found = await shop.checkout.mercadoPago.getPayment(spei.provider_payment_id);
  const answer = found.kind === 'payment' ? answerOf(found) : null;
  if (!answer) throw new Error('the deposit did not arrive');
  await recordOutcome(shop.checkout, spei.id, answer);
  await drain(shop);
  expect(await shop.knex('outbox').where({ kind: 'refund-case', key: spei.id }).pluck('last_error')).toEqual([
    'rest-given-back',
  ]);
  expect(await statuses(quotation.id)).toEqual(['refunded', 'refunded']);
  expect(await ledgerOf(shop, clientId)).toBe(40_000);
});

test('twenty payments at once out of one e-wallet spend it once', async () => {
  const who = await register(shop.knex);
  await deposit(shop, who.clientId, 90_000);
  const shoppers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const shopper = new Shopper(shop).signIn(who);
      const quotation = await shopper.quote(products.lamp);
      await shopper.giveAddress(quotation.id);
      return { shopper, quotation };
    }),
  );
  const answers = await Promise.all(
    shoppers.map(({ shopper, quotation }) => addPayment(shopper, quotation.id, { type: 'ewallet', amount: 899.5 })),
  );
  expect(answers.filter((one) => one.body.status === 'approved')).toHaveLength(1);
  expect(answers.filter((one) => one.code === 'insufficient_funds')).toHaveLength(19);
  expect(await ledgerOf(shop, who.clientId)).toBe(50);
});

test('a part that nobody goes on paying goes back after an hour; one that runs stays', async () => {
  const { shopper, quotation, clientId } = await client(40_000);
  await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 400 });
  await refundAbandoned(shop.checkout);
  expect(await ledgerOf(shop, clientId)).toBe(0);
  const silent = jest.spyOn(shop.checkout.mercadoPago, 'createCardPayment');
  silent.mockResolvedValueOnce({ kind: 'provider_unreachable', reason: 'no answer' });
  expect((await shopper.pay(shop, quotation, 'APRO', { transaction_amount: 499.5 })).status).toBe(503);
  silent.mockRestore();
  const longAgo = { updated_at: shop.knex.raw("now() - interval '2 hours'") };
  await shop.knex('payment').where({ quotation_id: quotation.id }).update(longAgo);
  await refundAbandoned(shop.checkout);
  expect(await ledgerOf(shop, clientId)).toBe(0);
  await shop.knex('payment').where({ quotation_id: quotation.id, status: 'unknown' }).update({ status: 'cancelled' });
  await refundAbandoned(shop.checkout);
  expect(await ledgerOf(shop, clientId)).toBe(40_000);
});

test('the database lets nobody change ledger entries or take a balance below zero', async () => {
  const { clientId } = await client(1_000);
  await expect(shop.knex('ledger_entry').where({ client_id: clientId }).update({ amount_cents: 5 })).rejects.toThrow(
    /only added to/,
  );
  await expect(shop.knex('ledger_entry').where({ client_id: clientId }).delete()).rejects.toThrow(/only added to/);
  await expect(deposit(shop, clientId, -1_001)).rejects.toThrow(/less than that/);
});

test('refuses more than the rest, a part by a plan of months, and nothing at all', async () => {
  const { shopper, quotation } = await client(500_000);
  expect((await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 900 })).code).toBe(
    'payment_amount_invalid',
  );
  const part = { transaction_amount: 400, partial: true, paymentGroup: 2, paymentType: '3-msi', installments: 3 };
  expect((await shopper.pay(shop, quotation, 'APRO', part)).code).toBe('payment_group_not_allowed');
  const over = { transaction_amount: 900, partial: true };
  expect((await shopper.pay(shop, quotation, 'APRO', over)).code).toBe('payment_amount_invalid');
});

test('lists payment types and plans for every visitor', async () => {
  const anybody = new Shopper(shop);
  const types = (await anybody.call('GET /payment/types')).body;
  expect(types.find((one) => one.type === 'cash-usd')).toMatchObject({ currency: 'usd', staffOnly: true });
  expect((await anybody.call('POST /pmperiod/getactive/')).body.map((one) => [one.months, one.minimum])).toEqual([
    [3, 300],
    [6, 600],
    [9, 800],
    [12, 1_200],
  ]);
});

test('a refund after the owner deleted the account becomes a case that staff pay out, once', async () => {
  const { shopper, quotation, clientId } = await client(89_950);
  const { body } = await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 899.5 });
  const payload = JSON.stringify({
    userId: randomUUID(),
    email: '',
    firstName: '',
    site: 'actual-studio',
    provenEmail: false,
  });
  await shop.knex('account_outbox').insert({ kind: 'account-deletion', key: clientId, payload });
  await forgetClients(shop.checkout);
  const manager = await somebody(shop, 'manager');
  const order = { id: body.data.orderId ?? '' };
  await manager.call('POST /order/{id}/cancel', { params: order, body: { reason: 'Ya no la quiere' } });
  expect(await ledgerOf(shop, clientId)).toBe(89_950);
  const handedOut = await Promise.all([handOutLedgers(shop.checkout.db), handOutLedgers(shop.checkout.db)]);
  expect([handedOut.sort(), await ledgerOf(shop, clientId)]).toEqual([[0, 1], 0]);
  const open = async () =>
    (await manager.call('GET /payment/refundcases/{page}', { params: { page: '1' }, query: { state: 'open' } })).body
      .data;
  const data = await open();
  expect(data).toMatchObject([{ orderId: order.id, amount: 899.5, reason: 'account-deleted', goesBackBy: 'store' }]);
  const close = { params: { id: data[0]?.paymentId ?? '' }, body: { note: 'Transferencia 4471', fromDrawer: false } };
  expect((await manager.call('POST /payment/refundcases/{id}/close', close)).body).toEqual({ state: 'closed' });
  expect(await open()).toEqual([]);
});
