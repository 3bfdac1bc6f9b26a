import { randomUUID } from 'node:crypto';
import { products } from '../../../testing/catalog';
import { addPayment, drain, passDeadline, sweep } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
const managerId = randomUUID();
const as = (role: 'seller' | 'manager', userId: string = randomUUID()) =>
  new Shopper(shop).signIn({ userId, role, clientId: null });
beforeAll(async () => {
  shop = await openShop();
  const person = { email: 'gerente@example.com', password_hash: 'x', first_name: 'Elena', last_name: 'Poot' };
  await shop.knex('app_user').insert({ id: managerId, role: 'manager', ...person });
});
afterAll(() => shop.close());

let references = 0;
/** An order of 899.50 that waits for a bank transfer, and a way to credit one to it. */
async function waiting(email: string) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  const paid = await addPayment(shopper, quotation.id, { type: 'transfer', amount: quotation.totalPg1 });
  const id = paid.body.data.orderId ?? '';
  const credit = (amount: number, more: object = {}, who = as('manager', managerId)) => {
    references += 1;
    const body = { amount, due: 899.5, reference: `MBAN0100${references}`, receivedOn: '2026-01-15', ...more };
    return who.call('POST /order/transfercredits/{id}', { params: { id }, body });
  };
  const order = async () => (await shopper.call('POST /order/findbyid/{id}', { params: { id } })).body;
  const standing = async () => (await as('seller').call('GET /order/transfercredits/{id}', { params: { id } })).body;
  return { quotation, shopper, id, credit, order, standing };
}
const casesOf = async (quotationId: string) =>
  (
    await shop.knex('outbox').where({ kind: 'refund-case' }).whereRaw(`payload ->> 'quotationId' = ?`, [quotationId])
  ).map(({ payload }) => ({ cents: payload.amountCents, reason: payload.reason }));

test('crediting the exact amount sends mail and ERP order like any payment, and records who credited it and when', async () => {
  const { id, credit, order, standing } = await waiting('exacto@example.com');
  expect(await standing()).toEqual({ status: 'pending-payment', due: 899.5, credits: [] });
  const done = await credit(899.5, { reference: 'mban 01-77 ab' });
  expect(done.body).toEqual({ status: 'pending-sap', due: null, returned: 0 });
  await drain(shop);
  expect(await order()).toMatchObject({ status: 'completed', ammountPaid: 899.5 });
  expect(await erpOrders(shop, id)).toHaveLength(1);
  const mails = (await mailsTo(shop, 'exacto@example.com')).map(({ subject }) => subject);
  expect(mails).toEqual([expect.stringContaining('Tu pedido')]);
  expect((await standing()).credits).toMatchObject([
    { reference: 'MBAN01-77AB', receivedOn: '2026-01-15', amount: 899.5, returned: 0, creditedBy: 'Elena Poot' },
  ]);
  expect((await credit(899.5)).code).toBe('conflict');
});

test('a part leaves the rest due; the rest makes the order go on', async () => {
  const { quotation, credit, order, standing } = await waiting('parte@example.com');
  expect((await credit(500)).body).toEqual({ status: 'pending-payment', due: 399.5, returned: 0 });
  expect(await order()).toMatchObject({ status: 'pending-payment', ammountPaid: 500, Transfer: { amount: 399.5 } });
  expect((await credit(399.5)).code).toBe('total_changed');
  expect((await credit(399.5, { due: 399.5 })).body).toMatchObject({ status: 'pending-sap', due: null });
  expect(await order()).toMatchObject({ status: 'pending-sap', ammountPaid: 899.5 });
  expect((await standing()).credits).toHaveLength(2);
  expect(await casesOf(quotation.id)).toEqual([]);
});

test('a part whose rest never comes goes back with the order, as a case', async () => {
  const { quotation, credit, order } = await waiting('nunca@example.com');
  await credit(500);
  await passDeadline(shop, quotation.id);
  await sweep(shop);
  expect(await order()).toMatchObject({ status: 'canceled', ammountPaid: 0 });
  expect(await casesOf(quotation.id)).toEqual([{ cents: 50_000, reason: 'expired' }]);
});

test('more than due: the order goes on, and the excess is a case', async () => {
  const { quotation, credit, order } = await waiting('demas@example.com');
  expect((await credit(1_000)).body).toMatchObject({ status: 'pending-sap', returned: 100.5 });
  expect(await order()).toMatchObject({ status: 'pending-sap', ammountPaid: 899.5 });
  expect(await casesOf(quotation.id)).toEqual([{ cents: 10_050, reason: 'overpaid' }]);
});

test('late money reopens the order while there are pieces; a late part is a case', async () => {
  const late = async (email: string) => {
    const one = await waiting(email);
    await passDeadline(shop, one.quotation.id);
    await sweep(shop);
    expect((await one.order()).status).toBe('canceled');
    return one;
  };
  const whole = await late('tarde@example.com');
  expect((await whole.credit(899.5)).body).toMatchObject({ status: 'pending-sap', returned: 0 });
  const part = await late('tarde-parte@example.com');
  expect((await part.credit(500)).body).toMatchObject({ status: 'canceled', due: 899.5, returned: 500 });
  expect(await casesOf(part.quotation.id)).toEqual([{ cents: 50_000, reason: 'part-of-canceled' }]);
});

test('two managers at once, with one movement or each with their own, book it once', async () => {
  for (const same of [true, false]) {
    const { quotation, credit, order } = await waiting(`dos-${same}@example.com`);
    const more = same ? { reference: 'UNA-MISMA-CLAVE' } : {};
    const both = await Promise.all([credit(500, more), credit(500, more, as('manager'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await order()).toMatchObject({ ammountPaid: 500 });
    expect(await casesOf(quotation.id)).toEqual([]);
  }
});

test('one movement of the bank is credited to one order, also written with blanks; its repetition answers the same', async () => {
  const first = await waiting('una@example.com');
  const second = await waiting('otra@example.com');
  expect((await first.credit(899.5, { reference: 'CLAVE7781' })).status).toBe(200);
  expect((await second.credit(899.5, { reference: 'clave 7781' })).code).toBe('transfer_credited');
  expect(await second.order()).toMatchObject({ status: 'pending-payment', ammountPaid: 0 });
  const call = {
    params: { id: second.id },
    headers: { 'idempotency-key': randomUUID() },
    body: { amount: 899.5, due: 899.5, reference: 'CLAVE7782', receivedOn: '2026-01-15' },
  };
  const manager = as('manager', managerId);
  const answers = [
    await manager.call('POST /order/transfercredits/{id}', call),
    await manager.call('POST /order/transfercredits/{id}', call),
  ];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});

test('managers credit, sellers only read, shoppers neither; a future day and an order without transfer are refused', async () => {
  const { credit, shopper, id } = await waiting('quien@example.com');
  expect((await credit(899.5, {}, as('seller'))).code).toBe('forbidden');
  expect((await credit(899.5, {}, shopper)).code).toBe('unauthorized');
  expect((await shopper.call('GET /order/transfercredits/{id}', { params: { id } })).code).toBe('unauthorized');
  expect((await credit(899.5, { receivedOn: '2099-01-01' })).code).toBe('invalid_input');
  const call = (orderId: string) =>
    as('manager').call('POST /order/transfercredits/{id}', {
      params: { id: orderId },
      body: { amount: 1, due: 1, reference: 'NADA1', receivedOn: '2026-01-15' },
    });
  expect((await call(randomUUID())).code).toBe('not_found');
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  expect((await call((await shopper.pay(shop, quotation)).body.data.orderId ?? '')).code).toBe('conflict');
});
