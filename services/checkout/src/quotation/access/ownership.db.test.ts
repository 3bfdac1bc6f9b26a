import { randomUUID } from 'node:crypto';
import { endpoints } from '@actual/contracts';
import { products } from '../../../testing/catalog';
import { isStaffPerson, people, type Somebody, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { guestHome, register, type Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Key = keyof typeof endpoints;
const bodies: Partial<Record<Key, () => object>> = {
  'POST /quotation/update/{id}': () => ({ zipcodeDeliveryId: '77500' }),
  'POST /quotation/adddetail/{id}': () => ({ productId: products.shared, quantity: 1 }),
  'POST /quotation/addmultipledetails/{id}': () => ({ details: [{ productId: products.shared }] }),
  'POST /quotation/removedetailsgroup/{id}': () => ({ details: [randomUUID()] }),
  'PUT /quotation/updatedetails/{id}': () => ({ details: [{ id: randomUUID(), quantity: 1 }] }),
  'POST /quotation/totals/{id}': () => ({}),
  'POST /quotation/sendemail/{id}': () => ({ email: 'lectora@example.com' }),
  'PUT /quotation/{id}/address': () => ({ contactId: randomUUID() }),
  'PUT /quotation/{id}/wayin': () => ({ wayIn: '2.d80-210' }),
  'PUT /processMPaddress/{quotationId}': () => guestHome,
  'POST /lead/quotation/{quotationId}': () => ({
    name: 'Beto',
    email: 'beto@example.com',
    _email: 'beto@example.com',
    phone: '9981234567',
  }),
};
/** Calls that name something inside the quotation which these tests do not make. */
const namesAnother = new Set<Key>(['PUT /quotation/updatedetails/{id}', 'PUT /quotation/{id}/address']);

/** Every call on a quotation before it is paid, straight from the contracts: a new one is in the table by itself. */
const calls = (Object.keys(endpoints) as Key[]).filter(
  (key) =>
    endpoints[key].service === 'checkout' &&
    endpoints[key].access === 'holder' &&
    /quotation|processMPaddress/i.test(endpoints[key].path) &&
    !/createfromquotation|paymentoptions/.test(endpoints[key].path),
);

const ask = (shopper: Shopper, key: Key, id: string) =>
  shopper.call(key as 'POST /quotation/findbyid/{id}', {
    params: { id, quotationId: id, detailId: randomUUID() },
    ...(bodies[key] ? { body: bodies[key]() } : {}),
  });

/** A quotation of somebody's own; staff hold none, theirs is one they made. */
const ownOf = (shopper: Shopper) => shopper.quote(products.shared, 1);

type Whose = 'own' | 'another person’s' | 'another brand’s' | 'nobody’s';
async function quotationOf(whose: Whose, caller: Shopper): Promise<string> {
  if (whose === 'own') return (await ownOf(caller)).id;
  if (whose === 'nobody’s') return randomUUID();
  const other = await somebody(shop, 'client', whose === 'another brand’s' ? 'actual-home' : 'actual-studio');
  return (await other.quote(products.shared)).id;
}

const table = people.flatMap((who) =>
  (['own', 'another person’s', 'another brand’s', 'nobody’s'] as const).map((whose) => [who, whose] as const),
);

/** Staff work for every brand; a stranger cannot even tell that a quotation exists. */
const letIn = (who: Somebody, whose: Whose): boolean => whose === 'own' || (isStaffPerson(who) && whose !== 'nobody’s');

test('the table has every call on a quotation', () => {
  expect(calls).toHaveLength(22);
  for (const key of calls)
    if (/adddetail|update|mail|lead|address/i.test(endpoints[key].path) && endpoints[key].method !== 'GET')
      expect([key, key in bodies]).toEqual([key, true]);
});

test.each(table)('answers a caller who is %s about a quotation that is %s', async (who, whose) => {
  const caller = await somebody(shop, who);
  const id = await quotationOf(whose, caller);
  // calls that empty it come last
  const order = [...calls].sort((a, b) => Number(/remove/.test(a)) - Number(/remove/.test(b)));
  for (const key of order) {
    const { status, code } = await ask(caller, key, id);
    if (!letIn(who, whose)) expect([key, status, code]).toEqual([key, 404, 'not_found']);
    else if (namesAnother.has(key)) expect([key, status, code]).toEqual([key, 404, 'not_found']);
    else expect([key, status]).toEqual([key, 200]);
  }
});

test('a refused call changes nothing: the quotation is as its owner left it', async () => {
  const owner = await somebody(shop, 'client');
  const { id } = await ownOf(owner);
  const before = await shop.knex('quotation').where({ id }).first();
  for (const who of people.filter((one) => !isStaffPerson(one)))
    for (const key of calls) await ask(await somebody(shop, who), key, id);
  expect(await shop.knex('quotation').where({ id }).first()).toEqual(before);
  expect(await shop.knex('lead').where({ quotation_id: id })).toEqual([]);
  expect(await shop.knex('outbox').whereRaw(`payload ->> 'quotationId' = ?`, [id])).toEqual([]);
});

test('a session at one brand opens nothing at another, even for the same client', async () => {
  const client = await register(shop.knex);
  const { Shopper: Browser } = await import('../../../testing/shopper');
  const { id } = await new Browser(shop, 'actual-studio').signIn(client).quote(products.lamp);
  const elsewhere = new Browser(shop, 'actual-kids').signIn(client);
  for (const key of calls) expect([key, (await ask(elsewhere, key, id)).status]).toEqual([key, 404]);
});

test.each(people)('lists own quotations or refuses: %s', async (who) => {
  const caller = await somebody(shop, who);
  const { status } = await caller.call('POST /quotation/find/{page}', { params: { page: '1' } });
  const expected = { anonymous: 401, guest: 200, client: 200, broker: 403, seller: 403, manager: 403, admin: 403 };
  expect(status).toBe(expected[who]);
});
