import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@actual/contracts';
import { products } from '../../../testing/catalog';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { guestHome, register, Shopper } from '../../../testing/shopper';
import { ledger } from '../../payment/methods/ledger';
import { pay } from '../../payment/methods/pay';
import { readQuotation } from '../quotation.queries';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Key = keyof Endpoints & string;

/** Calls on the lines, which anybody at the browser may make. */
const onLines: readonly (readonly [Key, object?])[] = [
  ['POST /quotation/findbyid/{id}'],
  ['POST /quotation/findbyidquickread/{id}'],
  ['POST /quotation/findDetailsById/{id}'],
  ['POST /quotation/getCurrentStock/{id}'],
  ['POST /quotation/{id}/validatestock'],
  ['POST /quotation/totals/{id}', {}],
  ['GET /quotation/{id}/zipcodedelivery'],
  ['POST /quotation/update/{id}', { zipcodeDeliveryId: '77500' }],
  ['POST /quotation/adddetail/{id}', { productId: products.lamp, quantity: 1 }],
  ['POST /quotation/addmultipledetails/{id}', { details: [{ productId: products.lamp }] }],
  ['POST /quotation/removedetailsgroup/{id}', { details: [randomUUID()] }],
];
/** Calls on the person and the money, with the status that an allowed caller gets. */
const onPerson: readonly (readonly [Key, number, object?])[] = [
  ['GET /quotation/{id}/address', 200],
  ['GET /quotation/{id}/payments', 200],
  ['GET /quotation/{id}/paymentattempts', 200],
  ['POST /quotation/{id}/paymentoptions', 200],
  ['PUT /processMPaddress/{quotationId}', 200, guestHome],
  ['PUT /quotation/{id}/address', 404, { contactId: randomUUID() }],
  ['POST /quotation/sendemail/{id}', 200, { email: 'lectora@example.com' }],
  [
    'POST /lead/quotation/{quotationId}',
    200,
    { name: 'Beto', email: 'b@example.com', _email: 'b@example.com', phone: '9981234567' },
  ],
  ['POST /payment/check/{id}', 404, { paymentId: randomUUID() }],
  ['POST /payment/remove/{id}', 200],
  ['POST /payment/add/{id}', 200, { type: 'ewallet', amount: 1, termsAccepted: true }],
  ['POST /order/createfromquotation/{id}', 409, {}],
];

/** A quotation with its client's address, and the client's browser. */
async function quoted(owner: 'client' | 'guest' | 'nobody') {
  const person = await register(shop.knex, { invited: owner === 'guest' });
  const browser = new Shopper(shop);
  if (owner !== 'nobody') browser.signIn(person);
  const { id } = await browser.quote(products.sofa);
  await browser.giveAddress(id);
  await shop.knex('ledger_entry').insert({
    client_id: person.clientId,
    kind: 'ewallet',
    amount_cents: 50_000,
    reason: 'deposit',
    key: randomUUID(),
  });
  return { id, person, browser };
}

/** A person at the browser where the quotation was made, with its holder's cookie. */
const at = (browser: Shopper, who: Shopper = new Shopper(shop)): Shopper => who.stealFrom(browser);

const ask = (who: Shopper, id: string, key: Key, body?: object) =>
  who.call(key as 'POST /quotation/findbyid/{id}', { params: { id, quotationId: id }, body });

type Case = readonly [
  string,
  'client' | 'guest' | 'nobody',
  (made: Awaited<ReturnType<typeof quoted>>) => Shopper | Promise<Shopper>,
  { lines: number; person: number | 'as it is' },
];
const cases: readonly Case[] = [
  ['the client', 'client', ({ browser }) => browser, { lines: 200, person: 'as it is' }],
  [
    'the client, elsewhere',
    'client',
    ({ person }) => new Shopper(shop).signIn(person),
    { lines: 200, person: 'as it is' },
  ],
  [
    'the browser of a client whose session is over',
    'client',
    ({ browser }) => at(browser),
    { lines: 200, person: 401 },
  ],
  [
    'a guest at a client’s browser',
    'client',
    async ({ browser }) => at(browser, await somebody(shop, 'guest')),
    { lines: 200, person: 404 },
  ],
  [
    'another client at a client’s browser',
    'client',
    async ({ browser }) => at(browser, await somebody(shop, 'client')),
    { lines: 200, person: 404 },
  ],
  ['a manager', 'client', () => somebody(shop, 'manager'), { lines: 200, person: 'as it is' }],
  ['a stranger', 'client', () => new Shopper(shop), { lines: 404, person: 404 }],
  ['another client', 'client', () => somebody(shop, 'client'), { lines: 404, person: 404 }],
  [
    'the browser of a guest whose session is over',
    'guest',
    ({ browser }) => at(browser),
    { lines: 200, person: 'as it is' },
  ],
  ['the browser of nobody', 'nobody', ({ browser }) => browser, { lines: 200, person: 'as it is' }],
];

describe.each(cases)('called by %s, the quotation of a %s', (_who, owner, make, may) => {
  test('lets its lines be changed or refuses', async () => {
    const made = await quoted(owner);
    const who = await make(made);
    for (const [key, body] of onLines)
      expect([key, (await ask(who, made.id, key, body)).status]).toEqual([key, may.lines]);
  });
  test('keeps the person and their money to those who may see them', async () => {
    const made = await quoted(owner);
    const who = await make(made);
    for (const [key, status, body] of onPerson) {
      // nobody and guests have no ledger
      const usual = key === 'POST /payment/add/{id}' && owner !== 'client' ? 409 : status;
      const expected = may.person === 'as it is' ? usual : may.person;
      expect([key, (await ask(who, made.id, key, body)).status]).toEqual([key, expected]);
    }
    const spent = may.person === 'as it is' && owner === 'client' ? 1 : 0;
    const entries = await shop.knex('ledger_entry').where({ client_id: made.person.clientId });
    expect(entries.filter(({ amount_cents }) => amount_cents < 0)).toHaveLength(spent);
  });
});

test('a seller changes the lines and the address of a client’s quotation, and spends none of their money', async () => {
  const { id, person } = await quoted('client');
  const seller = await somebody(shop, 'seller');
  for (const [key, status, body] of [...onLines.map(([name, sent]) => [name, 200, sent] as const), ...onPerson]) {
    const expected = key === 'POST /payment/add/{id}' ? 403 : status;
    expect([key, (await ask(seller, id, key, body)).status]).toEqual([key, expected]);
  }
  const entries = await shop.knex('ledger_entry').where({ client_id: person.clientId });
  expect(entries.filter(({ amount_cents }) => amount_cents < 0)).toEqual([]);
});

test('a browser whose client’s session is over says so, and shows nothing of the client', async () => {
  const { id, browser } = await quoted('client');
  const { body } = await at(browser).call('POST /quotation/findbyid/{id}', { params: { id } });
  expect(body).toMatchObject({ hold: 'signed-out', Client: null, Address: null, Payments: [] });
  expect(JSON.stringify(body)).not.toMatch(/example\.com|Ruiz|Tulum/);
});

test('another client at the browser may take the articles over, never the address', async () => {
  const { id, browser } = await quoted('client');
  const other = await somebody(shop, 'client');
  at(browser, other);
  expect((await ask(other, id, 'POST /quotation/update/{id}', { assignClient: true })).status).toBe(200);
  expect((await ask(other, id, 'POST /quotation/findbyid/{id}')).body).toMatchObject({ hold: 'own', Address: null });
});

test('a wallet pays nothing once the quotation became somebody else’s between its reading and its lock', async () => {
  const [mine, theirs] = [await quoted('client'), await quoted('client')];
  const before = await readQuotation(shop.checkout.db, mine.id);
  if (!before) throw new Error('no quotation');
  const change = { client_id: theirs.person.clientId, version: before.version + 1 };
  await shop.knex('quotation').where({ id: mine.id }).update(change);
  await expect(
    pay(ledger('ewallet'), {
      checkout: shop.checkout,
      quotation: before,
      input: { type: 'ewallet', amount: 1 },
      session: null,
    }),
  ).rejects.toMatchObject({
    code: 'quotation_changed',
  });
  const spent = await shop.knex('ledger_entry').where({ reason: 'payment' });
  expect(spent.filter(({ client_id }) => client_id === theirs.person.clientId)).toEqual([]);
});

test('the order of a client is theirs alone, the order of a guest stays with the guest’s browser', async () => {
  for (const [owner, status, code] of [
    ['client', 401, 'unauthorized'],
    ['guest', 200, undefined],
  ] as const) {
    const { id, browser } = await quoted(owner);
    const { body } = await browser.call('POST /quotation/findbyid/{id}', { params: { id } });
    const paid = await browser.pay(shop, body);
    const params = { id: paid.body.data.orderId ?? '' };
    expect((await browser.call('POST /order/findbyid/{id}', { params })).status).toBe(200);
    const later = await at(browser).call('POST /order/findbyid/{id}', { params });
    expect([later.status, later.code]).toEqual([status, code]);
    if (owner === 'guest') expect(JSON.stringify(later.body)).toContain('Tulum');
  }
});
