import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { products } from '../../testing/catalog';
import { deposit, ledgerOf } from '../../testing/money';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';
import { joinGuests } from './join-guests';
import { joinLedgers } from './join-ledgers';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<typeof register>>;
const guestOf = () => register(shop.knex, { invited: true });

async function quotes(person: Person, site: Site = 'actual-studio') {
  const shopper = new Shopper(shop, site).signIn(person);
  const quotation = await shopper.quote(products.lamp);
  await shopper.call('POST /quotation/update/{id}', { params: { id: quotation.id }, body: { assignClient: true } });
  await shopper.giveAddress(quotation.id);
  return { shopper, quotation };
}
async function buys(person: Person): Promise<string> {
  const { shopper, quotation } = await quotes(person);
  return (await shopper.pay(shop, quotation)).body.data.orderId ?? '';
}
/** The word that the account service leaves once the e-mail is proven. */
const ask = (guest: Person, { clientId, userId }: Person, site: Site = 'actual-studio') =>
  shop.knex('guest_join').insert({ guest_client_id: guest.clientId, site, client_id: clientId, user_id: userId });
const join = () => joinGuests(shop.checkout);
const purchases = async (person: Person): Promise<string[]> => {
  const { status, body } = await new Shopper(shop)
    .signIn(person)
    .call('GET /order/find/{page}', { params: { page: '1' }, query: {} });
  // the next request to take a cut connection fails once, and is told to try again
  return status === 503 ? purchases(person) : body.data.map(({ id }) => id);
};
const ownerOf = async (quotation: string) => (await shop.knex('quotation').where({ id: quotation }).first()).client_id;
/** As if nobody had touched a quotation for so long. */
const untouched = (id: string, minutes: number) =>
  shop
    .knex('quotation')
    .where({ id })
    .update({ updated_at: shop.knex.raw("now() - ? * interval '1 minute'", [minutes]) });

test('joins a guest’s orders to the account only when asked to, as if the account had bought them', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  const orders = [await buys(guest), await buys(guest)];
  expect([await join(), await purchases(ana)]).toEqual([0, []]);
  await ask(guest, ana);
  expect(await join()).toBe(2);
  expect((await purchases(ana)).sort()).toEqual([...orders].sort());
  const rows = await shop.knex('orders').whereIn('id', orders);
  for (const row of rows)
    expect(row).toMatchObject({
      client_id: ana.clientId,
      user_id: ana.userId,
      is_invited: false,
      email: expect.any(String),
    });
  const page = await new Shopper(shop).signIn(ana).order(orders[0] ?? '');
  expect(page).toMatchObject({ hold: 'own', Address: { firstName: 'Lucía' } });
  expect(await purchases(guest)).toEqual([]);
  // nobody else has them
  const eva = new Shopper(shop).signIn(await register(shop.knex));
  expect((await eva.call('POST /order/findbyid/{id}', { params: { id: orders[0] ?? '' } })).status).toBe(403);
});

test('leaves purchases at another brand with the guest', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  await buys(guest);
  await ask(guest, ana, 'actual-kids');
  expect([await join(), await purchases(ana)]).toEqual([0, []]);
});

test('a cart comes along once nobody has touched it for an hour, never while it is being paid', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  const [{ quotation }, paying] = [await quotes(guest), await quotes(guest)];
  const open = { quotation_id: paying.quotation.id, idempotency_key: randomUUID(), provider: 'mercadopago' };
  const money = { type: 'credit-card', payment_group: 1, amount_cents: 100 };
  await shop.knex('payment').insert({ id: randomUUID(), ...open, ...money, status: 'unknown' });
  await ask(guest, ana);
  expect(await join()).toBe(0);
  await untouched(quotation.id, 61);
  await untouched(paying.quotation.id, 61);
  expect(await join()).toBe(1);
  expect([await ownerOf(quotation.id), await ownerOf(paying.quotation.id)]).toEqual([ana.clientId, guest.clientId]);
  const { body } = await new Shopper(shop)
    .signIn(ana)
    .call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  expect(body).toMatchObject({ hold: 'own', totalProducts: 1, Address: 'guest' });
});

test('a guest who is still buying keeps quotation and order for an hour', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  const begun = await quotes(guest);
  await ask(guest, ana);
  const later = await quotes(guest);
  for (const { shopper, quotation } of [begun, later]) await shopper.pay(shop, quotation);
  expect(await join()).toBe(0);
  await untouched(begun.quotation.id, 61);
  await untouched(later.quotation.id, 61);
  expect(await join()).toBe(1);
  expect(await ownerOf(later.quotation.id)).toBe(guest.clientId);
  // the next sign-in asks again
  await shop.knex('guest_join').where({ guest_client_id: guest.clientId }).update({ asked_at: shop.knex.fn.now() });
  expect(await join()).toBe(1);
});

test('a guest who became the client keeps their orders, as the client’s own', async () => {
  const guest = await guestOf();
  const order = await buys(guest);
  await shop.knex('app_user').where({ id: guest.userId }).update({ invited: false, role: 'client' });
  const ana = { ...guest, role: 'client' as const };
  await ask(guest, ana);
  expect([await join(), await join()]).toEqual([1, 0]);
  expect(await purchases(ana)).toEqual([order]);
  expect(await shop.knex('orders').where({ id: order }).first()).toMatchObject({ is_invited: false });
});

test('an account that is being deleted is given nothing more', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  await buys(guest);
  await ask(guest, ana);
  await shop.knex('app_user').where({ id: ana.userId }).update({ disabled_at: new Date() });
  expect(await join()).toBe(0);
});

test('money of a guest whose e-mail had two owners goes to the last one, once', async () => {
  const guest = await guestOf();
  const [first, last] = [await register(shop.knex), await register(shop.knex)];
  await deposit(shop, guest.clientId, 5_000);
  await ask(guest, first, 'actual-home');
  await ask(guest, last);
  expect([await joinLedgers(shop.checkout.db), await joinLedgers(shop.checkout.db)]).toEqual([2, 0]);
  const left = [guest, first, last].map(({ clientId }) => ledgerOf(shop, clientId));
  expect(await Promise.all(left)).toEqual([0, 0, 5_000]);
});

test('keeps the seller of a joined purchase', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  const order = await buys(guest);
  const seller = randomUUID();
  await shop.knex('orders').where({ id: order }).update({ user_id: seller });
  await ask(guest, ana);
  await join();
  expect(await shop.knex('orders').where({ id: order }).first()).toMatchObject({
    user_id: seller,
    client_id: ana.clientId,
  });
});

test('two workers at once move each once', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  for (const _order of [1, 2, 3]) await buys(guest);
  await ask(guest, ana);
  const moved = await Promise.all([join(), join(), join()]);
  expect(moved.reduce((sum, one) => sum + one, 0) + (await join())).toBe(3);
  expect(await purchases(ana)).toHaveLength(3);
  const versions = await shop.knex('quotation').where({ client_id: ana.clientId }).pluck('version');
  expect(versions).toHaveLength(3);
});

test('killed between the quotation and its order: neither is moved, and the next worker moves both', async () => {
  const [guest, ana] = [await guestOf(), await register(shop.knex)];
  const order = await buys(guest);
  await ask(guest, ana);
  const blocker = await shop.knex.transaction();
  await blocker('orders').where({ id: order }).forUpdate().select('id');
  const dying = join().then(
    () => 'joined',
    () => 'killed',
  );
  const waiting = async () =>
    (
      await shop
        .knex('pg_stat_activity')
        .where({ application_name: 'checkout', wait_event_type: 'Lock' })
        .whereLike('query', '%guest_join%')
        .pluck('pid')
    )[0];
  let pid = await waiting();
  while (pid === undefined) pid = await waiting();
  await shop.knex.raw('SELECT pg_terminate_backend(?)', [pid]);
  expect(await dying).toBe('killed');
  await blocker.rollback();
  const { quotation_id } = await shop.knex('orders').where({ id: order }).first();
  expect([await ownerOf(quotation_id), await purchases(ana)]).toEqual([guest.clientId, []]);
  expect(await join()).toBe(1);
  expect([await ownerOf(quotation_id), await purchases(ana)]).toEqual([ana.clientId, [order]]);
});
