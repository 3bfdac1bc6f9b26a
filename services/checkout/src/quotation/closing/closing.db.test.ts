import { products } from '../../../testing/catalog';
import { people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import type { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const close = (who: Shopper, id: string, change: object = {}) =>
  who.call('POST /quotation/{id}/close', { params: { id }, body: { reason: 'price', comment: ' Lo vio ', ...change } });
const reopen = (who: Shopper, id: string) => who.call('POST /quotation/{id}/reopen', { params: { id }, body: {} });
const closings = (id: string) => shop.knex('quotation_closing').where({ quotation_id: id }).orderBy('closed_at');

async function scene() {
  const [client, admin] = [await somebody(shop, 'client'), await somebody(shop, 'admin')];
  const { id } = await client.quote(products.shared, 1);
  return { client, admin, id };
}

test('a quotation that is lost takes no change until it is reopened; each time is a row', async () => {
  const { client, admin, id } = await scene();
  expect((await close(admin, id)).status).toBe(200);
  const change = () =>
    client.call('POST /quotation/adddetail/{id}', {
      params: { id },
      body: { productId: products.shared, quantity: 1 },
    });
  expect((await change()).code).toBe('quotation_closed');
  const seen = await client.call('POST /quotation/findbyid/{id}', { params: { id } });
  expect(seen.body).toMatchObject({ isClosed: true, totalProducts: 1 });
  expect(await closings(id)).toMatchObject([{ reason: 'price', comment: 'Lo vio', reopened_at: null }]);
  expect((await reopen(admin, id)).status).toBe(200);
  expect((await change()).status).toBe(200);
  await close(admin, id, { reason: 'other', comment: '' });
  expect((await closings(id)).map(({ reopened_at }) => reopened_at !== null)).toEqual([true, false]);
});

test('closing twice, even at once, closes once; only a lost quotation can be reopened', async () => {
  const { admin, id } = await scene();
  expect((await reopen(admin, id)).code).toBe('conflict');
  const answers = await Promise.all(Array.from({ length: 5 }, () => close(admin, id)));
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['ok', ...Array(4).fill('quotation_closed')]);
  expect(await closings(id)).toHaveLength(1);
});

test('keeps a quotation closed that was merged into another one', async () => {
  const { admin, id } = await scene();
  await shop.knex('quotation').where({ id }).update({ is_closed: true });
  expect((await reopen(admin, id)).code).toBe('conflict');
});

test('refuses to close an ordered quotation as lost', async () => {
  const { admin, id } = await scene();
  await shop.knex('orders').insert({
    id,
    quotation_id: id,
    site: 'actual-studio',
    status: 'completed',
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'a@b.mx',
    address: '{}',
    payment_type: 'spei',
    payment_group: 1,
    subtotal_cents: 1,
    discount_cents: 0,
    total_cents: 1,
  });
  expect((await close(admin, id)).code).toBe('quotation_ordered');
});

test.each([
  ['a reason that is none', { reason: 'karma' }],
  ['a comment past its length', { comment: 'x'.repeat(501) }],
])('%s is refused', async (_what, change) => {
  const { admin, id } = await scene();
  expect((await close(admin, id, change)).code).toBe('invalid_input');
});

test.each(people)('closes and reopens or is refused: %s', async (who) => {
  const { id } = await scene();
  const caller = await somebody(shop, who);
  const expected = { anonymous: 401, guest: 403, client: 403, broker: 403, seller: 403, manager: 403, admin: 200 };
  expect([(await close(caller, id)).status, (await reopen(caller, id)).status]).toEqual(Array(2).fill(expected[who]));
});

test('a manager decides who belongs to a store', async () => {
  const { id } = await scene();
  const manager = await somebody(shop, 'manager');
  await shop.knex('store').insert({ code: 'c', name: 'Cancún', region: 'QROO', type: 'studio' }).onConflict().ignore();
  await shop.knex('app_user').where({ role: 'manager' }).update({ main_store: 'c' });
  expect([(await close(manager, id)).status, (await reopen(manager, id)).status]).toEqual([200, 200]);
});
