import { openShop, type Shop } from '../../../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const figure = async (name: string): Promise<number> => {
  const { body } = await shop.app.inject({ method: 'GET', url: '/metrics' });
  return Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(body)?.[1]);
};

test('/metrics counts the messages for a person and the payments without an outcome', async () => {
  expect([await figure('outbox_dead_letters'), await figure('checkout_stuck_payments')]).toEqual([0, 0]);
  await shop.knex('outbox').insert({ kind: 'quotation-mail', key: 'a', payload: {}, parked_at: shop.knex.fn.now() });
  expect(await figure('outbox_dead_letters')).toBe(1);
});
