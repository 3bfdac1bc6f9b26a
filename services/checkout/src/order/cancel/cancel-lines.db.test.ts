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
  await shop.knex('stock_source').where({ item_code: 'ST1', warehouse_code: 'CUN' }).update({ received: 100 });
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

const clabe = '032180000118359719';
interface Chosen {
  id: string;
  quantity: number;
}
const preview = (who: Shopper, id: string, lines: Chosen[] = []) =>
  who.call('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines } });
const confirm = (
  who: Shopper,
  id: string,
  body: { lines: Chosen[]; total: number; returned: number; clabe?: string; reason?: string },
  key: string = randomUUID(),
) => who.call('POST /order/{id}/cancellation', { params: { id }, body, headers: { 'idempotency-key': key } });
/** Confirms what the preview shows. */
async function cancel(who: Shopper, id: string, lines: Chosen[], more: { clabe?: string; reason?: string } = {}) {
  const { body } = await preview(who, id, lines);
  return confirm(who, id, { lines, total: body.total, returned: body.returned, ...more });
}
const orderRow = (id: string) => shop.knex('orders').where({ id }).first();
const broken = async () => {
  const kinds = ['order-paid', 'order-total', 'ledger', 'order-unpaid', 'stock-sold', 'stock-oversold'];
  const rows = await Promise.all(kinds.map((kind) => shop.knex.raw(ownDiscrepancies[kind]?.sql ?? '')));
  return rows.flatMap((one) => one.rows);
};

const sofaPesos = 10_399;

/** A client's order of a sofa and two lamps that was promised for a day far away. */
async function bought(pay: 'card' | 'ewallet' | 'cash' | 'transfer' | 'mixed' = 'card') {
  const who = await register(shop.knex);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.sofa);
  await shopper.call('POST /quotation/adddetail/{id}', {
    params: { id: quotation.id },
    body: { productId: products.lamp, quantity: 2 },
  });
  await shopper.giveAddress(quotation.id);
  const { totalPg1: total } = (await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } }))
    .body;
  if (pay === 'ewallet' || pay === 'mixed') await deposit(shop, who.clientId, 1_000_001);
  const add = (type: string, amount: number) =>
    addPayment(type === 'cash' ? manager : shopper, quotation.id, { type, amount });
  if (pay === 'mixed') await add('ewallet', 1_000.01);
  const { data } =
    pay === 'card'
      ? (await shopper.pay(shop, { ...quotation, totalPg1: total })).body
      : (
          await add(
            pay === 'mixed' ? 'cash' : pay,
            pay === 'mixed' ? Math.round((total - 1_000.01) * 100) / 100 : total,
          )
        ).body;
  const id = String(data.orderId);
  const lines = await shop.knex('order_line').where({ order_id: id }).orderBy('position');
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: later });
  await shop.knex('orders').where({ id }).update({ delivery_date: later });
  const [sofa, lamps] = lines as { id: string; unit_total_cents: number }[];
  if (!sofa || !lamps) throw new Error('no lines');
  return { ...who, shopper, id, quotation, total, sofa, lamps, email: `${who.clientId}@example.com` };
}

test('one of two lamps is canceled: card, order, stock, ERP and mail agree to the centavo, and the preview said so', async () => {
  const { shopper, id, lamps, total, quotation, email } = await bought();
  await drain(shop);
  const lamp = lamps.unit_total_cents / 100;
  const lines = [{ id: lamps.id, quantity: 1 }];
  const { body } = await preview(shopper, id, lines);
  expect(body).toMatchObject({
    refusal: null,
    onlyWhole: false,
    total,
    value: lamp,
    returned: lamp,
    whole: false,
    parts: [{ goesTo: 'provider', amount: lamp }],
  });
  const sold = async () => (await shop.knex('stock_sold').sum('sold as pieces'))[0]?.pieces;
  const before = await sold();
  const key = randomUUID();
  const asked = { lines, total, returned: lamp };
  const answers = await Promise.all([confirm(shopper, id, asked, key), confirm(shopper, id, asked, key)]);
  expect(answers.some(({ body: answer }) => answer.returned === lamp)).toBe(true);
  expect(Number(before) - Number(await sold())).toBe(1);
  await drain(shop);
  await drain(shop);
  const rest = Math.round((total - lamp) * 100);
  expect(await orderRow(id)).toMatchObject({ total_cents: rest, paid_cents: rest, returned_cents: 0, pieces: 2 });
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    refundedCents: lamps.unit_total_cents,
  });
  expect(await erpOrders(shop, id)).toMatchObject([{ DocTotal: rest / 100, DocumentStatus: 'bost_Open' }]);
  const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.endsWith(': cancelamos 1 pieza'))).toHaveLength(1);
  expect(await shop.knex('order_cancellation').where({ order_id: id })).toMatchObject([
    { value_cents: lamps.unit_total_cents, whole: false, canceled_by: null, lines: [{ quantity: 1 }] },
  ]);
  expect(await broken()).toEqual([]);
});

test('line after line gives back all that was paid, and with the last one the order ends everywhere', async () => {
  const { shopper, id, sofa, lamps, quotation, total } = await bought();
  await drain(shop);
  expect((await cancel(shopper, id, [{ id: lamps.id, quantity: 2 }])).status).toBe(200);
  expect(await shop.knex('order_line').where({ order_id: id })).toHaveLength(1);
  expect((await cancel(shopper, id, [{ id: sofa.id, quantity: 1 }])).body).toMatchObject({
    status: 'canceled',
    returned: sofaPesos,
  });
  await drain(shop);
  await drain(shop);
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(payment).toMatchObject({ status: 'refunded', refunded_cents: payment.amount_cents });
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    refundedCents: Math.round(total * 100),
  });
  expect(await orderRow(id)).toMatchObject({ status: 'canceled', paid_cents: 0, returned_cents: 0 });
  expect(await erpOrders(shop, id)).toMatchObject([{ Cancelled: 'tYES' }]);
  expect(await broken()).toEqual([]);
});

test('e-wallet and cash each get their share back: the e-wallet at once, the cash as a case', async () => {
  const { shopper, id, sofa, clientId } = await bought('mixed');
  const before = await ledgerOf(shop, clientId);
  const { body } = await preview(shopper, id, [{ id: sofa.id, quantity: 1 }]);
  expect(body.parts.map(({ goesTo }) => goesTo).sort()).toEqual(['counter', 'ledger']);
  expect(body.parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(sofaPesos * 100);
  await cancel(shopper, id, [{ id: sofa.id, quantity: 1 }]);
  const ledger = body.parts.find(({ goesTo }) => goesTo === 'ledger');
  expect((await ledgerOf(shop, clientId)) - before).toBe(Math.round((ledger?.amount ?? 0) * 100));
  expect(await broken()).toEqual([]);
});

test('returns a transfer to the buyer’s account with a valid CLABE; without one it cancels nothing', async () => {
  const { shopper, id, lamps, quotation } = await bought('transfer');
  const { body: waiting } = await preview(shopper, id, []);
  expect(waiting.onlyWhole).toBe(true);
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  const amount = payment.amount_cents / 100;
  await manager.call('POST /order/transfercredits/{id}', {
    params: { id },
    body: { amount, due: amount, reference: 'MBAN01777', receivedOn: '2026-01-15' },
  });
  const lines = [{ id: lamps.id, quantity: 1 }];
  expect((await preview(shopper, id, lines)).body).toMatchObject({ onlyWhole: false, parts: [{ goesTo: 'account' }] });
  const without = await cancel(shopper, id, lines);
  expect([without.code, without.details]).toEqual(['invalid_input', [{ field: 'clabe' }]]);
  expect((await cancel(shopper, id, lines, { clabe: '032180000118359710' })).code).toBe('invalid_input');
  expect(await shop.knex('order_cancellation').where({ order_id: id })).toEqual([]);
  expect((await cancel(shopper, id, lines, { clabe })).status).toBe(200);
  const cases = (
    await manager.call('GET /payment/refundcases/{page}', { params: { page: '1' }, query: { state: 'open' } })
  ).body;
  expect(cases.data.find(({ orderId }) => orderId === id)).toMatchObject({
    amount: lamps.unit_total_cents / 100,
    account: { clabe, holder: expect.stringMatching(/\w/) },
  });
});

test('an order that waits for its transfer is canceled whole, or not at all', async () => {
  const { shopper, id, sofa, lamps } = await bought('transfer');
  expect((await cancel(shopper, id, [{ id: lamps.id, quantity: 1 }])).code).toBe('payment_in_progress');
  const all = [
    { id: sofa.id, quantity: 1 },
    { id: lamps.id, quantity: 2 },
  ];
  expect((await cancel(shopper, id, all)).body).toMatchObject({ status: 'canceled', returned: 0 });
  expect(await broken()).toEqual([]);
});

test('refuses pieces that left or are canceled, a changed amount and another order’s line, each by its code', async () => {
  const { shopper, id, sofa, lamps, total } = await bought('cash');
  const other = await bought('cash');
  const one = [{ id: lamps.id, quantity: 1 }];
  const others = [{ id: other.lamps.id, quantity: 1 }];
  expect((await preview(shopper, id, others)).code).toBe('not_found');
  expect((await confirm(shopper, id, { lines: others, total, returned: 1 })).code).toBe('not_found');
  expect((await confirm(shopper, id, { lines: one, total, returned: 1 })).code).toBe('total_changed');
  expect(
    (await confirm(shopper, id, { lines: one, total: total - 1, returned: lamps.unit_total_cents / 100 })).code,
  ).toBe('total_changed');
  await shop.knex('order_line').where({ id: lamps.id }).update({ ship_date: '2020-01-02' });
  const gone = await preview(shopper, id, one);
  expect(gone.body.lines.find((line) => line.id === lamps.id)).toMatchObject({ quantity: 0, refusal: 'already_left' });
  expect((await cancel(shopper, id, one)).code).toBe('already_left');
  expect((await cancel(shopper, id, [{ id: sofa.id, quantity: 1 }])).status).toBe(200);
  await shop.knex('orders').where({ id: other.id }).update({ status: 'canceled' });
  expect((await preview(other.shopper, other.id, [])).body.refusal).toBe('already_canceled');
  expect((await cancel(other.shopper, other.id, [{ id: other.sofa.id, quantity: 1 }])).code).toBe('already_canceled');
});

test('pieces that a service request is about are returned, not canceled', async () => {
  const { shopper, id, sofa, lamps } = await bought('cash');
  const request = randomUUID();
  await shop.knex('service_request').insert({
    id: request,
    order_id: id,
    kind: 'damage',
    reason: 'broken',
    state: 'withdrawn',
    due_at: new Date(),
  });
  await shop
    .knex('service_request_piece')
    .insert({ request_id: request, line_id: lamps.id, quantity: 1, amount_cents: 1 });
  expect((await cancel(shopper, id, [{ id: lamps.id, quantity: 1 }])).code).toBe('already_left');
  expect((await cancel(shopper, id, [{ id: sofa.id, quantity: 1 }])).status).toBe(200);
});

test('when two people cancel the same piece at once one succeeds, and the other sees the new total', async () => {
  const { shopper, id, lamps, total } = await bought('cash');
  const asked = { lines: [{ id: lamps.id, quantity: 2 }], total, returned: (2 * lamps.unit_total_cents) / 100 };
  const answers = await Promise.all([confirm(shopper, id, asked), confirm(shopper, id, asked)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shop.knex('order_cancellation').where({ order_id: id })).toHaveLength(1);
  expect(await broken()).toEqual([]);
});

test('a manager cancels for the buyer with a reason; money given back before is not given back again', async () => {
  const { id, sofa, lamps, quotation, total, email } = await bought('cash');
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  await manager.call('POST /payment/refund/{a}/{b}', {
    params: { a: id, b: payment.id },
    body: { amount: 500, reason: 'Rayón en la pata' },
  });
  expect((await cancel(manager, id, [{ id: sofa.id, quantity: 1 }])).code).toBe('invalid_input');
  const { body } = await preview(manager, id, [{ id: sofa.id, quantity: 1 }]);
  expect(Math.round((body.returned + body.credited) * 100)).toBe(sofaPesos * 100);
  const reason = 'Cambió de casa';
  await cancel(manager, id, [{ id: sofa.id, quantity: 1 }], { reason });
  expect(await broken()).toEqual([]);
  await drain(shop);
  // the buyer did not ask for it
  const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/: cancelamos 1 pieza$/));
  await cancel(manager, id, [{ id: lamps.id, quantity: 2 }], { reason });
  expect(await orderRow(id)).toMatchObject({ status: 'canceled', paid_cents: 0, returned_cents: 0 });
  const [{ cents }] = await shop
    .knex('outbox')
    .where({ kind: 'refund-case' })
    .whereRaw(`payload->>'orderId' = ?`, [id])
    .select(shop.knex.raw(`sum((payload->>'amountCents')::bigint) AS cents`));
  expect(Number(cents)).toBe(Math.round(total * 100));
  expect(await broken()).toEqual([]);
});

test('pieces canceled of an invoiced order are a case an hour later, unless its credit notes say the same', async () => {
  const { shopper, id, lamps, total } = await bought('cash');
  const uuid = randomUUID();
  await shop.knex('invoice').insert({
    order_id: id,
    state: 'valid',
    receiver: JSON.stringify({ rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL' }),
    email: 'ana@correo.mx',
    uuid,
    provider_id: randomUUID(),
    total_cents: Math.round(total * 100),
  });
  const told = async () => {
    const rows = (await shop.checkout.db.raw(ownDiscrepancies['invoice-part-returned']?.sql ?? '')).rows;
    return (rows as { subject: string; detail: { refunded: number } }[]).filter(({ subject }) => subject === id);
  };
  expect(await told()).toEqual([]);
  await cancel(shopper, id, [{ id: lamps.id, quantity: 1 }]);
  expect(await told()).toEqual([]);
  await shop
    .knex('orders')
    .where({ id })
    .update({ updated_at: shop.knex.raw("now() - interval '61 minutes'") });
  expect(await told()).toMatchObject([{ detail: { refunded: lamps.unit_total_cents, credited: 0 } }]);
  const note = {
    order_id: id,
    invoice_uuid: uuid,
    relation: '03',
    payment_form: '01',
    items: '[]',
    total_cents: lamps.unit_total_cents,
  };
  await shop.knex('credit_note').insert({ ...note, id: randomUUID(), source: randomUUID(), state: 'refused' });
  expect(await told()).toHaveLength(1);
  const stamped = { state: 'valid', uuid: randomUUID(), provider_id: randomUUID() };
  await shop.knex('credit_note').insert({ ...note, id: randomUUID(), source: randomUUID(), ...stamped });
  expect(await told()).toEqual([]);
});

test('a buyer does not keep one piece at the price bargained for two: all are canceled or none; a manager may split them', async () => {
  const { shopper, id, lamps } = await bought();
  await shop.knex('order_line').where({ id: lamps.id }).update({ bigticket_percentage: 20 });
  const one = [{ id: lamps.id, quantity: 1 }];
  const { body } = await preview(shopper, id);
  expect(body.lines.map(({ together }: { together: boolean }) => together)).toEqual([false, true]);
  expect((await cancel(shopper, id, one)).code).toBe('agreed_together');
  expect((await cancel(manager, id, one, { reason: 'El cliente compra menos' })).status).toBe(200);
  const rest = [{ id: lamps.id, quantity: 1 }];
  expect((await cancel(shopper, id, rest)).status).toBe(200);
});

test.each(people)('%s: another’s order is not found; of staff, managers cancel', async (who) => {
  const { id, lamps } = await bought('cash');
  const me = await somebody(shop, who);
  const lines = [{ id: lamps.id, quantity: 1 }];
  const seen = await preview(me, id, lines);
  const staff = ['seller', 'manager', 'admin'].includes(who);
  expect(seen.status).toBe(staff ? 200 : 404);
  const answer = await confirm(me, id, { lines, total: 1, returned: 1, reason: 'Porque sí' });
  const expected = who === 'seller' ? 'forbidden' : staff ? 'total_changed' : 'not_found';
  expect(answer.code).toBe(expected);
});
