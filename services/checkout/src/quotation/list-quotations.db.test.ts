import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<typeof register>>;

async function quotes(person: Person, product: string, pieces = 1) {
  const shopper = new Shopper(shop).signIn(person);
  const quotation = await shopper.quote(product, pieces);
  await shopper.call('POST /quotation/update/{id}', { params: { id: quotation.id }, body: { assignClient: true } });
  return quotation;
}
const list = (person: Person, body: object = {}, page = '1') =>
  new Shopper(shop).signIn(person).call('POST /quotation/find/{page}', { params: { page }, body });
const first = async (person: Person) => (await list(person)).body.data[0];

test('a quotation of today shows its articles and its own total', async () => {
  const ana = await register(shop.knex);
  const { id } = await quotes(ana, products.lamp, 2);
  expect(await first(ana)).toMatchObject({
    id,
    total: 1_799,
    totalNow: 1_799,
    totalProducts: 2,
    OrderWeb: null,
    isClosed: false,
    Details: [{ quantity: 2, availabilityChanged: null, Product: { Name: 'Mueble ST2', picture: 'mueble-st2' } }],
  });
});

test('a quotation of an earlier day shows today’s total, and looking changes nothing', async () => {
  const ana = await register(shop.knex);
  const { id, version } = await quotes(ana, products.shared);
  await shop.knex('quotation').where({ id }).update({ priced_on: '2020-01-02' });
  await shop.knex('product').where({ id: products.shared }).update({ price_cents: 750_000 });
  expect(await first(ana)).toMatchObject({ validUntil: '2020-01-02', total: 7_000, totalNow: 7_500 });
  const row = await shop.knex('quotation').where({ id }).first();
  expect([row.version, row.repriced]).toEqual([version, []]);
  const opened = await new Shopper(shop).signIn(ana).call('POST /quotation/findbyid/{id}', { params: { id } });
  expect(opened.body.total).toBe(7_500);
});

test('pieces that are gone since are named', async () => {
  const ana = await register(shop.knex);
  await quotes(ana, products.sofa);
  await shop.knex('stock_source').where({ item_code: 'ST1' }).update({ received: 0 });
  expect((await first(ana))?.Details[0]?.availabilityChanged).toBe('sold-out');
  await shop.knex('stock_source').where({ item_code: 'ST1' }).update({ received: 10 });
  expect((await first(ana))?.Details[0]?.availabilityChanged).toBeNull();
});

test('an ordered quotation stays unchanged, whatever the shop changes', async () => {
  const ana = await register(shop.knex);
  const shopper = new Shopper(shop).signIn(ana);
  const quotation = await quotes(ana, products.lamp);
  await shopper.giveAddress(quotation.id);
  await shopper.pay(shop, quotation);
  await shop.knex('quotation').where({ id: quotation.id }).update({ priced_on: '2020-01-02' });
  await shop.knex('product').where({ id: products.lamp }).update({ price_cents: 1 });
  expect(await first(ana)).toMatchObject({ total: 899.5, totalNow: 899.5, Details: [{ availabilityChanged: null }] });
  await shop.knex('product').where({ id: products.lamp }).update({ price_cents: 89_950 });
});

test('quotations are filtered by state and folio, without empty ones; the count is of the filtered ones', async () => {
  const ana = await register(shop.knex);
  const [open, closed, empty] = [
    await quotes(ana, products.lamp),
    await quotes(ana, products.lamp),
    await quotes(ana, products.lamp),
  ];
  await shop.knex('quotation').where({ id: closed.id }).update({ is_closed: true });
  await shop.knex('quotation_line').where({ quotation_id: empty.id }).delete();
  const ids = async (body: object) => {
    const answer = await list(ana, body);
    expect(answer.body.total).toBe(answer.body.data.length);
    return answer.body.data.map(({ id }) => id);
  };
  expect(await ids({})).toEqual([closed.id, open.id]);
  expect(await ids({ state: 'open' })).toEqual([open.id]);
  expect(await ids({ state: 'closed' })).toEqual([closed.id]);
  expect(await ids({ state: 'ordered' })).toEqual([]);
  expect(await ids({ folio: open.folio })).toEqual([open.id]);
  expect((await list(ana, {}, '2')).body).toEqual({ data: [], total: 2 });
  expect((await list(ana, { state: 'x' })).code).toBe('invalid_input');
});

test('never finds another client’s or another brand’s quotations, not even by folio', async () => {
  const [ana, eva] = [await register(shop.knex), await register(shop.knex)];
  const { folio } = await quotes(ana, products.lamp);
  expect((await list(eva, { folio })).body).toEqual({ data: [], total: 0 });
  const kids = new Shopper(shop, 'actual-kids').signIn(ana);
  expect((await kids.call('POST /quotation/find/{page}', { params: { page: '1' }, body: {} })).body.total).toBe(0);
});
