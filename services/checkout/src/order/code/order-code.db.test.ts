import { randomUUID } from 'node:crypto';
import { orderCodeTries } from '@actual/contracts/facts/capacities';
import { products } from '../../../testing/catalog';
import { addPayment, drain } from '../../../testing/money';
import { mailsTo } from '../../../testing/outside';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').where({ item_code: 'ST1', warehouse_code: 'CUN' }).update({ received: 100 });
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

const clabe = '032180000118359719';

/** A guest's order of two lamps, paid by transfer or card, that comes in three weeks. */
async function bought(pay: 'transfer' | 'card' = 'transfer') {
  const email = `${randomUUID()}@example.com`;
  const owner = new Shopper(shop);
  const { id: quotation } = await owner.quote(products.lamp);
  await owner.call('POST /quotation/adddetail/{id}', {
    params: { id: quotation },
    body: { productId: products.lamp, quantity: 1 },
  });
  await owner.giveAddress(quotation, { email });
  const found = (await owner.call('POST /quotation/findbyid/{id}', { params: { id: quotation } })).body;
  const { data } = (
    pay === 'card'
      ? await owner.pay(shop, found)
      : await addPayment(owner, quotation, { type: 'transfer', amount: found.totalPg1 })
  ).body;
  const id = String(data.orderId);
  if (pay === 'transfer')
    await manager.call('POST /order/transfercredits/{id}', {
      params: { id },
      body: {
        amount: found.totalPg1,
        due: found.totalPg1,
        reference: randomUUID().slice(0, 12),
        receivedOn: '2026-01-15',
      },
    });
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: later });
  const [line] = await shop.knex('order_line').where({ order_id: id });
  return { id, email, owner, lines: [{ id: String(line.id), quantity: 1 }] };
}

const mails = async (email: string, subject: RegExp) => {
  await drain(shop);
  return (await mailsTo(shop, email)).filter((one) => subject.test(one.subject));
};
/** Another browser, which opened the link of the confirmation: whoever the mail was forwarded to. */
async function reader(email: string): Promise<Shopper> {
  const [mail] = await mails(email, /^Tu pedido/);
  const browser = new Shopper(shop);
  await browser.follow(/https?:\/\/[^/\s"]+\/api(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  return browser;
}
/** The codes that were mailed to the order's address, the newest last. */
const codes = async (email: string): Promise<string[]> =>
  (await mails(email, /^Tu código/)).map(({ subject }) => subject.replace(/^.*: /, '').replace(' ', ''));

type Bought = Awaited<ReturnType<typeof bought>>;
const preview = async (who: Shopper, { id, lines }: Bought) =>
  (await who.call('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines } })).body;
const ask = (who: Shopper, { id }: Pick<Bought, 'id'>) =>
  who.call('POST /order/{id}/code', { params: { id }, headers: { 'idempotency-key': randomUUID() } });
async function cancel(who: Shopper, order: Bought, more: { clabe?: string; code?: string | undefined }) {
  const { total, returned } = await preview(who, order);
  return who.call('POST /order/{id}/cancellation', {
    params: { id: order.id },
    body: { lines: order.lines, total, returned, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });
}
const canceled = async ({ id }: Bought) => shop.knex('order_cancellation').where({ order_id: id });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('whoever a mail was forwarded to cancels and names an account only with the code that the buyer’s address got', async () => {
  const order = await bought();
  const stranger = await reader(order.email);
  expect((await preview(stranger, order)).code).toBe('needed');
  const without = await cancel(stranger, order, { clabe });
  expect([without.code, without.details]).toEqual(['invalid_input', [{ field: 'code' }]]);
  expect((await cancel(stranger, order, { clabe, code: '000000' })).code).toBe('order_code_wrong');
  expect((await ask(stranger, order)).body).toEqual({ ok: true });
  expect((await preview(stranger, order)).code).toBe('sent');
  const [code = ''] = await codes(order.email);
  expect(code).toMatch(/^\d{6}$/);
  expect((await cancel(stranger, order, { clabe, code: wrongOf(code) })).code).toBe('order_code_wrong');
  expect(await canceled(order)).toEqual([]);
  expect(await shop.knex('refund_account').where({ order_id: order.id })).toEqual([]);
  expect((await cancel(stranger, order, { clabe, code })).status).toBe(200);
  expect(await shop.knex('refund_account').where({ order_id: order.id })).toMatchObject([{ clabe }]);
});

test('whoever a mail was forwarded to neither cancels what a card paid nor moves a delivery without the code', async () => {
  const order = await bought('card');
  const stranger = await reader(order.email);
  const params = { id: order.id };
  const days = async () => (await stranger.call('GET /order/{id}/deliverydays', { params })).body;
  const found = await days();
  const { date: from = '', days: [to = ''] = [] } = found.deliveries[0] ?? {};
  const place = (await stranger.call('GET /order/{id}/deliveryplace', { params, query: {} })).body;
  expect([found.code, place.code, (await preview(stranger, order)).code]).toEqual(['needed', 'needed', 'needed']);
  const {
    email: _email,
    municipality: _municipality,
    state: _state,
    ...address
  } = (await order.owner.order(order.id)).Address;
  const move = (code?: string) => stranger.call('POST /order/{id}/deliveryday', { params, body: { from, to, code } });
  const changes = (code?: string) => [
    cancel(stranger, order, { code }),
    move(code),
    stranger.call('POST /order/{id}/deliverystorage', { params, body: { day: from, code } }),
    stranger.call('PUT /order/{id}/deliveryplace', { params, body: { address, code } }),
  ];
  expect((await Promise.all(changes())).map(({ details }) => details)).toEqual(Array(4).fill([{ field: 'code' }]));
  expect((await Promise.all(changes('000000'))).map(({ code }) => code)).toEqual(Array(4).fill('order_code_wrong'));
  expect(await canceled(order)).toEqual([]);
  await ask(stranger, order);
  expect((await days()).code).toBe('sent');
  const [code = ''] = await codes(order.email);
  expect((await move(code)).body).toEqual({ deliveryDate: to });
  expect((await cancel(stranger, order, { code })).code).toBe('order_code_wrong');
  await ask(stranger, order);
  const another = (await codes(order.email)).find((one) => one !== code) ?? '';
  expect((await cancel(stranger, order, { code: another })).status).toBe(200);
});

test('the buyer’s own browser and managers need none', async () => {
  const order = await bought();
  expect((await preview(order.owner, order)).code).toBeNull();
  expect((await ask(order.owner, order)).body).toEqual({ ok: true });
  expect(await codes(order.email)).toEqual([]);
  expect((await cancel(order.owner, order, { clabe })).status).toBe(200);
});

test('a code is good for five tries, fifteen minutes, one cancellation, the browser that asked, and only the newest', async () => {
  const order = await bought();
  const stranger = await reader(order.email);
  await ask(stranger, order);
  const [first = ''] = await codes(order.email);
  await ask(stranger, order);
  const second = (await codes(order.email)).find((one) => one !== first) ?? '';
  expect((await cancel(stranger, order, { clabe, code: first })).code).toBe('order_code_wrong');
  const tries = await Promise.all(Array.from({ length: 5 }, () => cancel(stranger, order, { clabe, code: first })));
  expect(tries.map(({ code }) => code)).toEqual(Array(5).fill('order_code_wrong'));
  expect((await preview(stranger, order)).code).toBe('needed');
  expect((await cancel(stranger, order, { clabe, code: second })).code).toBe('order_code_wrong');

  await ask(stranger, order);
  const third = (await codes(order.email)).find((one) => one !== first && one !== second) ?? '';
  const other = await reader(order.email);
  expect((await cancel(other, order, { clabe, code: third })).code).toBe('order_code_wrong');
  const age = (minutes: number) =>
    shop
      .knex('refund_code')
      .where({ order_id: order.id })
      .update({ created_at: shop.knex.raw('created_at - make_interval(mins => ?)', [minutes]) });
  await age(16);
  expect((await cancel(stranger, order, { clabe, code: third })).code).toBe('order_code_wrong');
  await age(-16);
  for (let left = 4; left > 0; left -= 1) await cancel(stranger, order, { clabe, code: wrongOf(third) });
  expect((await cancel(stranger, order, { clabe, code: third })).status).toBe(200);
  expect((await cancel(stranger, order, { clabe, code: third })).code).toBe('order_code_wrong');
});

test('sends five codes a day for an order, however many ask at once, and none to a caller who cannot see it', async () => {
  const order = await bought();
  const stranger = await reader(order.email);
  const answers = await Promise.all(Array.from({ length: 7 }, () => ask(stranger, order)));
  expect(answers.filter(({ code }) => code === 'too_many_mails')).toHaveLength(2);
  expect(await codes(order.email)).toHaveLength(5);
  expect((await ask(new Shopper(shop), order)).status).toBe(404);
  expect((await ask(stranger, { id: randomUUID() })).status).toBe(404);
});

test('a code that could not be mailed in time is not mailed late', async () => {
  const order = await bought();
  const stranger = await reader(order.email);
  await ask(stranger, order);
  await shop
    .knex('outbox')
    .where({ kind: 'refund-code' })
    .whereRaw(`payload->>'orderId' = ?`, [order.id])
    .update({ created_at: shop.knex.raw("now() - interval '16 minutes'") });
  expect(await codes(order.email)).toEqual([]);
});

test('a change and the spending of its code happen together or not at all, and one code changes one thing', async () => {
  const order = await bought('card');
  const stranger = await reader(order.email);
  const params = { id: order.id };
  const found = (await stranger.call('GET /order/{id}/deliverydays', { params })).body;
  const { date: from = '', days: [to = ''] = [] } = found.deliveries[0] ?? {};
  const {
    email: _email,
    municipality: _municipality,
    state: _state,
    ...address
  } = (await order.owner.order(order.id)).Address;
  await ask(stranger, order);
  const [code = ''] = await codes(order.email);
  const changes = () => [
    cancel(stranger, order, { code }),
    stranger.call('POST /order/{id}/deliveryday', { params, body: { from, to, code } }),
    stranger.call('POST /order/{id}/deliverystorage', { params, body: { day: from, code } }),
    stranger.call('PUT /order/{id}/deliveryplace', {
      params,
      body: { address: { ...address, firstName: 'Otra' }, code },
    }),
  ];
  const changed = async () => {
    const { address: now } = await shop.knex('orders').where({ id: order.id }).first('address');
    const counts = ['order_cancellation', 'delivery_change', 'delivery_event'].map(async (table) =>
      Number((await shop.knex(table).where({ order_id: order.id }).count().first())?.count),
    );
    return (await Promise.all(counts)).reduce((sum, n) => sum + n, now.firstName === 'Otra' ? 1 : 0);
  };
  // the database refuses the spending, as one that goes away does
  await shop.knex.raw(`CREATE FUNCTION no_spending() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'gone'; END $$;
    CREATE TRIGGER no_spending BEFORE UPDATE ON refund_code FOR EACH ROW WHEN (NEW.tries > ${orderCodeTries}) EXECUTE FUNCTION no_spending()`);
  for (const answer of changes()) expect((await answer).status).toBe(500);
  expect(await changed()).toBe(0);
  await shop.knex.raw('DROP FUNCTION no_spending CASCADE');
  await shop.knex('refund_code').where({ order_id: order.id }).update({ tries: 0 });
  const answers = await Promise.all(changes());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await changed()).toBe(1);
});
