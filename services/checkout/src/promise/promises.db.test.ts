import type { PromiseDocument } from '@actual/contracts/promise';
import { canonical, verifyPromise } from '@actual/contracts/promise';
import type { Knex } from '@actual/database';
import { products } from '../../testing/catalog';
import { addPayment, drain } from '../../testing/money';
import { mailsTo } from '../../testing/outside';
import { isStaffPerson, people, somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';
import { checkPromises } from './check-chain';
import { hashOf, promiseFile, recordPromises, signPromises } from './record-promises';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').update({ received: 200 });
});
afterAll(() => shop.close());

async function ordered(shopper = new Shopper(shop), email = 'lucia.promesa@example.com'): Promise<string> {
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  return String((await shopper.pay(shop, quotation)).body.data.orderId);
}
const keys = async () => (await new Shopper(shop).call('GET /promise/keys', {})).body.keys;
const recordsOf = (orderId: string) =>
  shop
    .knex('promise AS p')
    .leftJoin('promise_record AS r', 'r.promise_id', 'p.id')
    .where('p.order_id', orderId)
    .orderBy('p.id')
    .select<{ number: number | null; document: string }[]>('r.number', 'r.document');
const said = async (orderId: string): Promise<PromiseDocument[]> =>
  (await recordsOf(orderId)).map(({ document }) => JSON.parse(document));
/** Does as somebody would who owns the database, with its triggers out of the way. */
const tamper = (work: (trx: Knex) => Promise<unknown>) =>
  shop.knex.transaction(async (trx) => {
    await trx.raw('SET LOCAL session_replication_role = replica');
    await work(trx);
  });
/** The findings after tampering, which is then undone. */
async function foundAfter(work: (trx: Knex) => Promise<unknown>): Promise<string[]> {
  const records = await shop.knex('promise_record').orderBy('promise_id');
  await tamper(work);
  const found = await checkPromises(shop.knex);
  await tamper(async (trx) => {
    await trx('promise_record').delete();
    await trx('promise_record').insert(records);
  });
  return found;
}

test('the confirmation mail carries the signed promise, which does not name the buyer', async () => {
  const id = await ordered();
  await drain(shop);
  const text = (await promiseFile(shop.checkout.db, id)) ?? '';
  const verdict = await verifyPromise(text, await keys());
  const { folio } = await shop.knex('orders').where({ id }).first();
  expect(verdict).toEqual({
    kind: 'genuine',
    promise: {
      version: 1,
      tipo: 'pedido',
      marca: 'actual-studio',
      numero: expect.any(Number),
      anterior: expect.stringMatching(/^[0-9a-f]{64}$/),
      fecha: expect.stringMatching(/Z$/),
      folio,
      codigoPostal: '77500',
      moneda: 'MXN',
      lineas: [expect.objectContaining({ piezas: 1, dia: expect.any(String), totalCentavos: 89_950 })],
      pagos: [{ tipo: 'credit-card', meses: 1, centavos: 89_950 }],
      totalCentavos: 89_950,
    },
  });
  // three digits would stand in a hash by chance
  expect(text).not.toMatch(/luc[ií]a|pech|tulum|9981234567|@/i);
  const mail = (await mailsTo(shop, 'lucia.promesa@example.com')).at(-1);
  expect(mail?.text).toContain('/promesa');
  expect(mail).toMatchObject({ attachments: [{ filename: `promesa-${folio}.json` }] });
});

test('an order that waits for its transfer promises too', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const waiting = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  await drain(shop);
  expect(await said(String(waiting.body.data.orderId))).toMatchObject([{ tipo: 'pedido', pagos: [{ tipo: 'spei' }] }]);
});

test('twelve orders of one moment are signed by several workers at once into one chain without a fork', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ordered(new Shopper(shop), `a${at}@example.com`)),
  );
  await Promise.all([
    drain(shop),
    drain(shop),
    ...ids.map((id) =>
      recordPromises(shop.checkout.db, shop.checkout.settings.promiseKey, [{ id, site: 'actual-studio' }]),
    ),
  ]);
  for (const id of ids) expect(await recordsOf(id)).toHaveLength(1);
  const numbers = await shop.knex('promise_record').where({ site: 'actual-studio' }).orderBy('number').pluck('number');
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(await checkPromises(shop.knex)).toEqual([]);
});

test('a process that dies between the order and its signature leaves the promise as it was made; it is signed once, later', async () => {
  const id = await ordered();
  expect(await recordsOf(id)).toEqual([{ number: null, document: null }]);
  const { settings } = shop.checkout;
  const key = settings.promiseKey;
  settings.promiseKey = {
    ...key,
    sign: () => {
      throw new Error('killed');
    },
  };
  await expect(signPromises(shop.checkout, { id, site: 'actual-studio' })).rejects.toThrow('killed');
  settings.promiseKey = key;
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: '2030-01-01' });
  await drain(shop);
  await signPromises(shop.checkout, { id, site: 'actual-studio' });
  const [promise, ...others] = await said(id);
  expect(others).toEqual([]);
  expect(promise).not.toMatchObject({ lineas: [{ dia: '2030-01-01' }] });
  expect(await checkPromises(shop.knex)).toEqual([]);
});

test('another day and canceled pieces are recorded after the promise, with the person who asked', async () => {
  const shopper = new Shopper(shop);
  const id = await ordered(shopper);
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: from });
  await shop.knex('orders').where({ id }).update({ delivery_date: from });
  const { deliveries } = (await shopper.call('GET /order/{id}/deliverydays', { params: { id } })).body;
  const to = String(deliveries[0]?.days[0]);
  await shopper.call('POST /order/{id}/deliveryday', { params: { id }, body: { from, to } });
  const seller = await somebody(shop, 'manager');
  const lines = [{ id: String(deliveries[0]?.lines[0]), quantity: 1 }];
  const { body } = await seller.call('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines } });
  await seller.call('POST /order/{id}/cancellation', {
    params: { id },
    body: { lines, total: body.total, returned: body.returned, reason: 'lo pidió' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await drain(shop);
  expect(await said(id)).toMatchObject([
    { tipo: 'pedido' },
    { tipo: 'cambio-de-dia', por: 'cliente', de: from, a: to },
    { tipo: 'cancelacion', por: 'tienda', lineas: [{ piezas: 1 }], devueltoCentavos: 89_950 },
  ]);
  expect(await checkPromises(shop.knex)).toEqual([]);
});

test('its buyer and staff fetch the file, strangers and other orders’ numbers do not', async () => {
  const shopper = new Shopper(shop);
  const [id, other] = [await ordered(shopper), await ordered()];
  await drain(shop);
  const numberOf = async (order: string) => String((await recordsOf(order))[0]?.number);
  const fetchFile = async (who: Shopper, number: string) =>
    (await who.call('GET /order/{id}/promise/{number}', { params: { id, number } })).status;
  expect(await fetchFile(shopper, await numberOf(id))).toBe(200);
  for (const who of people)
    expect([who, await fetchFile(await somebody(shop, who), await numberOf(id))]).toEqual([
      who,
      isStaffPerson(who) ? 200 : 404,
    ]);
  expect(await fetchFile(new Shopper(shop, 'actual-kids'), await numberOf(id))).toBe(404);
  expect(await fetchFile(shopper, await numberOf(other))).toBe(404);
  const [key] = await keys();
  const file = await fetch(`${shop.address}/promise/key/${key?.id}`, { headers: { site: 'actual-studio' } });
  expect([file.status, await file.text()]).toEqual([200, key?.pem]);
  expect(
    (await fetch(`${shop.address}/promise/key/0123456789abcdef`, { headers: { site: 'actual-studio' } })).status,
  ).toBe(404);
});

test('nobody changes or deletes a promise, its record or a key', async () => {
  await ordered();
  await drain(shop);
  for (const table of ['promise', 'promise_record', 'promise_key']) {
    await expect(shop.checkout.db(table).update({ created_at: new Date() })).rejects.toThrow(/only added to/);
    await expect(shop.checkout.db(table).delete()).rejects.toThrow(/only added to/);
  }
});

test('a record that is changed, removed, swapped or added by the database’s owner is found', async () => {
  await ordered();
  await ordered();
  await drain(shop);
  const at = (number: number) => ({ site: 'actual-studio', number });
  const record = (number: number) => shop.knex('promise_record').where(at(number)).first();
  const [first, second] = [await record(1), await record(2)];
  const cheaper = canonical({ ...JSON.parse(second.document), totalCentavos: 1 });
  const found = [
    await foundAfter((trx) =>
      trx('promise_record')
        .where(at(2))
        .update({ document: cheaper, hash: hashOf(cheaper) }),
    ),
    await foundAfter((trx) => trx('promise_record').where(at(2)).delete()),
    await foundAfter(async (trx) => {
      const { document, hash, signature } = first;
      await trx('promise_record')
        .where(at(1))
        .update({ document: second.document, hash: second.hash, signature: second.signature });
      await trx('promise_record').where(at(2)).update({ document, hash, signature });
    }),
    await foundAfter((trx) => trx('promise_record').insert({ ...first, promise_id: 9_999, number: 9_999 })),
  ];
  expect(found.map((broken) => broken.length > 0)).toEqual([true, true, true, true]);
  expect(found[0]).toContain('actual-studio 2');
  expect(found[1]).toContain('actual-studio 3');
  await tamper((trx) => trx('promise').where({ id: second.promise_id }).update({ content: '{}' }));
  expect(await checkPromises(shop.knex)).toContain('actual-studio 2');
});
