import { randomUUID } from 'node:crypto';
import { Role } from '@actual/contracts/facts/access/roles';
import { products } from '../../../testing/catalog';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
let admin: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('store').insert([
    { code: 'cancun', name: 'Cancún', region: 'QR', type: 'studio' },
    { code: 'merida', name: 'Mérida', region: 'YUC', type: 'home' },
  ]);
  admin = (await worker(Role.admin)).browser;
});
afterAll(() => shop.close());

async function worker(role: Role = Role.seller, store: string | null = 'cancun', change: object = {}) {
  const userId = randomUUID();
  const name = { first_name: 'Rosa', last_name: 'Ek', email: `${userId}@example.com`, password_hash: 'x' };
  await shop.knex('app_user').insert({ id: userId, role, main_store: store, ...name, ...change });
  return { userId, browser: new Shopper(shop).signIn({ userId, role, clientId: null }) };
}
/** Quotations with folios that somebody sells. */
async function quotations(browser: Shopper, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await browser.quote(products.lamp)).id);
  return ids;
}
const handOver = (from: string, to: string, by = admin) =>
  by.call('POST /team/{id}/handover', { params: { id: from }, body: { User: to } });
const sellers = (ids: string[]) => shop.knex('quotation').whereIn('id', ids).pluck('seller_id');

test('the open quotations of a leaver are somebody else’s, with their shop; each keeps who handed it over', async () => {
  const [leaver, heir] = [
    await worker(Role.seller, 'cancun', { disabled_at: new Date() }),
    await worker(Role.seller, 'merida'),
  ];
  const ids = await quotations(leaver.browser, 3);
  const [lost = ''] = ids;
  await shop.knex('quotation').where({ id: lost }).update({ is_closed: true });
  const answer = await handOver(leaver.userId, heir.userId);
  expect(answer.body).toEqual({ handed: 2, left: 0 });
  expect(await sellers([lost])).toEqual([leaver.userId]);
  const rows = await shop.knex('quotation').whereIn('id', ids).whereNot({ id: lost });
  expect(rows).toMatchObject([
    { seller_id: heir.userId, store_code: 'merida' },
    { seller_id: heir.userId, store_code: 'merida' },
  ]);
  const kept = await shop.knex('quotation_handover').whereIn('quotation_id', ids);
  expect(kept).toMatchObject([{ from_user: leaver.userId, to_user: heir.userId }, { to_user: heir.userId }]);
  expect((await handOver(leaver.userId, heir.userId)).body).toEqual({ handed: 0, left: 0 });
});

test('one that is being paid, and one that somebody is changing, are left for later and counted', async () => {
  const [leaver, heir] = [await worker(), await worker()];
  const [paying = '', changing = '', free = ''] = await quotations(leaver.browser, 3);
  await shop.knex('payment').insert({
    id: randomUUID(),
    quotation_id: paying,
    status: 'pending',
    type: 'credit-card',
    payment_group: 1,
    provider: 'mercadopago',
    amount_cents: 100,
    idempotency_key: randomUUID(),
  });
  const held = await shop.knex.transaction();
  await held('quotation').where({ id: changing }).forUpdate().select('id');
  const answer = await handOver(leaver.userId, heir.userId);
  await held.rollback();
  expect(answer.body).toEqual({ handed: 1, left: 2 });
  expect(await sellers([free])).toEqual([heir.userId]);
  expect((await handOver(leaver.userId, heir.userId)).body).toEqual({ handed: 1, left: 1 });
});

test.each([
  ['a client', () => worker(Role.client)],
  ['somebody whose access ended', () => worker(Role.seller, 'cancun', { disabled_at: new Date() })],
  ['nobody', async () => ({ userId: randomUUID() })],
])('refuses to hand quotations to %s', async (_who, make) => {
  const { userId } = await worker();
  const answer = await handOver(userId, (await make()).userId);
  expect([answer.status, answer.details]).toEqual([400, [{ field: 'User' }]]);
  expect((await handOver(userId, userId)).code).toBe('invalid_input');
});
