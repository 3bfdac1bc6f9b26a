import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';
import { readOrders } from './order.queries';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ordered(shopper: Shopper) {
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  return (await shopper.pay(shop, quotation)).body.data.orderId ?? '';
}
const find = (shopper: Shopper, id: string) => shopper.call('POST /order/findbyid/{id}', { params: { id } });

test('a guest’s order shows a stranger with the link its state, and nothing of the person or the purchase', async () => {
  const id = await ordered(new Shopper(shop));
  const { status, body } = await find(new Shopper(shop), id);
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    folio: expect.stringMatching(/^\d{6}$/),
    createdAt: expect.any(String),
    site: 'actual-studio',
    status: 'pending-sap',
    statusLabel: 'Procesando',
    isInvited: true,
    FirstName: 'L*****',
    LastName: 'P*****',
    restricted: true,
  });
  expect((await find(new Shopper(shop, 'actual-kids'), id)).status).toBe(403);
});

test('a client’s order is forbidden to others, just as one that does not exist', async () => {
  const client = await register(shop.knex);
  const id = await ordered(new Shopper(shop).signIn(client));
  const stranger = new Shopper(shop).signIn(await register(shop.knex));
  for (const other of [id, '0'.repeat(32), '-'.repeat(36)]) {
    const answer = await find(stranger, other);
    expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
  }
  expect((await find(new Shopper(shop).signIn(client), id)).body.restricted).toBe(false);
});

test('staff see the guest’s name, and that the order is not in the ERP yet', async () => {
  const owner = new Shopper(shop);
  const id = await ordered(owner);
  const { userId } = await register(shop.knex);
  const seller = new Shopper(shop).signIn({ userId, role: 'seller', clientId: null });
  expect((await find(seller, id)).body).toMatchObject({
    FirstName: 'Lucía',
    restricted: false,
    statusLabel: 'Pendiente SAP',
  });
  expect((await find(owner, id)).body.statusLabel).toBe('Procesando');
});

test('makes no order of a quotation that is not paid', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp);
  const answer = await shopper.call('POST /order/createfromquotation/{id}', { params: { id }, body: {} });
  expect([answer.status, answer.code]).toEqual([409, 'not_fully_paid']);
});

test('an order knows whether delivery to its postal code costs extra', async () => {
  const id = await ordered(new Shopper(shop));
  const extraCost = async () => (await readOrders(shop.knex, [id])).map((order) => order.extraCost);
  expect(await extraCost()).toEqual([false]);
  const zipcode = shop.knex('zipcode').whereIn('id', shop.knex('quotation').select('zipcode_id'));
  await zipcode.clone().update({ extra_cost: true });
  expect(await extraCost()).toEqual([true]);
  await zipcode.clone().update({ extra_cost: false });
});

test('lists own orders and quotations for signed-in clients only', async () => {
  const page = { params: { page: '1' } };
  expect((await new Shopper(shop).call('GET /order/find/{page}', page)).status).toBe(401);
  expect((await new Shopper(shop).call('POST /quotation/find/{page}', page)).status).toBe(401);
  const mine = new Shopper(shop).signIn(await register(shop.knex));
  expect((await mine.call('GET /order/find/{page}', page)).body).toEqual({ data: [], total: 0 });
  expect((await mine.call('GET /order/find/{page}', { params: { page: '0' } })).code).toBe('invalid_input');
});

test('an order keeps its promised day when its warehouse becomes slower; new quotations get the later day', async () => {
  const shopper = new Shopper(shop);
  const id = await ordered(shopper);
  const promised = async () => {
    const [order] = await readOrders(shop.knex, [id]);
    return [order?.deliveryDate, ...(order?.lines.map(({ shipDate }) => shipDate) ?? [])];
  };
  const before = await promised();
  const first = async () => (await new Shopper(shop).quote(products.lamp)).Details[0]?.shipDate ?? '';
  const offered = await first();
  await shop.knex('warehouse').increment('handling_days', 5);
  await shop.checkout.delivery.renew();
  expect((await first()) > offered).toBe(true);
  expect(await promised()).toEqual(before);
  await shop.knex('warehouse').decrement('handling_days', 5);
  await shop.checkout.delivery.renew();
  expect(await first()).toBe(offered);
});
