import { storeDay } from '@actual/domain';
import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<typeof register>>;

async function buys(person: Person, product: string, pieces = 1): Promise<string> {
  const shopper = new Shopper(shop).signIn(person);
  const quotation = await shopper.quote(product, pieces);
  await shopper.call('POST /quotation/update/{id}', { params: { id: quotation.id }, body: { assignClient: true } });
  await shopper.giveAddress(quotation.id);
  return (await shopper.pay(shop, quotation)).body.data.orderId ?? '';
}
const list = (person: Person, query: Record<string, string> = {}, page = '1') =>
  new Shopper(shop).signIn(person).call('GET /order/find/{page}', { params: { page }, query });

test('a purchase shows its pieces, when the next ones come and what is known of its invoice', async () => {
  const ana = await register(shop.knex);
  const order = await buys(ana, products.lamp, 2);
  const { body } = await list(ana);
  expect(body.total).toBe(1);
  expect(body.data[0]).toMatchObject({
    id: order,
    status: 'pending-sap',
    statusLabel: 'Procesando',
    total: 1_799,
    ammountPaid: 1_799,
    totalProducts: 2,
    Invoice: null,
    ZipcodeDelivery: '77500',
    payUntil: null,
    Details: [{ quantity: 2, Product: { id: products.lamp, ItemCode: 'ST2', picture: 'mueble-st2' } }],
  });
  expect(String(body.data[0]?.nextDelivery) > storeDay()).toBe(true);
});

test('a purchase shows its next delivery day, the last one once all are past, and none when it is canceled', async () => {
  const ana = await register(shop.knex);
  const order = await buys(ana, products.lamp);
  const shipped = async (...days: string[]) => {
    await shop.knex('order_line').where({ order_id: order }).update({ ship_date: days[0] });
    if (days[1]) {
      const line = await shop.knex('order_line').where({ order_id: order }).first();
      const { position, id, ...rest } = line;
      await shop.knex('order_line').insert({ ...rest, id: order, position: position + 1, ship_date: days[1] });
    }
    return (await list(ana)).body.data[0]?.nextDelivery;
  };
  expect(await shipped('2020-01-02')).toBe('2020-01-02');
  expect(await shipped('2020-01-02', '2099-01-02')).toBe('2099-01-02');
  await shop.knex('orders').where({ id: order }).update({ status: 'canceled' });
  expect((await list(ana)).body.data[0]?.nextDelivery).toBeNull();
});

test('purchases are filtered by state and folio; the count is of what the filters let through', async () => {
  const ana = await register(shop.knex);
  const [first, second] = [await buys(ana, products.lamp), await buys(ana, products.lamp)];
  await shop.knex('orders').where({ id: first }).update({ status: 'canceled' });
  const ids = async (query: Record<string, string>) => {
    const { body } = await list(ana, query);
    expect(body.total).toBe(body.data.length);
    return body.data.map(({ id }) => id);
  };
  expect(await ids({})).toEqual([second, first]);
  expect(await ids({ status: 'canceled' })).toEqual([first]);
  expect(await ids({ status: 'completed' })).toEqual([]);
  const { folio } = (await list(ana)).body.data[0] ?? { folio: '' };
  expect(await ids({ folio })).toEqual([second]);
  expect((await list(ana, { folio: '12a' })).code).toBe('invalid_input');
  expect((await list(ana, {}, '2')).body).toEqual({ data: [], total: 2 });
});

test('never finds another client’s or another brand’s purchases, not even by folio', async () => {
  const [ana, eva] = [await register(shop.knex), await register(shop.knex)];
  await buys(ana, products.lamp);
  const { folio } = (await list(ana)).body.data[0] ?? { folio: '' };
  expect((await list(eva, { folio })).body).toEqual({ data: [], total: 0 });
  const kids = new Shopper(shop, 'actual-kids').signIn(ana);
  expect((await kids.call('GET /order/find/{page}', { params: { page: '1' } })).body.total).toBe(0);
});
